BEGIN TRANSACTION;
CREATE TABLE accounts (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	owner BIGINT NOT NULL, 
	balance BIGINT NOT NULL, 
	CONSTRAINT pk_accounts PRIMARY KEY (id), 
	CONSTRAINT ck_accounts_covered CHECK (balance >= 0 OR kind IN ('house', 'bank')), 
	CONSTRAINT uq_accounts_guild_id_kind_owner UNIQUE (guild_id, kind, owner)
);
INSERT INTO "accounts" VALUES(1,7,'wallet',1001,434);
INSERT INTO "accounts" VALUES(2,7,'bank',0,-2890);
INSERT INTO "accounts" VALUES(3,7,'wallet',1002,404);
INSERT INTO "accounts" VALUES(4,7,'wallet',1003,737);
INSERT INTO "accounts" VALUES(5,7,'wallet',1004,59);
INSERT INTO "accounts" VALUES(6,7,'escrow',1,160);
INSERT INTO "accounts" VALUES(7,7,'house',0,-546);
INSERT INTO "accounts" VALUES(8,7,'escrow',2,120);
INSERT INTO "accounts" VALUES(9,7,'escrow',3,90);
INSERT INTO "accounts" VALUES(10,7,'escrow',4,60);
INSERT INTO "accounts" VALUES(11,7,'escrow',5,60);
INSERT INTO "accounts" VALUES(12,7,'escrow',6,60);
INSERT INTO "accounts" VALUES(13,7,'escrow',7,36);
INSERT INTO "accounts" VALUES(14,7,'escrow',8,300);
INSERT INTO "accounts" VALUES(15,7,'escrow',9,120);
INSERT INTO "accounts" VALUES(16,7,'escrow',10,300);
INSERT INTO "accounts" VALUES(17,7,'escrow',11,160);
INSERT INTO "accounts" VALUES(18,7,'escrow',12,0);
INSERT INTO "accounts" VALUES(19,7,'leftover',82,8);
INSERT INTO "accounts" VALUES(20,7,'escrow',13,120);
INSERT INTO "accounts" VALUES(21,7,'escrow',14,0);
INSERT INTO "accounts" VALUES(22,7,'leftover',83,8);
INSERT INTO "accounts" VALUES(23,7,'escrow',15,80);
INSERT INTO "accounts" VALUES(24,7,'escrow',16,0);
INSERT INTO "accounts" VALUES(25,7,'escrow',17,120);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0019');
CREATE TABLE allowed_channels (
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	CONSTRAINT pk_allowed_channels PRIMARY KEY (guild_id, channel_id)
);
CREATE TABLE application (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(128) NOT NULL, 
	CONSTRAINT pk_application PRIMARY KEY (name)
);
CREATE TABLE chains (
	guild_id BIGINT NOT NULL, 
	head VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_chains PRIMARY KEY (guild_id)
);
INSERT INTO "chains" VALUES(7,'357e67f21ee8a508797b6c74ca2ab18a5e9ea663b7a1b3a31fc7107c11e1d5de');
CREATE TABLE channel_locales (
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	locale VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_channel_locales PRIMARY KEY (guild_id, channel_id)
);
CREATE TABLE counters (
	name VARCHAR(16) NOT NULL, 
	last INTEGER NOT NULL, 
	CONSTRAINT pk_counters PRIMARY KEY (name)
);
INSERT INTO "counters" VALUES('tables',17);
INSERT INTO "counters" VALUES('announcements',1000062);
INSERT INTO "counters" VALUES('aliases',0);
CREATE TABLE departures (
	guild_id BIGINT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_departures PRIMARY KEY (guild_id)
);
CREATE TABLE doors (
	member_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	CONSTRAINT pk_doors PRIMARY KEY (member_id)
);
CREATE TABLE emojis (
	emoji_id BIGINT NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	replaced_at FLOAT, 
	CONSTRAINT pk_emojis PRIMARY KEY (emoji_id)
);
CREATE TABLE erasures (
	table_id INTEGER NOT NULL, 
	alias BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	member_id BIGINT NOT NULL, 
	names JSON NOT NULL, 
	CONSTRAINT pk_erasures PRIMARY KEY (table_id, alias), 
	CONSTRAINT fk_erasures_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE TABLE forgettings (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	after_id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	alias BIGINT NOT NULL, 
	movements INTEGER NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_forgettings PRIMARY KEY (id)
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
	follow_seconds INTEGER NOT NULL, most_tables INTEGER DEFAULT '20' NOT NULL, most_buy_in INTEGER DEFAULT '1000000' NOT NULL, most_rounds INTEGER DEFAULT '60' NOT NULL, cards VARCHAR(16) DEFAULT 'pictures' NOT NULL, season_channel BIGINT, locale VARCHAR(16), 
	CONSTRAINT pk_guilds PRIMARY KEY (guild_id)
);
INSERT INTO "guilds" VALUES(7,900,70,90,15,20,1000000,60,'pictures',NULL,NULL);
CREATE TABLE house_rules (
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	terms JSON NOT NULL, 
	CONSTRAINT pk_house_rules PRIMARY KEY (guild_id, channel_id, game)
);
INSERT INTO "house_rules" VALUES(7,79,'stops','{"rules": {"preset": "michigan", "stake.mode": "free", "stake.amount": 2}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal"}');
INSERT INTO "house_rules" VALUES(7,80,'stops','{"rules": {"preset": "three-in-one"}, "buy_in": 100, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal"}');
CREATE TABLE journal (
	table_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	interaction_id BIGINT, 
	action JSON NOT NULL, 
	CONSTRAINT pk_journal PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_journal_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_journal_interaction_id UNIQUE (interaction_id)
);
INSERT INTO "journal" VALUES(1,0,1800000000.0,NULL,'{"do": "open", "id": 1, "guild": 7, "channel": 71, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["5012cbf8f2410c1b4a338955babcebf855f2c234b330896f14fca6e16828609e", "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(1,1,1800000000.0,1,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(1,2,1800000000.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(1,3,1800000000.0,2,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(1,4,1800000000.0,3,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(1,5,1800000000.0,4,'{"member": 1001, "computers": [], "entropy": "4", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(1,6,1800000003.0,NULL,'{"secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(1,7,1800000003.0,5,'{"seat": 3, "action": {"do": "play", "card": "7D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,8,1800000004.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "8D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,9,1800000004.0,6,'{"seat": 2, "action": {"do": "play", "card": "3C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,10,1800000005.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,11,1800000005.0,7,'{"seat": 0, "action": {"do": "play", "card": "5C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,12,1800000006.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "6C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,13,1800000007.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "7C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,14,1800000008.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "8C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,15,1800000008.0,8,'{"member": 1002, "do": "leave"}');
INSERT INTO "journal" VALUES(1,16,1800000008.0,9,'{"seat": 0, "action": {"do": "play", "card": "9C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,17,1800000009.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "TC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,18,1800000009.0,10,'{"seat": 3, "action": {"do": "play", "card": "JC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,19,1800000009.0,11,'{"seat": 3, "action": {"do": "play", "card": "QC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,20,1800000010.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "KC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,21,1800000010.0,12,'{"seat": 3, "action": {"do": "play", "card": "AC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,22,1800000010.0,13,'{"seat": 3, "action": {"do": "play", "card": "2S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,23,1800000010.0,14,'{"seat": 3, "action": {"do": "play", "card": "4H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,24,1800000010.0,15,'{"seat": 3, "action": {"do": "play", "card": "6H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,25,1800000011.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "7H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,26,1800000011.0,16,'{"seat": 3, "action": {"do": "play", "card": "8H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,27,1800000012.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "9H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,28,1800000012.0,17,'{"seat": 3, "action": {"do": "play", "card": "TH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,29,1800000012.0,18,'{"seat": 3, "action": {"do": "play", "card": "7S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,30,1800000012.0,19,'{"seat": 3, "action": {"do": "play", "card": "TS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,31,1800000012.0,20,'{"member": 1004, "name": "Dirk", "follow": false, "do": "take_seat"}');
INSERT INTO "journal" VALUES(2,0,1800000012.0,NULL,'{"do": "open", "id": 2, "guild": 7, "channel": 72, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3", "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(2,1,1800000012.0,21,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(2,2,1800000012.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(2,3,1800000012.0,22,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(2,4,1800000012.0,23,'{"member": 1001, "computers": [], "entropy": "23", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(2,5,1800000015.0,NULL,'{"secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(2,6,1800000015.0,24,'{"member": 1001, "away": true, "do": "away"}');
INSERT INTO "journal" VALUES(2,7,1800000015.0,25,'{"member": 1002, "away": true, "do": "away"}');
INSERT INTO "journal" VALUES(2,8,1800000016.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "3D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,9,1800000017.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "4D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,10,1800000018.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "5D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,11,1800000020.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "9D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,12,1800000021.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "JD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,13,1800000022.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "QD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,14,1800000023.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "KD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,32,1800000024.5,NULL,'{"secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf", "clicks": [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20], "delivered": true, "do": "deal"}');
INSERT INTO "journal" VALUES(2,15,1800000024.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "AD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,16,1800000026.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "4H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,17,1800000027.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "5H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,18,1800000028.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "6H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,19,1800000029.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "7H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,20,1800000030.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "TH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,21,1800000031.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "JH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,22,1800000032.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "QH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,23,1800000033.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "KH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,24,1800000034.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "AH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,25,1800000036.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "3S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,26,1800000037.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,27,1800000038.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "2H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,28,1800000040.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "7S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,29,1800000041.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "8S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,30,1800000042.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "9S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,31,1800000043.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "TS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,32,1800000044.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "JS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,33,1800000045.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "QS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,34,1800000046.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "7D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,35,1800000047.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "8D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,36,1800000049.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "3C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,37,1800000050.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,38,1800000051.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,39,1800000053.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "9H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,40,1800000054.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "6C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,41,1800000055.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "7C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,42,1800000057.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "QC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,0,1800000057.0,NULL,'{"do": "open", "id": 3, "guild": 7, "channel": 73, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca", "3e6cabca12b12212143d6c91600035438041af0937ebb4783a5a6551a715dba6"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "chips": 6, "end.mode": "topup", "end.rounds": 4}, "buy_in": 6, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(3,1,1800000057.0,26,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(3,2,1800000057.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(3,3,1800000057.0,27,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(3,4,1800000057.0,28,'{"member": 1001, "computers": [], "entropy": "28", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(3,5,1800000060.0,NULL,'{"secret": "e063925b446257365ea676e2b3050e2aca0b0791e8762b6594619e304223108b", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(3,6,1800000061.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,7,1800000062.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "6C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,8,1800000064.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "9C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,9,1800000065.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "KC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,10,1800000066.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "AC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,11,1800000068.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "KH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,12,1800000068.0,29,'{"seat": 0, "action": {"do": "play", "card": "AH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,13,1800000068.0,30,'{"seat": 0, "action": {"do": "play", "card": "8S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,14,1800000069.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "9S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,15,1800000069.0,31,'{"seat": 2, "action": {"do": "play", "card": "5H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,16,1800000070.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "6H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,17,1800000071.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "7H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,18,1800000071.0,32,'{"seat": 2, "action": {"do": "play", "card": "2S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,19,1800000072.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "3S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,20,1800000073.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "4S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,21,1800000074.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "5S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,22,1800000075.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "6S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,23,1800000076.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "7S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,24,1800000077.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "JS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,25,1800000079.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "AS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,26,1800000080.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,27,1800000082.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "JD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,28,1800000083.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "AD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,29,1800000095.5,NULL,'{"secret": "9ac4318cfa2f96a134fa3081c7edeb67f1d23b983cd7bdc6a18cde5e745fad73", "clicks": [29, 30, 31, 32], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(3,30,1800000095.5,33,'{"seat": 2, "action": {"do": "play", "card": "5D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,31,1800000096.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "6D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,32,1800000097.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "7D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,33,1800000098.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "8D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,34,1800000099.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "9D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,35,1800000099.5,34,'{"seat": 0, "action": {"do": "play", "card": "TD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,36,1800000099.5,35,'{"seat": 0, "action": {"do": "play", "card": "JD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,37,1800000100.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "QD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,38,1800000101.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "KD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,39,1800000102.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "AD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,40,1800000104.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "JH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,41,1800000105.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "AH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,42,1800000107.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "3S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,43,1800000108.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,44,1800000109.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "5S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,45,1800000110.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,46,1800000111.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,47,1800000113.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,48,1800000114.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "9C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,49,1800000115.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "TC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,50,1800000115.5,36,'{"seat": 2, "action": {"do": "play", "card": "7C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,51,1800000116.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "8C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,52,1800000116.5,37,'{"seat": 2, "action": {"do": "play", "card": "QC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,53,1800000117.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "KC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,54,1800000118.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "AC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,55,1800000118.5,38,'{"seat": 2, "action": {"do": "play", "card": "5H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,56,1800000118.5,39,'{"seat": 0, "action": {"do": "play", "card": "6H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,57,1800000118.5,40,'{"seat": 0, "action": {"do": "play", "card": "9S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,58,1800000118.5,41,'{"seat": 0, "action": {"do": "play", "card": "2D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,59,1800000118.5,42,'{"seat": 0, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,60,1800000118.5,43,'{"seat": 0, "action": {"do": "play", "card": "4D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,61,1800000118.5,44,'{"seat": 0, "action": {"do": "play", "card": "QS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,62,1800000118.5,45,'{"seat": 0, "action": {"do": "play", "card": "KS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,63,1800000118.5,46,'{"seat": 0, "action": {"do": "play", "card": "3H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,64,1800000118.5,47,'{"seat": 0, "action": {"do": "play", "card": "8H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,65,1800000118.5,48,'{"seat": 0, "action": {"do": "play", "card": "9H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,66,1800000118.5,49,'{"seat": 0, "action": {"do": "play", "card": "6C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,67,1800000130.5,NULL,'{"secret": "5ce70ac8f3a3bae44286de77e90e9cac13f5804669e0a88d21b82f4c9f43f79d", "clicks": [33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(3,68,1800000130.5,50,'{"seat": 0, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,69,1800000130.5,51,'{"seat": 0, "action": {"do": "play", "card": "4D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,70,1800000131.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,71,1800000131.5,52,'{"seat": 0, "action": {"do": "play", "card": "6D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,72,1800000132.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "7D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,73,1800000132.5,53,'{"seat": 0, "action": {"do": "play", "card": "8D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,74,1800000133.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "9D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,75,1800000133.5,54,'{"seat": 2, "action": {"do": "play", "card": "2C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,76,1800000133.5,55,'{"seat": 2, "action": {"do": "play", "card": "6S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,77,1800000134.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "7S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,78,1800000134.5,56,'{"seat": 2, "action": {"do": "play", "card": "4C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,79,1800000135.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "5C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,80,1800000136.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "6C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,81,1800000138.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "KC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,82,1800000139.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "AC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,83,1800000140.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,84,1800000141.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "3S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,85,1800000142.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,86,1800000143.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,87,1800000145.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "AD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,88,1800000146.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "9S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,89,1800000148.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "AS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,90,1800000149.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,91,1800000149.5,57,'{"seat": 0, "action": {"do": "play", "card": "6H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,92,1800000149.5,58,'{"seat": 0, "action": {"do": "play", "card": "7H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,93,1800000149.5,59,'{"seat": 0, "action": {"do": "play", "card": "8H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,94,1800000150.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "9H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,95,1800000150.5,60,'{"seat": 2, "action": {"do": "play", "card": "2H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,96,1800000150.5,61,'{"seat": 2, "action": {"do": "play", "card": "KS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,97,1800000150.5,62,'{"seat": 2, "action": {"do": "play", "card": "KD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,98,1800000150.5,63,'{"seat": 2, "action": {"do": "play", "card": "TC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,99,1800000151.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "JC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(4,0,1800000151.5,NULL,'{"do": "open", "id": 4, "guild": 7, "channel": 74, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["8ba9e5725edc996c34db2d05cda63c0b0e01ae0531f69f0da7eefb632bc4db68", "90a2d37757e75c3b551dea4d4e80aeb86d4d41c6529c053019414d9934b3960c"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 20, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(4,1,1800000151.5,64,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(4,2,1800000151.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(4,3,1800000151.5,65,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(4,4,1800000151.5,66,'{"member": 1001, "computers": [], "entropy": "66", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(4,5,1800000154.5,NULL,'{"secret": "ecc1bc11b8d64a2e972b1f684f2c322efb53b02884c78a2a111fbf181916898f", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(4,6,1800000156.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "9D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(4,7,1800000157.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "TD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(4,8,1800000157.0,67,'{"seat": 2, "action": {"do": "play", "card": "7H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(4,9,1800000158.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "8H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(4,10,1800000158.0,68,'{"seat": 0, "action": {"do": "play", "card": "9H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(4,11,1800000158.0,69,'{"seat": 0, "action": {"do": "play", "card": "3S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(4,12,1800000159.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "4S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(4,13,1800000160.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "5S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(5,0,1800000160.0,NULL,'{"do": "open", "id": 5, "guild": 7, "channel": 75, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["6189ad1d435f1988e44205ee6aa188c81c17e595abb091084d4086bc064cd19c", "5abfb5589de5b4002fd7029a9bff733934acddc85c4bed0d81bc85d36ba9a035"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "traditional"}, "buy_in": 20, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(5,1,1800000160.0,70,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(5,2,1800000160.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(5,3,1800000160.0,71,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(5,4,1800000160.0,72,'{"member": 1001, "computers": [], "entropy": "72", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(5,5,1800000163.0,NULL,'{"secret": "e8e9650935d0c5e60aff8152c5d9583d5de4c2dd3e547878520b748edc098b89", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(3,100,1800000164.5,NULL,'{"secret": "88de90813dfc544b19eff1f0a42834f35cf1147283572febbbf4f548ff76cb72", "clicks": [50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63], "delivered": true, "do": "deal"}');
INSERT INTO "journal" VALUES(5,6,1800000164.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,7,1800000165.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "6D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,101,1800000167.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "TH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,8,1800000167.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "3S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,102,1800000168.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "JH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,9,1800000168.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,103,1800000169.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "QH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,10,1800000169.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "9D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,104,1800000170.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "KH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(5,11,1800000170.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "TD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(5,12,1800000170.5,73,'{"seat": 2, "action": {"do": "play", "card": "9S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,13,1800000170.5,74,'{"seat": 2, "action": {"do": "play", "card": "2D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,14,1800000171.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "3D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(6,0,1800000171.5,NULL,'{"do": "open", "id": 6, "guild": 7, "channel": 76, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["1d88070f1b88dc1320aa6fe7997c48083e264cb2ac169cb0aa87e7da89fe4586", "aca93f7a43e75c02b94bfac8d295bd9442eb167060c4ec3dccc60f750676785a"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "boodle"}, "buy_in": 20, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(6,1,1800000171.5,75,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(6,2,1800000171.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(6,3,1800000171.5,76,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(6,4,1800000171.5,77,'{"member": 1001, "computers": [], "entropy": "77", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(6,5,1800000174.5,NULL,'{"secret": null, "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(6,6,1800000175.5,NULL,'{"seat": 1, "action": {"do": "stake", "on": {"AS": 1, "KH": 1, "QD": 1, "JC": 1}}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,7,1800000175.5,78,'{"seat": 2, "action": {"do": "stake", "on": {"QD": 2, "JC": 2}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,8,1800000175.5,79,'{"seat": 0, "action": {"do": "stake", "on": {"AS": 2, "KH": 2}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,9,1800000177.0,NULL,'{"secret": "4c635e6983493fdc0a3f01e3b9eddaf7f4801dbb1cf529f6ad8345d41c610b34", "clicks": [78, 79], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(6,10,1800000177.0,80,'{"seat": 2, "action": {"do": "play", "card": "AC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,11,1800000177.0,81,'{"seat": 0, "action": {"do": "play", "card": "2C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,12,1800000178.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "3C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(6,13,1800000178.0,82,'{"seat": 2, "action": {"do": "play", "card": "6S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,14,1800000178.0,83,'{"seat": 0, "action": {"do": "play", "card": "7S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,15,1800000179.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "8S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,16,1800000180.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "9S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(6,17,1800000181.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "TS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,18,1800000182.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "JS"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(6,19,1800000183.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "QS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,0,1800000183.0,NULL,'{"do": "open", "id": 7, "guild": 7, "channel": 77, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["77dcadfeae23db516a21a492bc94bc57d751cf45ba2c54e149d12f1a4476a5e3", "f377a565f9bc29d6febae42b84342c67cced073543f99c6ab84830201da20b19"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "horses"}, "buy_in": 12, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(7,1,1800000183.0,84,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(7,2,1800000183.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(7,3,1800000183.0,85,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(7,4,1800000183.0,86,'{"member": 1001, "computers": [], "entropy": "86", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(7,5,1800000186.0,NULL,'{"secret": null, "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(7,6,1800000187.0,NULL,'{"seat": 1, "action": {"do": "stake", "on": {"KS": 1}}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,7,1800000187.0,87,'{"seat": 2, "action": {"do": "stake", "on": {"QD": 1}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,8,1800000187.0,88,'{"seat": 0, "action": {"do": "stake", "on": {"QD": 1}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,9,1800000188.5,NULL,'{"secret": "ac179f149f729bed464cc5bf049a9f216df00a7e4a71df0e42521096255300a2", "clicks": [87, 88], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(7,10,1800000190.0,NULL,'{"seat": 1, "action": {"do": "swap"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,11,1800000190.0,89,'{"seat": 0, "action": {"do": "play", "card": "2C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,12,1800000190.0,90,'{"seat": 0, "action": {"do": "play", "card": "8H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,13,1800000191.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "9H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(7,14,1800000191.0,91,'{"seat": 0, "action": {"do": "play", "card": "TH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,15,1800000191.0,92,'{"seat": 0, "action": {"do": "play", "card": "JH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,16,1800000191.0,93,'{"seat": 0, "action": {"do": "play", "card": "QH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,0,1800000191.0,NULL,'{"do": "open", "id": 8, "guild": 7, "channel": 78, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["15e534b33a69c3171752c17997300d0b59bfc4a7e8638c22571ef11e20c542f1", "8061cb1a55f6b779790fe59282badb5cc80fea424c2b3a447a8ae48a9b262789"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "three-in-one"}, "buy_in": 100, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(8,1,1800000191.0,94,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(8,2,1800000191.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(8,3,1800000191.0,95,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(8,4,1800000191.0,96,'{"member": 1001, "computers": [], "entropy": "96", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(8,5,1800000194.0,NULL,'{"secret": "be7a79f7e5e7e127e7032126d157658bee36263947c109ca7a1097c80be50812", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(8,6,1800000194.0,97,'{"seat": 0, "action": {"do": "keep"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,7,1800000195.0,NULL,'{"seat": 1, "action": {"do": "hold", "cards": ["TC", "TD", "KD", "TH", "KS"]}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,8,1800000195.0,98,'{"seat": 2, "action": {"do": "hold", "cards": ["KC", "AD", "5H", "7H", "8S"]}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,9,1800000195.0,99,'{"seat": 0, "action": {"do": "hold", "cards": ["5C", "4D", "9D", "4H", "8H"]}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,10,1800000196.5,NULL,'{"seat": 1, "action": {"do": "check"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,11,1800000196.5,100,'{"seat": 2, "action": {"do": "bet", "chips": 3}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,12,1800000196.5,101,'{"seat": 0, "action": {"do": "fold"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,13,1800000198.0,NULL,'{"seat": 1, "action": {"do": "call"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,14,1800000199.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "TD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,15,1800000199.5,102,'{"seat": 0, "action": {"do": "play", "card": "JD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,16,1800000200.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "QD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,17,1800000201.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "KD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,18,1800000202.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "AD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,0,1800000202.5,NULL,'{"do": "open", "id": 9, "guild": 7, "channel": 79, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["75393b738157f01c7eccaeff3c1c9b182697b282615d96a5eac41cf586a35bce", "419e32478b1a38a3ef64b4b728160c011ea594d658b0152fa8c83256ed4dbe23"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "stake.mode": "free", "stake.amount": 2}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(9,1,1800000202.5,103,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(9,2,1800000202.5,104,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(9,3,1800000202.5,105,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(9,4,1800000202.5,106,'{"member": 1001, "computers": [], "entropy": "106", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(9,5,1800000205.5,NULL,'{"secret": null, "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(9,6,1800000205.5,107,'{"seat": 1, "action": {"do": "stake", "on": {"AH": 2}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,7,1800000205.5,108,'{"member": 1003, "action": {"do": "stake", "on": {"AH": 1}}, "ready": false, "do": "prepare"}');
INSERT INTO "journal" VALUES(9,8,1800000205.5,109,'{"member": 1001, "action": {"do": "stake", "on": {"AH": 2}}, "ready": true, "do": "prepare"}');
INSERT INTO "journal" VALUES(10,0,1800000205.5,NULL,'{"do": "open", "id": 10, "guild": 7, "channel": 80, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["4d6a58eb5cdea4af449948209758c521bc5cbf746ca2ce6d46780005f826aebe", "658664f02dd45c31e1af5d4513ea60d2e49969f5d313cd0bbffacc37b6e46c65"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "three-in-one"}, "buy_in": 100, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(10,1,1800000205.5,110,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(10,2,1800000205.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(10,3,1800000205.5,111,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(10,4,1800000205.5,112,'{"member": 1001, "computers": [], "entropy": "112", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(10,5,1800000208.5,NULL,'{"secret": "e23bcb8b538b51b54837ab8d1237d409ed99fb1c75b61800ae382b3d56a1f68a", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(10,6,1800000210.0,NULL,'{"seat": 1, "action": {"do": "keep"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(10,7,1800000210.0,113,'{"seat": 2, "action": {"do": "hold", "cards": ["5D", "2H", "2S", "4S", "8S"]}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(11,0,1800000210.0,NULL,'{"do": "open", "id": 11, "guild": 7, "channel": 81, "follow_seconds": 15, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["a26bb442ba1c421e7069992d1364b1b40ff87f78078a284db129209568891c38", "3be3c21b3e5db363584d0a1e3e603a2c33e6d837f8bea4e16bf2ea0133aeb712"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(11,1,1800000210.0,114,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(11,2,1800000210.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(11,3,1800000210.0,115,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(11,4,1800000210.0,116,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(11,5,1800000210.0,117,'{"member": 1001, "computers": [], "entropy": "117", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(11,6,1800000213.0,NULL,'{"secret": "3f3f747678a049e4a96378952d94e6af00b965a37cbc576845b1ac7b469a8217", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(11,7,1800000213.0,118,'{"seat": 3, "action": {"do": "play", "card": "4S"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(11,8,1800000213.0,119,'{"seat": 3, "action": {"do": "play", "card": "5S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(11,9,1800000214.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "6S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,10,1800000259.0,120,'{"member": 1003, "away": true, "do": "away"}');
INSERT INTO "journal" VALUES(11,11,1800000259.0,121,'{"member": 1001, "follow": true, "do": "follow"}');
INSERT INTO "journal" VALUES(11,12,1800000260.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "7S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,13,1800000261.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "8S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,14,1800000262.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "9S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,15,1800000263.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "TS"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,16,1800000264.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "JS"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,17,1800000264.0,122,'{"seat": 0, "action": {"do": "play", "card": "6C"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(11,18,1800000264.0,123,'{"seat": 0, "action": {"do": "play", "card": "4H"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(11,19,1800000265.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "5H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,20,1800000266.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "6H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,21,1800000267.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "7H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,22,1800000268.0,NULL,'{"seat": 3, "action": {"do": "play", "card": "8H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,23,1800000269.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "9H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,24,1800000270.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "TH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,25,1800000271.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "JH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,26,1800000271.0,124,'{"seat": 0, "action": {"do": "play", "card": "9C"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(11,27,1800000272.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "TC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,28,1800000273.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "4D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,29,1800000275.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "7D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,30,1800000276.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "8D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,31,1800000277.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "9D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,32,1800000277.0,125,'{"seat": 2, "action": {"do": "play", "card": "3C"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(11,33,1800000278.0,NULL,'{"seat": 3, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,34,1800000279.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "5C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,35,1800000279.0,126,'{"seat": 2, "action": {"do": "play", "card": "8C"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(11,36,1800000279.0,127,'{"seat": 2, "action": {"do": "play", "card": "3H"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(11,37,1800000279.0,128,'{"seat": 2, "action": {"do": "play", "card": "AS"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(11,38,1800000291.0,NULL,'{"secret": "86a25127e2c1e437db0a238d5406f2faf94db8305a4ef0632cb122c5c9383c82", "clicks": [118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(11,39,1800000291.0,129,'{"seat": 0, "action": {"do": "play", "card": "2H"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(11,40,1800000292.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "3H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,41,1800000293.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "4H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,42,1800000294.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "5H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,43,1800000295.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "6H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,44,1800000296.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "7H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,45,1800000297.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "8H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,46,1800000298.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "9H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(12,0,1800000298.0,NULL,'{"do": "open", "id": 12, "guild": 7, "channel": 82, "follow_seconds": 15, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["7c1a65c137fe76bd11230e059b16a33742e0820fa19bc53b1f50634d2965f52d", "12381f9713978122e3645cce2f99a397ec59300f5a9b6debab91abb3e5ae234d"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "end.rounds": 2}, "buy_in": 60, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(12,1,1800000298.0,130,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(12,2,1800000298.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(12,3,1800000298.0,131,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(12,4,1800000298.0,132,'{"member": 1001, "computers": [], "entropy": "132", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(12,5,1800000301.0,NULL,'{"secret": "5d241cae9bd5cdc9f98ad88e277c5a6de3c9ef6517b4468d51e7b5bf7bc33f6b", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(12,6,1800000301.0,133,'{"seat": 2, "action": {"do": "play", "card": "2H"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,7,1800000301.0,134,'{"seat": 0, "action": {"do": "play", "card": "3H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,8,1800000302.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "4H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,9,1800000303.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "5H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,10,1800000304.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "6H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,11,1800000304.0,135,'{"seat": 0, "action": {"do": "play", "card": "7H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,12,1800000304.0,136,'{"seat": 0, "action": {"do": "play", "card": "3S"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,13,1800000305.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,14,1800000305.0,137,'{"seat": 0, "action": {"do": "play", "card": "5S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,15,1800000305.0,138,'{"seat": 0, "action": {"do": "play", "card": "6S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,16,1800000305.0,139,'{"seat": 0, "action": {"do": "play", "card": "8S"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,17,1800000305.0,140,'{"seat": 0, "action": {"do": "play", "card": "TS"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,18,1800000305.0,141,'{"seat": 0, "action": {"do": "play", "card": "5C"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,19,1800000305.0,142,'{"seat": 0, "action": {"do": "play", "card": "QS"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,20,1800000306.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "KS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,21,1800000306.0,143,'{"seat": 0, "action": {"do": "play", "card": "AS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,22,1800000306.0,144,'{"seat": 0, "action": {"do": "play", "card": "4D"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,23,1800000306.0,145,'{"seat": 0, "action": {"do": "play", "card": "JC"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,24,1800000307.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "QC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(12,25,1800000308.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "KC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,26,1800000309.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "AC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(12,27,1800000309.0,146,'{"seat": 2, "action": {"do": "play", "card": "2S"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,28,1800000309.0,147,'{"seat": 2, "action": {"do": "play", "card": "2D"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,29,1800000310.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "3D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(12,30,1800000310.0,148,'{"seat": 2, "action": {"do": "play", "card": "JH"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,31,1800000310.0,149,'{"seat": 2, "action": {"do": "play", "card": "KH"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,32,1800000311.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "AH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,33,1800000312.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,34,1800000314.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "8D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,35,1800000315.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "9D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(12,36,1800000315.0,150,'{"seat": 2, "action": {"do": "play", "card": "2C"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,37,1800000315.0,151,'{"seat": 2, "action": {"do": "play", "card": "6D"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,38,1800000315.0,152,'{"seat": 0, "action": {"do": "play", "card": "7D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,39,1800000327.0,NULL,'{"secret": "47824075d72371df5f6b33d9c74b2338d4d08c548f1b8ef4b6453a525309f57d", "clicks": [133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(12,40,1800000327.0,153,'{"seat": 0, "action": {"do": "play", "card": "2H"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,41,1800000328.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "3H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(12,42,1800000328.0,154,'{"seat": 2, "action": {"do": "play", "card": "2S"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,43,1800000328.0,155,'{"seat": 2, "action": {"do": "play", "card": "6H"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,44,1800000329.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "7H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,45,1800000330.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "8H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(12,46,1800000331.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "9H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,47,1800000331.0,156,'{"seat": 0, "action": {"do": "play", "card": "TH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,48,1800000332.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "JH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,49,1800000333.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "3D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,50,1800000333.5,157,'{"seat": 0, "action": {"do": "play", "card": "4D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,51,1800000334.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,52,1800000335.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "6D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(12,53,1800000335.5,158,'{"seat": 2, "action": {"do": "play", "card": "2D"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,54,1800000335.5,159,'{"seat": 2, "action": {"do": "play", "card": "JS"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,55,1800000335.5,160,'{"seat": 0, "action": {"do": "play", "card": "QS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,56,1800000335.5,161,'{"seat": 0, "action": {"do": "play", "card": "KS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,57,1800000336.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "AS"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(12,58,1800000336.5,162,'{"seat": 2, "action": {"do": "play", "card": "2C"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,59,1800000337.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "3C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,60,1800000337.5,163,'{"seat": 0, "action": {"do": "play", "card": "4C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,61,1800000337.5,164,'{"seat": 0, "action": {"do": "play", "card": "5C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,62,1800000338.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "6C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(12,63,1800000338.5,165,'{"seat": 2, "action": {"do": "play", "card": "TD"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,64,1800000338.5,166,'{"seat": 2, "action": {"do": "play", "card": "8C"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(12,65,1800000338.5,167,'{"seat": 2, "action": {"do": "play", "card": "QD"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(13,0,1800000338.5,NULL,'{"do": "open", "id": 13, "guild": 7, "channel": 82, "follow_seconds": 15, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["d4105fabd3ff42bf49e2cd4707e328a6ece4a1b7e245e1203624f968ad47251d", "bbb308e8e219d0937b9eefc409a29e527c6a7c2e0500062f5b8dca392cbfef52"], "dealt": 0, "entropy": "", "jackpot": 8, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(13,1,1800000338.5,168,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(13,2,1800000338.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(13,3,1800000338.5,169,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(13,4,1800000338.5,170,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(13,5,1800000338.5,171,'{"member": 1003, "do": "leave"}');
INSERT INTO "journal" VALUES(14,0,1800000338.5,NULL,'{"do": "open", "id": 14, "guild": 7, "channel": 83, "follow_seconds": 15, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["831273eaadc3caf42b696c460531368ed76cb6d356663ae861ae595c42cb0805", "c80a6d5371bd13ebd2d2a248de59e34dd323851ca08ee49f93e6fdb1be8d94d2"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "end.rounds": 1}, "buy_in": 40, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(14,1,1800000338.5,172,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(14,2,1800000338.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(14,3,1800000338.5,173,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(14,4,1800000338.5,174,'{"member": 1001, "computers": [], "entropy": "174", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(14,5,1800000341.5,NULL,'{"secret": "c9e91191043199d64e96dbf2fc0451ec4c556b94916970dd79326c18b303f493", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(14,6,1800000343.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,7,1800000344.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "4D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,8,1800000346.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "8D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,9,1800000346.0,175,'{"seat": 0, "action": {"do": "play", "card": "9D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,10,1800000347.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "TD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,11,1800000348.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "JD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,12,1800000349.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "AD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,13,1800000351.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "8S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,14,1800000352.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "3H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,15,1800000354.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "7H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,16,1800000355.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "8H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,17,1800000355.0,176,'{"seat": 0, "action": {"do": "play", "card": "9H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,18,1800000355.0,177,'{"seat": 0, "action": {"do": "play", "card": "TH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,19,1800000355.0,178,'{"seat": 0, "action": {"do": "play", "card": "JH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,20,1800000355.0,179,'{"seat": 0, "action": {"do": "play", "card": "6H"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(14,21,1800000355.0,180,'{"seat": 0, "action": {"do": "play", "card": "2D"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(14,22,1800000355.0,181,'{"seat": 0, "action": {"do": "play", "card": "KH"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(14,23,1800000356.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "AH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(14,24,1800000356.0,182,'{"seat": 2, "action": {"do": "play", "card": "2C"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(14,25,1800000357.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "3C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(14,26,1800000357.0,183,'{"seat": 0, "action": {"do": "play", "card": "4C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,27,1800000357.0,184,'{"seat": 0, "action": {"do": "play", "card": "5C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,28,1800000357.0,185,'{"seat": 0, "action": {"do": "play", "card": "6C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,29,1800000358.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "7C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,30,1800000359.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "8C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(14,31,1800000360.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "9C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(14,32,1800000360.0,186,'{"seat": 2, "action": {"do": "play", "card": "JC"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(14,33,1800000361.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "QC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(14,34,1800000362.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "KC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(14,35,1800000363.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "AC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,36,1800000364.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "TS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(15,0,1800000364.5,NULL,'{"do": "open", "id": 15, "guild": 7, "channel": 83, "follow_seconds": 15, "host": 1002, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [1001], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["8485ce456f0611cc7f859384cb03f7eb7d0905224137fff59726dd392daa1b25", "a77ad5c5968ff8c3f0d85b596d155cbf565eaba2a8d97a07bc5341342e77cb0f"], "dealt": 0, "entropy": "", "jackpot": 8, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "end.rounds": 1}, "buy_in": 40, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(15,1,1800000364.5,187,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(15,2,1800000364.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(16,0,1800000364.5,NULL,'{"do": "open", "id": 16, "guild": 7, "channel": 84, "follow_seconds": 15, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["36e01376fe6a12cf3139ced777af192b48e222b0ee9d1c8b39efa04bbe4dc897", "bac2714653841b6f53c8b8fe18cff9a7a14683d968d5170efeeef72fbd46cfc6"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(16,1,1800000364.5,188,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(16,2,1800000364.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(16,3,1800000364.5,189,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(16,4,1800000364.5,190,'{"member": 1001, "computers": [], "entropy": "190", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(16,5,1800000367.5,NULL,'{"secret": "d31c0f6a11d954e5f746188d3f980af2ca684676d0888d6a2f429e2a750d79b1", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(16,6,1800000367.5,191,'{"seat": 2, "action": {"do": "play", "card": "2D"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(16,7,1800000367.5,192,'{"seat": 2, "action": {"do": "play", "card": "8D"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(16,8,1800000367.5,193,'{"seat": 2, "action": {"do": "play", "card": "9D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(16,9,1800000367.5,194,'{"seat": 0, "action": {"do": "play", "card": "TD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(16,10,1800000368.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "JD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,11,1800000368.5,195,'{"seat": 0, "action": {"do": "play", "card": "QD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(16,12,1800000368.5,196,'{"reason": "stopped", "by": "Mo", "do": "wind_up"}');
INSERT INTO "journal" VALUES(16,13,1800000368.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "3S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,14,1800000368.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,15,1800000368.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "5S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,16,1800000368.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "QS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,17,1800000368.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "KS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,18,1800000368.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "AS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,19,1800000368.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "4H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,20,1800000368.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,21,1800000368.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,22,1800000368.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "8S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,23,1800000368.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "9S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,24,1800000368.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "TS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,25,1800000368.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "JS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,26,1800000368.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "3C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,27,1800000368.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,28,1800000368.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,29,1800000368.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "9C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,30,1800000368.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "TC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,31,1800000368.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "JC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,32,1800000368.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "QC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,33,1800000368.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "KC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,34,1800000368.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "AC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,35,1800000368.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,36,1800000368.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "AH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,37,1800000368.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,0,1800000368.5,NULL,'{"do": "open", "id": 17, "guild": 7, "channel": 84, "follow_seconds": 15, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["1c64926a827557cf25765fc91b2fe15e6daa413a26d6831479ce11c18ed62587", "e9e0fac95c8638d37f941622618e829ad6f52d15825ad1c0adc998fa87da2c1a"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(17,1,1800000368.5,197,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(17,2,1800000368.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(17,3,1800000368.5,198,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(17,4,1800000368.5,199,'{"member": 1001, "computers": [], "entropy": "199", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(17,5,1800000371.5,NULL,'{"secret": "e35078af94fb2413a59a9773a11de50bc8514d844ee643d0f8feec61d7592b08", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(17,6,1800000371.5,200,'{"seat": 0, "action": {"do": "play", "card": "4H"}, "by": "member", "seconds": 0.0, "do": "act"}');
INSERT INTO "journal" VALUES(17,7,1800000372.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5H"}, "by": "computer", "do": "act"}');
CREATE TABLE keys (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('forgotten','9a92990f06c98f0541e8c9dd89e5bc850b0803e214c946e6fde1ebb01a72b010');
CREATE TABLE lessons (
	member_id BIGINT NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_lessons PRIMARY KEY (member_id, game)
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
	humans INTEGER NOT NULL, 
	computers VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (table_id), 
	CONSTRAINT fk_matches_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "matches" VALUES(12,7,82,1800000338.5,'stops','michigan','normal','finished',0,2,3,2,'3');
INSERT INTO "matches" VALUES(14,7,83,1800000364.5,'stops','michigan','normal','finished',0,1,3,2,'1');
INSERT INTO "matches" VALUES(16,7,84,1800000368.5,'stops','michigan','normal','stopped',1,1,3,2,'');
CREATE TABLE members (
	guild_id BIGINT NOT NULL, 
	member_id BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	locale VARCHAR(16) NOT NULL, 
	rounds INTEGER NOT NULL, 
	claimed_at FLOAT, 
	on_tables BIGINT NOT NULL, chips BIGINT, 
	CONSTRAINT pk_members PRIMARY KEY (guild_id, member_id)
);
INSERT INTO "members" VALUES(7,1001,'Ann','en-US',10,NULL,466,900);
INSERT INTO "members" VALUES(7,1002,'Ben','de',9,NULL,457,861);
INSERT INTO "members" VALUES(7,1003,'Clara','nl',3,NULL,140,877);
INSERT INTO "members" VALUES(7,1004,'Dirk','en-US',0,1800000000.0,27,86);
CREATE TABLE outbox (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	announcement JSON NOT NULL, skipped_at FLOAT, 
	CONSTRAINT pk_outbox PRIMARY KEY (id), 
	CONSTRAINT fk_outbox_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "outbox" VALUES(1000032,9,1800000202.5,'{"rounds": [[1, "5fc0107601745fc7b9387243c76b2b572bba039ad3af1805d15537df06544802"], [2, "62a0043f84cf5df70c944b6ae908154bc714ab907bd6a0613c77fc3f9b41e6ff"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000033,10,1800000205.5,'{"rounds": [[1, "32d7927770cf14d1a63f3938241c52c8114deed9bf9c5d6f6cb629dec6f82aee"], [2, "2b926de5925651a0b4747988f300a6fe8b9984818980767bf30e237d786a7cca"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000034,10,1800000210.0,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "AH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 2, "space": "KH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 1, "space": "QH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 0, "space": "JH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 1, "space": "TH", "card": null, "chips": 3}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000035,11,1800000210.0,'{"rounds": [[1, "4eb27adb144e2403563df6ea7aa5d4d0dfe1ba5165b97f1d123eb7f40fd27183"], [2, "b48d663f8c235bfeafcb4d7295ef1e36d9b47530fb5342c5998a8cd575c1bc42"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000036,11,1800000264.0,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "BoodleCollected", "seat": 0, "space": "JS", "card": {"Card": "JS"}, "chips": 5}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000037,11,1800000279.0,'{"rounds": [[3, "68e7fb0835cdd2fbec6cfdebcf76172cd46462f6da1cc5cf810ef54768286357"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000038,11,1800000279.0,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "RoundEnded", "round": 1, "rounds": 4, "winner": 2, "card": {"Card": "AS"}, "kitty": 0, "payments": [{"Payment": {"seat": 3, "cards": 7, "due": 7, "chips": 7}}, {"Payment": {"seat": 0, "cards": 2, "due": 2, "chips": 2}}, {"Payment": {"seat": 1, "cards": 4, "due": 4, "chips": 4}}], "before": [40, 40, 40, 40], "chips": [39, 32, 45, 29], "table": [["AH", 5], ["KC", 5], ["QD", 5]], "held": [{"CardSet": "6DKH"}, {"CardSet": "2CACKDAD"}, {"CardSet": ""}, {"CardSet": "2D3DJDQD2HAHKS"}], "dead": {"CardSet": "7CJCQCKC5DTDQH2S3SQS"}, "ace": "high"}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000039,12,1800000298.0,'{"rounds": [[1, "c09713caeb5f6f6470ea051711a900c51e3a7251cef30703a715ed9000cae284"], [2, "d325744a7e933a00fd3ddd2d7f290e577e855553bda5c3f61660b58adef7f07b"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000040,12,1800000308.0,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "KC", "card": {"Card": "KC"}, "chips": 4}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000041,12,1800000311.0,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "AH", "card": {"Card": "AH"}, "chips": 4}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000042,12,1800000315.0,'{"rounds": [[3, "d94bdbcfe730d90ff1dca0ed7a1facd46c4ab6d3f18a617a839eff7227220ccb"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000043,12,1800000315.0,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundEnded", "round": 1, "rounds": 2, "winner": 0, "card": {"Card": "7D"}, "kitty": 0, "payments": [{"Payment": {"seat": 1, "cards": 4, "due": 4, "chips": 4}}, {"Payment": {"seat": 2, "cards": 2, "due": 2, "chips": 2}}], "before": [60, 60, 60], "chips": [62, 56, 54], "table": [["QD", 4], ["JS", 4]], "held": [{"CardSet": ""}, {"CardSet": "9CJDQDTH"}, {"CardSet": "TCKD"}], "dead": {"CardSet": "3C6C7C8C5DTDAD8H9HQH7S9SJS"}, "ace": "high"}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000044,12,1800000335.5,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 2, "space": "JS", "card": {"Card": "JS"}, "chips": 8}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000045,12,1800000338.5,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 2, "space": "QD", "card": {"Card": "QD"}, "chips": 8}, {"event": "RoundEnded", "round": 2, "rounds": 2, "winner": 2, "card": {"Card": "QD"}, "kitty": 0, "payments": [{"Payment": {"seat": 0, "cards": 6, "due": 6, "chips": 6}}, {"Payment": {"seat": 1, "cards": 7, "due": 7, "chips": 7}}], "before": [62, 56, 54], "chips": [52, 45, 75], "table": [["AH", 4], ["KC", 4]], "held": [{"CardSet": "JCQC9D5H6STS"}, {"CardSet": "KC8DKDAD4S7S8S"}, {"CardSet": ""}], "dead": {"CardSet": "7C9CTCAC7DJD4HQHKHAH3S5S9S"}, "ace": "high"}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000046,12,1800000338.5,'{"table": 12, "winners": ["Ben"], "standings": [{"name": "Ben", "member": 1002, "chips": 75, "paid_in": 60, "points": null, "course": [60, 54, 75]}, {"name": "Ann", "member": 1001, "chips": 52, "paid_in": 60, "points": null, "course": [60, 62, 52]}, {"name": "Ada", "member": null, "chips": 45, "paid_in": 60, "points": null, "course": [60, 56, 45]}], "left": 8, "deal": null, "reason": "", "by": "", "game": "stops", "best": {"name": "Ben", "round": 2, "moment": {"seat": 2, "kind": "out", "amount": 13, "on": ["QD"]}}, "feats": [{"name": "Ben", "feat": "comeback"}], "about": "match_result"}',NULL);
INSERT INTO "outbox" VALUES(1000047,13,1800000338.5,'{"rounds": [[1, "b54172c6ae102c744f9d57567da07f35b3a32261b43ee2808d11dec776d4764c"], [2, "c07ba54dca45c3caf233c8e08c3d45cca7ec717f8bab37c48b0c9b76abd5c084"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000053,15,1800000364.5,'{"rounds": [[1, "5ca634c83ccaa7a1fbcd6c715c37acf01d324428be9a997d63f02587d8105056"], [2, "87b9d2c20a2c3fdc923cca57fcec770d4b412231bfc25154bd659afff91315aa"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000054,16,1800000364.5,'{"rounds": [[1, "026f48a918d493a40c5edf43549b9739428e77d229b88476bea5a1eac9acfab0"], [2, "a5be14256860da15987e612e7a95c9d8163d0d1df52c12a8012404f4c384b682"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000055,16,1800000368.5,'{"game": "stops", "names": ["Ann", "Ada", "Clara"], "events": [{"event": "BoodleCollected", "seat": 0, "space": "QD", "card": {"Card": "QD"}, "chips": 4}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000056,16,1800000368.5,'{"game": "stops", "names": ["Ann", "Ada", "Clara"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "JS", "card": {"Card": "JS"}, "chips": 4}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000057,16,1800000368.5,'{"game": "stops", "names": ["Ann", "Ada", "Clara"], "events": [{"event": "BoodleCollected", "seat": 2, "space": "KC", "card": {"Card": "KC"}, "chips": 4}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000058,16,1800000368.5,'{"game": "stops", "names": ["Ann", "Ada", "Clara"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "AH", "card": {"Card": "AH"}, "chips": 4}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000059,16,1800000368.5,'{"rounds": [[3, "0c2ca7f851d663fc5a27c668cf5275836c246b31682e091cb20c194e9c22e5f9"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000060,16,1800000368.5,'{"game": "stops", "names": ["Ann", "Ada", "Clara"], "events": [{"event": "RoundEnded", "round": 1, "rounds": 3, "winner": 1, "card": {"Card": "5D"}, "kitty": 0, "payments": [{"Payment": {"seat": 2, "cards": 3, "due": 3, "chips": 3}}, {"Payment": {"seat": 0, "cards": 5, "due": 5, "chips": 5}}], "before": [40, 40, 40], "chips": [35, 48, 37], "table": [], "held": [{"CardSet": "7C4D9HQHKH"}, {"CardSet": ""}, {"CardSet": "7H8H7S"}], "dead": {"CardSet": "2C6C8C3D6D7DKDAD3H6HTHJH6S"}, "ace": "high"}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000061,16,1800000368.5,'{"reason": "stopped", "by": "Mo", "returned": [["Ann", 35], ["Clara", 37]], "left": 0, "deal": null, "dealt": 16, "played_out": true, "rounds": null, "about": "table_closed"}',NULL);
INSERT INTO "outbox" VALUES(1000062,17,1800000368.5,'{"rounds": [[1, "13034a5712af77f6b84df87066443cacb55d47c222b9bc74b01f83070d1240b8"], [2, "f429d1d02eaabfd4c8ae360d788ff9a4bfa6f732917807559e78816cba5c34ac"]], "about": "commitments"}',NULL);
CREATE TABLE posts (
	table_id INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	member_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT, 
	posted_at FLOAT NOT NULL, 
	shows INTEGER NOT NULL, 
	CONSTRAINT pk_posts PRIMARY KEY (table_id, kind, member_id), 
	CONSTRAINT fk_posts_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "posts" VALUES(11,'board',0,81,9001,1800000298.0,0);
INSERT INTO "posts" VALUES(11,'hand',1001,501,9002,1800000298.0,2);
INSERT INTO "posts" VALUES(11,'hand',1002,502,NULL,1800000298.0,0);
INSERT INTO "posts" VALUES(11,'nudge',1003,81,9003,1800000298.0,5);
CREATE TABLE preferences (
	member_id BIGINT NOT NULL, 
	hands VARCHAR(16) NOT NULL, 
	calls VARCHAR(16) NOT NULL, 
	follow BOOLEAN NOT NULL, cards VARCHAR(16) DEFAULT 'pictures' NOT NULL, stats VARCHAR(16) DEFAULT 'shown' NOT NULL, locale VARCHAR(16), 
	CONSTRAINT pk_preferences PRIMARY KEY (member_id)
);
INSERT INTO "preferences" VALUES(1002,'direct','mention',1,'pictures','shown',NULL);
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
	member_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	at FLOAT NOT NULL, 
	ending VARCHAR(16) NOT NULL, 
	chips BIGINT NOT NULL, 
	humans INTEGER NOT NULL, game VARCHAR(16) DEFAULT '' NOT NULL, preset VARCHAR(32) DEFAULT '' NOT NULL, place INTEGER DEFAULT '0' NOT NULL, won BOOLEAN DEFAULT 0 NOT NULL, chance INTEGER DEFAULT '0' NOT NULL, rounds INTEGER DEFAULT '0' NOT NULL, rounds_won INTEGER DEFAULT '0' NOT NULL, round_chances INTEGER DEFAULT '0' NOT NULL, payout BIGINT DEFAULT '0' NOT NULL, run INTEGER DEFAULT '0' NOT NULL, aces INTEGER DEFAULT '0' NOT NULL, kings INTEGER DEFAULT '0' NOT NULL, queens INTEGER DEFAULT '0' NOT NULL, jacks INTEGER DEFAULT '0' NOT NULL, tens INTEGER DEFAULT '0' NOT NULL, others INTEGER DEFAULT '0' NOT NULL, points INTEGER DEFAULT '0' NOT NULL, decisions INTEGER DEFAULT '0' NOT NULL, seconds FLOAT DEFAULT '0' NOT NULL, feats VARCHAR(256) DEFAULT '' NOT NULL, rated INTEGER DEFAULT '0' NOT NULL, weight FLOAT DEFAULT '0' NOT NULL, mu FLOAT, sigma FLOAT, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, member_id), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "results" VALUES(12,1001,7,1800000338.5,'finished',-8,2,'stops','michigan',2,0,840,2,1,1680,6,3,0,0,0,0,0,0,0,8,0.0,'',1,1.0,2.54840229397805195787e+01,8.09127056666100408222e+00);
INSERT INTO "results" VALUES(12,1002,7,1800000338.5,'finished',15,2,'stops','michigan',1,1,840,2,1,1680,13,2,0,0,1,1,0,0,0,15,0.0,'comeback',1,1.0,2.6936091759122081867e+01,8.22053302645386096969e+00);
INSERT INTO "results" VALUES(14,1001,7,1800000364.5,'finished',-11,2,'stops','michigan',3,0,840,1,0,840,0,3,0,0,0,0,0,0,0,3,0.0,'',2,0.5,2.43648022483699584479e+01,7.9806545495601);
INSERT INTO "results" VALUES(14,1002,7,1800000364.5,'finished',-1,2,'stops','michigan',2,0,840,1,0,840,4,4,1,1,0,0,0,0,0,2,0.0,'',2,0.5,2.71284279114130626457e+01,8.1028333043525666568e+00);
INSERT INTO "results" VALUES(16,1001,7,1800000368.5,'stopped',-5,2,'stops','michigan',0,0,0,1,0,840,4,2,0,0,1,0,0,0,0,0,0.0,'',0,0.0,NULL,NULL);
INSERT INTO "results" VALUES(16,1003,7,1800000368.5,'stopped',-3,2,'stops','michigan',0,0,0,1,0,840,4,2,0,1,0,0,0,0,0,2,0.0,'',0,0.0,NULL,NULL);
CREATE TABLE score_blocks (
	guild_id BIGINT NOT NULL, 
	board VARCHAR(32) NOT NULL, 
	score BIGINT NOT NULL, 
	member_id BIGINT NOT NULL, 
	members INTEGER NOT NULL, 
	CONSTRAINT pk_score_blocks PRIMARY KEY (guild_id, board, score, member_id)
)
 WITHOUT ROWID

;
INSERT INTO "score_blocks" VALUES(7,'won',-4611686018427387904,0,3);
INSERT INTO "score_blocks" VALUES(7,'won:2027-01',-4611686018427387904,0,3);
INSERT INTO "score_blocks" VALUES(7,'won:2027-W02',-4611686018427387904,0,3);
CREATE TABLE scores (
	guild_id BIGINT NOT NULL, 
	board VARCHAR(32) NOT NULL, 
	member_id BIGINT NOT NULL, 
	score BIGINT NOT NULL, 
	CONSTRAINT pk_scores PRIMARY KEY (guild_id, board, member_id)
)
 WITHOUT ROWID

;
INSERT INTO "scores" VALUES(7,'won',1001,-24);
INSERT INTO "scores" VALUES(7,'won',1003,-3);
INSERT INTO "scores" VALUES(7,'won',1002,14);
INSERT INTO "scores" VALUES(7,'won:2027-01',1001,-24);
INSERT INTO "scores" VALUES(7,'won:2027-01',1003,-3);
INSERT INTO "scores" VALUES(7,'won:2027-01',1002,14);
INSERT INTO "scores" VALUES(7,'won:2027-W02',1001,-24);
INSERT INTO "scores" VALUES(7,'won:2027-W02',1003,-3);
INSERT INTO "scores" VALUES(7,'won:2027-W02',1002,14);
CREATE TABLE seasons (
	guild_id BIGINT NOT NULL, 
	month VARCHAR(7) NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_seasons PRIMARY KEY (guild_id, month)
);
CREATE TABLE set_aside (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	snapshot TEXT, 
	rebuilt BOOLEAN NOT NULL, 
	CONSTRAINT pk_set_aside PRIMARY KEY (id), 
	CONSTRAINT fk_set_aside_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE standings (
	guild_id BIGINT NOT NULL, 
	chips BIGINT NOT NULL, 
	member_id BIGINT NOT NULL, 
	members INTEGER NOT NULL, 
	CONSTRAINT pk_standings PRIMARY KEY (guild_id, chips, member_id)
)
 WITHOUT ROWID

;
INSERT INTO "standings" VALUES(7,0,0,4);
CREATE TABLE tables (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	snapshot JSON NOT NULL, 
	due_at FLOAT, 
	opened_at FLOAT NOT NULL, 
	closed_at FLOAT, together_until FLOAT, decision_until FLOAT, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES(1,7,71,'playing',32,'{"id": 1, "guild": 7, "channel": 71, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1004, "name": "Dirk", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1003, "name": "Clara", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c", "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf"], "dealt": 2, "entropy": "7b43e474bd97ea04541e3fb391312804db658373b077ffa50e098ef1d110e4cf", "jackpot": 0, "carried": 0, "decision": 23, "human_acted": false, "fewest": 3, "hurried": false, "winding_up": null, "story": {"standings": [[40, 40, 40, 40], [27, 31, 32, 55]], "best": [{"round": 1, "moment": {"seat": 2, "kind": "card", "amount": 5, "on": ["KC"]}}, {"round": 1, "moment": {"seat": 3, "kind": "out", "amount": 19, "on": ["TS"]}}], "tallies": [{"member": 1001, "seats": [0], "rounds": 1, "won": 0, "chances": 630, "payout": 0, "run": 2, "taken": [0, 0, 0, 0, 0, 0], "points": 0, "feats": [], "decisions": 0, "seconds": 0.0}, {"member": 1002, "seats": [2], "rounds": 1, "won": 0, "chances": 630, "payout": 5, "run": 3, "taken": [0, 1, 0, 0, 0, 0], "points": 0, "feats": [], "decisions": 0, "seconds": 0.0}, {"member": 1003, "seats": [3], "rounds": 1, "won": 1, "chances": 630, "payout": 19, "run": 3, "taken": [0, 0, 0, 0, 0, 0], "points": 0, "feats": [], "decisions": 0, "seconds": 0.0}]}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan"}, "phase": "lead", "round": 2, "dealer": 3, "chips": [23, 27, 28, 47], "spaces": [10, 5, 10, 10, 0, 0], "eliminated": [], "topups": [0, 0, 0, 0], "hands": ["9CTCQC5D2H4H8HJH7SJSKS", "KC3DQDKD5H7H9HKHAHTSQS", "2C3C5C7C4D8DTDAD3H4S", "4C8CJC7D9DTHQH6S9SAS"], "dead": "6CAC2D6DJD6H2S3S5S8S", "plays": [], "missing": "", "turn": 0, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "9C5D2H7S", "before": [27, 31, 32, 55], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": ""}',1800086424.5,1800000000.0,NULL,NULL,1800086424.5);
INSERT INTO "tables" VALUES(2,7,72,'paused',42,'{"id": 2, "guild": 7, "channel": 72, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "paused", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": true, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": true, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7", "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18"], "dealt": 1, "entropy": "2b26f9aa621b6f1ee486e723c6d3497df8122c84162b15f0a41fd7e8b2b70f0a", "jackpot": 0, "carried": 0, "decision": 35, "human_acted": false, "fewest": 2, "hurried": false, "winding_up": null, "story": {"standings": [[40, 40, 40], [39, 40, 37]], "best": [{"round": 1, "moment": {"seat": 0, "kind": "card", "amount": 4, "on": ["QD"]}}, {"round": 1, "moment": {"seat": 2, "kind": "card", "amount": 4, "on": ["AH"]}}, {"round": 1, "moment": {"seat": 1, "kind": "out", "amount": 4, "on": ["QC"]}}], "tallies": [{"member": 1001, "seats": [0], "rounds": 1, "won": 0, "chances": 840, "payout": 4, "run": 3, "taken": [0, 0, 1, 0, 0, 0], "points": 0, "feats": [], "decisions": 0, "seconds": 0.0}, {"member": 1002, "seats": [2], "rounds": 1, "won": 0, "chances": 840, "payout": 4, "run": 3, "taken": [1, 0, 0, 1, 0, 0], "points": 0, "feats": [], "decisions": 0, "seconds": 0.0}]}, "happenings": [{"kind": "away", "name": "Ann"}, {"kind": "away", "name": "Ben"}], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan"}, "phase": "deal", "round": 2, "dealer": 0, "chips": [39, 40, 37], "spaces": [0, 4, 0, 0, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["TC", "", "2C9CAS"], "dead": "5C8CJCKCAC2D6DTD3H8H2S5SKS", "plays": [[0, "3D", true], [0, "4D", false], [0, "5D", false], [0, "9D", true], [0, "JD", true], [0, "QD", false], [1, "KD", false], [2, "AD", false], [2, "4H", true], [0, "5H", false], [2, "6H", false], [2, "7H", false], [2, "TH", true], [2, "JH", false], [0, "QH", false], [1, "KH", false], [2, "AH", false], [2, "3S", true], [0, "4S", false], [0, "2H", true], [0, "7S", true], [2, "8S", false], [0, "9S", false], [1, "TS", false], [2, "JS", false], [1, "QS", false], [1, "7D", true], [1, "8D", false], [1, "3C", true], [1, "4C", false], [1, "6S", true], [1, "9H", true], [1, "6C", true], [1, "7C", false], [1, "QC", true]], "missing": "5C8C6DTD3H8H5SKS", "turn": null, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "", "before": [40, 40, 40], "collected": [[0, "QD", "QD", 4], [2, "AH", "AH", 4], [2, "JS", "JS", 4]], "passed": [], "relaxed": false, "outcome": null}, "secret": ""}',1800086457.0,1800000012.0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(3,7,73,'playing',104,'{"id": 3, "guild": 7, "channel": 73, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 12}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 24}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 18}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["5ce70ac8f3a3bae44286de77e90e9cac13f5804669e0a88d21b82f4c9f43f79d", "88de90813dfc544b19eff1f0a42834f35cf1147283572febbbf4f548ff76cb72"], "dealt": 4, "entropy": "032268a7fd64e430b1a03b0ed1fab24dc75fa7ffb3267fd08f99daaf9b90fb1d", "jackpot": 0, "carried": 0, "decision": 96, "human_acted": false, "fewest": 2, "hurried": false, "winding_up": null, "story": {"standings": [[6, 6, 6], [0, 15, 0], [-2, 14, 2], [-6, 13, -5]], "best": [{"round": 1, "moment": {"seat": 0, "kind": "card", "amount": 4, "on": ["AH"]}}, {"round": 1, "moment": {"seat": 1, "kind": "out", "amount": 6, "on": ["AD"]}}, {"round": 2, "moment": {"seat": 2, "kind": "card", "amount": 7, "on": ["QD"]}}], "tallies": [{"member": 1001, "seats": [0], "rounds": 3, "won": 1, "chances": 2520, "payout": 4, "run": 4, "taken": [1, 0, 0, 0, 0, 0], "points": 0, "feats": ["ten-alone"], "decisions": 0, "seconds": 0.0}, {"member": 1002, "seats": [2], "rounds": 3, "won": 1, "chances": 2520, "payout": 7, "run": 5, "taken": [0, 0, 1, 0, 0, 0], "points": 0, "feats": [], "decisions": 0, "seconds": 0.0}]}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "chips": 6, "end.mode": "topup", "end.rounds": 4}, "buy_in": 6, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan", "chips": 6, "end.mode": "topup", "end.rounds": 4}, "phase": "lead", "round": 4, "dealer": 0, "chips": [0, 9, 0], "spaces": [8, 3, 6, 10, 0, 0], "eliminated": [], "topups": [12, 0, 6], "hands": ["3CTCQCKDAD4H5H7H9H4S7STSKS", "5C6C9CKC6D9DJD5S9SJS", "2C4C7C3D5D7D8DQD2H6S8SAS"], "dead": "8CJCAC2D4DTD3H6H8HAH2S3SQS", "plays": [[1, "TH", true], [1, "JH", false], [1, "QH", false], [2, "KH", false]], "missing": "AH", "turn": 2, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "2C3D2H6S", "before": [6, 13, 1], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": ""}',1800086570.5,1800000057.0,NULL,NULL,1800086570.5);
INSERT INTO "tables" VALUES(4,7,74,'playing',13,'{"id": 4, "guild": 7, "channel": 74, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["90a2d37757e75c3b551dea4d4e80aeb86d4d41c6529c053019414d9934b3960c", "ecc1bc11b8d64a2e972b1f684f2c322efb53b02884c78a2a111fbf181916898f"], "dealt": 1, "entropy": "68bc8f9c901e816a4b515cec58447b609f4589641305e0e31e3abd9ecdab2723", "jackpot": 0, "carried": 0, "decision": 8, "human_acted": true, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [[20, 20, 20]], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 20, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan"}, "phase": "follow", "round": 1, "dealer": 0, "chips": [12, 16, 16], "spaces": [4, 4, 4, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["4CQCKC2D6D3H6HAH6S9SAS", "2C5CTCJCACQD2H4HQH8STS", "3C6C8C3D4D5D8D2SJS"], "dead": "7C9C7DJDKDAD5HTHJHKH7SQSKS", "plays": [[1, "9D", true], [2, "TD", false], [2, "7H", true], [1, "8H", false], [0, "9H", false], [0, "3S", true], [2, "4S", false], [2, "5S", false]], "missing": "JDTH", "turn": 0, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "6S", "before": [20, 20, 20], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": ""}',1800086560.0,1800000151.5,NULL,NULL,1800086560.0);
INSERT INTO "tables" VALUES(5,7,75,'playing',14,'{"id": 5, "guild": 7, "channel": 75, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["5abfb5589de5b4002fd7029a9bff733934acddc85c4bed0d81bc85d36ba9a035", "e8e9650935d0c5e60aff8152c5d9583d5de4c2dd3e547878520b748edc098b89"], "dealt": 1, "entropy": "1a80a02e265d60abb570eca706c25dbc1c7b542bbe34711f32c5a373436742b8", "jackpot": 0, "carried": 0, "decision": 9, "human_acted": true, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [[20, 20, 20]], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "traditional"}, "buy_in": 20, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "traditional"}, "phase": "lead", "round": 1, "dealer": 0, "chips": [12, 16, 16], "spaces": [4, 4, 4, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["3C4C5CJCQC6H8H9HTHJH7S8SJS", "2CACKD3HQHKHAHAS", "TC8DQDAD4H5H7HQSKS"], "dead": "6C7C8C9CKC4D7DJD2H2S5S6STS", "plays": [[1, "5D", true], [1, "6D", false], [1, "3S", true], [1, "4S", false], [1, "9D", true], [2, "TD", false], [2, "9S", true], [2, "2D", true], [2, "3D", false]], "missing": "4D7DJD5STS", "turn": 2, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "TC4HQS", "before": [20, 20, 20], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": ""}',1800086571.5,1800000160.0,NULL,NULL,1800086571.5);
INSERT INTO "tables" VALUES(6,7,76,'playing',19,'{"id": 6, "guild": 7, "channel": 76, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["aca93f7a43e75c02b94bfac8d295bd9442eb167060c4ec3dccc60f750676785a", "4c635e6983493fdc0a3f01e3b9eddaf7f4801dbb1cf529f6ad8345d41c610b34"], "dealt": 1, "entropy": "192731a668cfc5f077d1ec4f4272c7fcb893d1da640ddd8b183675d9b9ec705f", "jackpot": 0, "carried": 0, "decision": 13, "human_acted": true, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [[20, 20, 20]], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "boodle"}, "buy_in": 20, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "boodle"}, "phase": "follow", "round": 1, "dealer": 0, "chips": [16, 16, 16], "spaces": [3, 3, 3, 3, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["7CTCJC3D6D7D7HTHQHKHKS", "9C8D9D3H5H9H2S3S4S5S", "5C2DJDQDKD2H8HAS"], "dead": "4C6C8CQCKC4D5DTDAD4H6HJHAH", "plays": [[2, "AC", true], [0, "2C", false], [2, "3C", false], [2, "6S", true], [0, "7S", false], [1, "8S", false], [2, "9S", false], [1, "TS", false], [2, "JS", false], [1, "QS", false]], "missing": "4C", "turn": 0, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [[["AS", 2], ["KH", 2]], [["AS", 1], ["KH", 1], ["QD", 1], ["JC", 1]], [["QD", 2], ["JC", 2]]], "told": [{"event": "StakePaid", "seat": 1, "chips": [["AS", 1], ["KH", 1], ["QD", 1], ["JC", 1]]}, {"event": "StakePaid", "seat": 2, "chips": [["QD", 2], ["JC", 2]]}, {"event": "StakePaid", "seat": 0, "chips": [["AS", 2], ["KH", 2]]}], "options": "KS", "before": [20, 20, 20], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": ""}',1800086583.0,1800000171.5,NULL,NULL,1800086583.0);
INSERT INTO "tables" VALUES(7,7,77,'playing',16,'{"id": 7, "guild": 7, "channel": 77, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["f377a565f9bc29d6febae42b84342c67cced073543f99c6ab84830201da20b19", "ac179f149f729bed464cc5bf049a9f216df00a7e4a71df0e42521096255300a2"], "dealt": 1, "entropy": "71bf1fd9889b05eec8435ca1bb922f0a16f1bb7418897891d9c457373210fb27", "jackpot": 0, "carried": 0, "decision": 10, "human_acted": true, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [[12, 12, 12]], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "horses"}, "buy_in": 12, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "horses"}, "phase": "follow", "round": 1, "dealer": 0, "chips": [10, 10, 10], "spaces": [0, 2, 1, 0, 3, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["8CTCJC9DQDKH2S5S", "6C9CAC6D7D5H6H7H3S4S6S8SKS", "4C7C5D8DTD2H3H4H7S9STSAS"], "dead": "3C5CQCKC2D3D4DJDKDADAHJSQS", "plays": [[0, "2C", true], [0, "8H", true], [2, "9H", false], [0, "TH", false], [0, "JH", false], [0, "QH", false]], "missing": "3C", "turn": 0, "asked": [], "swapped": true, "given_up": 1, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [[["QD", 1]], [["KS", 1]], [["QD", 1]]], "told": [{"event": "StakePaid", "seat": 1, "chips": [["kitty", 1]]}, {"event": "StakePaid", "seat": 2, "chips": [["kitty", 1]]}, {"event": "StakePaid", "seat": 0, "chips": [["kitty", 1]]}, {"event": "StakePaid", "seat": 1, "chips": [["KS", 1]]}, {"event": "StakePaid", "seat": 2, "chips": [["QD", 1]]}, {"event": "StakePaid", "seat": 0, "chips": [["QD", 1]]}, {"event": "SpareSwapped", "seat": 1}], "options": "KH", "before": [12, 12, 12], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": ""}',1800086591.0,1800000183.0,NULL,NULL,1800086591.0);
INSERT INTO "tables" VALUES(8,7,78,'playing',18,'{"id": 8, "guild": 7, "channel": 78, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["8061cb1a55f6b779790fe59282badb5cc80fea424c2b3a447a8ae48a9b262789", "be7a79f7e5e7e127e7032126d157658bee36263947c109ca7a1097c80be50812"], "dealt": 1, "entropy": "8cd88e69c84bf36731db4574c400e8d53c7357a85b815fc1c532d6c2fddeb7fe", "jackpot": 0, "carried": 0, "decision": 13, "human_acted": true, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [[100, 100, 100]], "best": [{"round": 1, "moment": {"seat": 2, "kind": "deal", "amount": 3, "on": ["AH"]}}, {"round": 1, "moment": {"seat": 0, "kind": "deal", "amount": 6, "on": ["QH", "JH"]}}, {"round": 1, "moment": {"seat": 1, "kind": "poker", "amount": 9, "on": []}}], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "three-in-one"}, "buy_in": 100, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "three-in-one"}, "phase": "lead", "round": 1, "dealer": 0, "chips": [97, 100, 91], "spaces": [0, 3, 0, 0, 0, 3, 3, 3, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["5C4D5D9D3H4H8HJHQH5STSAS", "6CTCQC2H6HTH4S6S7SKS", "4C7CKC3D7D8D5H7HAH3S8S9S"], "dead": "2C3C8C9CJCAC2D6D9HKH2SJSQS", "plays": [[1, "TD", true], [0, "JD", false], [1, "QD", false], [1, "KD", false], [2, "AD", false]], "missing": "", "turn": 2, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": ["5C4D9D4H8H", "TCTDKDTHKS", "KCAD5H7H8S"], "bets": [0, 3, 3], "raises": 0, "folded": [0], "poker_winner": 1, "placed": [], "told": [{"event": "SpareKept", "seat": 0}, {"event": "BoodleCollected", "seat": 2, "space": "AH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 0, "space": "QH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 0, "space": "JH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 1, "space": "TH", "card": null, "chips": 3}, {"event": "HandHeld", "seat": 1}, {"event": "HandHeld", "seat": 2}, {"event": "HandHeld", "seat": 0}, {"event": "Checked", "seat": 1}, {"event": "BetMade", "seat": 2, "chips": 3}, {"event": "Folded", "seat": 0}, {"event": "BetCalled", "seat": 1, "chips": 3, "all_in": false}, {"event": "PokerEnded", "winner": 1, "pots": [{"PotWon": {"chips": 9, "winners": [1], "share": 9}}], "shown": [[1, {"CardSet": "TCTDKDTHKS"}], [2, {"CardSet": "KCAD5H7H8S"}]]}], "options": "4C3D5H3S", "before": [100, 100, 100], "collected": [[2, "AH", null, 3], [0, "QH", null, 3], [0, "JH", null, 3], [1, "TH", null, 3]], "passed": [], "relaxed": false, "outcome": null}, "secret": ""}',1800086602.5,1800000191.0,NULL,NULL,1800086602.5);
INSERT INTO "tables" VALUES(9,7,79,'playing',8,'{"id": 9, "guild": 7, "channel": 79, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": {"do": "stake", "on": {"AH": 2}}, "ready": true, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1003, "name": "Clara", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": {"do": "stake", "on": {"AH": 1}}, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["75393b738157f01c7eccaeff3c1c9b182697b282615d96a5eac41cf586a35bce", "419e32478b1a38a3ef64b4b728160c011ea594d658b0152fa8c83256ed4dbe23"], "dealt": 0, "entropy": "106", "jackpot": 0, "carried": 0, "decision": 1, "human_acted": true, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [[40, 40, 40]], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "stake.mode": "free", "stake.amount": 2}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan", "stake.mode": "free", "stake.amount": 2}, "phase": "stake", "round": 1, "dealer": 0, "chips": [40, 38, 40], "spaces": [2, 0, 0, 0, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["", "", ""], "dead": "", "plays": [], "missing": "", "turn": 2, "asked": [2, 0], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [[], [["AH", 2]], []], "told": [{"event": "StakePaid", "seat": 1, "chips": [["AH", 2]]}], "options": "", "before": [40, 40, 40], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": ""}',1800086605.5,1800000202.5,NULL,1800086605.5,1800086605.5);
INSERT INTO "tables" VALUES(10,7,80,'playing',7,'{"id": 10, "guild": 7, "channel": 80, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["658664f02dd45c31e1af5d4513ea60d2e49969f5d313cd0bbffacc37b6e46c65", "e23bcb8b538b51b54837ab8d1237d409ed99fb1c75b61800ae382b3d56a1f68a"], "dealt": 1, "entropy": "a2216a654ffa5cb803c0192e25860e4cef3ddd1116178952032372e8e013fe3e", "jackpot": 0, "carried": 0, "decision": 2, "human_acted": true, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [[100, 100, 100]], "best": [{"round": 1, "moment": {"seat": 1, "kind": "deal", "amount": 9, "on": ["AH", "QH", "TH"]}}, {"round": 1, "moment": {"seat": 2, "kind": "deal", "amount": 3, "on": ["KH"]}}, {"round": 1, "moment": {"seat": 0, "kind": "deal", "amount": 3, "on": ["JH"]}}], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "three-in-one"}, "buy_in": 100, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "three-in-one"}, "phase": "hold", "round": 1, "dealer": 1, "chips": [94, 100, 94], "spaces": [0, 0, 0, 0, 0, 3, 3, 3, 3], "eliminated": [], "topups": [0, 0, 0], "hands": ["7CTCJDKDAD3H6H8HJH9STSQSKS", "2C4CQC2D3D7DTD5HTHQHAH5S7S", "6CJCAC4D5DQD2H7HKH2S3S4S8S"], "dead": "3C5C8C9CKC6D8D9D4H9H6SJSAS", "plays": [], "missing": "", "turn": 0, "asked": [0, 1], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": ["", "", "5D2H2S4S8S"], "bets": [0, 0, 0], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [{"event": "SpareKept", "seat": 1}, {"event": "BoodleCollected", "seat": 1, "space": "AH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 2, "space": "KH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 1, "space": "QH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 0, "space": "JH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 1, "space": "TH", "card": null, "chips": 3}, {"event": "HandHeld", "seat": 2}], "options": "", "before": [100, 100, 100], "collected": [[1, "AH", null, 3], [2, "KH", null, 3], [1, "QH", null, 3], [0, "JH", null, 3], [1, "TH", null, 3]], "passed": [], "relaxed": false, "outcome": null}, "secret": ""}',1800086610.0,1800000205.5,NULL,1800086610.0,1800086610.0);
INSERT INTO "tables" VALUES(11,7,81,'playing',46,'{"id": 11, "guild": 7, "channel": 81, "follow_seconds": 15, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1003, "name": "Clara", "follow": false, "away": true, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["3f3f747678a049e4a96378952d94e6af00b965a37cbc576845b1ac7b469a8217", "86a25127e2c1e437db0a238d5406f2faf94db8305a4ef0632cb122c5c9383c82"], "dealt": 2, "entropy": "01dc25cdbcdfa389015d7374f6049c3722a088342d2c06e403f3e2a4f33180ae", "jackpot": 0, "carried": 0, "decision": 37, "human_acted": true, "fewest": 3, "hurried": false, "winding_up": null, "story": {"standings": [[40, 40, 40, 40], [39, 32, 45, 29]], "best": [{"round": 1, "moment": {"seat": 0, "kind": "card", "amount": 5, "on": ["JS"]}}, {"round": 1, "moment": {"seat": 2, "kind": "out", "amount": 13, "on": ["AS"]}}], "tallies": [{"member": 1003, "seats": [3], "rounds": 1, "won": 0, "chances": 630, "payout": 0, "run": 2, "taken": [0, 0, 0, 0, 0, 0], "points": 0, "feats": [], "decisions": 1, "seconds": 0.0}, {"member": 1001, "seats": [0], "rounds": 1, "won": 0, "chances": 630, "payout": 5, "run": 3, "taken": [0, 0, 0, 1, 0, 0], "points": 0, "feats": [], "decisions": 4, "seconds": 0.0}, {"member": 1002, "seats": [2], "rounds": 1, "won": 1, "chances": 630, "payout": 13, "run": 3, "taken": [0, 0, 0, 0, 0, 0], "points": 0, "feats": [], "decisions": 4, "seconds": 0.0}]}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan"}, "phase": "lead", "round": 2, "dealer": 3, "chips": [35, 28, 41, 21], "spaces": [10, 10, 10, 5, 0, 0], "eliminated": [], "topups": [0, 0, 0, 0], "hands": ["6CTCJCQCAC2D3DAH6S", "3C4D9DJDAD8S9STS", "5C7C7D8DKDKH5S", "4C9CKC5D6DTDQDJHQHKS"], "dead": "2C8CTH2S3S4S7SJSQSAS", "plays": [[0, "2H", true], [1, "3H", false], [0, "4H", false], [2, "5H", false], [1, "6H", false], [1, "7H", false], [2, "8H", false], [2, "9H", false]], "missing": "TH", "turn": 2, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "5C7DKH5S", "before": [39, 32, 45, 29], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": ""}',1800000388.0,1800000210.0,NULL,NULL,1800000388.0);
INSERT INTO "tables" VALUES(12,7,82,'closed',65,'{"id": 12, "guild": 7, "channel": 82, "follow_seconds": 15, "host": 1001, "law": 4, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["5d241cae9bd5cdc9f98ad88e277c5a6de3c9ef6517b4468d51e7b5bf7bc33f6b", "47824075d72371df5f6b33d9c74b2338d4d08c548f1b8ef4b6453a525309f57d"], "dealt": 2, "entropy": "c209d988b661b3bcbcb76b1fd8c7734603e34619231e08f49b100f1c369bc32c", "jackpot": 0, "carried": 0, "decision": 59, "human_acted": true, "fewest": 2, "hurried": false, "winding_up": null, "story": {"standings": [[60, 60, 60], [62, 56, 54], [52, 45, 75]], "best": [{"round": 1, "moment": {"seat": 1, "kind": "card", "amount": 4, "on": ["KC"]}}, {"round": 1, "moment": {"seat": 0, "kind": "out", "amount": 6, "on": ["7D"]}}, {"round": 2, "moment": {"seat": 2, "kind": "out", "amount": 13, "on": ["QD"]}}], "tallies": [{"member": 1002, "seats": [2], "rounds": 2, "won": 1, "chances": 1680, "payout": 13, "run": 2, "taken": [0, 0, 1, 1, 0, 0], "points": 0, "feats": ["comeback"], "decisions": 15, "seconds": 0.0}, {"member": 1001, "seats": [0], "rounds": 2, "won": 1, "chances": 1680, "payout": 6, "run": 3, "taken": [0, 0, 0, 0, 0, 0], "points": 0, "feats": [], "decisions": 8, "seconds": 0.0}]}, "happenings": [], "ending": "finished", "game": "stops", "rules": {"preset": "michigan", "end.rounds": 2}, "buy_in": 60, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan", "end.rounds": 2}, "phase": "over", "round": 2, "dealer": 2, "chips": [52, 45, 75], "spaces": [4, 4, 0, 0, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["JCQC9D5H6STS", "KC8DKDAD4S7S8S", ""], "dead": "7C9CTCAC7DJD4HQHKHAH3S5S9S", "plays": [[0, "2H", true], [2, "3H", false], [2, "2S", true], [2, "6H", true], [1, "7H", false], [2, "8H", false], [1, "9H", false], [0, "TH", false], [1, "JH", false], [1, "3D", true], [0, "4D", false], [1, "5D", false], [2, "6D", false], [2, "2D", true], [2, "JS", true], [0, "QS", false], [0, "KS", false], [2, "AS", false], [2, "2C", true], [1, "3C", false], [0, "4C", false], [0, "5C", false], [2, "6C", false], [2, "TD", true], [2, "8C", true], [2, "QD", true]], "missing": "7C9C7DJD4HQH3S", "turn": null, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "", "before": [62, 56, 54], "collected": [[2, "JS", "JS", 8], [2, "QD", "QD", 8]], "passed": [], "relaxed": false, "outcome": {"winners": [2], "chips": [52, 45, 75], "topups": [0, 0, 0], "left_on_table": 8, "points": null}}, "secret": ""}',NULL,1800000298.0,1800000338.5,NULL,NULL);
INSERT INTO "tables" VALUES(13,7,82,'lobby',5,'{"id": 13, "guild": 7, "channel": 82, "follow_seconds": 15, "host": 1001, "law": 4, "status": "lobby", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["d4105fabd3ff42bf49e2cd4707e328a6ece4a1b7e245e1203624f968ad47251d", "bbb308e8e219d0937b9eefc409a29e527c6a7c2e0500062f5b8dca392cbfef52"], "dealt": 0, "entropy": "", "jackpot": 8, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}',1800086738.5,1800000338.5,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(14,7,83,'closed',36,'{"id": 14, "guild": 7, "channel": 83, "follow_seconds": 15, "host": 1001, "law": 4, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["c80a6d5371bd13ebd2d2a248de59e34dd323851ca08ee49f93e6fdb1be8d94d2", "c9e91191043199d64e96dbf2fc0451ec4c556b94916970dd79326c18b303f493"], "dealt": 1, "entropy": "f5554573a9f54b0864fbe6158246b9475df529af32a4071a021ef252dce863cd", "jackpot": 0, "carried": 0, "decision": 31, "human_acted": true, "fewest": 2, "hurried": false, "winding_up": null, "story": {"standings": [[40, 40, 40], [29, 44, 39]], "best": [{"round": 1, "moment": {"seat": 2, "kind": "card", "amount": 4, "on": ["AH"]}}, {"round": 1, "moment": {"seat": 1, "kind": "out", "amount": 8, "on": ["TS"]}}], "tallies": [{"member": 1001, "seats": [0], "rounds": 1, "won": 0, "chances": 840, "payout": 0, "run": 3, "taken": [0, 0, 0, 0, 0, 0], "points": 0, "feats": [], "decisions": 3, "seconds": 0.0}, {"member": 1002, "seats": [2], "rounds": 1, "won": 0, "chances": 840, "payout": 4, "run": 4, "taken": [1, 1, 0, 0, 0, 0], "points": 0, "feats": [], "decisions": 2, "seconds": 0.0}]}, "happenings": [], "ending": "finished", "game": "stops", "rules": {"preset": "michigan", "end.rounds": 1}, "buy_in": 40, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan", "end.rounds": 1}, "phase": "over", "round": 1, "dealer": 0, "chips": [29, 44, 39], "spaces": [0, 0, 4, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["5SJSKS", "", "7D2S4SQSAS"], "dead": "TC3D5D6DQDKD2H4H5HQH3S7S9S", "plays": [[1, "6S", true], [1, "4D", true], [1, "8D", true], [0, "9D", false], [1, "TD", false], [1, "JD", false], [1, "AD", true], [1, "8S", true], [1, "3H", true], [1, "7H", true], [1, "8H", false], [0, "9H", false], [0, "TH", false], [0, "JH", false], [0, "6H", true], [0, "2D", true], [0, "KH", true], [2, "AH", false], [2, "2C", true], [2, "3C", false], [0, "4C", false], [0, "5C", false], [0, "6C", false], [1, "7C", false], [2, "8C", false], [2, "9C", false], [2, "JC", true], [2, "QC", false], [2, "KC", false], [1, "AC", false], [1, "TS", true]], "missing": "TC3D5DQD4HQH7S9S", "turn": null, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "", "before": [40, 40, 40], "collected": [[2, "AH", "AH", 4], [2, "KC", "KC", 4]], "passed": [], "relaxed": false, "outcome": {"winners": [1], "chips": [29, 44, 39], "topups": [0, 0, 0], "left_on_table": 8, "points": null}}, "secret": ""}',NULL,1800000338.5,1800000364.5,NULL,NULL);
INSERT INTO "tables" VALUES(15,7,83,'lobby',2,'{"id": 15, "guild": 7, "channel": 83, "follow_seconds": 15, "host": 1002, "law": 4, "status": "lobby", "seats": [{"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [1001], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["8485ce456f0611cc7f859384cb03f7eb7d0905224137fff59726dd392daa1b25", "a77ad5c5968ff8c3f0d85b596d155cbf565eaba2a8d97a07bc5341342e77cb0f"], "dealt": 0, "entropy": "", "jackpot": 8, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "end.rounds": 1}, "buy_in": 40, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}',1800000964.5,1800000364.5,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(16,7,84,'closed',37,'{"id": 16, "guild": 7, "channel": 84, "follow_seconds": 15, "host": 1001, "law": 4, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1003, "name": "Clara", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["bac2714653841b6f53c8b8fe18cff9a7a14683d968d5170efeeef72fbd46cfc6", "d31c0f6a11d954e5f746188d3f980af2ca684676d0888d6a2f429e2a750d79b1"], "dealt": 1, "entropy": "3c47a96a236a9c3e1c2c4552f814be245d2c9d298737b88e5114fafcccffe9a4", "jackpot": 0, "carried": 0, "decision": 31, "human_acted": true, "fewest": 2, "hurried": false, "winding_up": null, "story": {"standings": [[40, 40, 40], [35, 48, 37]], "best": [{"round": 1, "moment": {"seat": 0, "kind": "card", "amount": 4, "on": ["QD"]}}, {"round": 1, "moment": {"seat": 2, "kind": "card", "amount": 4, "on": ["KC"]}}, {"round": 1, "moment": {"seat": 1, "kind": "out", "amount": 8, "on": ["5D"]}}], "tallies": [{"member": 1003, "seats": [2], "rounds": 1, "won": 0, "chances": 840, "payout": 4, "run": 2, "taken": [0, 1, 0, 0, 0, 0], "points": 0, "feats": [], "decisions": 2, "seconds": 0.0}, {"member": 1001, "seats": [0], "rounds": 1, "won": 0, "chances": 840, "payout": 4, "run": 2, "taken": [0, 0, 1, 0, 0, 0], "points": 0, "feats": [], "decisions": 0, "seconds": 0.0}]}, "happenings": [], "ending": "stopped", "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan"}, "phase": "deal", "round": 2, "dealer": 2, "chips": [35, 48, 37], "spaces": [0, 0, 0, 0, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["7C4D9HQHKH", "", "7H8H7S"], "dead": "2C6C8C3D6D7DKDAD3H6HTHJH6S", "plays": [[2, "2D", true], [2, "8D", true], [2, "9D", false], [0, "TD", false], [1, "JD", false], [0, "QD", false], [0, "3S", true], [2, "4S", false], [0, "5S", false], [0, "QS", true], [2, "KS", false], [0, "AS", false], [0, "4H", true], [1, "5H", false], [1, "2S", true], [1, "8S", true], [2, "9S", false], [2, "TS", false], [1, "JS", false], [1, "3C", true], [2, "4C", false], [1, "5C", false], [1, "9C", true], [1, "TC", false], [0, "JC", false], [2, "QC", false], [2, "KC", false], [1, "AC", false], [1, "2H", true], [1, "AH", true], [1, "5D", true]], "missing": "6C3DKD3H6H6S", "turn": null, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "", "before": [40, 40, 40], "collected": [[0, "QD", "QD", 4], [1, "JS", "JS", 4], [2, "KC", "KC", 4], [1, "AH", "AH", 4]], "passed": [], "relaxed": false, "outcome": null}, "secret": ""}',NULL,1800000364.5,1800000368.5,NULL,NULL);
INSERT INTO "tables" VALUES(17,7,84,'playing',7,'{"id": 17, "guild": 7, "channel": 84, "follow_seconds": 15, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1003, "name": "Clara", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["e9e0fac95c8638d37f941622618e829ad6f52d15825ad1c0adc998fa87da2c1a", "e35078af94fb2413a59a9773a11de50bc8514d844ee643d0f8feec61d7592b08"], "dealt": 1, "entropy": "13cf8cf8879c2d866553d0daa245654eb87bd4ad9bfb8515217ca6bb30da7665", "jackpot": 0, "carried": 0, "decision": 2, "human_acted": true, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [[40, 40, 40]], "best": [], "tallies": [{"member": 1001, "seats": [], "rounds": 0, "won": 0, "chances": 0, "payout": 0, "run": 0, "taken": [0, 0, 0, 0, 0, 0], "points": 0, "feats": [], "decisions": 1, "seconds": 0.0}]}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan"}, "phase": "follow", "round": 1, "dealer": 2, "chips": [36, 36, 32], "spaces": [4, 4, 4, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["8C9C7D8DJDKD9H5S6S8S9SQS", "2C5C6C7CTCQCKC7HJHKH2SKS", "3C4CJC2D5D9DTD2H6HQHAH4STS"], "dead": "AC3D4D6DQDAD3H8HTH3S7SJSAS", "plays": [[0, "4H", true], [1, "5H", false]], "missing": "", "turn": 2, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "6H", "before": [40, 40, 40], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": ""}',1800000387.5,1800000368.5,NULL,NULL,1800000387.5);
CREATE TABLE transfers (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	source_id INTEGER NOT NULL, 
	target_id INTEGER NOT NULL, 
	chips BIGINT NOT NULL, 
	reason VARCHAR(16) NOT NULL, 
	table_id INTEGER, 
	"by" BIGINT, interaction_id BIGINT, by_salt VARCHAR(32), by_digest VARCHAR(64), hash VARCHAR(64) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_transfers PRIMARY KEY (id), 
	CONSTRAINT ck_transfers_positive CHECK (chips > 0), 
	CONSTRAINT fk_transfers_source_id FOREIGN KEY(source_id) REFERENCES accounts (id), 
	CONSTRAINT fk_transfers_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_transfers_target_id FOREIGN KEY(target_id) REFERENCES accounts (id)
);
INSERT INTO "transfers" VALUES(1,1800000000.0,7,2,1,900,'welcome',NULL,1001,NULL,'d04f1a18ef925e14fc004f73ee648e9b','555806f18aac18e80691721f6003c01bde02de5fe0d1fe941f4767022c5887e2','c031fcb60be043d0ec301dbb607739078d84f7ef1020e8af563e19ed820169dd');
INSERT INTO "transfers" VALUES(2,1800000000.0,7,2,3,900,'welcome',NULL,1002,NULL,'1c889b3574d82d7bfc1d8686a4d77fee','a750ec9d2aec2a56e9373e62fa5c1c6f537795f8c552d08bce67efdb3827fbf5','58f623968d56167457f21cbb4b1b0d7ba63596907b5ff3503d90ce27f671f013');
INSERT INTO "transfers" VALUES(3,1800000000.0,7,2,4,900,'welcome',NULL,1003,NULL,'995e72c0533b43a75dc0b4e7f81685c6','96aeeba7498dbcf0fac094fbd75ae29091859cb7a7b1dad8252f45fdf168e692','043fac7fe306a2828887a615d3635a36594474bcb56f116ef471453b529fe38e');
INSERT INTO "transfers" VALUES(4,1800000000.0,7,2,5,900,'welcome',NULL,1004,NULL,'51260a638b18c386b8a30b209963c281','0d3eefacaa476837088428d41cbb3e51f1ba028f0b2db580bd7540763a854412','94b34ad4523024f12509a6fabd08701b68e95003c9ec8cbf1da947e1cc79f602');
INSERT INTO "transfers" VALUES(5,1800000000.0,7,2,1,100,'grant',NULL,1001,NULL,'97c2a241ff525625f2877c78faa26d6e','50e1cd88f78c4cefce8f84eaa374febaceb7ac2b9cec8f0039fa645efe7eeb5a','b7d1d60a1754953a630802a101ffc3450cbe0b348570f41219453a3550e7cbce');
INSERT INTO "transfers" VALUES(6,1800000000.0,7,5,2,880,'take',NULL,1001,NULL,'272e85de3ad14f6ed06b887af7a2273e','e9de9738d0f1897e558928b69786305062c68b6e9b81ed6ec431f1e0dd8f89c0','4a5ea828c7131bbfb1f35996f1c0da1bc71fbc772593fa95f2e09e6cfad8e630');
INSERT INTO "transfers" VALUES(7,1800000000.0,7,2,5,70,'daily',NULL,1004,NULL,'0049cdf73b09aaeafc30b1512695f73a','b18550e7ad539387b93f48da7bf4ce228a14f22cd3a5b2a7f104fc1dff20a3fa','9dec93e1ccdf7110470e5bc55a920e05c59866c707e04f98810b46a6bdbd9002');
INSERT INTO "transfers" VALUES(8,1800000000.0,7,1,6,40,'buy_in',1,NULL,NULL,NULL,NULL,'51aced70bf981c2c130ce2392c7bd50476deb7791021585f3465d9931ffa8e29');
INSERT INTO "transfers" VALUES(9,1800000000.0,7,7,6,40,'buy_in',1,NULL,NULL,NULL,NULL,'93a155d2c91e304032b615adca371ac4e265203aec749c141da19f31e45d8dd3');
INSERT INTO "transfers" VALUES(10,1800000000.0,7,3,6,40,'buy_in',1,NULL,NULL,NULL,NULL,'ff0658ad7ef9d27d91309ebf80fa43f1dbfa926e47a88b804631a33cf5be10e6');
INSERT INTO "transfers" VALUES(11,1800000000.0,7,4,6,40,'buy_in',1,NULL,NULL,NULL,NULL,'c5b75d21a7ed3cc9d26ded25a76df8fe6ec7979c08214b702f0c993fbccf0ffd');
INSERT INTO "transfers" VALUES(12,1800000012.0,7,7,3,32,'seat_sold',1,NULL,NULL,NULL,NULL,'84d246420aab45c05bd5daa9565f086a9dc7cf8ad6e8d558c93dbc69bb7fbc3c');
INSERT INTO "transfers" VALUES(13,1800000012.0,7,5,7,31,'seat_bought',1,NULL,NULL,NULL,NULL,'076f26e4bcbead628e93c368fc966cc0744e6ffde4b2ece4c7c4cf5e42b80569');
INSERT INTO "transfers" VALUES(14,1800000012.0,7,1,8,40,'buy_in',2,NULL,NULL,NULL,NULL,'ef4575cedb2787e381961a055c5575541824961f9bcfe5b254d0090e6c58485e');
INSERT INTO "transfers" VALUES(15,1800000012.0,7,7,8,40,'buy_in',2,NULL,NULL,NULL,NULL,'a2098364521ed08c8039c8530f9e8afc35e4d9c449c66fb9eb585c85710d62b8');
INSERT INTO "transfers" VALUES(16,1800000012.0,7,3,8,40,'buy_in',2,NULL,NULL,NULL,NULL,'5a75b64531baf264b4ea623ff8ee81eeef621501db9c02e4be40fa2808908aed');
INSERT INTO "transfers" VALUES(17,1800000057.0,7,1,9,30,'buy_in',3,NULL,NULL,NULL,NULL,'52ec0c348c34eb7c85cec07a1782c686575cf4db9b5b0bf28290f0f02f7cc2f3');
INSERT INTO "transfers" VALUES(18,1800000057.0,7,7,9,30,'buy_in',3,NULL,NULL,NULL,NULL,'c3425dffcbbd72c3a158fc8659a21e93c36dad59ace69554b35fd98a418e7182');
INSERT INTO "transfers" VALUES(19,1800000057.0,7,3,9,30,'buy_in',3,NULL,NULL,NULL,NULL,'7f949f75109e1cf2a85dae6db1e900999e6219bcf9c6ab74a646dd0cf226fab5');
INSERT INTO "transfers" VALUES(20,1800000151.5,7,1,10,20,'buy_in',4,NULL,NULL,NULL,NULL,'d1b8be0f4bf9a6c2fb4144d622ce243f8e5a807a38901022e80982b558ffa13b');
INSERT INTO "transfers" VALUES(21,1800000151.5,7,7,10,20,'buy_in',4,NULL,NULL,NULL,NULL,'e4bf03747c6e10ecc5901adb4de727f4e221dde2ebb464e9d861fadbc1700994');
INSERT INTO "transfers" VALUES(22,1800000151.5,7,3,10,20,'buy_in',4,NULL,NULL,NULL,NULL,'6493d083d3ee2943de6bc6320daeccffffed2511920c9bfcbccae01a7a768c06');
INSERT INTO "transfers" VALUES(23,1800000160.0,7,1,11,20,'buy_in',5,NULL,NULL,NULL,NULL,'45c413786175548a3af6cc1a6cce67b8d4601fc50d72c827f70eb8d6f42b869f');
INSERT INTO "transfers" VALUES(24,1800000160.0,7,7,11,20,'buy_in',5,NULL,NULL,NULL,NULL,'645f9e7087e4e519ce16e2a332a16594241cf0016f62a97ff23af59f6b4f9277');
INSERT INTO "transfers" VALUES(25,1800000160.0,7,3,11,20,'buy_in',5,NULL,NULL,NULL,NULL,'00c6f74c34f05405bb06245cc4ba9eceb5032ba689aa065d15d3678922b70eab');
INSERT INTO "transfers" VALUES(26,1800000171.5,7,1,12,20,'buy_in',6,NULL,NULL,NULL,NULL,'684651837addc5f75b6aad2a3d76ec6c450adb819fa6b2d701f0846666abf23a');
INSERT INTO "transfers" VALUES(27,1800000171.5,7,7,12,20,'buy_in',6,NULL,NULL,NULL,NULL,'3f25ab0078362987c09962c62164d9ff609dca268f07f1715f3bf9e46fd91f3e');
INSERT INTO "transfers" VALUES(28,1800000171.5,7,3,12,20,'buy_in',6,NULL,NULL,NULL,NULL,'57016db786833f5b6abd492fd8cba31f86a54cd937b607bd991aebbfa690e7f2');
INSERT INTO "transfers" VALUES(29,1800000183.0,7,1,13,12,'buy_in',7,NULL,NULL,NULL,NULL,'8456e7afd98d2f108e989f61bd58c4a05d9107c02525e9874bcd88ec3edf10d2');
INSERT INTO "transfers" VALUES(30,1800000183.0,7,7,13,12,'buy_in',7,NULL,NULL,NULL,NULL,'0af71ae10a4762e8871f592ce7a1411b7fa4964e53a1882438744613462c417e');
INSERT INTO "transfers" VALUES(31,1800000183.0,7,3,13,12,'buy_in',7,NULL,NULL,NULL,NULL,'84c318c79c3ccc55e1ac3af4ad82e4fdd8b0a84e083862e3bc89d74f8a4bbb83');
INSERT INTO "transfers" VALUES(32,1800000191.0,7,1,14,100,'buy_in',8,NULL,NULL,NULL,NULL,'a392453564f5250b2379d42b632735d43f49875eb2d3c54799558205b9873602');
INSERT INTO "transfers" VALUES(33,1800000191.0,7,7,14,100,'buy_in',8,NULL,NULL,NULL,NULL,'11edbd83bbcfec77a9d80ed8e739e0d7818671257d5670a3aec9cffb8d9bc1f2');
INSERT INTO "transfers" VALUES(34,1800000191.0,7,3,14,100,'buy_in',8,NULL,NULL,NULL,NULL,'f1cc54da74d11a9ba248c0ac33b4472777d40093241b8874b7b6f6340011a523');
INSERT INTO "transfers" VALUES(35,1800000202.5,7,1,15,40,'buy_in',9,NULL,NULL,NULL,NULL,'5e633f11a3fb06a32dc0356a1481e4131e4022c0673b2b6e0dd923704124cd6c');
INSERT INTO "transfers" VALUES(36,1800000202.5,7,3,15,40,'buy_in',9,NULL,NULL,NULL,NULL,'ac5883beedc74b4f2a6f91a358e1bb96a41ec8583f1d2253d5d6ffaced389a1e');
INSERT INTO "transfers" VALUES(37,1800000202.5,7,4,15,40,'buy_in',9,NULL,NULL,NULL,NULL,'17e3979cd66c487771eaa1a0cbe6df7faeb36706df9176e28f2a3550c6ed1ffc');
INSERT INTO "transfers" VALUES(38,1800000205.5,7,1,16,100,'buy_in',10,NULL,NULL,NULL,NULL,'53b96e62d082e94f49978cc929e8d63e90161131093c09ce8b22b24fdeb66aab');
INSERT INTO "transfers" VALUES(39,1800000205.5,7,7,16,100,'buy_in',10,NULL,NULL,NULL,NULL,'e9553be5d51f41e45badd31f9c17d1fbbd48da3cd7cf847b02a35ea52d7c2491');
INSERT INTO "transfers" VALUES(40,1800000205.5,7,3,16,100,'buy_in',10,NULL,NULL,NULL,NULL,'34b44ddd345e84142d9d97fa1ec8344584b195b5e5ad851a7b617a1aacd0978d');
INSERT INTO "transfers" VALUES(41,1800000210.0,7,1,17,40,'buy_in',11,NULL,NULL,NULL,NULL,'591505655443f5ffdfd0c37b5b7a4ecc7037de932b1ad3e966209e2b5ae0219c');
INSERT INTO "transfers" VALUES(42,1800000210.0,7,7,17,40,'buy_in',11,NULL,NULL,NULL,NULL,'61a6c9748f22cd198e0aa87bee61ad41fecfe87ee9881bc7f03c8ae487e05afb');
INSERT INTO "transfers" VALUES(43,1800000210.0,7,3,17,40,'buy_in',11,NULL,NULL,NULL,NULL,'2dc54cf03285c4ffbb30621a5258e0dce474be8844b781b462fd7a7da0247b8d');
INSERT INTO "transfers" VALUES(44,1800000210.0,7,4,17,40,'buy_in',11,NULL,NULL,NULL,NULL,'474fc2b8a5300bde0b140cd44bf02e6e61ee1f7b13cdf41182fc91b70f86dbdc');
INSERT INTO "transfers" VALUES(45,1800000298.0,7,1,18,60,'buy_in',12,NULL,NULL,NULL,NULL,'d16f9b320409e6bb45aee3d26d7291b9824f19cde8697b9fbd23132525876272');
INSERT INTO "transfers" VALUES(46,1800000298.0,7,7,18,60,'buy_in',12,NULL,NULL,NULL,NULL,'24a478564353d9d90128264dec787f856d522e030c1f5651276dbfdfca72bfc2');
INSERT INTO "transfers" VALUES(47,1800000298.0,7,3,18,60,'buy_in',12,NULL,NULL,NULL,NULL,'ffd6f29d4db8ff224a3394d0958bb3aa7adddc6780ad1009aefb51e469d7fda0');
INSERT INTO "transfers" VALUES(48,1800000338.5,7,18,1,52,'stack',12,NULL,NULL,NULL,NULL,'0b4ce2e1e7c251c58b520aad16e018839ff3f0a474540c7679012a2021248947');
INSERT INTO "transfers" VALUES(49,1800000338.5,7,18,7,45,'stack',12,NULL,NULL,NULL,NULL,'06028e5d4155541cb72ab31a8cafe259bdb8bbad96a8c6afa1898bbaad4837a2');
INSERT INTO "transfers" VALUES(50,1800000338.5,7,18,3,75,'stack',12,NULL,NULL,NULL,NULL,'7eda64f0f51684e3c8e9eb79646a88af7d974e1bcc57950aa53a4bb1123b1480');
INSERT INTO "transfers" VALUES(51,1800000338.5,7,18,19,8,'left',12,NULL,NULL,NULL,NULL,'e420a6f9c58362e2da6f5db21078ddc9988849feda9b716a814d1cd7c987447e');
INSERT INTO "transfers" VALUES(52,1800000338.5,7,1,20,40,'buy_in',13,NULL,NULL,NULL,NULL,'9fa4764b51875f848eab613dda53ce2574358e240fb2a18072882c16149721e8');
INSERT INTO "transfers" VALUES(53,1800000338.5,7,7,20,40,'buy_in',13,NULL,NULL,NULL,NULL,'f338ab51c0ca04b1b508684167238eb785ccc05478056b822d6c73b4af2ec8cd');
INSERT INTO "transfers" VALUES(54,1800000338.5,7,3,20,40,'buy_in',13,NULL,NULL,NULL,NULL,'5b54bfd2ab7e93ddef15086d6b0ccc3475be4cab9fe8194614d519b83d497fbe');
INSERT INTO "transfers" VALUES(55,1800000338.5,7,4,20,40,'buy_in',13,NULL,NULL,NULL,NULL,'274f6c810c6bac3a94a2310b3c2145907abfbba278048062f15b5a3ff8cdcc46');
INSERT INTO "transfers" VALUES(56,1800000338.5,7,20,4,40,'refund',13,NULL,NULL,NULL,NULL,'9a5cc1f20d90511ed1609b23027d609e3b2c6b533a7e1a35662a61eb2c47d2e2');
INSERT INTO "transfers" VALUES(57,1800000338.5,7,1,21,40,'buy_in',14,NULL,NULL,NULL,NULL,'7843cac4d8f4d2fd12ae624fe2f3b2e78463ba6d61103c4086466f83b592f370');
INSERT INTO "transfers" VALUES(58,1800000338.5,7,7,21,40,'buy_in',14,NULL,NULL,NULL,NULL,'1f990261562199f8f2e01342d330f869a0bfa569c7eba00265b72ef788ea5d70');
INSERT INTO "transfers" VALUES(59,1800000338.5,7,3,21,40,'buy_in',14,NULL,NULL,NULL,NULL,'1ca33e78bdbc5cbea57311fb1f05f0e09381097ea1456226ffc1c007e3ccb5c0');
INSERT INTO "transfers" VALUES(60,1800000364.5,7,21,1,29,'stack',14,NULL,NULL,NULL,NULL,'630b9899f7cf605df995de17b27be922e205109766983736ee0087fdac84a9b0');
INSERT INTO "transfers" VALUES(61,1800000364.5,7,21,7,44,'stack',14,NULL,NULL,NULL,NULL,'4e12c749696fb5b5bde255b56801564e9aef0a1b2565d206c9f21422508f4c19');
INSERT INTO "transfers" VALUES(62,1800000364.5,7,21,3,39,'stack',14,NULL,NULL,NULL,NULL,'c288e88229dd05f279b4649766a05b832bda7b2095944e7d1395a414e5c1e9c4');
INSERT INTO "transfers" VALUES(63,1800000364.5,7,21,22,8,'left',14,NULL,NULL,NULL,NULL,'399c7cd36ee1f9f58856ca69099ee3507e0199bc6a6951ea92c58c04d429f48c');
INSERT INTO "transfers" VALUES(64,1800000364.5,7,3,23,40,'buy_in',15,NULL,NULL,NULL,NULL,'36b3baa8a1a08507543fadf98faae7866d022f4c4d2d80574d19c4aa05e5b401');
INSERT INTO "transfers" VALUES(65,1800000364.5,7,7,23,40,'buy_in',15,NULL,NULL,NULL,NULL,'6d6683603cbd6b9430fe81d860b66e15a44c790c1c601e3fdf75f8f02f015d26');
INSERT INTO "transfers" VALUES(66,1800000364.5,7,1,24,40,'buy_in',16,NULL,NULL,NULL,NULL,'80c692279e414dfcd16032fe53db8dbc0c904830938f32ec4acccdb8ca7b92a1');
INSERT INTO "transfers" VALUES(67,1800000364.5,7,7,24,40,'buy_in',16,NULL,NULL,NULL,NULL,'5c4a66bbdf9417186e6224cde196f4e53e686369b8a839ff74aa7d82ec694d97');
INSERT INTO "transfers" VALUES(68,1800000364.5,7,4,24,40,'buy_in',16,NULL,NULL,NULL,NULL,'74c8a70af28198a4a77fdcca22d00c6f788a5d0be65d908760e77e989a2ebded');
INSERT INTO "transfers" VALUES(69,1800000368.5,7,24,1,35,'stack',16,NULL,NULL,NULL,NULL,'9f9883e766e0c40d237eafb69d6b642e6cb003ff7679ad3e6b6af18e8f7b2995');
INSERT INTO "transfers" VALUES(70,1800000368.5,7,24,7,48,'stack',16,NULL,NULL,NULL,NULL,'098a19c3e5e95b319f1080f7cfae97903a13677e519a3a1d698e62a6ba1ea843');
INSERT INTO "transfers" VALUES(71,1800000368.5,7,24,4,37,'stack',16,NULL,NULL,NULL,NULL,'f090b616ab4fc0c3128ddffdbf7483b5a0698371bf95be2e6f9c132e4b475693');
INSERT INTO "transfers" VALUES(72,1800000368.5,7,1,25,40,'buy_in',17,NULL,NULL,NULL,NULL,'8f996fbfe95f1b474ee73a1d0cf8f04e2520b9341d3094eddf240ed8517ac756');
INSERT INTO "transfers" VALUES(73,1800000368.5,7,7,25,40,'buy_in',17,NULL,NULL,NULL,NULL,'903ac4f5cd85c79565c97b540fed5ab4adb466e2ca87bee7a6db35017a879da8');
INSERT INTO "transfers" VALUES(74,1800000368.5,7,4,25,40,'buy_in',17,NULL,NULL,NULL,NULL,'357e67f21ee8a508797b6c74ca2ab18a5e9ea663b7a1b3a31fc7107c11e1d5de');
CREATE TABLE visits (
	guild_id BIGINT NOT NULL, 
	member_id BIGINT NOT NULL, 
	table_id INTEGER NOT NULL, 
	name VARCHAR(64), 
	CONSTRAINT pk_visits PRIMARY KEY (guild_id, member_id, table_id), 
	CONSTRAINT fk_visits_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "visits" VALUES(7,1001,1,NULL);
INSERT INTO "visits" VALUES(7,1001,2,NULL);
INSERT INTO "visits" VALUES(7,1001,3,NULL);
INSERT INTO "visits" VALUES(7,1001,4,NULL);
INSERT INTO "visits" VALUES(7,1001,5,NULL);
INSERT INTO "visits" VALUES(7,1001,6,NULL);
INSERT INTO "visits" VALUES(7,1001,7,NULL);
INSERT INTO "visits" VALUES(7,1001,8,NULL);
INSERT INTO "visits" VALUES(7,1001,9,NULL);
INSERT INTO "visits" VALUES(7,1001,10,NULL);
INSERT INTO "visits" VALUES(7,1001,11,NULL);
INSERT INTO "visits" VALUES(7,1001,12,NULL);
INSERT INTO "visits" VALUES(7,1001,13,NULL);
INSERT INTO "visits" VALUES(7,1001,14,NULL);
INSERT INTO "visits" VALUES(7,1001,15,NULL);
INSERT INTO "visits" VALUES(7,1001,16,NULL);
INSERT INTO "visits" VALUES(7,1001,17,NULL);
INSERT INTO "visits" VALUES(7,1002,1,NULL);
INSERT INTO "visits" VALUES(7,1002,2,NULL);
INSERT INTO "visits" VALUES(7,1002,3,NULL);
INSERT INTO "visits" VALUES(7,1002,4,NULL);
INSERT INTO "visits" VALUES(7,1002,5,NULL);
INSERT INTO "visits" VALUES(7,1002,6,NULL);
INSERT INTO "visits" VALUES(7,1002,7,NULL);
INSERT INTO "visits" VALUES(7,1002,8,NULL);
INSERT INTO "visits" VALUES(7,1002,9,NULL);
INSERT INTO "visits" VALUES(7,1002,10,NULL);
INSERT INTO "visits" VALUES(7,1002,11,NULL);
INSERT INTO "visits" VALUES(7,1002,12,NULL);
INSERT INTO "visits" VALUES(7,1002,13,NULL);
INSERT INTO "visits" VALUES(7,1002,14,NULL);
INSERT INTO "visits" VALUES(7,1002,15,NULL);
INSERT INTO "visits" VALUES(7,1003,1,NULL);
INSERT INTO "visits" VALUES(7,1003,9,NULL);
INSERT INTO "visits" VALUES(7,1003,11,NULL);
INSERT INTO "visits" VALUES(7,1003,13,NULL);
INSERT INTO "visits" VALUES(7,1003,16,NULL);
INSERT INTO "visits" VALUES(7,1003,17,NULL);
INSERT INTO "visits" VALUES(7,1004,1,NULL);
INSERT INTO "visits" VALUES(7,1099,16,'Mo');
CREATE UNIQUE INDEX uq_tables_open_channel ON tables (channel_id) WHERE status != 'closed';
CREATE INDEX ix_outbox_table_id ON outbox (table_id);
CREATE INDEX ix_transfers_source_id ON transfers (source_id);
CREATE INDEX ix_transfers_target_id ON transfers (target_id);
CREATE INDEX ix_transfers_table_id ON transfers (table_id);
CREATE UNIQUE INDEX ix_transfers_interaction_id ON transfers (interaction_id);
CREATE INDEX ix_members_guild_id_chips_member_id ON members (guild_id, chips, member_id);
CREATE INDEX ix_set_aside_table_id ON set_aside (table_id);
CREATE INDEX ix_forgettings_guild_id ON forgettings (guild_id);
CREATE INDEX ix_transfers_ordered ON transfers (guild_id, "by") WHERE by IS NOT NULL;
CREATE TRIGGER transfers_are_not_changed BEFORE UPDATE ON transfers WHEN NOT (OLD.by_salt IS NOT NULL AND NEW.by_salt IS NULL AND NEW.by < 0 AND NEW.id IS OLD.id AND NEW.guild_id IS OLD.guild_id AND NEW.at IS OLD.at AND NEW.source_id IS OLD.source_id AND NEW.target_id IS OLD.target_id AND NEW.chips IS OLD.chips AND NEW.reason IS OLD.reason AND NEW.table_id IS OLD.table_id AND NEW.interaction_id IS OLD.interaction_id AND NEW.by_digest IS OLD.by_digest AND NEW.hash IS OLD.hash)
BEGIN SELECT RAISE(ABORT, 'transfers are not changed'); END;
CREATE TRIGGER transfers_are_not_deleted BEFORE DELETE ON transfers WHEN NOT (EXISTS (SELECT 1 FROM departures WHERE guild_id = OLD.guild_id))
BEGIN SELECT RAISE(ABORT, 'transfers are not deleted'); END;
CREATE TRIGGER forgettings_are_not_changed BEFORE UPDATE ON forgettings WHEN NOT (FALSE)
BEGIN SELECT RAISE(ABORT, 'forgettings are not changed'); END;
CREATE TRIGGER forgettings_are_not_deleted BEFORE DELETE ON forgettings WHEN NOT (EXISTS (SELECT 1 FROM departures WHERE guild_id = OLD.guild_id))
BEGIN SELECT RAISE(ABORT, 'forgettings are not deleted'); END;
CREATE INDEX ix_tables_closed_at ON tables (closed_at);
CREATE UNIQUE INDEX uq_emojis_current ON emojis (name) WHERE replaced_at IS NULL;
CREATE INDEX ix_scores_guild_id_board_score_member_id ON scores (guild_id, board, score, member_id);
CREATE INDEX ix_matches_channel_id_game_at ON matches (channel_id, game, at);
CREATE INDEX ix_matches_guild_id_at ON matches (guild_id, at);
CREATE INDEX ix_results_of_member ON results (guild_id, member_id, at, table_id, game, humans, chips, won, chance);
CREATE INDEX ix_results_guild_id_game_member_id_rated ON results (guild_id, game, member_id, rated);
COMMIT;
