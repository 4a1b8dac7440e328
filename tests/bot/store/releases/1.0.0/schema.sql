BEGIN TRANSACTION;
CREATE TABLE accounts (
    id INTEGER NOT NULL,
    guild_id BIGINT NOT NULL,
    kind VARCHAR(16) NOT NULL,
    owner BIGINT NOT NULL,
    balance BIGINT NOT NULL,
    CONSTRAINT pk_accounts PRIMARY KEY (id),
    CONSTRAINT uq_accounts_guild_id_kind_owner UNIQUE (guild_id, kind, owner),
    CONSTRAINT ck_accounts_covered CHECK (balance >= 0 OR kind IN ('house', 'bank'))
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE application (
    name VARCHAR(16) NOT NULL,
    value VARCHAR(128) NOT NULL,
    CONSTRAINT pk_application PRIMARY KEY (name)
);
CREATE TABLE attempts (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    day VARCHAR(10) NOT NULL,
    person INTEGER NOT NULL,
    first BOOLEAN NOT NULL,
    ranked BOOLEAN NOT NULL,
    state JSON NOT NULL,
    acts JSON NOT NULL,
    decision INTEGER NOT NULL,
    draft JSON,
    rounds JSON NOT NULL,
    points INTEGER,
    streak INTEGER NOT NULL,
    began_at FLOAT NOT NULL,
    finished_at FLOAT,
    CONSTRAINT uq_attempts_day_person_first UNIQUE (day, person, first)
);
CREATE TABLE chains (
    guild_id BIGINT NOT NULL,
    head VARCHAR(64) NOT NULL,
    CONSTRAINT pk_chains PRIMARY KEY (guild_id)
);
CREATE TABLE channel_locales (
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    locale VARCHAR(16) NOT NULL,
    CONSTRAINT pk_channel_locales PRIMARY KEY (guild_id, channel_id)
);
CREATE TABLE day_posts (
    channel_id BIGINT NOT NULL,
    day VARCHAR(10) NOT NULL,
    guild_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    CONSTRAINT pk_day_posts PRIMARY KEY (channel_id, day)
);
CREATE TABLE day_shares (
    channel_id BIGINT NOT NULL,
    day VARCHAR(10) NOT NULL,
    person INTEGER NOT NULL,
    CONSTRAINT pk_day_shares PRIMARY KEY (channel_id, day, person)
);
CREATE TABLE days (
    day VARCHAR(10) NOT NULL,
    secret VARCHAR(64) NOT NULL,
    engine VARCHAR(64),
    closed BOOLEAN NOT NULL,
    hard JSON,
    CONSTRAINT pk_days PRIMARY KEY (day)
);
CREATE TABLE departures (
    guild_id BIGINT NOT NULL,
    at FLOAT NOT NULL,
    CONSTRAINT pk_departures PRIMARY KEY (guild_id)
);
CREATE TABLE doors (
    person INTEGER NOT NULL,
    channel_id BIGINT NOT NULL,
    CONSTRAINT pk_doors PRIMARY KEY (person)
);
CREATE TABLE emojis (
    emoji_id BIGINT NOT NULL,
    name VARCHAR(32) NOT NULL,
    digest VARCHAR(64) NOT NULL,
    replaced_at FLOAT,
    CONSTRAINT pk_emojis PRIMARY KEY (emoji_id)
);
CREATE TABLE forgotten (
    guild_id BIGINT NOT NULL,
    digest VARCHAR(64) NOT NULL,
    at FLOAT NOT NULL,
    CONSTRAINT pk_forgotten PRIMARY KEY (guild_id, digest)
);
CREATE TABLE guilds (
    guild_id BIGINT NOT NULL,
    welcome INTEGER NOT NULL,
    daily INTEGER NOT NULL,
    turn_seconds INTEGER NOT NULL,
    follow_seconds INTEGER NOT NULL,
    most_tables INTEGER DEFAULT '20' NOT NULL,
    most_buy_in INTEGER DEFAULT '1000000' NOT NULL,
    most_rounds INTEGER DEFAULT '60' NOT NULL,
    cards VARCHAR(16) DEFAULT 'pictures' NOT NULL,
    season_channel BIGINT,
    day_channel BIGINT,
    channels JSON DEFAULT '[]' NOT NULL,
    locale VARCHAR(16),
    CONSTRAINT pk_guilds PRIMARY KEY (guild_id)
);
CREATE TABLE house_rules (
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    game VARCHAR(16) NOT NULL,
    terms JSON NOT NULL,
    CONSTRAINT pk_house_rules PRIMARY KEY (guild_id, channel_id, game)
);
CREATE TABLE identifies (
    bucket INTEGER NOT NULL,
    next_at FLOAT DEFAULT '0' NOT NULL,
    CONSTRAINT pk_identifies PRIMARY KEY (bucket)
);
CREATE TABLE identities (
    id INTEGER NOT NULL,
    guild_id BIGINT NOT NULL,
    after_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    digest VARCHAR(64),
    hash VARCHAR(64) NOT NULL,
    CONSTRAINT pk_identities PRIMARY KEY (id)
);
CREATE TABLE journal (
    table_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at FLOAT NOT NULL,
    interaction_id BIGINT,
    action JSON NOT NULL,
    CONSTRAINT pk_journal PRIMARY KEY (table_id, seq),
    CONSTRAINT uq_journal_interaction_id UNIQUE (interaction_id),
    CONSTRAINT fk_journal_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE lessons (
    person INTEGER NOT NULL,
    game VARCHAR(16) NOT NULL,
    at FLOAT NOT NULL,
    CONSTRAINT pk_lessons PRIMARY KEY (person, game)
);
CREATE TABLE matches (
    table_id INTEGER NOT NULL,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    at FLOAT NOT NULL,
    game VARCHAR(16) NOT NULL,
    preset VARCHAR(32) NOT NULL,
    level VARCHAR(16) NOT NULL,
    ending VARCHAR(16) NOT NULL,
    broken_off BOOLEAN NOT NULL,
    rounds INTEGER NOT NULL,
    players INTEGER NOT NULL,
    computers VARCHAR(64) NOT NULL,
    CONSTRAINT pk_matches PRIMARY KEY (table_id),
    CONSTRAINT fk_matches_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE members (
    person INTEGER NOT NULL,
    guild_id BIGINT NOT NULL,
    rounds INTEGER NOT NULL,
    claimed_at FLOAT,
    CONSTRAINT pk_members PRIMARY KEY (person)
)
 WITHOUT ROWID;
CREATE TABLE outbox (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL,
    at FLOAT NOT NULL,
    announcement JSON NOT NULL,
    skipped_at FLOAT,
    CONSTRAINT fk_outbox_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE people (
    person INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild_id BIGINT NOT NULL,
    member_id BIGINT,
    name VARCHAR(128),
    locale VARCHAR(8),
    salt VARCHAR(32),
    CONSTRAINT uq_people_member_id_guild_id UNIQUE (member_id, guild_id)
);
CREATE TABLE posts (
    table_id INTEGER NOT NULL,
    kind VARCHAR(16) NOT NULL,
    person INTEGER NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    posted_at FLOAT NOT NULL,
    shows INTEGER NOT NULL,
    CONSTRAINT pk_posts PRIMARY KEY (table_id, kind, person),
    CONSTRAINT fk_posts_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE preferences (
    person INTEGER NOT NULL,
    chosen JSON NOT NULL,
    CONSTRAINT pk_preferences PRIMARY KEY (person)
);
CREATE TABLE processes (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    place VARCHAR(64) NOT NULL,
    version VARCHAR(32) NOT NULL,
    shards INTEGER NOT NULL,
    shares INTEGER NOT NULL,
    state VARCHAR(16) NOT NULL,
    beat_at FLOAT NOT NULL
);
CREATE TABLE records (
    table_id INTEGER NOT NULL,
    at FLOAT NOT NULL,
    record TEXT,
    proof TEXT,
    CONSTRAINT pk_records PRIMARY KEY (table_id),
    CONSTRAINT fk_records_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE results (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    guild_id BIGINT NOT NULL,
    at FLOAT NOT NULL,
    ending VARCHAR(16) NOT NULL,
    chips BIGINT NOT NULL,
    game VARCHAR(16) DEFAULT '' NOT NULL,
    preset VARCHAR(32) DEFAULT '' NOT NULL,
    place INTEGER DEFAULT '0' NOT NULL,
    won BOOLEAN DEFAULT 0 NOT NULL,
    chance INTEGER DEFAULT '0' NOT NULL,
    rounds INTEGER DEFAULT '0' NOT NULL,
    rounds_won INTEGER DEFAULT '0' NOT NULL,
    round_chances INTEGER DEFAULT '0' NOT NULL,
    payout BIGINT DEFAULT '0' NOT NULL,
    run INTEGER DEFAULT '0' NOT NULL,
    aces INTEGER DEFAULT '0' NOT NULL,
    kings INTEGER DEFAULT '0' NOT NULL,
    queens INTEGER DEFAULT '0' NOT NULL,
    jacks INTEGER DEFAULT '0' NOT NULL,
    tens INTEGER DEFAULT '0' NOT NULL,
    others INTEGER DEFAULT '0' NOT NULL,
    points INTEGER DEFAULT '0' NOT NULL,
    decisions INTEGER DEFAULT '0' NOT NULL,
    seconds FLOAT DEFAULT '0' NOT NULL,
    feats VARCHAR(256) DEFAULT '' NOT NULL,
    won_from_members BIGINT DEFAULT '0' NOT NULL,
    rated INTEGER DEFAULT '0' NOT NULL,
    mu FLOAT,
    sigma FLOAT,
    CONSTRAINT pk_results PRIMARY KEY (table_id, person),
    CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE score_blocks (
    guild_id BIGINT NOT NULL,
    board VARCHAR(32) NOT NULL,
    score BIGINT NOT NULL,
    person INTEGER NOT NULL,
    members INTEGER NOT NULL,
    CONSTRAINT pk_score_blocks PRIMARY KEY (guild_id, board, score, person)
)
 WITHOUT ROWID;
CREATE TABLE scores (
    guild_id BIGINT NOT NULL,
    board VARCHAR(32) NOT NULL,
    person INTEGER NOT NULL,
    score BIGINT NOT NULL,
    CONSTRAINT pk_scores PRIMARY KEY (guild_id, board, person)
)
 WITHOUT ROWID;
CREATE TABLE seasons (
    guild_id BIGINT NOT NULL,
    month VARCHAR(7) NOT NULL,
    message_id BIGINT,
    at FLOAT NOT NULL,
    CONSTRAINT pk_seasons PRIMARY KEY (guild_id, month)
);
CREATE TABLE set_aside (
    id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    at FLOAT NOT NULL,
    snapshot TEXT NOT NULL,
    rebuilt BOOLEAN NOT NULL,
    CONSTRAINT pk_set_aside PRIMARY KEY (id),
    CONSTRAINT fk_set_aside_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE shares (
    number INTEGER NOT NULL,
    holder INTEGER,
    heir INTEGER,
    heir_ready BOOLEAN NOT NULL,
    CONSTRAINT pk_shares PRIMARY KEY (number),
    CONSTRAINT fk_shares_holder FOREIGN KEY(holder) REFERENCES processes (number),
    CONSTRAINT fk_shares_heir FOREIGN KEY(heir) REFERENCES processes (number)
);
CREATE TABLE tables (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    status VARCHAR(16) NOT NULL,
    seq INTEGER NOT NULL,
    snapshot JSON NOT NULL,
    clock JSON NOT NULL,
    opened_at FLOAT NOT NULL,
    closed_at FLOAT
);
CREATE TABLE transfers (
    id INTEGER NOT NULL,
    at FLOAT NOT NULL,
    guild_id BIGINT NOT NULL,
    source_id INTEGER NOT NULL,
    target_id INTEGER NOT NULL,
    chips BIGINT NOT NULL,
    reason VARCHAR(16) NOT NULL,
    table_id INTEGER,
    "by" INTEGER,
    interaction_id BIGINT,
    hash VARCHAR(64) DEFAULT '' NOT NULL,
    CONSTRAINT pk_transfers PRIMARY KEY (id),
    CONSTRAINT ck_transfers_positive CHECK (chips > 0),
    CONSTRAINT fk_transfers_source_id FOREIGN KEY(source_id) REFERENCES accounts (id),
    CONSTRAINT fk_transfers_target_id FOREIGN KEY(target_id) REFERENCES accounts (id),
    CONSTRAINT fk_transfers_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT uq_transfers_interaction_id UNIQUE (interaction_id)
);
CREATE TABLE visits (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    CONSTRAINT pk_visits PRIMARY KEY (table_id, person),
    CONSTRAINT fk_visits_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID;
CREATE INDEX ix_scores_guild_id_board_score_person ON scores (guild_id, board, score, person);
CREATE INDEX ix_attempts_person_day ON attempts (person, day);
CREATE UNIQUE INDEX uq_emojis_current ON emojis (name) WHERE replaced_at IS NULL;
CREATE INDEX ix_members_guild_id ON members (guild_id);
CREATE UNIQUE INDEX uq_tables_open_channel ON tables (channel_id) WHERE status != 'closed';
CREATE INDEX ix_tables_closed_at ON tables (closed_at);
CREATE INDEX ix_identities_guild_id ON identities (guild_id);
CREATE INDEX ix_matches_channel_id_game_at ON matches (channel_id, game, at);
CREATE INDEX ix_matches_guild_id_at ON matches (guild_id, at);
CREATE INDEX ix_results_guild_id_game_person_rated ON results (guild_id, game, person, rated);
CREATE INDEX ix_results_of_member ON results (guild_id, person, at, table_id, game, won_from_members, chips, won, chance);
CREATE INDEX ix_set_aside_table_id ON set_aside (table_id);
CREATE INDEX ix_visits_person ON visits (person);
CREATE INDEX ix_transfers_source_id ON transfers (source_id);
CREATE INDEX ix_transfers_target_id ON transfers (target_id);
CREATE INDEX ix_transfers_table_id ON transfers (table_id);
CREATE INDEX ix_transfers_ordered ON transfers (guild_id, "by") WHERE "by" IS NOT NULL;
CREATE INDEX ix_outbox_table_id ON outbox (table_id);
CREATE TRIGGER transfers_are_not_changed BEFORE UPDATE ON transfers WHEN NOT (FALSE) BEGIN SELECT RAISE(ABORT, 'transfers are not changed'); END;
CREATE TRIGGER transfers_are_not_deleted BEFORE DELETE ON transfers WHEN NOT (EXISTS (SELECT 1 FROM departures WHERE guild_id = OLD.guild_id)) BEGIN SELECT RAISE(ABORT, 'transfers are not deleted'); END;
CREATE TRIGGER identities_are_not_changed BEFORE UPDATE ON identities WHEN NOT (FALSE) BEGIN SELECT RAISE(ABORT, 'identities are not changed'); END;
CREATE TRIGGER identities_are_not_deleted BEFORE DELETE ON identities WHEN NOT (EXISTS (SELECT 1 FROM departures WHERE guild_id = OLD.guild_id)) BEGIN SELECT RAISE(ABORT, 'identities are not deleted'); END;
COMMIT;
