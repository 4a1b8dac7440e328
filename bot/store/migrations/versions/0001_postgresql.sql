CREATE TABLE processes (
    number BIGSERIAL NOT NULL,
    place VARCHAR(64) NOT NULL,
    version VARCHAR(32) NOT NULL,
    shards INTEGER NOT NULL,
    shares INTEGER NOT NULL,
    state VARCHAR(16) NOT NULL,
    beat_at FLOAT NOT NULL,
    CONSTRAINT pk_processes PRIMARY KEY (number)
);
COMMENT ON COLUMN processes.number IS 'given once, and never again';
COMMENT ON COLUMN processes.place IS 'the machine and the process there, for people';
COMMENT ON COLUMN processes.version IS 'of the program';
COMMENT ON COLUMN processes.shards IS 'of the bot: the same for all that run';
COMMENT ON COLUMN processes.shares IS 'into which they fall: the same for all that run';
COMMENT ON COLUMN processes.state IS 'running, draining or fenced';
COMMENT ON COLUMN processes.beat_at IS 'when it was last heard of';
CREATE TABLE identifies (
    bucket INTEGER NOT NULL,
    next_at FLOAT DEFAULT '0' NOT NULL,
    CONSTRAINT pk_identifies PRIMARY KEY (bucket)
);
COMMENT ON COLUMN identifies.bucket IS 'of shards that take turns';
COMMENT ON COLUMN identifies.next_at IS 'before that none may identify';
CREATE TABLE scores (
    guild_id BIGINT NOT NULL,
    board VARCHAR(32) NOT NULL,
    person BIGINT NOT NULL,
    score BIGINT NOT NULL,
    CONSTRAINT pk_scores PRIMARY KEY (guild_id, board, person)
);
CREATE INDEX ix_scores_guild_id_board_score_person ON scores (guild_id, board, score, person);
COMMENT ON COLUMN scores.board IS 'what is compared, and of which time';
CREATE TABLE score_blocks (
    guild_id BIGINT NOT NULL,
    board VARCHAR(32) NOT NULL,
    score BIGINT NOT NULL,
    person BIGINT NOT NULL,
    members INTEGER NOT NULL,
    CONSTRAINT pk_score_blocks PRIMARY KEY (guild_id, board, score, person)
);
COMMENT ON COLUMN score_blocks.score IS 'of the lowest place in a block';
COMMENT ON COLUMN score_blocks.person IS 'the same';
COMMENT ON COLUMN score_blocks.members IS 'from this place up to the next block''s';
CREATE TABLE seasons (
    guild_id BIGINT NOT NULL,
    month VARCHAR(7) NOT NULL,
    message_id BIGINT,
    at FLOAT NOT NULL,
    CONSTRAINT pk_seasons PRIMARY KEY (guild_id, month)
);
COMMENT ON COLUMN seasons.month IS 'like 2026-11, by UTC';
COMMENT ON COLUMN seasons.message_id IS 'tells its end; null before, or if Discord refuses it';
COMMENT ON COLUMN seasons.at IS 'from when on that may be tried again';
CREATE TABLE days (
    day VARCHAR(10) NOT NULL,
    secret VARCHAR(64) NOT NULL,
    engine VARCHAR(64),
    closed BOOLEAN NOT NULL,
    hard JSON,
    CONSTRAINT pk_days PRIMARY KEY (day)
);
COMMENT ON COLUMN days.day IS 'like 2026-11-27, by UTC';
COMMENT ON COLUMN days.secret IS 'what it is dealt from, in hexadecimal';
COMMENT ON COLUMN days.engine IS 'a digest of the rules and computers it is played by';
COMMENT ON COLUMN days.closed IS 'whether others came: the rest of the day is practice';
COMMENT ON COLUMN days.hard IS 'what hard made of the player''s seat in each round';
CREATE TABLE attempts (
    id BIGSERIAL NOT NULL,
    day VARCHAR(10) NOT NULL,
    person BIGINT NOT NULL,
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
    CONSTRAINT pk_attempts PRIMARY KEY (id),
    CONSTRAINT uq_attempts_day_person_first UNIQUE (day, person, first)
);
CREATE INDEX ix_attempts_person_day ON attempts (person, day);
COMMENT ON COLUMN attempts.id IS 'given once';
COMMENT ON COLUMN attempts.person IS 'of no server';
COMMENT ON COLUMN attempts.first IS 'whether it is the first of its day; else it is practice';
COMMENT ON COLUMN attempts.ranked IS 'whether it counts';
COMMENT ON COLUMN attempts.state IS 'the match as it is now';
COMMENT ON COLUMN attempts.acts IS 'all that was done, by everybody';
COMMENT ON COLUMN attempts.decision IS 'how often its player has chosen';
COMMENT ON COLUMN attempts.draft IS 'a choice that is not whole yet';
COMMENT ON COLUMN attempts.rounds IS 'what each round that is over has brought';
COMMENT ON COLUMN attempts.points IS 'all of them together; null until it is over';
COMMENT ON COLUMN attempts.streak IS 'days in a row with a finished one; 0 until it is over';
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
    person BIGINT NOT NULL,
    CONSTRAINT pk_day_shares PRIMARY KEY (channel_id, day, person)
);
COMMENT ON COLUMN day_shares.person IS 'of no server, whose result stands there';
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
COMMENT ON COLUMN guilds.most_tables IS 'open at the same time';
COMMENT ON COLUMN guilds.most_buy_in IS 'chips, for a seat';
COMMENT ON COLUMN guilds.most_rounds IS 'of a match';
COMMENT ON COLUMN guilds.cards IS 'or four_colour, or text';
COMMENT ON COLUMN guilds.season_channel IS 'where the end of a season is told; null: nowhere';
COMMENT ON COLUMN guilds.day_channel IS 'where the deal of the day stands; null: nowhere';
COMMENT ON COLUMN guilds.channels IS 'where tables may stand, if any';
COMMENT ON COLUMN guilds.locale IS 'of public messages; null: as in Discord';
CREATE TABLE channel_locales (
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    locale VARCHAR(16) NOT NULL,
    CONSTRAINT pk_channel_locales PRIMARY KEY (guild_id, channel_id)
);
COMMENT ON COLUMN channel_locales.locale IS 'of public messages there, and in its threads';
CREATE TABLE departures (
    guild_id BIGINT NOT NULL,
    at FLOAT NOT NULL,
    CONSTRAINT pk_departures PRIMARY KEY (guild_id)
);
COMMENT ON COLUMN departures.at IS 'when the server was found without the bot';
CREATE TABLE forgotten (
    guild_id BIGINT NOT NULL,
    digest VARCHAR(64) NOT NULL,
    at FLOAT NOT NULL,
    CONSTRAINT pk_forgotten PRIMARY KEY (guild_id, digest)
);
COMMENT ON COLUMN forgotten.digest IS 'of a member who had their data removed';
CREATE TABLE application (
    name VARCHAR(16) NOT NULL,
    value VARCHAR(128) NOT NULL,
    CONSTRAINT pk_application PRIMARY KEY (name)
);
COMMENT ON COLUMN application.name IS 'what is noted of it, or of this database';
CREATE TABLE people (
    person BIGSERIAL NOT NULL,
    guild_id BIGINT NOT NULL,
    member_id BIGINT,
    name VARCHAR(128),
    locale VARCHAR(8),
    salt VARCHAR(32),
    CONSTRAINT pk_people PRIMARY KEY (person),
    CONSTRAINT uq_people_member_id_guild_id UNIQUE (member_id, guild_id)
);
COMMENT ON COLUMN people.person IS 'the key, which is given once';
COMMENT ON COLUMN people.guild_id IS '0 for what belongs to no server';
COMMENT ON COLUMN people.member_id IS 'null for somebody who was forgotten, as what follows';
COMMENT ON COLUMN people.salt IS 'random, of the digest in the server''s chain';
CREATE TABLE preferences (
    person BIGINT NOT NULL,
    chosen JSON NOT NULL,
    CONSTRAINT pk_preferences PRIMARY KEY (person)
);
COMMENT ON COLUMN preferences.chosen IS '`Preferences` of `bot/members`, as JSON';
CREATE TABLE lessons (
    person BIGINT NOT NULL,
    game VARCHAR(16) NOT NULL,
    at FLOAT NOT NULL,
    CONSTRAINT pk_lessons PRIMARY KEY (person, game)
);
COMMENT ON COLUMN lessons.at IS 'when the lesson was finished for the first time';
CREATE TABLE emojis (
    emoji_id BIGINT NOT NULL,
    name VARCHAR(32) NOT NULL,
    digest VARCHAR(64) NOT NULL,
    replaced_at FLOAT,
    CONSTRAINT pk_emojis PRIMARY KEY (emoji_id)
);
CREATE UNIQUE INDEX uq_emojis_current ON emojis (name) WHERE replaced_at IS NULL;
COMMENT ON COLUMN emojis.name IS 'of the picture';
COMMENT ON COLUMN emojis.digest IS 'of the file that was uploaded';
COMMENT ON COLUMN emojis.replaced_at IS 'when another one took its place, or nothing did';
CREATE TABLE doors (
    person BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    CONSTRAINT pk_doors PRIMARY KEY (person)
);
COMMENT ON COLUMN doors.channel_id IS 'of the direct messages to this member';
CREATE TABLE members (
    person BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    rounds INTEGER NOT NULL,
    claimed_at FLOAT,
    CONSTRAINT pk_members PRIMARY KEY (person)
);
CREATE INDEX ix_members_guild_id ON members (guild_id);
COMMENT ON COLUMN members.rounds IS 'rounds played, for the coaching of novices';
CREATE TABLE house_rules (
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    game VARCHAR(16) NOT NULL,
    terms JSON NOT NULL,
    CONSTRAINT pk_house_rules PRIMARY KEY (guild_id, channel_id, game)
);
COMMENT ON COLUMN house_rules.terms IS 'what a table begins with: rules, buy-in, time, options';
CREATE TABLE accounts (
    id BIGSERIAL NOT NULL,
    guild_id BIGINT NOT NULL,
    kind VARCHAR(16) NOT NULL,
    owner BIGINT NOT NULL,
    balance BIGINT NOT NULL,
    CONSTRAINT pk_accounts PRIMARY KEY (id),
    CONSTRAINT uq_accounts_guild_id_kind_owner UNIQUE (guild_id, kind, owner),
    CONSTRAINT ck_accounts_covered CHECK (balance >= 0 OR kind IN ('house', 'bank'))
);
COMMENT ON COLUMN accounts.owner IS 'of a wallet the person; a table, a channel, or 0';
CREATE TABLE tables (
    id BIGSERIAL NOT NULL,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    status VARCHAR(16) NOT NULL,
    seq INTEGER NOT NULL,
    snapshot JSON NOT NULL,
    clock JSON NOT NULL,
    opened_at FLOAT NOT NULL,
    closed_at FLOAT,
    CONSTRAINT pk_tables PRIMARY KEY (id)
);
CREATE UNIQUE INDEX uq_tables_open_channel ON tables (channel_id) WHERE status != 'closed';
CREATE INDEX ix_tables_closed_at ON tables (closed_at);
COMMENT ON COLUMN tables.clock IS 'until when it waits';
CREATE TABLE chains (
    guild_id BIGINT NOT NULL,
    head VARCHAR(64) NOT NULL,
    CONSTRAINT pk_chains PRIMARY KEY (guild_id)
);
COMMENT ON COLUMN chains.head IS 'the hash of the last movement, or identity';
CREATE TABLE identities (
    id BIGSERIAL NOT NULL,
    guild_id BIGINT NOT NULL,
    after_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    digest VARCHAR(64),
    hash VARCHAR(64) NOT NULL,
    CONSTRAINT pk_identities PRIMARY KEY (id)
);
CREATE INDEX ix_identities_guild_id ON identities (guild_id);
COMMENT ON COLUMN identities.after_id IS 'the last movement before it, of any server';
COMMENT ON COLUMN identities.digest IS 'of the salt and the id; null: they were forgotten';
COMMENT ON COLUMN identities.hash IS 'over it and what was before it';
CREATE TABLE shares (
    number INTEGER NOT NULL,
    holder BIGINT,
    heir BIGINT,
    heir_ready BOOLEAN NOT NULL,
    CONSTRAINT pk_shares PRIMARY KEY (number),
    CONSTRAINT fk_shares_holder FOREIGN KEY(holder) REFERENCES processes (number),
    CONSTRAINT fk_shares_heir FOREIGN KEY(heir) REFERENCES processes (number)
);
COMMENT ON COLUMN shares.number IS 'from 0';
COMMENT ON COLUMN shares.holder IS 'null: it is free';
COMMENT ON COLUMN shares.heir IS 'who is to hold it next';
COMMENT ON COLUMN shares.heir_ready IS 'whether only the holder is waited for';
CREATE TABLE matches (
    table_id BIGINT NOT NULL,
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
CREATE INDEX ix_matches_channel_id_game_at ON matches (channel_id, game, at);
CREATE INDEX ix_matches_guild_id_at ON matches (guild_id, at);
COMMENT ON COLUMN matches.at IS 'when the table closed';
COMMENT ON COLUMN matches.level IS 'of its computer players';
COMMENT ON COLUMN matches.ending IS 'why the table closed';
COMMENT ON COLUMN matches.broken_off IS 'whether nobody won by the rules while members played';
COMMENT ON COLUMN matches.rounds IS 'that were played to their end';
COMMENT ON COLUMN matches.players IS 'seats';
COMMENT ON COLUMN matches.computers IS 'places of those there from the start, with commas';
CREATE TABLE results (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    at FLOAT NOT NULL,
    ending VARCHAR(16) NOT NULL,
    chips BIGINT NOT NULL,
    game VARCHAR(16) DEFAULT '' NOT NULL,
    preset VARCHAR(32) DEFAULT '' NOT NULL,
    place INTEGER DEFAULT '0' NOT NULL,
    won BOOLEAN DEFAULT false NOT NULL,
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
CREATE INDEX ix_results_guild_id_game_person_rated ON results (guild_id, game, person, rated);
CREATE INDEX ix_results_of_member ON results (guild_id, person, at, table_id, game, won_from_members, chips, won, chance);
COMMENT ON COLUMN results.at IS 'when the table closed';
COMMENT ON COLUMN results.ending IS 'why it closed, or left: the member was gone by then';
COMMENT ON COLUMN results.chips IS 'what the member took home, less what they brought';
COMMENT ON COLUMN results.place IS 'from 1, shared by equals; 0 without';
COMMENT ON COLUMN results.won IS 'whether they won the match';
COMMENT ON COLUMN results.chance IS 'to win it by chance, in 2520ths';
COMMENT ON COLUMN results.rounds IS 'that the member played to their end';
COMMENT ON COLUMN results.round_chances IS 'to win these, in 2520ths';
COMMENT ON COLUMN results.payout IS 'the biggest at one stroke';
COMMENT ON COLUMN results.run IS 'most cards of one run from one hand';
COMMENT ON COLUMN results.aces IS 'boodle cards taken, by their ranks';
COMMENT ON COLUMN results.others IS 'lower ones, and pairs and sequences';
COMMENT ON COLUMN results.points IS 'in a game that counts points';
COMMENT ON COLUMN results.decisions IS 'whose time is known';
COMMENT ON COLUMN results.seconds IS 'all of these together';
COMMENT ON COLUMN results.feats IS 'their names, with commas';
COMMENT ON COLUMN results.won_from_members IS 'less those lost to them';
COMMENT ON COLUMN results.rated IS 'the number of a rated match; 0: not';
COMMENT ON COLUMN results.mu IS 'the rating after a rated match';
CREATE TABLE journal (
    table_id BIGINT NOT NULL,
    seq INTEGER NOT NULL,
    at FLOAT NOT NULL,
    interaction_id BIGINT,
    action JSON NOT NULL,
    CONSTRAINT pk_journal PRIMARY KEY (table_id, seq),
    CONSTRAINT uq_journal_interaction_id UNIQUE (interaction_id),
    CONSTRAINT fk_journal_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE records (
    table_id BIGINT NOT NULL,
    at FLOAT NOT NULL,
    record TEXT,
    proof TEXT,
    CONSTRAINT pk_records PRIMARY KEY (table_id),
    CONSTRAINT fk_records_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
COMMENT ON COLUMN records.at IS 'when its journal began to go';
COMMENT ON COLUMN records.record IS 'as JSON; null where nothing was dealt';
COMMENT ON COLUMN records.proof IS 'the same';
CREATE TABLE set_aside (
    id BIGSERIAL NOT NULL,
    table_id BIGINT NOT NULL,
    at FLOAT NOT NULL,
    snapshot TEXT NOT NULL,
    rebuilt BOOLEAN NOT NULL,
    CONSTRAINT pk_set_aside PRIMARY KEY (id),
    CONSTRAINT fk_set_aside_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX ix_set_aside_table_id ON set_aside (table_id);
COMMENT ON COLUMN set_aside.snapshot IS 'as it was found';
COMMENT ON COLUMN set_aside.rebuilt IS 'whether the table went on as its journal has it';
CREATE TABLE visits (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    CONSTRAINT pk_visits PRIMARY KEY (table_id, person),
    CONSTRAINT fk_visits_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX ix_visits_person ON visits (person);
COMMENT ON COLUMN visits.person IS 'whom its journal names';
CREATE TABLE transfers (
    id BIGSERIAL NOT NULL,
    at FLOAT NOT NULL,
    guild_id BIGINT NOT NULL,
    source_id BIGINT NOT NULL,
    target_id BIGINT NOT NULL,
    chips BIGINT NOT NULL,
    reason VARCHAR(16) NOT NULL,
    table_id BIGINT,
    by BIGINT,
    interaction_id BIGINT,
    hash VARCHAR(64) DEFAULT '' NOT NULL,
    CONSTRAINT pk_transfers PRIMARY KEY (id),
    CONSTRAINT ck_transfers_positive CHECK (chips > 0),
    CONSTRAINT fk_transfers_source_id FOREIGN KEY(source_id) REFERENCES accounts (id),
    CONSTRAINT fk_transfers_target_id FOREIGN KEY(target_id) REFERENCES accounts (id),
    CONSTRAINT fk_transfers_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT uq_transfers_interaction_id UNIQUE (interaction_id)
);
CREATE INDEX ix_transfers_source_id ON transfers (source_id);
CREATE INDEX ix_transfers_target_id ON transfers (target_id);
CREATE INDEX ix_transfers_table_id ON transfers (table_id);
CREATE INDEX ix_transfers_ordered ON transfers (guild_id, by) WHERE by IS NOT NULL;
COMMENT ON COLUMN transfers.by IS 'the person who ordered it, where somebody did';
COMMENT ON COLUMN transfers.interaction_id IS 'where no journal tells of it';
COMMENT ON COLUMN transfers.hash IS 'over it and the one before it';
CREATE TABLE outbox (
    id BIGSERIAL NOT NULL,
    table_id BIGINT NOT NULL,
    at FLOAT NOT NULL,
    announcement JSON NOT NULL,
    skipped_at FLOAT,
    CONSTRAINT pk_outbox PRIMARY KEY (id),
    CONSTRAINT fk_outbox_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX ix_outbox_table_id ON outbox (table_id);
COMMENT ON COLUMN outbox.skipped_at IS 'when it was given up: Discord refuses it in any form';
CREATE TABLE posts (
    table_id BIGINT NOT NULL,
    kind VARCHAR(16) NOT NULL,
    person BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    posted_at FLOAT NOT NULL,
    shows INTEGER NOT NULL,
    CONSTRAINT pk_posts PRIMARY KEY (table_id, kind, person),
    CONSTRAINT fk_posts_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
COMMENT ON COLUMN posts.kind IS 'board, hand or nudge';
COMMENT ON COLUMN posts.person IS '0 for public messages';
COMMENT ON COLUMN posts.message_id IS 'null where Discord refused the message for good';
COMMENT ON COLUMN posts.shows IS 'the round of a hand, the decision of a nudge';
