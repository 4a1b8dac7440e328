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
INSERT INTO "accounts" VALUES(1,7,'wallet',1001,968);
INSERT INTO "accounts" VALUES(2,7,'bank',0,-2890);
INSERT INTO "accounts" VALUES(3,7,'wallet',1002,864);
INSERT INTO "accounts" VALUES(4,7,'wallet',1003,900);
INSERT INTO "accounts" VALUES(5,7,'wallet',1004,90);
INSERT INTO "accounts" VALUES(6,7,'escrow',3,0);
INSERT INTO "accounts" VALUES(7,7,'house',0,10);
INSERT INTO "accounts" VALUES(8,7,'escrow',4,21);
INSERT INTO "accounts" VALUES(9,7,'escrow',5,0);
INSERT INTO "accounts" VALUES(10,7,'escrow',6,21);
INSERT INTO "accounts" VALUES(11,7,'escrow',7,0);
INSERT INTO "accounts" VALUES(12,7,'leftover',77,16);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
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
CREATE TABLE counters (
	name VARCHAR(16) NOT NULL, 
	last INTEGER NOT NULL, 
	CONSTRAINT pk_counters PRIMARY KEY (name)
);
INSERT INTO "counters" VALUES('tables',8);
INSERT INTO "counters" VALUES('announcements',1000010);
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
	follow_seconds INTEGER NOT NULL, most_tables INTEGER DEFAULT '20' NOT NULL, 
	CONSTRAINT pk_guilds PRIMARY KEY (guild_id)
);
INSERT INTO "guilds" VALUES(7,900,70,86400,86400,20);
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
INSERT INTO "journal" VALUES(1,0,1800000000.0,NULL,'{"do": "open", "id": 1, "guild": 7, "channel": 71, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york"}, "buy_in": 0, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b"}');
INSERT INTO "journal" VALUES(1,1,1800000000.0,1,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(1,2,1800000000.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(1,3,1800000000.0,2,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(1,4,1800000000.0,3,'{"member": 1001, "computers": [], "entropy": "3", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(1,5,1800000003.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(1,6,1800000003.0,4,'{"seat": 2, "action": {"do": "lay", "card": "R6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,7,1800000003.0,5,'{"seat": 2, "action": {"do": "take", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,8,1800000003.0,6,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,9,1800000004.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,10,1800000005.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,11,1800000005.5,7,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,12,1800000007.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,13,1800000008.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,14,1800000009.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,15,1800000010.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,16,1800000012.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,17,1800000013.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,18,1800000014.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,19,1800000015.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,20,1800000017.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,21,1800000018.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,22,1800000019.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,23,1800000020.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,24,1800000022.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,25,1800000023.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,26,1800000024.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,27,1800000025.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,28,1800000027.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,29,1800000028.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,30,1800000029.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,31,1800000030.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,32,1800000032.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,33,1800000033.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,34,1800000034.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,35,1800000035.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,36,1800000037.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,37,1800000038.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,38,1800000039.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,39,1800000040.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,40,1800000042.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,41,1800000043.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,42,1800000044.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,43,1800000045.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,44,1800000047.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,45,1800000048.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,46,1800000049.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,47,1800000050.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,48,1800000052.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,49,1800000053.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,50,1800000054.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,51,1800000055.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,52,1800000057.0,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,53,1800000069.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(2,0,1800000069.0,NULL,'{"do": "open", "id": 2, "guild": 7, "channel": 72, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york-profi"}, "buy_in": 0, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c"}');
INSERT INTO "journal" VALUES(2,1,1800000069.0,8,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(2,2,1800000069.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(2,3,1800000069.0,9,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(2,4,1800000069.0,10,'{"member": 1001, "computers": [], "entropy": "10", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(2,5,1800000072.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(2,6,1800000072.0,11,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,7,1800000073.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,8,1800000074.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,9,1800000074.5,12,'{"seat": 2, "action": {"do": "lay", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,10,1800000074.5,13,'{"seat": 2, "action": {"do": "take", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,11,1800000076.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,12,1800000077.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,13,1800000077.0,14,'{"seat": 2, "action": {"do": "lay", "card": "B5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,0,1800000077.0,NULL,'{"do": "open", "id": 3, "guild": 7, "channel": 73, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3"}');
INSERT INTO "journal" VALUES(3,1,1800000077.0,15,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(3,2,1800000077.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(3,3,1800000077.0,16,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(3,4,1800000077.0,17,'{"member": 1001, "computers": [], "entropy": "17", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(3,5,1800000080.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,6,1800000081.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,7,1800000082.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,8,1800000082.5,18,'{"seat": 2, "action": {"do": "lay", "card": "B5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,9,1800000082.5,19,'{"seat": 2, "action": {"do": "take", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,10,1800000082.5,20,'{"seat": 0, "action": {"do": "lay", "card": "G9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,11,1800000082.5,21,'{"seat": 0, "action": {"do": "take", "card": "G4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,12,1800000084.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,13,1800000085.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,14,1800000085.0,22,'{"seat": 2, "action": {"do": "lay", "card": "B6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,15,1800000085.0,23,'{"seat": 2, "action": {"do": "take", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,16,1800000085.0,24,'{"seat": 0, "action": {"do": "lay", "card": "R12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,17,1800000085.0,25,'{"seat": 0, "action": {"do": "take", "card": "Y7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,18,1800000086.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,19,1800000087.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,20,1800000087.5,26,'{"seat": 2, "action": {"do": "lay", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,21,1800000087.5,27,'{"seat": 2, "action": {"do": "take", "card": "R2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,22,1800000087.5,28,'{"seat": 0, "action": {"do": "lay", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,23,1800000087.5,29,'{"seat": 0, "action": {"do": "take", "card": "Y6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,24,1800000089.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,25,1800000090.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,26,1800000090.0,30,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,27,1800000090.0,31,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,28,1800000091.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,29,1800000092.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,30,1800000094.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,31,1800000095.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,32,1800000096.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,33,1800000097.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,34,1800000099.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,35,1800000100.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,36,1800000101.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,37,1800000102.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,38,1800000104.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,39,1800000105.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,40,1800000106.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,41,1800000107.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,42,1800000109.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,43,1800000110.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,44,1800000111.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,45,1800000112.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,46,1800000114.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,47,1800000115.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,48,1800000116.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,49,1800000117.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,50,1800000119.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,51,1800000120.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,52,1800000121.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,53,1800000122.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,54,1800000124.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,55,1800000125.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,56,1800000126.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,57,1800000127.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,58,1800000129.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,59,1800000130.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,60,1800000131.5,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,61,1800000143.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,62,1800000143.5,32,'{"seat": 2, "action": {"do": "lay", "card": "R7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,63,1800000143.5,33,'{"seat": 2, "action": {"do": "take", "card": "B2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,64,1800000143.5,34,'{"seat": 0, "action": {"do": "lay", "card": "B8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,65,1800000143.5,35,'{"seat": 0, "action": {"do": "take", "card": "B7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,66,1800000145.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,67,1800000146.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,68,1800000146.0,36,'{"seat": 2, "action": {"do": "lay", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,69,1800000146.0,37,'{"seat": 2, "action": {"do": "take", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,70,1800000146.0,38,'{"seat": 0, "action": {"do": "lay", "card": "G12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,71,1800000146.0,39,'{"seat": 0, "action": {"do": "take", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,72,1800000147.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,73,1800000148.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,74,1800000148.5,40,'{"seat": 2, "action": {"do": "lay", "card": "B1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,75,1800000148.5,41,'{"seat": 2, "action": {"do": "take", "card": "G6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,76,1800000148.5,42,'{"seat": 0, "action": {"do": "lay", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,77,1800000148.5,43,'{"seat": 0, "action": {"do": "take", "card": "G4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,78,1800000150.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,79,1800000151.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,80,1800000151.0,44,'{"seat": 2, "action": {"do": "lay", "card": "Y6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,81,1800000151.0,45,'{"seat": 2, "action": {"do": "take", "card": "G10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,82,1800000151.0,46,'{"seat": 0, "action": {"do": "lay", "card": "R11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,83,1800000151.0,47,'{"seat": 0, "action": {"do": "take", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,84,1800000152.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,85,1800000153.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,86,1800000153.5,48,'{"seat": 2, "action": {"do": "lay", "card": "G10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,87,1800000153.5,49,'{"seat": 2, "action": {"do": "take", "card": "R6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,88,1800000153.5,50,'{"seat": 0, "action": {"do": "lay", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,89,1800000153.5,51,'{"seat": 0, "action": {"do": "take", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,90,1800000155.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,91,1800000156.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,92,1800000156.0,52,'{"seat": 2, "action": {"do": "lay", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,93,1800000156.0,53,'{"seat": 2, "action": {"do": "take", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,94,1800000156.0,54,'{"seat": 0, "action": {"do": "lay", "card": "B7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,95,1800000156.0,55,'{"seat": 0, "action": {"do": "take", "card": "R2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,96,1800000157.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,97,1800000158.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,98,1800000158.5,56,'{"seat": 2, "action": {"do": "lay", "card": "B3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,99,1800000158.5,57,'{"seat": 2, "action": {"do": "take", "card": "R8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,100,1800000158.5,58,'{"seat": 0, "action": {"do": "lay", "card": "B6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,101,1800000158.5,59,'{"seat": 0, "action": {"do": "take", "card": "R3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,102,1800000160.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,103,1800000161.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,104,1800000161.0,60,'{"seat": 2, "action": {"do": "lay", "card": "R8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,105,1800000161.0,61,'{"seat": 2, "action": {"do": "take", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,106,1800000161.0,62,'{"seat": 0, "action": {"do": "lay", "card": "R3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,107,1800000161.0,63,'{"seat": 0, "action": {"do": "take", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,108,1800000162.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,109,1800000163.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,110,1800000163.5,64,'{"seat": 2, "action": {"do": "lay", "card": "R10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,111,1800000163.5,65,'{"seat": 2, "action": {"do": "take", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,112,1800000163.5,66,'{"seat": 0, "action": {"do": "lay", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,113,1800000163.5,67,'{"seat": 0, "action": {"do": "take", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,114,1800000165.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,115,1800000166.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,116,1800000166.0,68,'{"seat": 2, "action": {"do": "lay", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,117,1800000166.0,69,'{"seat": 2, "action": {"do": "take", "card": "Y5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,118,1800000166.0,70,'{"seat": 0, "action": {"do": "lay", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,119,1800000166.0,71,'{"seat": 0, "action": {"do": "take", "card": "R12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,120,1800000167.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,121,1800000168.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,122,1800000168.5,72,'{"seat": 2, "action": {"do": "lay", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,123,1800000168.5,73,'{"seat": 0, "action": {"do": "lay", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,124,1800000170.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,125,1800000170.0,74,'{"seat": 2, "action": {"do": "lay", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,126,1800000170.0,75,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,127,1800000171.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,128,1800000171.5,76,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,129,1800000173.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,130,1800000174.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,131,1800000176.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,132,1800000177.5,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,133,1800000189.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,134,1800000189.5,77,'{"seat": 0, "action": {"do": "lay", "card": "B6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,135,1800000189.5,78,'{"seat": 0, "action": {"do": "take", "card": "B11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,136,1800000191.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,137,1800000192.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,138,1800000192.0,79,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,139,1800000192.0,80,'{"seat": 0, "action": {"do": "lay", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,140,1800000192.0,81,'{"seat": 0, "action": {"do": "take", "card": "G2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,141,1800000193.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,142,1800000194.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,143,1800000194.5,82,'{"seat": 0, "action": {"do": "lay", "card": "B1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,144,1800000194.5,83,'{"seat": 0, "action": {"do": "take", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,145,1800000196.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,146,1800000197.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,147,1800000197.0,84,'{"seat": 0, "action": {"do": "lay", "card": "G2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,148,1800000197.0,85,'{"seat": 0, "action": {"do": "take", "card": "R12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,149,1800000198.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,150,1800000199.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,151,1800000199.5,86,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,152,1800000201.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,153,1800000202.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,154,1800000203.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,155,1800000204.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,156,1800000206.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,157,1800000207.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,158,1800000208.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,159,1800000209.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,160,1800000211.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,161,1800000212.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,162,1800000213.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,163,1800000214.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,164,1800000216.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,165,1800000217.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,166,1800000218.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,167,1800000219.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,168,1800000221.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,169,1800000222.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,170,1800000223.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,171,1800000224.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,172,1800000226.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,173,1800000227.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,174,1800000228.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,175,1800000229.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,176,1800000231.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,177,1800000232.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,178,1800000233.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,179,1800000234.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,180,1800000236.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,181,1800000237.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,182,1800000238.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,183,1800000239.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,184,1800000241.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,185,1800000242.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,186,1800000243.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,187,1800000244.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,188,1800000246.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,189,1800000247.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,190,1800000248.5,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(4,0,1800000248.5,NULL,'{"do": "open", "id": 4, "guild": 7, "channel": 74, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7"}');
INSERT INTO "journal" VALUES(4,1,1800000248.5,87,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(4,2,1800000248.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(4,3,1800000248.5,88,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(4,4,1800000248.5,89,'{"member": 1001, "computers": [], "entropy": "89", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(4,5,1800000251.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(4,6,1800000251.5,90,'{"seat": 0, "action": {"do": "lay", "card": "G9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(4,7,1800000251.5,91,'{"seat": 0, "action": {"do": "take", "card": "Y4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(4,8,1800000253.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(4,9,1800000254.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,0,1800000254.0,NULL,'{"do": "open", "id": 5, "guild": 7, "channel": 75, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18"}');
INSERT INTO "journal" VALUES(5,1,1800000254.0,92,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(5,2,1800000254.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(5,3,1800000254.0,93,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(5,4,1800000254.0,94,'{"member": 1001, "computers": [], "entropy": "94", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(5,5,1800000257.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(5,6,1800000258.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,7,1800000259.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,8,1800000259.5,95,'{"seat": 2, "action": {"do": "lay", "card": "Y9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,9,1800000259.5,96,'{"seat": 2, "action": {"do": "take", "card": "B2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,10,1800000259.5,97,'{"seat": 0, "action": {"do": "lay", "card": "G8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,11,1800000259.5,98,'{"seat": 0, "action": {"do": "take", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,12,1800000261.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,13,1800000262.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,14,1800000262.0,99,'{"seat": 2, "action": {"do": "lay", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,15,1800000262.0,100,'{"seat": 2, "action": {"do": "take", "card": "B4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,16,1800000262.0,101,'{"seat": 0, "action": {"do": "lay", "card": "G5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,17,1800000262.0,102,'{"seat": 0, "action": {"do": "take", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,18,1800000263.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,19,1800000264.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,20,1800000264.5,103,'{"seat": 2, "action": {"do": "lay", "card": "R9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,21,1800000264.5,104,'{"seat": 2, "action": {"do": "take", "card": "G9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,22,1800000264.5,105,'{"seat": 0, "action": {"do": "lay", "card": "Y2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,23,1800000264.5,106,'{"seat": 0, "action": {"do": "take", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,24,1800000266.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,25,1800000267.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,26,1800000267.0,107,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,27,1800000267.0,108,'{"seat": 0, "action": {"do": "lay", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,28,1800000267.0,109,'{"seat": 0, "action": {"do": "take", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,29,1800000268.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,30,1800000269.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,31,1800000269.5,110,'{"seat": 0, "action": {"do": "lay", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,32,1800000269.5,111,'{"seat": 0, "action": {"do": "take", "card": "Y5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,33,1800000271.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,34,1800000272.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,35,1800000272.0,112,'{"seat": 0, "action": {"do": "lay", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,36,1800000272.0,113,'{"seat": 0, "action": {"do": "take", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,37,1800000273.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,38,1800000274.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,39,1800000274.5,114,'{"seat": 0, "action": {"do": "lay", "card": "Y5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,40,1800000274.5,115,'{"seat": 0, "action": {"do": "take", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,41,1800000276.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,42,1800000277.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,43,1800000277.0,116,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,44,1800000278.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,45,1800000279.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,46,1800000281.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,47,1800000282.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,48,1800000283.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,49,1800000284.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,50,1800000286.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,51,1800000287.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,52,1800000288.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,53,1800000289.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,54,1800000291.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,55,1800000292.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,56,1800000293.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,57,1800000294.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,58,1800000296.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,59,1800000297.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,60,1800000298.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,61,1800000299.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,62,1800000301.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,63,1800000302.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,64,1800000303.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,65,1800000304.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,66,1800000306.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,67,1800000307.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,68,1800000308.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,69,1800000310.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,70,1800000311.5,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,71,1800000323.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(5,72,1800000323.5,117,'{"seat": 2, "action": {"do": "lay", "card": "R10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,73,1800000323.5,118,'{"seat": 2, "action": {"do": "take", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,74,1800000323.5,119,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,75,1800000325.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,76,1800000326.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,77,1800000326.0,120,'{"reason": "stopped", "by": "Ann", "paid_back": null, "do": "close"}');
INSERT INTO "journal" VALUES(6,0,1800000326.0,NULL,'{"do": "open", "id": 6, "guild": 7, "channel": 76, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf"}');
INSERT INTO "journal" VALUES(6,1,1800000326.0,121,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(6,2,1800000326.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(6,3,1800000326.0,122,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(6,4,1800000326.0,123,'{"member": 1001, "computers": [], "entropy": "123", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(6,5,1800000329.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(6,6,1800000330.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,7,1800000331.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,8,1800000331.5,124,'{"seat": 2, "action": {"do": "lay", "card": "B10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,9,1800000331.5,125,'{"seat": 2, "action": {"do": "take", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,10,1800000331.5,126,'{"seat": 0, "action": {"do": "lay", "card": "B6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,11,1800000331.5,127,'{"seat": 0, "action": {"do": "take", "card": "G9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,12,1800000333.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,13,1800000334.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,14,1800000334.0,128,'{"seat": 2, "action": {"do": "lay", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,15,1800000334.0,129,'{"seat": 2, "action": {"do": "take", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,16,1800000334.0,130,'{"seat": 0, "action": {"do": "lay", "card": "R9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,17,1800000334.0,131,'{"seat": 0, "action": {"do": "take", "card": "G2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,18,1800000335.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,19,1800000336.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,20,1800000336.5,132,'{"seat": 2, "action": {"do": "lay", "card": "Y6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,21,1800000336.5,133,'{"seat": 2, "action": {"do": "take", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,22,1800000336.5,134,'{"seat": 0, "action": {"do": "lay", "card": "G4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,23,1800000336.5,135,'{"seat": 0, "action": {"do": "take", "card": "R7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,24,1800000338.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,25,1800000339.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,26,1800000339.0,136,'{"seat": 2, "action": {"do": "lay", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,27,1800000339.0,137,'{"seat": 2, "action": {"do": "take", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,28,1800000339.0,138,'{"seat": 0, "action": {"do": "lay", "card": "B2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,29,1800000339.0,139,'{"seat": 0, "action": {"do": "take", "card": "Y5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,30,1800000340.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,31,1800000341.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,32,1800000341.5,140,'{"seat": 2, "action": {"do": "lay", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,33,1800000341.5,141,'{"seat": 2, "action": {"do": "take", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,34,1800000341.5,142,'{"seat": 0, "action": {"do": "lay", "card": "R7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,35,1800000341.5,143,'{"seat": 0, "action": {"do": "take", "card": "G8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,36,1800000343.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,37,1800000344.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,38,1800000344.0,144,'{"seat": 2, "action": {"do": "lay", "card": "Y2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,39,1800000344.0,145,'{"seat": 2, "action": {"do": "take", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,40,1800000344.0,146,'{"seat": 0, "action": {"do": "lay", "card": "B12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,41,1800000344.0,147,'{"seat": 0, "action": {"do": "take", "card": "Y7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,42,1800000345.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,43,1800000346.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,44,1800000346.5,148,'{"seat": 2, "action": {"do": "lay", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,45,1800000346.5,149,'{"seat": 2, "action": {"do": "take", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,46,1800000346.5,150,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,47,1800000348.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,48,1800000349.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,49,1800000349.0,151,'{"seat": 2, "action": {"do": "lay", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,50,1800000349.0,152,'{"seat": 2, "action": {"do": "take", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,51,1800000350.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,52,1800000351.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,53,1800000351.5,153,'{"seat": 2, "action": {"do": "lay", "card": "R11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,54,1800000351.5,154,'{"seat": 2, "action": {"do": "take", "card": "Y3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,55,1800000353.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,56,1800000354.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,57,1800000354.0,155,'{"seat": 2, "action": {"do": "lay", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,58,1800000354.0,156,'{"seat": 2, "action": {"do": "take", "card": "Y4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,59,1800000355.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,60,1800000356.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,61,1800000356.5,157,'{"seat": 2, "action": {"do": "lay", "card": "Y3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,62,1800000356.5,158,'{"seat": 2, "action": {"do": "take", "card": "R6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,63,1800000358.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,64,1800000359.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,65,1800000359.0,159,'{"seat": 2, "action": {"do": "lay", "card": "R3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,66,1800000359.0,160,'{"seat": 2, "action": {"do": "take", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,67,1800000360.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,68,1800000360.5,161,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,69,1800000362.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,70,1800000363.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,71,1800000365.0,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,72,1800000377.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(6,73,1800000377.0,162,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,74,1800000377.0,163,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,75,1800000378.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,76,1800000379.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,77,1800000381.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,78,1800000382.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,79,1800000383.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,80,1800000384.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,81,1800000386.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,82,1800000387.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,83,1800000388.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,84,1800000389.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,85,1800000391.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,86,1800000392.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,87,1800000393.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,88,1800000394.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,89,1800000396.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,90,1800000397.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,91,1800000398.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,92,1800000399.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,93,1800000401.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,94,1800000402.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,95,1800000403.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,96,1800000404.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,97,1800000406.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,98,1800000407.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,99,1800000408.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,100,1800000409.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,101,1800000411.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,102,1800000412.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,103,1800000413.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,104,1800000414.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,105,1800000416.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,106,1800000417.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,107,1800000418.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,108,1800000419.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,109,1800000421.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,110,1800000422.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,111,1800000423.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,112,1800000424.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,113,1800000426.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,114,1800000427.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,115,1800000428.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,116,1800000429.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,117,1800000431.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,118,1800000432.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,119,1800000433.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,120,1800000434.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,121,1800000436.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,122,1800000437.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,123,1800000438.5,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,124,1800000439.5,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,125,1800000441.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,126,1800000442.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,127,1800000443.5,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,128,1800000455.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(7,0,1800000455.5,NULL,'{"do": "open", "id": 7, "guild": 7, "channel": 77, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca"}');
INSERT INTO "journal" VALUES(7,1,1800000455.5,164,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(7,2,1800000455.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(7,3,1800000455.5,165,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(7,4,1800000455.5,166,'{"member": 1001, "computers": [], "entropy": "166", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(7,5,1800000458.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(7,6,1800000458.5,167,'{"seat": 0, "action": {"do": "play", "card": "2D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,7,1800000459.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "3D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,8,1800000459.5,168,'{"reason": "stopped", "by": "Ann", "paid_back": null, "do": "close"}');
INSERT INTO "journal" VALUES(8,0,1800000459.5,NULL,'{"do": "open", "id": 8, "guild": 7, "channel": 77, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 16, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york"}, "buy_in": 0, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "3e6cabca12b12212143d6c91600035438041af0937ebb4783a5a6551a715dba6"}');
INSERT INTO "journal" VALUES(8,1,1800000459.5,169,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(8,2,1800000459.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(8,3,1800000459.5,170,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(8,4,1800000459.5,171,'{"member": 1001, "computers": [], "entropy": "171", "carried": 16, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(8,5,1800000462.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(8,6,1800000464.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,7,1800000465.0,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,8,1800000465.0,172,'{"seat": 2, "action": {"do": "lay", "card": "Y4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,9,1800000465.0,173,'{"seat": 2, "action": {"do": "take", "card": "R5"}, "by": "member", "do": "act"}');
CREATE TABLE keys (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('forgotten','5012cbf8f2410c1b4a338955babcebf855f2c234b330896f14fca6e16828609e');
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
INSERT INTO "members" VALUES(7,1001,'Ann','en-US',7,NULL,7,975);
INSERT INTO "members" VALUES(7,1002,'Ben','de',7,NULL,7,871);
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
INSERT INTO "outbox" VALUES(1000002,3,1800000131.5,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 1, "rounds": 3, "tops": [{"Card": "Y1"}, {"Card": "B2"}, {"Card": "B3"}, {"Card": "B4"}, {"Card": "R5"}, {"Card": "B6"}, {"Card": "B7"}, {"Card": "B8"}, {"Card": "B9"}, {"Card": "B10"}, {"Card": "B11"}, {"Card": "B12"}], "scores": [{"Score": {"numbers": [5], "blocks": []}}, {"Score": {"numbers": [2, 3, 4, 6, 7, 8, 9, 10, 11, 12], "blocks": []}}, {"Score": {"numbers": [], "blocks": []}}], "totals": [5, 72, 0]}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000003,3,1800000177.5,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 2, "rounds": 3, "tops": [{"Card": "G1"}, {"Card": "G2"}, {"Card": "G3"}, {"Card": "B4"}, {"Card": "B5"}, {"Card": "B6"}, {"Card": "B7"}, {"Card": "Y8"}, {"Card": "B9"}, {"Card": "B10"}, {"Card": "B11"}, {"Card": "B12"}], "scores": [{"Score": {"numbers": [], "blocks": []}}, {"Score": {"numbers": [4, 5, 6, 7, 9, 10, 11, 12], "blocks": []}}, {"Score": {"numbers": [1, 2, 3], "blocks": []}}], "totals": [5, 136, 6]}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000004,3,1800000248.5,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 3, "rounds": 3, "tops": [{"Card": "B1"}, {"Card": "B2"}, {"Card": "B3"}, {"Card": "B4"}, {"Card": "G5"}, {"Card": "B6"}, {"Card": "B7"}, {"Card": "B8"}, {"Card": "B9"}, {"Card": "B10"}, null, {"Card": "B12"}], "scores": [{"Score": {"numbers": [], "blocks": []}}, {"Score": {"numbers": [1, 2, 3, 4, 6, 7, 8, 9, 10, 12], "blocks": []}}, {"Score": {"numbers": [5], "blocks": []}}], "totals": [5, 198, 11]}, {"event": "PotWon", "winners": [1], "chips": 21, "left": 0}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000005,3,1800000248.5,'{"table": 3, "winners": ["Ada"], "standings": [{"name": "Ada", "member": null, "chips": 21, "paid_in": 7, "points": 198}, {"name": "Ben", "member": 1002, "chips": 0, "paid_in": 7, "points": 11}, {"name": "Ann", "member": 1001, "chips": 0, "paid_in": 7, "points": 5}], "left": 0, "deal": {"commitment": "72bea0b39743d9f859c4141f61574179faeb5c90a6619a6cf30924e091050594", "secret": "8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3", "entropy": "17"}, "about": "match_result"}',NULL);
INSERT INTO "outbox" VALUES(1000007,5,1800000326.0,'{"reason": "stopped", "by": "Ann", "returned": [], "left": 0, "deal": {"commitment": "0dadf40bf652a58cce39a224fe48df83089cc6229d68820e5723b2f01020299a", "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18", "entropy": "94"}, "about": "table_closed"}',NULL);
INSERT INTO "outbox" VALUES(1000010,7,1800000459.5,'{"reason": "stopped", "by": "Ann", "returned": [["Ann", 36], ["Ben", 32]], "left": 16, "deal": {"commitment": "6caa37a1da133ea47bd5eb2d0685b1903281cca0e969c6c56ab23e680608f820", "secret": "0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca", "entropy": "166"}, "about": "table_closed"}',NULL);
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
	follow BOOLEAN NOT NULL, 
	CONSTRAINT pk_preferences PRIMARY KEY (member_id)
);
INSERT INTO "preferences" VALUES(1002,'direct','mention',1);
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
	closed_at FLOAT, together_until FLOAT, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES(1,7,71,'playing',53,'{"id": 1, "guild": 7, "channel": 71, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "3", "jackpot": 0, "carried": 0, "decision": 47, "human_acted": false, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york"}, "buy_in": 0, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "new-york"}, "phase": "lay", "round": 2, "starter": 0, "chips": [0, 0, 0], "pot": 0, "hands": ["R11B4B10G9Y11Y12", "R2R6R10B2B7B11", "G2G4G6G8Y2Y3"], "market": "G7Y9R9R5R7R1", "pile": "B3B5B8Y5Y6Y8G3G11Y7B6G5Y1B12R3G12Y10R4R8B1B9G1R12Y4G10", "turns": [], "turn": 0, "scores": [[1, 68, 0]], "outcome": null}, "secret": "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b"}',1800086469.0,1800000000.0,NULL,NULL);
INSERT INTO "tables" VALUES(2,7,72,'playing',13,'{"id": 2, "guild": 7, "channel": 72, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "10", "jackpot": 0, "carried": 0, "decision": 8, "human_acted": true, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york-profi"}, "buy_in": 0, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "new-york-profi"}, "phase": "take", "round": 1, "starter": 0, "chips": [0, 0, 0], "pot": 0, "hands": ["R2B2B8G1G10Y12", "R3R12B4B11B12Y3", "B6G5G11Y2Y11"], "market": "B10Y9R9Y7G4R5", "pile": "Y5Y8R1B1R6G8G9R10Y10G6Y4G7B3B9Y6G3R7G12B7G2Y1", "turns": [[0, null, null], [1, "R11", "B11"], [2, "R4", "G11"], [1, "R8", "R12"], [2, "B5", null]], "turn": 2, "scores": [], "outcome": null}, "secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c"}',1800086477.0,1800000069.0,NULL,NULL);
INSERT INTO "tables" VALUES(3,7,73,'closed',190,'{"id": 3, "guild": 7, "channel": 73, "follow_seconds": 86400, "host": 1001, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "17", "jackpot": 0, "carried": 0, "decision": 183, "human_acted": true, "happenings": [], "ending": "finished", "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "over", "round": 3, "starter": 0, "chips": [0, 21, 0], "pot": 0, "hands": ["R1R2R4R12B11Y4", "R5R6R11G1Y6Y9", "B5G6G11G12Y1Y11"], "market": "R10Y12G7", "pile": "", "turns": [[0, "B6", "B11"], [1, "G10", "G9"], [2, null, null], [0, "Y8", "G2"], [1, "G8", "B12"], [0, "B1", "R1"], [1, "G9", "R9"], [0, "G2", "R12"], [1, "R9", "R7"], [0, null, null], [1, "Y10", "B10"], [1, "R7", "Y7"], [1, "Y7", "B7"], [1, "Y5", "B3"], [1, "B9", "G1"], [1, "Y2", "B2"], [1, "B12", "G3"], [1, "G3", "R8"], [1, "R8", "R5"], [1, "B10", "R3"], [1, "R3", "B8"], [1, "B8", "B4"], [1, "B7", "G5"], [1, "G5", "G4"], [1, "G4", "Y6"], [1, "B4", "Y3"], [1, "Y3", "R6"], [1, "B3", "R11"], [1, "B2", "Y9"], [1, null, null]], "turn": null, "scores": [[5, 72, 0], [0, 64, 6], [0, 62, 5]], "outcome": {"winners": [1], "chips": [0, 21, 0], "topups": [0, 0, 0], "left_on_table": 0, "points": [5, 198, 11]}}, "secret": "8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3"}',NULL,1800000077.0,1800000248.5,NULL);
INSERT INTO "tables" VALUES(4,7,74,'playing',9,'{"id": 4, "guild": 7, "channel": 74, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "89", "jackpot": 0, "carried": 0, "decision": 4, "human_acted": true, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "lay", "round": 1, "starter": 0, "chips": [0, 0, 0], "pot": 21, "hands": ["R6R12B10G2Y1Y4", "R3B6B11Y7Y11Y12", "R8B5B8B12G3Y2"], "market": "R1R11R7B7G6G12", "pile": "Y10G10R4B3G11Y5B4R2G8R9Y8Y6Y3B1B9B2R10G4G7R5G1G5", "turns": [[0, "G9", "Y4"], [1, "Y9", "B11"]], "turn": 2, "scores": [], "outcome": null}, "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7"}',1800086654.0,1800000248.5,NULL,NULL);
INSERT INTO "tables" VALUES(5,7,75,'closed',77,'{"id": 5, "guild": 7, "channel": 75, "follow_seconds": 86400, "host": 1001, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "94", "jackpot": 0, "carried": 0, "decision": 70, "human_acted": true, "happenings": [], "ending": "stopped", "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "lay", "round": 2, "starter": 2, "chips": [0, 0, 0], "pot": 21, "hands": ["R1R4B1B3B12Y10", "B7B8G5Y4Y5Y12", "R7B6B9G1Y1Y3"], "market": "R3G2G9R8Y2G6", "pile": "Y6G3B10G8Y9Y11R9B11G11B5Y7G4R11B2Y8R2G7R12B4G12G10R6", "turns": [[2, "R10", "G1"], [0, null, null], [1, "R5", "B7"]], "turn": 2, "scores": [[0, 61, 11]], "outcome": null}, "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18"}',NULL,1800000254.0,1800000326.0,NULL);
INSERT INTO "tables" VALUES(6,7,76,'playing',128,'{"id": 6, "guild": 7, "channel": 76, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "123", "jackpot": 0, "carried": 0, "decision": 121, "human_acted": false, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york", "stake": 7}, "buy_in": 7, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "lay", "round": 3, "starter": 0, "chips": [0, 0, 0], "pot": 21, "hands": ["R5B1B9G6Y2Y10", "R4R9R11B12G9G11", "R8B4B5B11G3Y5"], "market": "G5R3Y4R2Y7G2", "pile": "R6B10R7B3G7Y9G4R1R10B2B8G10R12G12G8G1Y6Y3Y11B7Y8Y12B6Y1", "turns": [], "turn": 0, "scores": [[3, 44, 19], [0, 56, 1]], "outcome": null}, "secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf"}',1800086855.5,1800000326.0,NULL,NULL);
INSERT INTO "tables" VALUES(7,7,77,'closed',8,'{"id": 7, "guild": 7, "channel": 77, "follow_seconds": 86400, "host": 1001, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "166", "jackpot": 0, "carried": 0, "decision": 2, "human_acted": true, "happenings": [], "ending": "stopped", "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan"}, "phase": "follow", "round": 1, "dealer": 2, "chips": [36, 36, 32], "spaces": [4, 4, 4, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["8C4D7D8DTDAD4H8H9HKH5S8S", "TCQCKCQD2H3H7HJH2S3SKSAS", "4C5C6C9CJCAC5D6D9DKD7SJSQS"], "dead": "2C3C7CJD5H6HTHQHAH4S6S9STS", "plays": [[0, "2D", true], [1, "3D", false]], "missing": "", "turn": 0, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "4D", "before": [40, 40, 40], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca"}',NULL,1800000455.5,1800000459.5,NULL);
INSERT INTO "tables" VALUES(8,7,77,'playing',9,'{"id": 8, "guild": 7, "channel": 77, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "171", "jackpot": 16, "carried": 0, "decision": 4, "human_acted": true, "happenings": [], "ending": null, "game": "new-york", "rules": {"preset": "new-york"}, "buy_in": 0, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "new-york"}, "phase": "lay", "round": 1, "starter": 1, "chips": [0, 0, 0], "pot": 0, "hands": ["R3B3G11Y2Y6Y9", "R8R9B4B7Y3Y10", "R1R4R5G1G3Y11"], "market": "G4G12G5R7Y7B6", "pile": "G6R12R6G2G10B11G9B9Y1B1G7Y5B8B10B5R11B12Y8R2G8B2Y12", "turns": [[1, "R10", "B7"], [2, "Y4", "R5"]], "turn": 0, "scores": [], "outcome": null}, "secret": "3e6cabca12b12212143d6c91600035438041af0937ebb4783a5a6551a715dba6"}',1800086865.0,1800000459.5,NULL,NULL);
CREATE TABLE transfers (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	source_id INTEGER NOT NULL, 
	target_id INTEGER NOT NULL, 
	chips BIGINT NOT NULL, 
	reason VARCHAR(16) NOT NULL, 
	table_id INTEGER, 
	"by" BIGINT, interaction_id BIGINT, 
	CONSTRAINT pk_transfers PRIMARY KEY (id), 
	CONSTRAINT ck_transfers_positive CHECK (chips > 0), 
	CONSTRAINT fk_transfers_source_id FOREIGN KEY(source_id) REFERENCES accounts (id), 
	CONSTRAINT fk_transfers_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_transfers_target_id FOREIGN KEY(target_id) REFERENCES accounts (id)
);
INSERT INTO "transfers" VALUES(1,1800000000.0,7,2,1,900,'welcome',NULL,NULL,NULL);
INSERT INTO "transfers" VALUES(2,1800000000.0,7,2,3,900,'welcome',NULL,NULL,NULL);
INSERT INTO "transfers" VALUES(3,1800000000.0,7,2,4,900,'welcome',NULL,NULL,NULL);
INSERT INTO "transfers" VALUES(4,1800000000.0,7,2,5,900,'welcome',NULL,NULL,NULL);
INSERT INTO "transfers" VALUES(5,1800000000.0,7,2,1,100,'grant',NULL,1001,NULL);
INSERT INTO "transfers" VALUES(6,1800000000.0,7,5,2,880,'take',NULL,1001,NULL);
INSERT INTO "transfers" VALUES(7,1800000000.0,7,2,5,70,'daily',NULL,NULL,NULL);
INSERT INTO "transfers" VALUES(8,1800000077.0,7,1,6,7,'buy_in',3,NULL,NULL);
INSERT INTO "transfers" VALUES(9,1800000077.0,7,7,6,7,'buy_in',3,NULL,NULL);
INSERT INTO "transfers" VALUES(10,1800000077.0,7,3,6,7,'buy_in',3,NULL,NULL);
INSERT INTO "transfers" VALUES(11,1800000248.5,7,6,7,21,'stack',3,NULL,NULL);
INSERT INTO "transfers" VALUES(12,1800000248.5,7,1,8,7,'buy_in',4,NULL,NULL);
INSERT INTO "transfers" VALUES(13,1800000248.5,7,7,8,7,'buy_in',4,NULL,NULL);
INSERT INTO "transfers" VALUES(14,1800000248.5,7,3,8,7,'buy_in',4,NULL,NULL);
INSERT INTO "transfers" VALUES(15,1800000254.0,7,1,9,7,'buy_in',5,NULL,NULL);
INSERT INTO "transfers" VALUES(16,1800000254.0,7,7,9,7,'buy_in',5,NULL,NULL);
INSERT INTO "transfers" VALUES(17,1800000254.0,7,3,9,7,'buy_in',5,NULL,NULL);
INSERT INTO "transfers" VALUES(18,1800000326.0,7,9,7,21,'stack',5,NULL,NULL);
INSERT INTO "transfers" VALUES(19,1800000326.0,7,1,10,7,'buy_in',6,NULL,NULL);
INSERT INTO "transfers" VALUES(20,1800000326.0,7,7,10,7,'buy_in',6,NULL,NULL);
INSERT INTO "transfers" VALUES(21,1800000326.0,7,3,10,7,'buy_in',6,NULL,NULL);
INSERT INTO "transfers" VALUES(22,1800000455.5,7,1,11,40,'buy_in',7,NULL,NULL);
INSERT INTO "transfers" VALUES(23,1800000455.5,7,7,11,40,'buy_in',7,NULL,NULL);
INSERT INTO "transfers" VALUES(24,1800000455.5,7,3,11,40,'buy_in',7,NULL,NULL);
INSERT INTO "transfers" VALUES(25,1800000459.5,7,11,1,36,'stack',7,NULL,NULL);
INSERT INTO "transfers" VALUES(26,1800000459.5,7,11,7,36,'stack',7,NULL,NULL);
INSERT INTO "transfers" VALUES(27,1800000459.5,7,11,3,32,'stack',7,NULL,NULL);
INSERT INTO "transfers" VALUES(28,1800000459.5,7,11,12,16,'left',7,NULL,NULL);
CREATE UNIQUE INDEX uq_tables_open_channel ON tables (channel_id) WHERE status != 'closed';
CREATE INDEX ix_outbox_table_id ON outbox (table_id);
CREATE INDEX ix_transfers_source_id ON transfers (source_id);
CREATE INDEX ix_transfers_target_id ON transfers (target_id);
CREATE INDEX ix_transfers_table_id ON transfers (table_id);
CREATE UNIQUE INDEX ix_transfers_interaction_id ON transfers (interaction_id);
CREATE INDEX ix_members_guild_id_chips_member_id ON members (guild_id, chips, member_id);
COMMIT;
