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
INSERT INTO "accounts" VALUES(1,7,'wallet',1001,980);
INSERT INTO "accounts" VALUES(2,7,'bank',0,-2890);
INSERT INTO "accounts" VALUES(3,7,'wallet',1002,885);
INSERT INTO "accounts" VALUES(4,7,'wallet',1003,900);
INSERT INTO "accounts" VALUES(5,7,'wallet',1004,90);
INSERT INTO "accounts" VALUES(6,7,'escrow',3,0);
INSERT INTO "accounts" VALUES(7,7,'house',0,-15);
INSERT INTO "accounts" VALUES(8,7,'escrow',4,21);
INSERT INTO "accounts" VALUES(9,7,'escrow',5,0);
INSERT INTO "accounts" VALUES(10,7,'escrow',6,21);
INSERT INTO "accounts" VALUES(11,7,'escrow',7,0);
INSERT INTO "accounts" VALUES(12,7,'leftover',77,8);
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
INSERT INTO "chains" VALUES(7,'1ee8fc81ef4b5ad35976c0436b85f383d406ecd003f809defdac7d5bd1adebec');
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
INSERT INTO "counters" VALUES('tables',8);
INSERT INTO "counters" VALUES('announcements',1000029);
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
INSERT INTO "guilds" VALUES(7,900,70,86400,86400,20,1000000,60,'pictures',NULL,NULL);
CREATE TABLE house_rules (
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	terms JSON NOT NULL, 
	CONSTRAINT pk_house_rules PRIMARY KEY (guild_id, channel_id, game)
);
INSERT INTO "house_rules" VALUES(7,73,'new-york','{"rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal"}');
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
INSERT INTO "journal" VALUES(1,0,1800000000.0,NULL,'{"do": "open", "id": 1, "guild": 7, "channel": 71, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["5012cbf8f2410c1b4a338955babcebf855f2c234b330896f14fca6e16828609e", "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york"}, "buy_in": 0, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(1,1,1800000000.0,1,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(1,2,1800000000.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(1,3,1800000000.0,2,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(1,4,1800000000.0,3,'{"member": 1001, "computers": [], "entropy": "3", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(1,5,1800000003.0,NULL,'{"secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(1,6,1800000004.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,7,1800000005.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,8,1800000005.5,4,'{"seat": 2, "action": {"do": "lay", "card": "R12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,9,1800000005.5,5,'{"seat": 2, "action": {"do": "take", "card": "B4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,10,1800000005.5,6,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,11,1800000007.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,12,1800000008.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,0,1800000008.0,NULL,'{"do": "open", "id": 2, "guild": 7, "channel": 72, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3", "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york-profi"}, "buy_in": 0, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(2,1,1800000008.0,7,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(2,2,1800000008.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(2,3,1800000008.0,8,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(2,4,1800000008.0,9,'{"member": 1001, "computers": [], "entropy": "9", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(2,5,1800000011.0,NULL,'{"secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(2,6,1800000011.0,10,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,7,1800000011.0,11,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,8,1800000012.5,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,9,1800000024.5,NULL,'{"secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf", "clicks": [10, 11], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(2,10,1800000024.5,12,'{"seat": 0, "action": {"do": "lay", "card": "B5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,11,1800000024.5,13,'{"seat": 0, "action": {"do": "take", "card": "G9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,12,1800000026.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,13,1800000027.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,14,1800000027.0,14,'{"seat": 2, "action": {"do": "lay", "card": "B8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,0,1800000027.0,NULL,'{"do": "open", "id": 3, "guild": 7, "channel": 73, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca", "3e6cabca12b12212143d6c91600035438041af0937ebb4783a5a6551a715dba6"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(3,1,1800000027.0,15,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(3,2,1800000027.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(3,3,1800000027.0,16,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(3,4,1800000027.0,17,'{"member": 1001, "computers": [], "entropy": "17", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(3,5,1800000030.0,NULL,'{"secret": "e063925b446257365ea676e2b3050e2aca0b0791e8762b6594619e304223108b", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(3,6,1800000030.0,18,'{"seat": 0, "action": {"do": "lay", "card": "G12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,7,1800000030.0,19,'{"seat": 0, "action": {"do": "take", "card": "Y4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,8,1800000031.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,9,1800000032.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,10,1800000032.5,20,'{"seat": 2, "action": {"do": "lay", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,11,1800000032.5,21,'{"seat": 2, "action": {"do": "take", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,12,1800000032.5,22,'{"seat": 0, "action": {"do": "lay", "card": "Y4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,13,1800000032.5,23,'{"seat": 0, "action": {"do": "take", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,14,1800000034.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,15,1800000035.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,16,1800000035.0,24,'{"seat": 2, "action": {"do": "lay", "card": "R12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,17,1800000035.0,25,'{"seat": 2, "action": {"do": "take", "card": "R8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,18,1800000035.0,26,'{"seat": 0, "action": {"do": "lay", "card": "R3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,19,1800000035.0,27,'{"seat": 0, "action": {"do": "take", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,20,1800000036.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,21,1800000037.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,22,1800000037.5,28,'{"seat": 2, "action": {"do": "lay", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,23,1800000037.5,29,'{"seat": 2, "action": {"do": "take", "card": "G4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,24,1800000037.5,30,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,25,1800000039.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,26,1800000040.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,27,1800000040.0,31,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,28,1800000041.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,29,1800000042.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,30,1800000044.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,31,1800000045.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,32,1800000046.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,33,1800000047.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,34,1800000049.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,35,1800000050.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,36,1800000051.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,37,1800000052.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,38,1800000054.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,39,1800000055.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,40,1800000056.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,41,1800000057.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,42,1800000059.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,43,1800000060.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,44,1800000061.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,45,1800000062.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,46,1800000064.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,47,1800000065.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,48,1800000066.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,49,1800000067.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,50,1800000069.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,51,1800000070.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,52,1800000071.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,53,1800000072.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,54,1800000074.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,55,1800000075.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,56,1800000076.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,57,1800000077.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,58,1800000079.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,59,1800000080.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,60,1800000081.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,61,1800000082.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,62,1800000084.0,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,63,1800000096.0,NULL,'{"secret": "9ac4318cfa2f96a134fa3081c7edeb67f1d23b983cd7bdc6a18cde5e745fad73", "clicks": [18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(3,64,1800000097.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,65,1800000098.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,66,1800000098.5,32,'{"seat": 2, "action": {"do": "lay", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,67,1800000098.5,33,'{"seat": 2, "action": {"do": "take", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,68,1800000098.5,34,'{"seat": 0, "action": {"do": "lay", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,69,1800000098.5,35,'{"seat": 0, "action": {"do": "take", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,70,1800000100.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,71,1800000101.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,72,1800000101.0,36,'{"seat": 2, "action": {"do": "lay", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,73,1800000101.0,37,'{"seat": 2, "action": {"do": "take", "card": "R9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,74,1800000101.0,38,'{"seat": 0, "action": {"do": "lay", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,75,1800000101.0,39,'{"seat": 0, "action": {"do": "take", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,76,1800000102.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,77,1800000103.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,78,1800000103.5,40,'{"seat": 2, "action": {"do": "lay", "card": "B1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,79,1800000103.5,41,'{"seat": 2, "action": {"do": "take", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,80,1800000103.5,42,'{"seat": 0, "action": {"do": "lay", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,81,1800000103.5,43,'{"seat": 0, "action": {"do": "take", "card": "B10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,82,1800000105.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,83,1800000106.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,84,1800000106.0,44,'{"seat": 2, "action": {"do": "lay", "card": "G8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,85,1800000106.0,45,'{"seat": 2, "action": {"do": "take", "card": "Y3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,86,1800000106.0,46,'{"seat": 0, "action": {"do": "lay", "card": "B9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,87,1800000106.0,47,'{"seat": 0, "action": {"do": "take", "card": "G10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,88,1800000107.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,89,1800000108.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,90,1800000108.5,48,'{"seat": 2, "action": {"do": "lay", "card": "Y3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,91,1800000108.5,49,'{"seat": 2, "action": {"do": "take", "card": "Y2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,92,1800000108.5,50,'{"seat": 0, "action": {"do": "lay", "card": "G10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,93,1800000108.5,51,'{"seat": 0, "action": {"do": "take", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,94,1800000110.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,95,1800000111.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,96,1800000111.0,52,'{"seat": 2, "action": {"do": "lay", "card": "R8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,97,1800000111.0,53,'{"seat": 2, "action": {"do": "take", "card": "G6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,98,1800000111.0,54,'{"seat": 0, "action": {"do": "lay", "card": "G2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,99,1800000111.0,55,'{"seat": 0, "action": {"do": "take", "card": "R3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,100,1800000112.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,101,1800000113.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,102,1800000113.5,56,'{"seat": 2, "action": {"do": "lay", "card": "G4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,103,1800000113.5,57,'{"seat": 2, "action": {"do": "take", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,104,1800000113.5,58,'{"seat": 0, "action": {"do": "lay", "card": "B10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,105,1800000113.5,59,'{"seat": 0, "action": {"do": "take", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,106,1800000115.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,107,1800000116.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,108,1800000116.0,60,'{"seat": 2, "action": {"do": "lay", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,109,1800000116.0,61,'{"seat": 2, "action": {"do": "take", "card": "Y7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,110,1800000116.0,62,'{"seat": 0, "action": {"do": "lay", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,111,1800000116.0,63,'{"seat": 0, "action": {"do": "take", "card": "B6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,112,1800000117.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,113,1800000118.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,114,1800000118.5,64,'{"seat": 2, "action": {"do": "lay", "card": "G6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,115,1800000118.5,65,'{"seat": 2, "action": {"do": "take", "card": "B2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,116,1800000118.5,66,'{"seat": 0, "action": {"do": "lay", "card": "Y6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,117,1800000118.5,67,'{"seat": 0, "action": {"do": "take", "card": "R7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,118,1800000120.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,119,1800000121.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,120,1800000121.0,68,'{"seat": 2, "action": {"do": "lay", "card": "B2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,121,1800000121.0,69,'{"seat": 2, "action": {"do": "take", "card": "Y5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,122,1800000121.0,70,'{"seat": 0, "action": {"do": "lay", "card": "R3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,123,1800000121.0,71,'{"seat": 0, "action": {"do": "take", "card": "G5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,124,1800000122.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,125,1800000122.5,72,'{"seat": 2, "action": {"do": "lay", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,126,1800000122.5,73,'{"seat": 0, "action": {"do": "lay", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,127,1800000124.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,128,1800000124.0,74,'{"seat": 2, "action": {"do": "lay", "card": "Y7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,129,1800000124.0,75,'{"seat": 0, "action": {"do": "lay", "card": "G9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,130,1800000125.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,131,1800000125.5,76,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,132,1800000125.5,77,'{"seat": 0, "action": {"do": "lay", "card": "B6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,133,1800000127.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,134,1800000127.0,78,'{"seat": 0, "action": {"do": "lay", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,135,1800000128.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,136,1800000128.5,79,'{"seat": 0, "action": {"do": "lay", "card": "G5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,137,1800000130.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,138,1800000130.0,80,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,139,1800000142.0,NULL,'{"secret": "5ce70ac8f3a3bae44286de77e90e9cac13f5804669e0a88d21b82f4c9f43f79d", "clicks": [32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(3,140,1800000142.0,81,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,141,1800000142.0,82,'{"seat": 0, "action": {"do": "lay", "card": "Y4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,142,1800000142.0,83,'{"seat": 0, "action": {"do": "take", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,143,1800000143.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,144,1800000144.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,145,1800000144.5,84,'{"seat": 0, "action": {"do": "lay", "card": "Y7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,146,1800000144.5,85,'{"seat": 0, "action": {"do": "take", "card": "Y2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,147,1800000146.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,148,1800000147.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,149,1800000147.0,86,'{"seat": 0, "action": {"do": "lay", "card": "Y2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,150,1800000147.0,87,'{"seat": 0, "action": {"do": "take", "card": "B2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,151,1800000148.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,152,1800000149.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,153,1800000149.5,88,'{"seat": 0, "action": {"do": "lay", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,154,1800000149.5,89,'{"seat": 0, "action": {"do": "take", "card": "R6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,155,1800000151.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,156,1800000152.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,157,1800000152.0,90,'{"seat": 0, "action": {"do": "lay", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,158,1800000152.0,91,'{"seat": 0, "action": {"do": "take", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,159,1800000153.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,160,1800000154.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,161,1800000154.5,92,'{"seat": 0, "action": {"do": "lay", "card": "R6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,162,1800000154.5,93,'{"seat": 0, "action": {"do": "take", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,163,1800000156.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,164,1800000157.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,165,1800000157.0,94,'{"seat": 0, "action": {"do": "lay", "card": "Y3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,166,1800000157.0,95,'{"seat": 0, "action": {"do": "take", "card": "R7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,167,1800000158.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,168,1800000159.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,169,1800000159.5,96,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,170,1800000161.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,171,1800000162.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,172,1800000163.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,173,1800000164.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,174,1800000166.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,175,1800000167.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,176,1800000168.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,177,1800000169.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,178,1800000171.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,179,1800000172.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,180,1800000173.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,181,1800000174.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,182,1800000176.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,183,1800000177.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,184,1800000178.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,185,1800000179.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,186,1800000181.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,187,1800000182.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,188,1800000183.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,189,1800000184.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,190,1800000186.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,191,1800000187.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,192,1800000188.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,193,1800000189.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,194,1800000191.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,195,1800000192.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,196,1800000193.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,197,1800000194.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,198,1800000196.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,199,1800000197.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,200,1800000198.5,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(4,0,1800000198.5,NULL,'{"do": "open", "id": 4, "guild": 7, "channel": 74, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["8ba9e5725edc996c34db2d05cda63c0b0e01ae0531f69f0da7eefb632bc4db68", "90a2d37757e75c3b551dea4d4e80aeb86d4d41c6529c053019414d9934b3960c"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(4,1,1800000198.5,97,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(4,2,1800000198.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(4,3,1800000198.5,98,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(4,4,1800000198.5,99,'{"member": 1001, "computers": [], "entropy": "99", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(4,5,1800000201.5,NULL,'{"secret": "ecc1bc11b8d64a2e972b1f684f2c322efb53b02884c78a2a111fbf181916898f", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(4,6,1800000201.5,100,'{"seat": 0, "action": {"do": "lay", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(4,7,1800000201.5,101,'{"seat": 0, "action": {"do": "take", "card": "R9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(4,8,1800000203.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(4,9,1800000204.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,0,1800000204.0,NULL,'{"do": "open", "id": 5, "guild": 7, "channel": 75, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["6189ad1d435f1988e44205ee6aa188c81c17e595abb091084d4086bc064cd19c", "5abfb5589de5b4002fd7029a9bff733934acddc85c4bed0d81bc85d36ba9a035"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(5,1,1800000204.0,102,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(5,2,1800000204.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(5,3,1800000204.0,103,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(5,4,1800000204.0,104,'{"member": 1001, "computers": [], "entropy": "104", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(5,5,1800000207.0,NULL,'{"secret": "e8e9650935d0c5e60aff8152c5d9583d5de4c2dd3e547878520b748edc098b89", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(5,6,1800000207.0,105,'{"seat": 2, "action": {"do": "lay", "card": "B6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,7,1800000207.0,106,'{"seat": 2, "action": {"do": "take", "card": "G9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,8,1800000207.0,107,'{"seat": 0, "action": {"do": "lay", "card": "B10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,9,1800000207.0,108,'{"seat": 0, "action": {"do": "take", "card": "R2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,10,1800000208.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,11,1800000209.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,12,1800000209.5,109,'{"seat": 2, "action": {"do": "lay", "card": "G9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,13,1800000209.5,110,'{"seat": 2, "action": {"do": "take", "card": "B1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,14,1800000209.5,111,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,15,1800000211.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,16,1800000212.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,17,1800000212.0,112,'{"seat": 2, "action": {"do": "lay", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,18,1800000212.0,113,'{"seat": 2, "action": {"do": "take", "card": "G2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,19,1800000213.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,20,1800000214.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,21,1800000214.5,114,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,22,1800000216.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,23,1800000217.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,24,1800000218.5,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,25,1800000230.5,NULL,'{"secret": "88de90813dfc544b19eff1f0a42834f35cf1147283572febbbf4f548ff76cb72", "clicks": [105, 106, 107, 108, 109, 110, 111, 112, 113, 114], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(5,26,1800000230.5,115,'{"seat": 0, "action": {"do": "lay", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,27,1800000230.5,116,'{"seat": 0, "action": {"do": "take", "card": "G12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,28,1800000232.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,29,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,30,1800000233.0,117,'{"reason": "stopped", "by": "Mo", "do": "wind_up"}');
INSERT INTO "journal" VALUES(5,31,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,32,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,33,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,34,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,35,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,36,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,37,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,38,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,39,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,40,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,41,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,42,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,43,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,44,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,45,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,46,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,47,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,48,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,49,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,50,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,51,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,52,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,53,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,54,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,55,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,56,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,57,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,58,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,59,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,60,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,61,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,62,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,63,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,64,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,65,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,66,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,67,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,68,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,69,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,70,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,71,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,72,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,73,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,74,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,75,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,76,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,77,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,78,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,79,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,80,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,81,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,82,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,83,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,84,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,85,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,86,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,87,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,88,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,89,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,90,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,91,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,92,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,93,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,94,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,95,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,96,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,97,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,98,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,99,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,100,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,101,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,102,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,103,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,104,1800000233.0,NULL,'{"seat": 2, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,105,1800000233.0,NULL,'{"secret": "1d88070f1b88dc1320aa6fe7997c48083e264cb2ac169cb0aa87e7da89fe4586", "clicks": [115, 116, 117], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(5,106,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,107,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,108,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,109,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,110,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,111,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,112,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,113,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,114,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,115,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,116,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,117,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,118,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,119,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,120,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,121,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,122,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,123,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,124,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,125,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,126,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,127,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,128,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,129,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,130,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,131,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,132,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,133,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,134,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,135,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,136,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,137,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,138,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,139,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,140,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,141,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,142,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,143,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,144,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,145,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,146,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,147,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,148,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,149,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,150,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,151,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "Y8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,152,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,153,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,154,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,155,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,156,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "Y8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,157,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,158,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,159,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,160,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,161,1800000233.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,162,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,163,1800000233.0,NULL,'{"seat": 2, "action": {"do": "take", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,164,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,165,1800000233.0,NULL,'{"seat": 0, "action": {"do": "take", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,166,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,167,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,168,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,169,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,170,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,171,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,172,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,173,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,174,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,175,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,176,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,177,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,178,1800000233.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,179,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,180,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,181,1800000233.0,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,182,1800000233.0,NULL,'{"seat": 2, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,183,1800000233.0,NULL,'{"seat": 0, "action": {"do": "lay", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,0,1800000233.0,NULL,'{"do": "open", "id": 6, "guild": 7, "channel": 76, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["aca93f7a43e75c02b94bfac8d295bd9442eb167060c4ec3dccc60f750676785a", "4c635e6983493fdc0a3f01e3b9eddaf7f4801dbb1cf529f6ad8345d41c610b34"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(6,1,1800000233.0,118,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(6,2,1800000233.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(6,3,1800000233.0,119,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(6,4,1800000233.0,120,'{"member": 1001, "computers": [], "entropy": "120", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(6,5,1800000236.0,NULL,'{"secret": "77dcadfeae23db516a21a492bc94bc57d751cf45ba2c54e149d12f1a4476a5e3", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(6,6,1800000237.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,7,1800000238.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,8,1800000238.5,121,'{"seat": 2, "action": {"do": "lay", "card": "B7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,9,1800000238.5,122,'{"seat": 2, "action": {"do": "take", "card": "Y6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,10,1800000238.5,123,'{"seat": 0, "action": {"do": "lay", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,11,1800000238.5,124,'{"seat": 0, "action": {"do": "take", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,12,1800000240.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,13,1800000241.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,14,1800000241.0,125,'{"seat": 2, "action": {"do": "lay", "card": "R11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,15,1800000241.0,126,'{"seat": 2, "action": {"do": "take", "card": "Y4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,16,1800000241.0,127,'{"seat": 0, "action": {"do": "lay", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,17,1800000241.0,128,'{"seat": 0, "action": {"do": "take", "card": "G6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,18,1800000242.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,19,1800000243.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,20,1800000243.5,129,'{"seat": 2, "action": {"do": "lay", "card": "Y6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,21,1800000243.5,130,'{"seat": 2, "action": {"do": "take", "card": "R7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,22,1800000243.5,131,'{"seat": 0, "action": {"do": "lay", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,23,1800000243.5,132,'{"seat": 0, "action": {"do": "take", "card": "G8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,24,1800000245.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,25,1800000246.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,26,1800000246.0,133,'{"seat": 2, "action": {"do": "lay", "card": "R12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,27,1800000246.0,134,'{"seat": 2, "action": {"do": "take", "card": "R3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,28,1800000246.0,135,'{"seat": 0, "action": {"do": "lay", "card": "Y2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,29,1800000246.0,136,'{"seat": 0, "action": {"do": "take", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,30,1800000247.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,31,1800000248.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,32,1800000248.5,137,'{"seat": 2, "action": {"do": "lay", "card": "R3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,33,1800000248.5,138,'{"seat": 2, "action": {"do": "take", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,34,1800000248.5,139,'{"seat": 0, "action": {"do": "lay", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,35,1800000248.5,140,'{"seat": 0, "action": {"do": "take", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,36,1800000250.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,37,1800000251.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,38,1800000251.0,141,'{"seat": 2, "action": {"do": "lay", "card": "R7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,39,1800000251.0,142,'{"seat": 2, "action": {"do": "take", "card": "Y5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,40,1800000251.0,143,'{"seat": 0, "action": {"do": "lay", "card": "G8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,41,1800000251.0,144,'{"seat": 0, "action": {"do": "take", "card": "Y3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,42,1800000252.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,43,1800000253.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,44,1800000253.5,145,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,45,1800000253.5,146,'{"seat": 0, "action": {"do": "lay", "card": "Y3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,46,1800000253.5,147,'{"seat": 0, "action": {"do": "take", "card": "B11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,47,1800000255.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,48,1800000256.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,49,1800000256.0,148,'{"seat": 0, "action": {"do": "lay", "card": "G6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,50,1800000256.0,149,'{"seat": 0, "action": {"do": "take", "card": "G2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,51,1800000257.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,52,1800000258.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,53,1800000258.5,150,'{"seat": 0, "action": {"do": "lay", "card": "Y9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,54,1800000258.5,151,'{"seat": 0, "action": {"do": "take", "card": "G10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,55,1800000260.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,56,1800000261.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,57,1800000261.0,152,'{"seat": 0, "action": {"do": "lay", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,58,1800000261.0,153,'{"seat": 0, "action": {"do": "take", "card": "R2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,59,1800000262.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,60,1800000263.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,61,1800000263.5,154,'{"seat": 0, "action": {"do": "lay", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,62,1800000263.5,155,'{"seat": 0, "action": {"do": "take", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,63,1800000265.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,64,1800000266.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,65,1800000266.0,156,'{"seat": 0, "action": {"do": "lay", "card": "G10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,66,1800000266.0,157,'{"seat": 0, "action": {"do": "take", "card": "Y7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,67,1800000267.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,68,1800000267.5,158,'{"seat": 0, "action": {"do": "lay", "card": "Y7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,69,1800000269.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,70,1800000269.0,159,'{"seat": 0, "action": {"do": "lay", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,71,1800000270.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,72,1800000270.5,160,'{"seat": 0, "action": {"do": "lay", "card": "B4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,73,1800000272.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,74,1800000272.0,161,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,75,1800000273.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,76,1800000275.0,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,77,1800000287.0,NULL,'{"secret": "f377a565f9bc29d6febae42b84342c67cced073543f99c6ab84830201da20b19", "clicks": [121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(6,78,1800000287.0,162,'{"seat": 2, "action": {"do": "lay", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,79,1800000287.0,163,'{"seat": 2, "action": {"do": "take", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,80,1800000287.0,164,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,81,1800000288.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,82,1800000289.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,0,1800000289.5,NULL,'{"do": "open", "id": 7, "guild": 7, "channel": 77, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["ac179f149f729bed464cc5bf049a9f216df00a7e4a71df0e42521096255300a2", "15e534b33a69c3171752c17997300d0b59bfc4a7e8638c22571ef11e20c542f1"], "dealt": 0, "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(7,1,1800000289.5,165,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(7,2,1800000289.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(7,3,1800000289.5,166,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(7,4,1800000289.5,167,'{"member": 1001, "computers": [], "entropy": "167", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(7,5,1800000292.5,NULL,'{"secret": "8061cb1a55f6b779790fe59282badb5cc80fea424c2b3a447a8ae48a9b262789", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(7,6,1800000292.5,168,'{"seat": 2, "action": {"do": "play", "card": "3H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,7,1800000293.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "4H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(7,8,1800000293.5,169,'{"reason": "stopped", "by": "Mo", "do": "wind_up"}');
INSERT INTO "journal" VALUES(7,9,1800000293.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "5H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,10,1800000293.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "5C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,11,1800000293.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "6C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,12,1800000293.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "7C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,13,1800000293.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "8C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,14,1800000293.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "9C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,15,1800000293.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "TC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,16,1800000293.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "JC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,17,1800000293.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "QC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,18,1800000293.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "KC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,19,1800000293.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "AC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,20,1800000293.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,21,1800000293.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "5S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,22,1800000293.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,23,1800000293.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "7S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,24,1800000293.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "JH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,25,1800000293.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "QH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,26,1800000293.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "KH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,27,1800000293.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "AH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,28,1800000293.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "3D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,29,1800000293.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "4D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,30,1800000293.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "3S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,31,1800000293.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "7H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,32,1800000293.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "8H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,33,1800000293.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "9H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,34,1800000293.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "2D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,35,1800000293.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "2H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,36,1800000293.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "2S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,37,1800000293.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "JD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,0,1800000293.5,NULL,'{"do": "open", "id": 8, "guild": 7, "channel": 77, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "lobby", "seats": [], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["be7a79f7e5e7e127e7032126d157658bee36263947c109ca7a1097c80be50812", "75393b738157f01c7eccaeff3c1c9b182697b282615d96a5eac41cf586a35bce"], "dealt": 0, "entropy": "", "jackpot": 8, "carried": 0, "decision": 0, "human_acted": false, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york"}, "buy_in": 0, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": ""}');
INSERT INTO "journal" VALUES(8,1,1800000293.5,170,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(8,2,1800000293.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(8,3,1800000293.5,171,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(8,4,1800000293.5,172,'{"member": 1001, "computers": [], "entropy": "172", "carried": 8, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(8,5,1800000296.5,NULL,'{"secret": "419e32478b1a38a3ef64b4b728160c011ea594d658b0152fa8c83256ed4dbe23", "clicks": [], "delivered": false, "do": "deal"}');
INSERT INTO "journal" VALUES(8,6,1800000296.5,173,'{"seat": 2, "action": {"do": "lay", "card": "G8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,7,1800000296.5,174,'{"seat": 2, "action": {"do": "take", "card": "B2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,8,1800000296.5,175,'{"seat": 0, "action": {"do": "lay", "card": "G2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,9,1800000296.5,176,'{"seat": 0, "action": {"do": "take", "card": "Y2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,10,1800000298.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,11,1800000299.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
CREATE TABLE keys (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('forgotten','a0c3e6f3521a762194f505e9cb21466c914b162d53281591dc499d072c46ce62');
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
INSERT INTO "matches" VALUES(3,7,73,1800000198.5,'new-york','new-york','normal','finished',0,3,3,2,'1');
INSERT INTO "matches" VALUES(5,7,75,1800000233.0,'new-york','new-york','normal','finished',1,3,3,2,'');
INSERT INTO "matches" VALUES(7,7,77,1800000293.5,'stops','michigan','normal','stopped',1,1,3,2,'');
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
INSERT INTO "members" VALUES(7,1001,'Ann','en-US',9,NULL,7,987);
INSERT INTO "members" VALUES(7,1002,'Ben','de',9,NULL,7,892);
INSERT INTO "members" VALUES(7,1003,'Clara','nl',0,NULL,0,900);
INSERT INTO "members" VALUES(7,1004,'Dirk','en-US',0,1800000000.0,0,90);
CREATE TABLE outbox (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	announcement JSON NOT NULL, skipped_at FLOAT, 
	CONSTRAINT pk_outbox PRIMARY KEY (id), 
	CONSTRAINT fk_outbox_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "outbox" VALUES(1000005,3,1800000027.0,'{"rounds": [[1, "6caa37a1da133ea47bd5eb2d0685b1903281cca0e969c6c56ab23e680608f820"], [2, "65949f78ed56c4da4e2cc65f3a8d4b21bca99a0defbb640b8bb0483ac4bc847a"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000006,3,1800000084.0,'{"rounds": [[3, "5357a24111109572c9cc5b66bcfb80a84fffa004294861b1f3d06d7c710647b6"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000007,3,1800000084.0,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 1, "rounds": 3, "tops": [{"Card": "B1"}, null, {"Card": "Y3"}, {"Card": "B4"}, {"Card": "B5"}, {"Card": "B6"}, {"Card": "B7"}, {"Card": "G8"}, {"Card": "B9"}, {"Card": "B10"}, {"Card": "B11"}, {"Card": "B12"}], "scores": [{"Score": {"numbers": [], "blocks": []}}, {"Score": {"numbers": [1, 4, 5, 6, 7, 9, 10, 11, 12], "blocks": []}}, {"Score": {"numbers": [8], "blocks": []}}], "totals": [0, 65, 8], "held": [{"CardSet": "R5B3G5Y5Y8Y11"}, {"CardSet": "R2R6G2Y6Y7Y12"}, {"CardSet": "R8B2B8G4G9Y2"}], "cover": {"Cover": {"seat": 1, "card": {"Card": "B12"}, "covered": {"Card": "R12"}}}}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000008,3,1800000130.0,'{"rounds": [[4, "5852a0c743ad59aca1184b8627d723366d7875b78fa89e72dea31f7a81dddbb5"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000009,3,1800000130.0,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 2, "rounds": 3, "tops": [{"Card": "G1"}, {"Card": "B2"}, {"Card": "R3"}, {"Card": "B4"}, {"Card": "B5"}, {"Card": "B6"}, {"Card": "B7"}, {"Card": "B8"}, {"Card": "G9"}, {"Card": "R10"}, {"Card": "B11"}, {"Card": "B12"}], "scores": [{"Score": {"numbers": [3, 10], "blocks": []}}, {"Score": {"numbers": [2, 4, 5, 6, 7, 8, 11, 12], "blocks": []}}, {"Score": {"numbers": [1, 9], "blocks": []}}], "totals": [13, 120, 18], "held": [{"CardSet": "R7"}, {"CardSet": ""}, {"CardSet": "R9G3Y2Y5"}], "cover": {"Cover": {"seat": 1, "card": {"Card": "B5"}, "covered": {"Card": "G5"}}}}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000010,3,1800000198.5,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 3, "rounds": 3, "tops": [{"Card": "R1"}, {"Card": "Y2"}, {"Card": "B3"}, {"Card": "B4"}, {"Card": "B5"}, {"Card": "B6"}, {"Card": "B7"}, {"Card": "B8"}, {"Card": "B9"}, {"Card": "B10"}, {"Card": "B11"}, {"Card": "B12"}], "scores": [{"Score": {"numbers": [1], "blocks": []}}, {"Score": {"numbers": [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "blocks": []}}, {"Score": {"numbers": [], "blocks": []}}], "totals": [14, 195, 18], "held": [{"CardSet": "R5R7B2G6Y1Y8"}, {"CardSet": "R2R9B1G7Y5Y10"}, {"CardSet": "R3G2G4G8G10Y6"}], "cover": {"Cover": {"seat": 1, "card": {"Card": "B10"}, "covered": {"Card": "R10"}}}}, {"event": "PotWon", "winners": [1], "chips": 21, "left": 0}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000011,3,1800000198.5,'{"table": 3, "winners": ["Ada"], "standings": [{"name": "Ada", "member": null, "chips": 21, "paid_in": 7, "points": 195, "course": [0, 65, 120, 195]}, {"name": "Ben", "member": 1002, "chips": 0, "paid_in": 7, "points": 18, "course": [0, 8, 18, 18]}, {"name": "Ann", "member": 1001, "chips": 0, "paid_in": 7, "points": 14, "course": [0, 0, 13, 14]}], "left": 0, "deal": null, "reason": "", "by": "", "game": "new-york", "best": {"name": "Ada", "round": 3, "moment": {"seat": 1, "kind": "points", "amount": 75, "on": []}}, "feats": [], "about": "match_result"}',NULL);
INSERT INTO "outbox" VALUES(1000012,4,1800000198.5,'{"rounds": [[1, "536242ae84796a54ab266834b3bf714b899e2279ac42b011e166a680266818e6"], [2, "aad00ff8e7a099205f45e1a99556febef56361210ecc396bda9544c44f663d1c"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000016,5,1800000233.0,'{"rounds": [[4, "d252612e7a27627a739bd7c48c4123e53404e921cd4a77c4a8e4c0a6ec9de0b2"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000017,5,1800000233.0,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 2, "rounds": 3, "tops": [{"Card": "Y1"}, {"Card": "G2"}, {"Card": "G3"}, {"Card": "Y4"}, {"Card": "G5"}, {"Card": "B6"}, {"Card": "R7"}, {"Card": "G8"}, {"Card": "G9"}, {"Card": "B10"}, {"Card": "B11"}, {"Card": "Y12"}], "scores": [{"Score": {"numbers": [7], "blocks": []}}, {"Score": {"numbers": [6, 10, 11], "blocks": []}}, {"Score": {"numbers": [2, 3, 5, 8, 9], "blocks": []}}], "totals": [20, 54, 48], "held": [{"CardSet": ""}, {"CardSet": ""}, {"CardSet": "B12"}], "cover": {"Cover": {"seat": 1, "card": {"Card": "Y12"}, "covered": {"Card": "G12"}}}}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000018,5,1800000233.0,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 3, "rounds": 3, "tops": [{"Card": "R1"}, {"Card": "B2"}, {"Card": "B3"}, {"Card": "R4"}, {"Card": "Y5"}, {"Card": "R6"}, {"Card": "G7"}, {"Card": "G8"}, {"Card": "R9"}, {"Card": "G10"}, {"Card": "B11"}, {"Card": "G12"}], "scores": [{"Score": {"numbers": [1, 4, 6, 9], "blocks": []}}, {"Score": {"numbers": [2, 3, 11], "blocks": []}}, {"Score": {"numbers": [7, 8, 10, 12], "blocks": []}}], "totals": [40, 70, 85], "held": [{"CardSet": ""}, {"CardSet": "Y11"}, {"CardSet": ""}], "cover": {"Cover": {"seat": 2, "card": {"Card": "G12"}, "covered": {"Card": "B12"}}}}, {"event": "PotWon", "winners": [2], "chips": 21, "left": 0}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000019,5,1800000233.0,'{"table": 5, "winners": ["Ben"], "standings": [{"name": "Ben", "member": 1002, "chips": 21, "paid_in": 7, "points": 85, "course": [0, 21, 48, 85]}, {"name": "Ada", "member": null, "chips": 0, "paid_in": 7, "points": 70, "course": [0, 27, 54, 70]}, {"name": "Ann", "member": 1001, "chips": 0, "paid_in": 7, "points": 40, "course": [0, 13, 20, 40]}], "left": 0, "deal": null, "reason": "stopped", "by": "Mo", "game": "new-york", "best": {"name": "Ben", "round": 3, "moment": {"seat": 2, "kind": "points", "amount": 37, "on": []}}, "feats": [], "about": "match_result"}',NULL);
INSERT INTO "outbox" VALUES(1000023,7,1800000289.5,'{"rounds": [[1, "a24a0100b9c61b211425996c3a1ef0471ba223936df56bee11de56cfb56d6eac"], [2, "3aa353ae708885f0a148b9ddf0d28d573aacb8f413641a54637b7cedb6a195aa"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000024,7,1800000293.5,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 0, "space": "KC", "card": {"Card": "KC"}, "chips": 4}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000025,7,1800000293.5,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "AH", "card": {"Card": "AH"}, "chips": 4}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000026,7,1800000293.5,'{"rounds": [[3, "b3db404d753f23606172892c8dfa055290b47429406085ac68b6355452a74317"]], "about": "commitments"}',NULL);
INSERT INTO "outbox" VALUES(1000027,7,1800000293.5,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundEnded", "round": 1, "rounds": 3, "winner": 0, "card": {"Card": "JD"}, "kitty": 0, "payments": [{"Payment": {"seat": 1, "cards": 4, "due": 4, "chips": 4}}, {"Payment": {"seat": 2, "cards": 4, "due": 4, "chips": 4}}], "before": [40, 40, 40], "chips": [48, 32, 32], "table": [["QD", 4], ["JS", 4]], "held": [{"CardSet": ""}, {"CardSet": "6D9DTSAS"}, {"CardSet": "2C7DAD9S"}], "dead": {"CardSet": "3C4C5D8DTDQDKD6HTH8SJSQSKS"}, "ace": "high"}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000028,7,1800000293.5,'{"reason": "stopped", "by": "Mo", "returned": [["Ann", 48], ["Ben", 32]], "left": 8, "deal": null, "dealt": 7, "played_out": true, "rounds": null, "about": "table_closed"}',NULL);
INSERT INTO "outbox" VALUES(1000029,8,1800000293.5,'{"rounds": [[1, "a3c5bb9c4f78a9546937052f72f2e2d03ec3b94ef3444a3622774c59151bb6eb"], [2, "5fc0107601745fc7b9387243c76b2b572bba039ad3af1805d15537df06544802"]], "about": "commitments"}',NULL);
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
INSERT INTO "results" VALUES(3,1001,7,1800000198.5,'finished',-7,2,'new-york','new-york',3,0,840,3,0,2520,0,0,0,0,0,0,0,0,14,0,0.0,'',1,1.0,2.08230725793582180935e+01,7.58865056965457);
INSERT INTO "results" VALUES(3,1002,7,1800000198.5,'finished',-7,2,'new-york','new-york',2,0,840,3,0,2520,0,0,0,0,0,0,0,0,18,0,0.0,'',1,1.0,2.58353854841283556717e+01,7.58865056965457);
INSERT INTO "results" VALUES(5,1001,7,1800000233.0,'finished',-7,2,'new-york','new-york',0,0,0,3,0,3360,0,0,0,0,0,0,0,0,40,0,0.0,'',0,0.0,NULL,NULL);
INSERT INTO "results" VALUES(5,1002,7,1800000233.0,'finished',14,2,'new-york','new-york',0,0,0,3,2,3360,21,0,0,0,0,0,0,0,85,0,0.0,'',0,0.0,NULL,NULL);
INSERT INTO "results" VALUES(7,1001,7,1800000293.5,'stopped',8,2,'stops','michigan',0,0,0,1,1,840,8,6,0,1,0,0,0,0,0,0,0.0,'',0,0.0,NULL,NULL);
INSERT INTO "results" VALUES(7,1002,7,1800000293.5,'stopped',-8,2,'stops','michigan',0,0,0,1,0,840,0,3,0,0,0,0,0,0,0,0,0.0,'',0,0.0,NULL,NULL);
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
INSERT INTO "score_blocks" VALUES(7,'won',-4611686018427387904,0,2);
INSERT INTO "score_blocks" VALUES(7,'won:2027-01',-4611686018427387904,0,2);
INSERT INTO "score_blocks" VALUES(7,'won:2027-W02',-4611686018427387904,0,2);
CREATE TABLE scores (
	guild_id BIGINT NOT NULL, 
	board VARCHAR(32) NOT NULL, 
	member_id BIGINT NOT NULL, 
	score BIGINT NOT NULL, 
	CONSTRAINT pk_scores PRIMARY KEY (guild_id, board, member_id)
)
 WITHOUT ROWID

;
INSERT INTO "scores" VALUES(7,'won',1001,-6);
INSERT INTO "scores" VALUES(7,'won',1002,-1);
INSERT INTO "scores" VALUES(7,'won:2027-01',1001,-6);
INSERT INTO "scores" VALUES(7,'won:2027-01',1002,-1);
INSERT INTO "scores" VALUES(7,'won:2027-W02',1001,-6);
INSERT INTO "scores" VALUES(7,'won:2027-W02',1002,-1);
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
INSERT INTO "tables" VALUES(1,7,71,'playing',12,'{"id": 1, "guild": 7, "channel": 71, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b", "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c"], "dealt": 1, "entropy": "0f789d9c53d3d6523c37623525ba5b19721ef59523b21fe85e2270d3313136bd", "jackpot": 0, "carried": 0, "decision": 7, "human_acted": true, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [[0, 0, 0]], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york"}, "buy_in": 0, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "new-york"}, "phase": "lay", "round": 1, "starter": 1, "chips": [0, 0, 0], "pot": 0, "hands": ["R3R9B2B5B8Y6", "R4B7B9G3Y3Y8", "R2B4B10G6Y9Y10"], "market": "Y2B12G5Y11Y5G7", "pile": "G4G9R5R7G2R10B6R1G1B3R11G12R6B1Y4Y7R8G8Y1G10B11", "turns": [[1, "G11", "B9"], [2, "R12", "B4"], [0, null, null], [1, "Y12", "B7"]], "turn": 2, "scores": [], "outcome": null}, "secret": ""}',1800086408.0,1800000000.0,NULL,NULL,1800086408.0);
INSERT INTO "tables" VALUES(2,7,72,'playing',14,'{"id": 2, "guild": 7, "channel": 72, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18", "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf"], "dealt": 2, "entropy": "165bb473a1c1268a85d9266564af8fa7f6fa04890b0f04abf11e520c7755d4dc", "jackpot": 0, "carried": 0, "decision": 8, "human_acted": true, "fewest": 2, "hurried": false, "winding_up": null, "story": {"standings": [[0, 0, 0], [0, 0, 0]], "best": [], "tallies": [{"member": 1001, "seats": [0], "rounds": 1, "won": 1, "chances": 2520, "payout": 0, "run": 0, "taken": [0, 0, 0, 0, 0, 0], "points": 0, "feats": [], "decisions": 0, "seconds": 0.0}, {"member": 1002, "seats": [2], "rounds": 1, "won": 1, "chances": 2520, "payout": 0, "run": 0, "taken": [0, 0, 0, 0, 0, 0], "points": 0, "feats": [], "decisions": 0, "seconds": 0.0}]}, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york-profi"}, "buy_in": 0, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "new-york-profi"}, "phase": "take", "round": 2, "starter": 0, "chips": [0, 0, 0], "pot": 0, "hands": ["B11G6G9G11Y5Y12", "R4R7B1B2B6Y8", "G2G7G8G12Y11"], "market": "Y2Y3B7R11Y7Y6", "pile": "Y4R6Y1R12B4G4B12R3G1B9R9Y10B10G10G5R2R10G3R1R5Y9B3", "turns": [[0, "B5", "G9"], [1, "R8", "B6"], [2, "B8", null]], "turn": 2, "scores": [[0, 0, 0]], "outcome": null}, "secret": ""}',1800086427.0,1800000008.0,NULL,NULL,1800086427.0);
INSERT INTO "tables" VALUES(3,7,73,'closed',200,'{"id": 3, "guild": 7, "channel": 73, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["9ac4318cfa2f96a134fa3081c7edeb67f1d23b983cd7bdc6a18cde5e745fad73", "5ce70ac8f3a3bae44286de77e90e9cac13f5804669e0a88d21b82f4c9f43f79d"], "dealt": 3, "entropy": "221887556e0eeaa9470fec4559d91aa62ee377e387fdf91f9c247e778d113719", "jackpot": 0, "carried": 0, "decision": 193, "human_acted": true, "fewest": 2, "hurried": false, "winding_up": null, "story": {"standings": [[0, 0, 0], [0, 65, 8], [13, 120, 18], [14, 195, 18]], "best": [{"round": 2, "moment": {"seat": 0, "kind": "points", "amount": 13, "on": []}}, {"round": 2, "moment": {"seat": 2, "kind": "points", "amount": 10, "on": []}}, {"round": 3, "moment": {"seat": 1, "kind": "points", "amount": 75, "on": []}}], "tallies": [{"member": 1001, "seats": [0], "rounds": 3, "won": 0, "chances": 2520, "payout": 0, "run": 0, "taken": [0, 0, 0, 0, 0, 0], "points": 14, "feats": [], "decisions": 0, "seconds": 0.0}, {"member": 1002, "seats": [2], "rounds": 3, "won": 0, "chances": 2520, "payout": 0, "run": 0, "taken": [0, 0, 0, 0, 0, 0], "points": 18, "feats": [], "decisions": 0, "seconds": 0.0}]}, "happenings": [], "ending": "finished", "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "over", "round": 3, "starter": 2, "chips": [0, 21, 0], "pot": 0, "hands": ["R5R7B2G6Y1Y8", "R2R9B1G7Y5Y10", "R3G2G4G8G10Y6"], "market": "R11", "pile": "", "turns": [[2, null, null], [0, "Y4", "Y12"], [1, "G11", "B8"], [0, "Y7", "Y2"], [1, "G12", "R12"], [0, "Y2", "B2"], [1, "R12", "B6"], [0, "Y12", "R6"], [1, "G9", "R10"], [0, "G1", "Y1"], [1, "R10", "B10"], [0, "R6", "Y8"], [1, "B12", "R8"], [0, "Y3", "R7"], [1, "R8", "G5"], [0, null, null], [1, "G5", "Y11"], [1, "Y11", "Y9"], [1, "Y9", "B3"], [1, "B10", "R1"], [1, "B8", "B11"], [1, "B11", "R2"], [1, "B6", "B9"], [1, "B9", "B4"], [1, "B5", "B7"], [1, "B7", "G3"], [1, "G3", "R4"], [1, "R4", "Y5"], [1, "R1", "Y10"], [1, "B4", "G7"], [1, "B3", "R9"], [1, null, null]], "turn": null, "scores": [[0, 65, 8], [13, 55, 10], [1, 75, 0]], "outcome": {"winners": [1], "chips": [0, 21, 0], "topups": [0, 0, 0], "left_on_table": 0, "points": [14, 195, 18]}}, "secret": ""}',NULL,1800000027.0,1800000198.5,NULL,NULL);
INSERT INTO "tables" VALUES(4,7,74,'playing',9,'{"id": 4, "guild": 7, "channel": 74, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["90a2d37757e75c3b551dea4d4e80aeb86d4d41c6529c053019414d9934b3960c", "ecc1bc11b8d64a2e972b1f684f2c322efb53b02884c78a2a111fbf181916898f"], "dealt": 1, "entropy": "6b358d4c6036aabbbf927b7accc80ac6dd1411c30e49394623514d63b6e5ff6a", "jackpot": 0, "carried": 0, "decision": 4, "human_acted": true, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [[0, 0, 0]], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "lay", "round": 1, "starter": 0, "chips": [0, 0, 0], "pot": 21, "hands": ["R3R9B1B8B11G5", "R6B5G1G3Y3Y12", "B2B3B6G4Y7Y8"], "market": "Y9G8G7R1R5G10", "pile": "Y2G2B9B10Y4R11B12Y10Y5B7B4R2G9G12G6Y6R12R10R8R4Y11G11", "turns": [[0, "Y1", "R9"], [1, "R7", "B5"]], "turn": 2, "scores": [], "outcome": null}, "secret": ""}',1800086604.0,1800000198.5,NULL,NULL,1800086604.0);
INSERT INTO "tables" VALUES(5,7,75,'closed',183,'{"id": 5, "guild": 7, "channel": 75, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["88de90813dfc544b19eff1f0a42834f35cf1147283572febbbf4f548ff76cb72", "1d88070f1b88dc1320aa6fe7997c48083e264cb2ac169cb0aa87e7da89fe4586"], "dealt": 3, "entropy": "731b8dbf8c9aee7bf2d99dc30d7901bfd0ecad3b401c47cde8a0d1d96d4356ea", "jackpot": 0, "carried": 0, "decision": 175, "human_acted": false, "fewest": 2, "hurried": false, "winding_up": null, "story": {"standings": [[0, 0, 0], [13, 27, 21], [20, 54, 48], [40, 70, 85]], "best": [{"round": 1, "moment": {"seat": 1, "kind": "points", "amount": 27, "on": []}}, {"round": 3, "moment": {"seat": 0, "kind": "points", "amount": 20, "on": []}}, {"round": 3, "moment": {"seat": 2, "kind": "points", "amount": 37, "on": []}}], "tallies": [{"member": 1001, "seats": [0], "rounds": 3, "won": 0, "chances": 3360, "payout": 0, "run": 0, "taken": [0, 0, 0, 0, 0, 0], "points": 40, "feats": [], "decisions": 0, "seconds": 0.0}, {"member": 1002, "seats": [2], "rounds": 3, "won": 2, "chances": 3360, "payout": 21, "run": 0, "taken": [0, 0, 0, 0, 0, 0], "points": 85, "feats": [], "decisions": 0, "seconds": 0.0}]}, "happenings": [], "ending": "finished", "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "over", "round": 3, "starter": 1, "chips": [0, 0, 21], "pot": 0, "hands": ["", "Y11", ""], "market": "", "pile": "", "turns": [[1, "R11", "B12"], [2, "R12", "G12"], [0, "B9", "R9"], [1, "G6", "R8"], [2, "R2", "G9"], [0, "G11", "R4"], [1, "R8", "B7"], [2, "B1", "R10"], [0, "B4", "B6"], [1, "R3", "B10"], [2, "R10", "G7"], [0, "B6", "R5"], [1, "Y9", "Y12"], [2, "Y3", "B8"], [0, "G2", "R1"], [1, "Y12", "G3"], [2, "B8", "B5"], [0, "Y2", "Y4"], [1, "G3", "Y10"], [2, "B5", "B11"], [0, "Y4", "G5"], [1, "Y10", "Y7"], [2, "B11", "Y8"], [0, "G5", "G4"], [1, "B3", "Y11"], [2, "Y8", "R7"], [0, "G4", "Y6"], [1, "Y7", "G1"], [2, "R7", "Y1"], [0, "Y6", "Y5"], [1, "B2", null], [2, "G8", null], [0, "R5", null], [1, "G1", null], [2, "Y1", null], [0, "R6", null], [1, "B7", null], [2, "G7", null], [0, "R4", null], [1, "B12", null], [2, "G12", null], [0, "R1", null], [1, "B10", null], [2, "G10", null], [0, "Y5", null], [1, null, null], [2, "G9", null], [0, "R9", null]], "turn": null, "scores": [[13, 27, 21], [7, 27, 27], [20, 16, 37]], "outcome": {"winners": [2], "chips": [0, 0, 21], "topups": [0, 0, 0], "left_on_table": 0, "points": [40, 70, 85]}}, "secret": ""}',NULL,1800000204.0,1800000233.0,NULL,NULL);
INSERT INTO "tables" VALUES(6,7,76,'playing',82,'{"id": 6, "guild": 7, "channel": 76, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["77dcadfeae23db516a21a492bc94bc57d751cf45ba2c54e149d12f1a4476a5e3", "f377a565f9bc29d6febae42b84342c67cced073543f99c6ab84830201da20b19"], "dealt": 2, "entropy": "fbde6afed949d25f552554b2993772e8ff8098f8738f03e9a96e162de4e84f1a", "jackpot": 0, "carried": 0, "decision": 76, "human_acted": true, "fewest": 2, "hurried": false, "winding_up": null, "story": {"standings": [[0, 0, 0], [6, 44, 11]], "best": [{"round": 1, "moment": {"seat": 0, "kind": "points", "amount": 6, "on": []}}, {"round": 1, "moment": {"seat": 1, "kind": "points", "amount": 44, "on": []}}, {"round": 1, "moment": {"seat": 2, "kind": "points", "amount": 11, "on": []}}], "tallies": [{"member": 1001, "seats": [0], "rounds": 1, "won": 0, "chances": 840, "payout": 0, "run": 0, "taken": [0, 0, 0, 0, 0, 0], "points": 6, "feats": [], "decisions": 0, "seconds": 0.0}, {"member": 1002, "seats": [2], "rounds": 1, "won": 0, "chances": 840, "payout": 0, "run": 0, "taken": [0, 0, 0, 0, 0, 0], "points": 11, "feats": [], "decisions": 0, "seconds": 0.0}]}, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "lay", "round": 2, "starter": 2, "chips": [0, 0, 0], "pot": 21, "hands": ["R10B1B3B5G4Y12", "R1B7B8B9G9Y9", "R5B2G1G6G12Y4"], "market": "Y11R6G11G10Y5B6", "pile": "R8R12G2Y10G8B11Y7G7Y6Y2R7B10G5Y1R11B12Y8B4R2R3Y3G3", "turns": [[2, "R4", "G1"], [0, null, null], [1, "R9", "B9"]], "turn": 2, "scores": [[6, 44, 11]], "outcome": null}, "secret": ""}',1800086689.5,1800000233.0,NULL,NULL,1800086689.5);
INSERT INTO "tables" VALUES(7,7,77,'closed',37,'{"id": 7, "guild": 7, "channel": 77, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["15e534b33a69c3171752c17997300d0b59bfc4a7e8638c22571ef11e20c542f1", "8061cb1a55f6b779790fe59282badb5cc80fea424c2b3a447a8ae48a9b262789"], "dealt": 1, "entropy": "ac988fd308befa3b7f6df6f6abfa67fea60217bb97beb5bd6b7a879c6eda5b9a", "jackpot": 0, "carried": 0, "decision": 31, "human_acted": true, "fewest": 2, "hurried": false, "winding_up": null, "story": {"standings": [[40, 40, 40], [48, 32, 32]], "best": [{"round": 1, "moment": {"seat": 1, "kind": "card", "amount": 4, "on": ["AH"]}}, {"round": 1, "moment": {"seat": 0, "kind": "out", "amount": 8, "on": ["JD"]}}], "tallies": [{"member": 1001, "seats": [0], "rounds": 1, "won": 1, "chances": 840, "payout": 8, "run": 6, "taken": [0, 1, 0, 0, 0, 0], "points": 0, "feats": [], "decisions": 0, "seconds": 0.0}, {"member": 1002, "seats": [2], "rounds": 1, "won": 0, "chances": 840, "payout": 0, "run": 3, "taken": [0, 0, 0, 0, 0, 0], "points": 0, "feats": [], "decisions": 0, "seconds": 0.0}]}, "happenings": [], "ending": "stopped", "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan"}, "phase": "deal", "round": 2, "dealer": 2, "chips": [48, 32, 32], "spaces": [0, 0, 4, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["", "6D9DTSAS", "2C7DAD9S"], "dead": "3C4C5D8DTDQDKD6HTH8SJSQSKS", "plays": [[2, "3H", true], [2, "4H", false], [0, "5H", false], [0, "5C", true], [1, "6C", false], [0, "7C", false], [0, "8C", false], [0, "9C", false], [1, "TC", false], [2, "JC", false], [0, "QC", false], [0, "KC", false], [2, "AC", false], [2, "4S", true], [0, "5S", false], [2, "6S", false], [2, "7S", false], [2, "JH", true], [2, "QH", false], [1, "KH", false], [1, "AH", false], [1, "3D", true], [1, "4D", false], [1, "3S", true], [1, "7H", true], [1, "8H", false], [0, "9H", false], [0, "2D", true], [0, "2H", true], [0, "2S", true], [0, "JD", true]], "missing": "5D6HTH8S", "turn": null, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "", "before": [40, 40, 40], "collected": [[0, "KC", "KC", 4], [1, "AH", "AH", 4]], "passed": [], "relaxed": false, "outcome": null}, "secret": ""}',NULL,1800000289.5,1800000293.5,NULL,NULL);
INSERT INTO "tables" VALUES(8,7,77,'playing',11,'{"id": 8, "guild": 7, "channel": 77, "follow_seconds": 86400, "host": 1001, "law": 4, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "returned": false, "missed": 0, "late": 0, "in_time": 0, "draft": null, "ready": false, "reserve": 0}], "most_rounds": 60, "expected": [], "terms_number": 1, "asked": [], "invited": [], "invitations": 0, "taken_back": [], "secrets": ["75393b738157f01c7eccaeff3c1c9b182697b282615d96a5eac41cf586a35bce", "419e32478b1a38a3ef64b4b728160c011ea594d658b0152fa8c83256ed4dbe23"], "dealt": 1, "entropy": "e7184d8065de903e9106b96c5fb78894732fe48f911f1bac1aedc0aa45321483", "jackpot": 8, "carried": 0, "decision": 6, "human_acted": true, "fewest": null, "hurried": false, "winding_up": null, "story": {"standings": [[0, 0, 0]], "best": [], "tallies": []}, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york"}, "buy_in": 0, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "new-york"}, "phase": "lay", "round": 1, "starter": 2, "chips": [0, 0, 0], "pot": 0, "hands": ["R3G3G6G10Y2Y12", "B5B8B12G4Y4Y6", "R1R2R4B2B7Y1"], "market": "G7B6G5R10Y3R5", "pile": "G1R8Y10B10Y8Y5B4R7B11Y7G9R9B3Y9R12R11G11B9B1Y11G12", "turns": [[2, "G8", "B2"], [0, "G2", "Y2"], [1, "R6", "B8"]], "turn": 2, "scores": [], "outcome": null}, "secret": ""}',1800086699.0,1800000293.5,NULL,NULL,1800086699.0);
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
INSERT INTO "transfers" VALUES(1,1800000000.0,7,2,1,900,'welcome',NULL,1001,NULL,'cfa434e448957d53e093ee89239c24df','fe89d572d061fc8f6546028b022811af39bd5f851ba48c41162c056c42402a61','8bfc873e3784f8d9b99b38d23388424a2072a24dee847a6a0005ce89f561f79a');
INSERT INTO "transfers" VALUES(2,1800000000.0,7,2,3,900,'welcome',NULL,1002,NULL,'33ad86753b68e6b73d2140e5ac5c94d1','4fadcd920101208bef7368188a16ba184bc63d1c91765974ae3782afe5ff017c','69101179be158bb23446b1e9d8a0b34e926343aed08052ac900427c932fed624');
INSERT INTO "transfers" VALUES(3,1800000000.0,7,2,4,900,'welcome',NULL,1003,NULL,'48f0d4624624e522478bb6da60ccd07f','911938ffa5778e0c1e95833812dd0b5e6fbe06d22c060095e1974c1f176e3772','6293eb387a7d1370ed238fcf7d3130c675791ffa7ee9c5dd6dc62f68a41e5619');
INSERT INTO "transfers" VALUES(4,1800000000.0,7,2,5,900,'welcome',NULL,1004,NULL,'e245a5cf7d90e68917219f84300ec30b','06b1765a41d0eea5a8245ecf2badd08c0267576387a83d386f01f5b4bfc2b067','afece114e9f776d8167f2ce1f878a44621996b26f6ce670f677d71d002709887');
INSERT INTO "transfers" VALUES(5,1800000000.0,7,2,1,100,'grant',NULL,1001,NULL,'3eaa40224eb26c75bba15e2ed2b51537','d57668261dcd29d51b7f64aa1d21eabaa99b7adae091c09ac148e2676dbce6b3','6029a7624e819e84b51d6a9f282f232d547adacd1a0070da4a88436d57e0a2d0');
INSERT INTO "transfers" VALUES(6,1800000000.0,7,5,2,880,'take',NULL,1001,NULL,'bc6243374cecabfcc18daca197389633','55777ad8b8712b4482824a1db643306d06f065a19e8664fe8179caa5be4f1922','8a8ccf88b560ca8bbbb0b913830ec396fbaed65242b8a08f254d16d6b28db644');
INSERT INTO "transfers" VALUES(7,1800000000.0,7,2,5,70,'daily',NULL,1004,NULL,'a08a20a5daf2c64dbe418465487642d7','b5b2739b8f2717eb7aa39eee8b0c68be4c144fd04dc2c7a95653adeddaf17e6c','eddc822c6e37b5cb7a14eb4f6e12d1e98bca7235fc4724e7132a019f8d563d32');
INSERT INTO "transfers" VALUES(8,1800000027.0,7,1,6,7,'buy_in',3,NULL,NULL,NULL,NULL,'a1d0b28cd54cdd971d2e6bdd9b867792596e9006060bac9a000390c0de72f426');
INSERT INTO "transfers" VALUES(9,1800000027.0,7,7,6,7,'buy_in',3,NULL,NULL,NULL,NULL,'f6ccb6c866babeeb181d54598b439d5edf748e5d7d9adbd48c5c5f2e568171e3');
INSERT INTO "transfers" VALUES(10,1800000027.0,7,3,6,7,'buy_in',3,NULL,NULL,NULL,NULL,'cc20cdfaf7caacb5a84c03119cec8fdcf5268aae874eab5bbe395edc608aece4');
INSERT INTO "transfers" VALUES(11,1800000198.5,7,6,7,21,'stack',3,NULL,NULL,NULL,NULL,'0a856427fd512100e99ab485b9e9df6b14398fcc2d91a58854d120625a645abe');
INSERT INTO "transfers" VALUES(12,1800000198.5,7,1,8,7,'buy_in',4,NULL,NULL,NULL,NULL,'727afae6f75baa0e02efe087fe7ce82e3eafed3ad2588c5fc14e1b22f9e3f3d3');
INSERT INTO "transfers" VALUES(13,1800000198.5,7,7,8,7,'buy_in',4,NULL,NULL,NULL,NULL,'c0bab154d82f8bc4c598083a7288fb59203aee9306bd50e5b0795d0728cf9ccd');
INSERT INTO "transfers" VALUES(14,1800000198.5,7,3,8,7,'buy_in',4,NULL,NULL,NULL,NULL,'fd5c27a04f71ce077d697d7a14f8673760844329dffac36e621dc52c42ba1041');
INSERT INTO "transfers" VALUES(15,1800000204.0,7,1,9,7,'buy_in',5,NULL,NULL,NULL,NULL,'a639943fa33a033f0ece55d3e535de44ed026e7f5b17501b3c73b8b62a054893');
INSERT INTO "transfers" VALUES(16,1800000204.0,7,7,9,7,'buy_in',5,NULL,NULL,NULL,NULL,'82ff5b412537c0301e406c2c05922676b3e761e5c19011a40be5c34ccf84a82e');
INSERT INTO "transfers" VALUES(17,1800000204.0,7,3,9,7,'buy_in',5,NULL,NULL,NULL,NULL,'a10bf10ad32c7a31de66460d18faa81556af6555dfc1a3faac8daf362b78591a');
INSERT INTO "transfers" VALUES(18,1800000233.0,7,9,3,21,'stack',5,NULL,NULL,NULL,NULL,'2c5f05e7b0604d95adfc7598cf03ff708de9b9660f60f8bea841d4ebab01fdd5');
INSERT INTO "transfers" VALUES(19,1800000233.0,7,1,10,7,'buy_in',6,NULL,NULL,NULL,NULL,'4f00e5a744609ec64961965d59835196afd057f558bb379045cbebbbe4e7200e');
INSERT INTO "transfers" VALUES(20,1800000233.0,7,7,10,7,'buy_in',6,NULL,NULL,NULL,NULL,'a7fa1a020854b6e1ec4a39be0a78f446f52d64699a85631e9c7114f7e5beec69');
INSERT INTO "transfers" VALUES(21,1800000233.0,7,3,10,7,'buy_in',6,NULL,NULL,NULL,NULL,'60cbf0179b5feace9dcfa35ee73080256cd87d390050f6dc188168a43fd595d8');
INSERT INTO "transfers" VALUES(22,1800000289.5,7,1,11,40,'buy_in',7,NULL,NULL,NULL,NULL,'0b86ec7b48ff05e5cb49e55f68f586ba00eb2a9ddc6adae2342aef3ee297c1d9');
INSERT INTO "transfers" VALUES(23,1800000289.5,7,7,11,40,'buy_in',7,NULL,NULL,NULL,NULL,'04c734f920b0c6cccd49fcb9882b2540bc53ce9d939300eb97c4ec727eb952eb');
INSERT INTO "transfers" VALUES(24,1800000289.5,7,3,11,40,'buy_in',7,NULL,NULL,NULL,NULL,'14e0d80de915c0057530e4f2ad954bc7c5c79776a806e2ab3085b4217aa23256');
INSERT INTO "transfers" VALUES(25,1800000293.5,7,11,1,48,'stack',7,NULL,NULL,NULL,NULL,'3d0b5e7fd241220922c9751cc652371e88fda8e69ad0fbf433c66ac5feddc8ee');
INSERT INTO "transfers" VALUES(26,1800000293.5,7,11,7,32,'stack',7,NULL,NULL,NULL,NULL,'143606c317181d54b852c3b018d14c8ca4a2aae63680557cdeaaae4e3a261381');
INSERT INTO "transfers" VALUES(27,1800000293.5,7,11,3,32,'stack',7,NULL,NULL,NULL,NULL,'d680ca69fb0010f772285808cfcaded747ae5ed5bac48faae14842be3ef38066');
INSERT INTO "transfers" VALUES(28,1800000293.5,7,11,12,8,'left',7,NULL,NULL,NULL,NULL,'1ee8fc81ef4b5ad35976c0436b85f383d406ecd003f809defdac7d5bd1adebec');
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
INSERT INTO "visits" VALUES(7,1002,1,NULL);
INSERT INTO "visits" VALUES(7,1002,2,NULL);
INSERT INTO "visits" VALUES(7,1002,3,NULL);
INSERT INTO "visits" VALUES(7,1002,4,NULL);
INSERT INTO "visits" VALUES(7,1002,5,NULL);
INSERT INTO "visits" VALUES(7,1002,6,NULL);
INSERT INTO "visits" VALUES(7,1002,7,NULL);
INSERT INTO "visits" VALUES(7,1002,8,NULL);
INSERT INTO "visits" VALUES(7,1099,5,'Mo');
INSERT INTO "visits" VALUES(7,1099,7,'Mo');
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
