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
INSERT INTO "accounts" VALUES(1,7,'wallet',1001,462);
INSERT INTO "accounts" VALUES(2,7,'bank',0,-2902);
INSERT INTO "accounts" VALUES(3,7,'wallet',1002,413);
INSERT INTO "accounts" VALUES(4,7,'wallet',1003,736);
INSERT INTO "accounts" VALUES(5,7,'wallet',1004,46);
INSERT INTO "accounts" VALUES(6,7,'escrow',1,0);
INSERT INTO "accounts" VALUES(7,7,'house',0,-525);
INSERT INTO "accounts" VALUES(8,7,'leftover',71,24);
INSERT INTO "accounts" VALUES(9,7,'escrow',2,120);
INSERT INTO "accounts" VALUES(10,7,'escrow',3,0);
INSERT INTO "accounts" VALUES(11,7,'leftover',72,4);
INSERT INTO "accounts" VALUES(12,7,'escrow',4,80);
INSERT INTO "accounts" VALUES(13,7,'escrow',5,0);
INSERT INTO "accounts" VALUES(14,7,'leftover',73,0);
INSERT INTO "accounts" VALUES(15,7,'escrow',6,136);
INSERT INTO "accounts" VALUES(16,7,'escrow',7,160);
INSERT INTO "accounts" VALUES(17,7,'escrow',8,120);
INSERT INTO "accounts" VALUES(18,7,'escrow',9,30);
INSERT INTO "accounts" VALUES(19,7,'escrow',10,60);
INSERT INTO "accounts" VALUES(20,7,'escrow',11,60);
INSERT INTO "accounts" VALUES(21,7,'escrow',12,60);
INSERT INTO "accounts" VALUES(22,7,'escrow',13,36);
INSERT INTO "accounts" VALUES(23,7,'escrow',14,300);
INSERT INTO "accounts" VALUES(24,7,'escrow',15,120);
INSERT INTO "accounts" VALUES(25,7,'escrow',16,300);
INSERT INTO "accounts" VALUES(26,7,'escrow',17,160);
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
INSERT INTO "counters" VALUES('tables',17);
INSERT INTO "counters" VALUES('announcements',1000031);
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
INSERT INTO "guilds" VALUES(7,900,70,90,15,20);
CREATE TABLE house_rules (
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	terms JSON NOT NULL, 
	CONSTRAINT pk_house_rules PRIMARY KEY (guild_id, channel_id, game)
);
INSERT INTO "house_rules" VALUES(7,82,'stops','{"rules": {"preset": "michigan", "stake.mode": "free", "stake.amount": 2}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal"}');
INSERT INTO "house_rules" VALUES(7,83,'stops','{"rules": {"preset": "three-in-one"}, "buy_in": 100, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal"}');
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
INSERT INTO "journal" VALUES(1,0,1800000000.0,NULL,'{"do": "open", "id": 1, "guild": 7, "channel": 71, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "end.rounds": 2}, "buy_in": 60, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b"}');
INSERT INTO "journal" VALUES(1,1,1800000000.0,1,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(1,2,1800000000.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(1,3,1800000000.0,2,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(1,4,1800000000.0,3,'{"member": 1001, "computers": [], "entropy": "3", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(1,5,1800000003.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(1,6,1800000003.0,4,'{"seat": 0, "action": {"do": "play", "card": "TD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,7,1800000003.0,5,'{"seat": 0, "action": {"do": "play", "card": "JD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,8,1800000003.0,6,'{"seat": 0, "action": {"do": "play", "card": "JH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,9,1800000003.0,7,'{"seat": 0, "action": {"do": "play", "card": "QH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,10,1800000003.0,8,'{"seat": 0, "action": {"do": "play", "card": "KH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,11,1800000003.0,9,'{"seat": 0, "action": {"do": "play", "card": "AH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,12,1800000003.0,10,'{"seat": 0, "action": {"do": "play", "card": "AD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,13,1800000003.0,11,'{"seat": 0, "action": {"do": "play", "card": "QS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,14,1800000003.0,12,'{"seat": 0, "action": {"do": "play", "card": "KS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,15,1800000004.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "AS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,16,1800000005.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "3S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,17,1800000006.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,18,1800000007.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,19,1800000008.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,20,1800000009.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "7S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,21,1800000010.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "8S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,22,1800000010.5,13,'{"seat": 2, "action": {"do": "play", "card": "3C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,23,1800000010.5,14,'{"seat": 0, "action": {"do": "play", "card": "4C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,24,1800000010.5,15,'{"seat": 0, "action": {"do": "play", "card": "2C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,25,1800000010.5,16,'{"seat": 0, "action": {"do": "play", "card": "9C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,26,1800000011.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "TC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,27,1800000012.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "JC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,28,1800000012.5,17,'{"seat": 2, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,29,1800000013.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "4D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,30,1800000014.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,31,1800000015.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "6D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,32,1800000016.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "7D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,33,1800000017.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "8D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,34,1800000018.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "9D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,35,1800000020.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "JS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,36,1800000021.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,37,1800000023.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "AC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,38,1800000024.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "KD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,39,1800000036.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(1,40,1800000038.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,41,1800000039.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "5S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,42,1800000040.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,43,1800000040.0,18,'{"seat": 0, "action": {"do": "play", "card": "7S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,44,1800000041.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "8S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,45,1800000041.0,19,'{"seat": 0, "action": {"do": "play", "card": "9S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,46,1800000041.0,20,'{"seat": 0, "action": {"do": "play", "card": "TS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,47,1800000041.0,21,'{"seat": 0, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,48,1800000042.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "4D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,49,1800000042.0,22,'{"seat": 2, "action": {"do": "play", "card": "TC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,50,1800000042.0,23,'{"seat": 2, "action": {"do": "play", "card": "4H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,51,1800000043.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "5H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,52,1800000043.0,24,'{"seat": 2, "action": {"do": "play", "card": "2D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,53,1800000043.0,25,'{"seat": 2, "action": {"do": "play", "card": "9D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,54,1800000043.0,26,'{"seat": 0, "action": {"do": "play", "card": "TD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,55,1800000044.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "JD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,56,1800000045.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "6D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,57,1800000047.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "8D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,58,1800000048.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,59,1800000050.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "5C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,60,1800000051.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,61,1800000051.5,27,'{"seat": 0, "action": {"do": "play", "card": "3H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,62,1800000051.5,28,'{"seat": 0, "action": {"do": "play", "card": "2S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,63,1800000051.5,29,'{"seat": 0, "action": {"do": "play", "card": "TH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,64,1800000052.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "JH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,65,1800000052.5,30,'{"seat": 0, "action": {"do": "play", "card": "QH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,66,1800000052.5,31,'{"seat": 0, "action": {"do": "play", "card": "KD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,67,1800000053.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "AD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,68,1800000053.5,32,'{"seat": 2, "action": {"do": "play", "card": "8H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,69,1800000054.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "9H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,70,1800000054.5,33,'{"seat": 2, "action": {"do": "play", "card": "KS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,71,1800000055.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "AS"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(2,0,1800000055.5,NULL,'{"do": "open", "id": 2, "guild": 7, "channel": 71, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 24, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c"}');
INSERT INTO "journal" VALUES(2,1,1800000055.5,34,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(2,2,1800000055.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(2,3,1800000055.5,35,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(2,4,1800000055.5,36,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(2,5,1800000055.5,37,'{"member": 1003, "do": "leave"}');
INSERT INTO "journal" VALUES(3,0,1800000055.5,NULL,'{"do": "open", "id": 3, "guild": 7, "channel": 72, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "end.rounds": 1}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3"}');
INSERT INTO "journal" VALUES(3,1,1800000055.5,38,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(3,2,1800000055.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(3,3,1800000055.5,39,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(3,4,1800000055.5,40,'{"member": 1001, "computers": [], "entropy": "40", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(3,5,1800000058.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,6,1800000058.5,41,'{"seat": 0, "action": {"do": "play", "card": "3S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,7,1800000059.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "4S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,8,1800000060.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,9,1800000062.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "QD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,10,1800000063.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "KD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,11,1800000064.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "AD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,12,1800000065.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,13,1800000067.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "9S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,14,1800000068.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "JS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,15,1800000070.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "AS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,16,1800000071.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,17,1800000072.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "3H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,18,1800000073.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "4H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,19,1800000075.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "TH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,20,1800000076.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "JH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,21,1800000077.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "QH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,22,1800000078.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "KH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,23,1800000078.0,42,'{"seat": 2, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,24,1800000078.0,43,'{"seat": 2, "action": {"do": "play", "card": "9H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,25,1800000078.0,44,'{"seat": 2, "action": {"do": "play", "card": "4C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,26,1800000078.0,45,'{"seat": 2, "action": {"do": "play", "card": "6D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,27,1800000079.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "7D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,28,1800000079.0,46,'{"seat": 0, "action": {"do": "play", "card": "8D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,29,1800000079.0,47,'{"seat": 0, "action": {"do": "play", "card": "9D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,30,1800000079.0,48,'{"seat": 0, "action": {"do": "play", "card": "TD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,31,1800000079.0,49,'{"seat": 0, "action": {"do": "play", "card": "JD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,32,1800000079.0,50,'{"seat": 0, "action": {"do": "play", "card": "7C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,33,1800000079.0,51,'{"seat": 0, "action": {"do": "play", "card": "8C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,34,1800000079.0,52,'{"seat": 0, "action": {"do": "play", "card": "QC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,35,1800000080.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "KC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,36,1800000080.0,53,'{"seat": 0, "action": {"do": "play", "card": "AC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,37,1800000080.0,54,'{"seat": 0, "action": {"do": "play", "card": "7S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,38,1800000080.0,55,'{"seat": 0, "action": {"do": "play", "card": "KS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,39,1800000080.0,56,'{"seat": 0, "action": {"do": "play", "card": "7H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,40,1800000080.0,57,'{"seat": 0, "action": {"do": "play", "card": "5D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(4,0,1800000080.0,NULL,'{"do": "open", "id": 4, "guild": 7, "channel": 72, "follow_seconds": 86400, "host": 1002, "status": "lobby", "seats": [], "expected": [1001], "entropy": "", "jackpot": 4, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "end.rounds": 1}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7"}');
INSERT INTO "journal" VALUES(4,1,1800000080.0,58,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(4,2,1800000080.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(5,0,1800000080.0,NULL,'{"do": "open", "id": 5, "guild": 7, "channel": 73, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18"}');
INSERT INTO "journal" VALUES(5,1,1800000080.0,59,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(5,2,1800000080.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(5,3,1800000080.0,60,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(5,4,1800000080.0,61,'{"member": 1001, "computers": [], "entropy": "61", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(5,5,1800000083.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(5,6,1800000084.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,7,1800000085.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "6H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,8,1800000087.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "8H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,9,1800000088.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "9H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,10,1800000088.0,62,'{"seat": 0, "action": {"do": "play", "card": "TH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,11,1800000088.0,63,'{"seat": 0, "action": {"do": "play", "card": "3S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,12,1800000088.0,64,'{"reason": "stopped", "by": "Ann", "paid_back": null, "do": "close"}');
INSERT INTO "journal" VALUES(6,0,1800000088.0,NULL,'{"do": "open", "id": 6, "guild": 7, "channel": 73, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 16, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf"}');
INSERT INTO "journal" VALUES(6,1,1800000088.0,65,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(6,2,1800000088.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(6,3,1800000088.0,66,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(6,4,1800000088.0,67,'{"member": 1001, "computers": [], "entropy": "67", "carried": 16, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(6,5,1800000091.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(6,6,1800000091.0,68,'{"seat": 0, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,7,1800000091.0,69,'{"seat": 0, "action": {"do": "play", "card": "4D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,0,1800000091.0,NULL,'{"do": "open", "id": 7, "guild": 7, "channel": 74, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca"}');
INSERT INTO "journal" VALUES(7,1,1800000091.0,70,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(7,2,1800000091.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(7,3,1800000091.0,71,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(7,4,1800000091.0,72,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(7,5,1800000091.0,73,'{"member": 1001, "computers": [], "entropy": "73", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(7,6,1800000094.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(7,7,1800000095.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "JS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,8,1800000096.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "QS"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(7,9,1800000096.5,74,'{"seat": 0, "action": {"do": "play", "card": "KS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,10,1800000097.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "AS"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(7,11,1800000097.5,75,'{"seat": 2, "action": {"do": "play", "card": "2S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,12,1800000097.5,76,'{"member": 1002, "do": "leave"}');
INSERT INTO "journal" VALUES(7,13,1800000097.5,77,'{"seat": 0, "action": {"do": "play", "card": "3S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,14,1800000098.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,15,1800000100.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "6C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,16,1800000101.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "7C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,17,1800000102.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "8C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,18,1800000102.0,78,'{"seat": 0, "action": {"do": "play", "card": "9C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,19,1800000103.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "TC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,20,1800000103.0,79,'{"seat": 3, "action": {"do": "play", "card": "JC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,21,1800000104.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "QC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,22,1800000104.0,80,'{"seat": 3, "action": {"do": "play", "card": "KC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,23,1800000104.0,81,'{"seat": 0, "action": {"do": "play", "card": "AC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,24,1800000104.0,82,'{"seat": 0, "action": {"do": "play", "card": "4H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,25,1800000105.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "5H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,26,1800000106.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "TH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,27,1800000106.5,83,'{"seat": 3, "action": {"do": "play", "card": "JH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,28,1800000106.5,84,'{"seat": 3, "action": {"do": "play", "card": "3H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,29,1800000106.5,85,'{"seat": 3, "action": {"do": "play", "card": "9H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,30,1800000106.5,86,'{"seat": 3, "action": {"do": "play", "card": "3C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,31,1800000107.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,32,1800000108.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,33,1800000110.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "2H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,34,1800000111.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "7H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,35,1800000113.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "AH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,36,1800000114.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,37,1800000116.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "8D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,38,1800000117.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "9D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,39,1800000117.0,87,'{"member": 1004, "name": "Dirk", "follow": false, "do": "take_seat"}');
INSERT INTO "journal" VALUES(8,0,1800000117.0,NULL,'{"do": "open", "id": 8, "guild": 7, "channel": 75, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "3e6cabca12b12212143d6c91600035438041af0937ebb4783a5a6551a715dba6"}');
INSERT INTO "journal" VALUES(8,1,1800000117.0,88,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(8,2,1800000117.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(8,3,1800000117.0,89,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(8,4,1800000117.0,90,'{"member": 1001, "computers": [], "entropy": "90", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(8,5,1800000120.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(8,6,1800000120.0,91,'{"member": 1001, "away": true, "do": "away"}');
INSERT INTO "journal" VALUES(8,7,1800000120.0,92,'{"member": 1002, "away": true, "do": "away"}');
INSERT INTO "journal" VALUES(8,8,1800000121.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,9,1800000122.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,10,1800000123.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "7S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,11,1800000124.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "8S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,12,1800000125.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "9S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,13,1800000126.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "TS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,14,1800000127.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "JS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,15,1800000128.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "QS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,40,1800000129.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(8,16,1800000129.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "KS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,17,1800000130.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "AS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,41,1800000132.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "6H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,18,1800000132.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "2S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,19,1800000133.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "3S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,20,1800000134.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,21,1800000135.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "5H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,22,1800000136.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "6H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,23,1800000137.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "7H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,24,1800000138.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "8H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,25,1800000140.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "KH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,26,1800000141.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "3C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,27,1800000143.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "6C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,28,1800000144.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "7C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,29,1800000145.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "4H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,30,1800000147.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "QH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,31,1800000148.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "2D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,32,1800000149.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "3D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,33,1800000151.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "2H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,34,1800000152.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "3H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,35,1800000153.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,36,1800000155.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "9C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,37,1800000156.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "QC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,38,1800000157.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "KC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,39,1800000158.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "AC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,40,1800000160.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "6D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,0,1800000160.0,NULL,'{"do": "open", "id": 9, "guild": 7, "channel": 76, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "chips": 6, "end.mode": "topup", "end.rounds": 4}, "buy_in": 6, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "e063925b446257365ea676e2b3050e2aca0b0791e8762b6594619e304223108b"}');
INSERT INTO "journal" VALUES(9,1,1800000160.0,93,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(9,2,1800000160.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(9,3,1800000160.0,94,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(9,4,1800000160.0,95,'{"member": 1001, "computers": [], "entropy": "95", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(9,5,1800000163.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(9,6,1800000163.0,96,'{"seat": 0, "action": {"do": "play", "card": "3S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,7,1800000164.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,8,1800000165.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "5S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,9,1800000166.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,10,1800000167.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,11,1800000169.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "2H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,12,1800000169.0,97,'{"seat": 0, "action": {"do": "play", "card": "3H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,13,1800000170.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "4H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,14,1800000171.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "5H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,15,1800000171.0,98,'{"seat": 0, "action": {"do": "play", "card": "6H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,16,1800000171.0,99,'{"seat": 0, "action": {"do": "play", "card": "7H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,17,1800000171.0,100,'{"seat": 0, "action": {"do": "play", "card": "8H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,18,1800000172.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "9H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,19,1800000173.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "TH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,20,1800000174.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "JH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,21,1800000174.0,101,'{"seat": 2, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,22,1800000174.0,102,'{"seat": 0, "action": {"do": "play", "card": "4D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,23,1800000174.0,103,'{"seat": 0, "action": {"do": "play", "card": "AD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,24,1800000174.0,104,'{"seat": 0, "action": {"do": "play", "card": "2C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,25,1800000175.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "3C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,26,1800000175.0,105,'{"seat": 0, "action": {"do": "play", "card": "4C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,27,1800000175.0,106,'{"seat": 0, "action": {"do": "play", "card": "AS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,28,1800000175.0,107,'{"seat": 0, "action": {"do": "play", "card": "7C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,29,1800000176.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "8C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,30,1800000177.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "9C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,31,1800000177.0,108,'{"seat": 0, "action": {"do": "play", "card": "TC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,32,1800000178.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "JC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,33,1800000179.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,34,1800000181.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "KH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,35,1800000182.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "8S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,36,1800000184.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "QS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,37,1800000185.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "8D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,38,1800000197.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(9,39,1800000199.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "5S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,40,1800000200.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "6S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,41,1800000200.0,109,'{"seat": 2, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,42,1800000200.0,110,'{"seat": 0, "action": {"do": "play", "card": "4D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,43,1800000200.0,111,'{"seat": 0, "action": {"do": "play", "card": "TD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,44,1800000201.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "JD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,45,1800000201.0,112,'{"seat": 2, "action": {"do": "play", "card": "KD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,46,1800000202.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "AD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,47,1800000202.0,113,'{"seat": 2, "action": {"do": "play", "card": "4H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,48,1800000202.0,114,'{"seat": 2, "action": {"do": "play", "card": "2S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,49,1800000202.0,115,'{"seat": 0, "action": {"do": "play", "card": "3S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,50,1800000202.0,116,'{"seat": 0, "action": {"do": "play", "card": "6H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,51,1800000203.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "7H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,52,1800000203.0,117,'{"seat": 0, "action": {"do": "play", "card": "8H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,53,1800000203.0,118,'{"seat": 0, "action": {"do": "play", "card": "9H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,54,1800000203.0,119,'{"seat": 0, "action": {"do": "play", "card": "TH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,55,1800000204.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "JH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,56,1800000205.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "QH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,57,1800000206.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "KH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,58,1800000206.0,120,'{"seat": 0, "action": {"do": "play", "card": "AH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,59,1800000206.0,121,'{"seat": 0, "action": {"do": "play", "card": "3C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,60,1800000206.0,122,'{"seat": 0, "action": {"do": "play", "card": "JS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,61,1800000206.0,123,'{"seat": 0, "action": {"do": "play", "card": "6C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,62,1800000207.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "7C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,63,1800000208.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "8C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,64,1800000209.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "9C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,65,1800000210.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "TC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,66,1800000211.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "JC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,67,1800000211.0,124,'{"seat": 0, "action": {"do": "play", "card": "QC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,68,1800000212.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "KC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,69,1800000213.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "8S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,70,1800000214.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "9S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,71,1800000215.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "TS"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,72,1800000215.5,125,'{"seat": 2, "action": {"do": "play", "card": "5C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,73,1800000227.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(9,74,1800000227.5,126,'{"seat": 2, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,75,1800000228.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "4D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,76,1800000229.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "5D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,77,1800000230.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "6D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,78,1800000232.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "2C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,79,1800000233.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "3C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,80,1800000233.0,127,'{"seat": 0, "action": {"do": "play", "card": "4C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,81,1800000234.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "5C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,82,1800000235.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "6C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,83,1800000236.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "TC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,84,1800000237.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "JC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,85,1800000237.5,128,'{"seat": 2, "action": {"do": "play", "card": "3S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,86,1800000237.5,129,'{"seat": 2, "action": {"do": "play", "card": "TD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,87,1800000237.5,130,'{"seat": 2, "action": {"do": "play", "card": "KD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,88,1800000237.5,131,'{"seat": 0, "action": {"do": "play", "card": "AD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,89,1800000237.5,132,'{"seat": 0, "action": {"do": "play", "card": "2D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,90,1800000237.5,133,'{"seat": 0, "action": {"do": "play", "card": "5S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,91,1800000237.5,134,'{"seat": 0, "action": {"do": "play", "card": "6S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,92,1800000237.5,135,'{"seat": 0, "action": {"do": "play", "card": "7S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,93,1800000237.5,136,'{"seat": 0, "action": {"do": "play", "card": "TS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,94,1800000237.5,137,'{"seat": 0, "action": {"do": "play", "card": "8D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,95,1800000237.5,138,'{"seat": 0, "action": {"do": "play", "card": "9D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,96,1800000237.5,139,'{"seat": 0, "action": {"do": "play", "card": "8H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,97,1800000238.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "9H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,98,1800000239.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "TH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,99,1800000240.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "JH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,100,1800000241.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "QH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,101,1800000242.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "KH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,102,1800000242.5,140,'{"seat": 2, "action": {"do": "play", "card": "8C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,103,1800000242.5,141,'{"seat": 2, "action": {"do": "play", "card": "4H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,104,1800000243.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "5H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,105,1800000243.5,142,'{"seat": 2, "action": {"do": "play", "card": "7H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(10,0,1800000243.5,NULL,'{"do": "open", "id": 10, "guild": 7, "channel": 77, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 20, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "9ac4318cfa2f96a134fa3081c7edeb67f1d23b983cd7bdc6a18cde5e745fad73"}');
INSERT INTO "journal" VALUES(10,1,1800000243.5,143,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(10,2,1800000243.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(10,3,1800000243.5,144,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(10,4,1800000243.5,145,'{"member": 1001, "computers": [], "entropy": "145", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(10,5,1800000246.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(10,6,1800000246.5,146,'{"seat": 0, "action": {"do": "play", "card": "3C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(10,7,1800000246.5,147,'{"seat": 0, "action": {"do": "play", "card": "4C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(10,8,1800000247.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "5C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(10,9,1800000247.5,148,'{"seat": 2, "action": {"do": "play", "card": "2C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(10,10,1800000247.5,149,'{"seat": 2, "action": {"do": "play", "card": "JC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(10,11,1800000247.5,150,'{"seat": 2, "action": {"do": "play", "card": "6H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(10,12,1800000247.5,151,'{"seat": 0, "action": {"do": "play", "card": "7H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(10,13,1800000248.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "8H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(10,14,1800000249.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "9H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(10,15,1800000250.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "TH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(10,16,1800000252.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "3D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(10,17,1800000253.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "8S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(10,18,1800000254.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "9S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,106,1800000255.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(10,19,1800000255.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "TS"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,0,1800000255.5,NULL,'{"do": "open", "id": 11, "guild": 7, "channel": 78, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "traditional"}, "buy_in": 20, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "5ce70ac8f3a3bae44286de77e90e9cac13f5804669e0a88d21b82f4c9f43f79d"}');
INSERT INTO "journal" VALUES(11,1,1800000255.5,152,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(11,2,1800000255.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(11,3,1800000255.5,153,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(11,4,1800000255.5,154,'{"member": 1001, "computers": [], "entropy": "154", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(11,5,1800000258.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(11,6,1800000260.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "2C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,7,1800000261.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "3C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,8,1800000262.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,9,1800000262.0,155,'{"seat": 0, "action": {"do": "play", "card": "5C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(11,10,1800000263.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "6C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,11,1800000264.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "7C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,12,1800000265.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "8C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,13,1800000265.0,156,'{"seat": 2, "action": {"do": "play", "card": "4D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,0,1800000265.0,NULL,'{"do": "open", "id": 12, "guild": 7, "channel": 79, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "boodle"}, "buy_in": 20, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "8ba9e5725edc996c34db2d05cda63c0b0e01ae0531f69f0da7eefb632bc4db68"}');
INSERT INTO "journal" VALUES(12,1,1800000265.0,157,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(12,2,1800000265.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(12,3,1800000265.0,158,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(12,4,1800000265.0,159,'{"member": 1001, "computers": [], "entropy": "159", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(12,5,1800000268.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(12,6,1800000268.0,160,'{"seat": 2, "action": {"do": "stake", "on": {"AS": 1, "QD": 2, "JC": 1}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,7,1800000268.0,161,'{"seat": 0, "action": {"do": "stake", "on": {"KH": 1, "QD": 2, "JC": 1}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,8,1800000269.0,NULL,'{"seat": 1, "action": {"do": "stake", "on": {"AS": 1, "KH": 1, "QD": 1, "JC": 1}}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,9,1800000270.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(12,10,1800000272.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "AD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,11,1800000272.0,162,'{"seat": 0, "action": {"do": "play", "card": "2D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,12,1800000272.0,163,'{"seat": 0, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,13,1800000273.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "4D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,14,1800000274.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "5D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(12,15,1800000274.0,164,'{"seat": 2, "action": {"do": "play", "card": "9H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,16,1800000275.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "TH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,17,1800000276.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,18,1800000277.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(13,0,1800000277.5,NULL,'{"do": "open", "id": 13, "guild": 7, "channel": 80, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "horses"}, "buy_in": 12, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "90a2d37757e75c3b551dea4d4e80aeb86d4d41c6529c053019414d9934b3960c"}');
INSERT INTO "journal" VALUES(13,1,1800000277.5,165,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(13,2,1800000277.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(13,3,1800000277.5,166,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(13,4,1800000277.5,167,'{"member": 1001, "computers": [], "entropy": "167", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(13,5,1800000280.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(13,6,1800000281.5,NULL,'{"seat": 1, "action": {"do": "stake", "on": {"KS": 1}}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(13,7,1800000281.5,168,'{"seat": 2, "action": {"do": "stake", "on": {"AH": 1}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(13,8,1800000281.5,169,'{"seat": 0, "action": {"do": "stake", "on": {"KS": 1}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(13,9,1800000283.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(13,10,1800000284.5,NULL,'{"seat": 1, "action": {"do": "keep"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(13,11,1800000284.5,170,'{"seat": 2, "action": {"do": "buy"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(13,12,1800000286.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "2C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(13,13,1800000287.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(13,14,1800000288.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "3H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(13,15,1800000289.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "4H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(13,16,1800000289.5,171,'{"seat": 0, "action": {"do": "play", "card": "5H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(13,17,1800000290.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "6H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(13,18,1800000291.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "7H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(13,19,1800000292.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "8H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(14,0,1800000292.5,NULL,'{"do": "open", "id": 14, "guild": 7, "channel": 81, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "three-in-one"}, "buy_in": 100, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "ecc1bc11b8d64a2e972b1f684f2c322efb53b02884c78a2a111fbf181916898f"}');
INSERT INTO "journal" VALUES(14,1,1800000292.5,172,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(14,2,1800000292.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(14,3,1800000292.5,173,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(14,4,1800000292.5,174,'{"member": 1001, "computers": [], "entropy": "174", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(14,5,1800000295.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(14,6,1800000295.5,175,'{"seat": 2, "action": {"do": "auction"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,7,1800000295.5,176,'{"seat": 0, "action": {"do": "bid", "chips": 22}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,8,1800000297.0,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,9,1800000297.0,177,'{"seat": 0, "action": {"do": "hold", "cards": ["9C", "6D", "2H", "TS", "JS"]}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,10,1800000298.0,NULL,'{"seat": 1, "action": {"do": "hold", "cards": ["3C", "4C", "4D", "3S", "4S"]}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,11,1800000298.0,178,'{"seat": 2, "action": {"do": "hold", "cards": ["7D", "8D", "KH", "9S", "AS"]}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,12,1800000298.0,179,'{"seat": 0, "action": {"do": "bet", "chips": 3}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,13,1800000299.5,NULL,'{"seat": 1, "action": {"do": "fold"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,14,1800000299.5,180,'{"seat": 2, "action": {"do": "raise", "chips": 4}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,15,1800000299.5,181,'{"seat": 0, "action": {"do": "raise", "chips": 1}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,16,1800000299.5,182,'{"seat": 2, "action": {"do": "raise", "chips": 2}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(15,0,1800000299.5,NULL,'{"do": "open", "id": 15, "guild": 7, "channel": 82, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "stake.mode": "free", "stake.amount": 2}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "6189ad1d435f1988e44205ee6aa188c81c17e595abb091084d4086bc064cd19c"}');
INSERT INTO "journal" VALUES(15,1,1800000299.5,183,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(15,2,1800000299.5,184,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(15,3,1800000299.5,185,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(15,4,1800000299.5,186,'{"member": 1001, "computers": [], "entropy": "186", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(15,5,1800000302.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(15,6,1800000302.5,187,'{"seat": 0, "action": {"do": "stake", "on": {"AH": 1, "QD": 1}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(15,7,1800000302.5,188,'{"member": 1002, "action": {"do": "stake", "on": {"AH": 1}}, "ready": false, "do": "prepare"}');
INSERT INTO "journal" VALUES(15,8,1800000302.5,189,'{"member": 1003, "action": {"do": "stake", "on": {"AH": 2}}, "ready": true, "do": "prepare"}');
INSERT INTO "journal" VALUES(16,0,1800000302.5,NULL,'{"do": "open", "id": 16, "guild": 7, "channel": 83, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "three-in-one"}, "buy_in": 100, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "5abfb5589de5b4002fd7029a9bff733934acddc85c4bed0d81bc85d36ba9a035"}');
INSERT INTO "journal" VALUES(16,1,1800000302.5,190,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(16,2,1800000302.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(16,3,1800000302.5,191,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(16,4,1800000302.5,192,'{"member": 1001, "computers": [], "entropy": "192", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(16,5,1800000305.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(16,6,1800000307.0,NULL,'{"seat": 1, "action": {"do": "swap"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,7,1800000308.5,NULL,'{"seat": 1, "action": {"do": "auction"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,0,1800000308.5,NULL,'{"do": "open", "id": 17, "guild": 7, "channel": 84, "follow_seconds": 15, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "e8e9650935d0c5e60aff8152c5d9583d5de4c2dd3e547878520b748edc098b89"}');
INSERT INTO "journal" VALUES(17,1,1800000308.5,193,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(17,2,1800000308.5,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(17,3,1800000308.5,194,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(17,4,1800000308.5,195,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(17,5,1800000308.5,196,'{"member": 1001, "computers": [], "entropy": "196", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(17,6,1800000311.5,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(17,7,1800000311.5,197,'{"seat": 2, "action": {"do": "play", "card": "5C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,8,1800000312.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "6C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,9,1800000312.5,198,'{"seat": 0, "action": {"do": "play", "card": "7C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,10,1800000327.5,NULL,'{"seat": 3, "action": {"do": "play", "card": "8C"}, "by": "deadline", "do": "act"}');
INSERT INTO "journal" VALUES(17,11,1800000342.5,NULL,'{"seat": 3, "action": {"do": "play", "card": "9C"}, "by": "deadline", "do": "act"}');
INSERT INTO "journal" VALUES(17,12,1800000357.5,NULL,'{"seat": 3, "action": {"do": "play", "card": "TC"}, "by": "deadline", "do": "act"}');
INSERT INTO "journal" VALUES(17,13,1800000357.5,199,'{"member": 1003, "away": true, "do": "away"}');
INSERT INTO "journal" VALUES(17,14,1800000357.5,200,'{"member": 1001, "follow": true, "do": "follow"}');
INSERT INTO "journal" VALUES(17,15,1800000358.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "JC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,16,1800000359.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "QC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,17,1800000360.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "KC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,18,1800000361.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "AC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,19,1800000361.5,201,'{"seat": 2, "action": {"do": "play", "card": "7H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,20,1800000362.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "8H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,21,1800000363.5,NULL,'{"seat": 2, "action": {"do": "play", "card": "9H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,22,1800000364.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "TH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,23,1800000365.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "JH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,24,1800000366.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "QH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,25,1800000368.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "2H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,26,1800000369.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,27,1800000371.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "JD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,28,1800000372.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "QD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,29,1800000373.0,NULL,'{"seat": 0, "action": {"do": "play", "card": "KD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,30,1800000373.0,202,'{"seat": 0, "action": {"do": "play", "card": "6H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,31,1800000373.0,203,'{"seat": 0, "action": {"do": "play", "card": "AH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,32,1800000373.0,204,'{"seat": 0, "action": {"do": "play", "card": "TS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,33,1800000374.0,NULL,'{"seat": 3, "action": {"do": "play", "card": "JS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,34,1800000375.5,NULL,'{"seat": 3, "action": {"do": "play", "card": "3D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,35,1800000376.5,NULL,'{"seat": 3, "action": {"do": "play", "card": "4D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,36,1800000378.0,NULL,'{"seat": 3, "action": {"do": "play", "card": "TD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,37,1800000379.5,NULL,'{"seat": 3, "action": {"do": "play", "card": "3S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,38,1800000381.0,NULL,'{"seat": 3, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,39,1800000382.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "7S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,40,1800000382.0,205,'{"seat": 2, "action": {"do": "play", "card": "2D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,41,1800000382.0,206,'{"seat": 2, "action": {"do": "play", "card": "KS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,42,1800000383.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "AS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,43,1800000384.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "2S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,44,1800000386.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "4H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,45,1800000398.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(17,46,1800000399.5,NULL,'{"seat": 3, "action": {"do": "play", "card": "3D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,47,1800000400.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "4D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,48,1800000401.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "5D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,49,1800000402.5,NULL,'{"seat": 3, "action": {"do": "play", "card": "6D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,50,1800000403.5,NULL,'{"seat": 3, "action": {"do": "play", "card": "7D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,51,1800000404.5,NULL,'{"seat": 1, "action": {"do": "play", "card": "8D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,52,1800000405.5,NULL,'{"seat": 3, "action": {"do": "play", "card": "9D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,53,1800000406.5,NULL,'{"seat": 0, "action": {"do": "play", "card": "TD"}, "by": "follow", "do": "act"}');
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
INSERT INTO "members" VALUES(7,1001,'Ann','en-US',9,NULL,422,884);
INSERT INTO "members" VALUES(7,1002,'Ben','de',9,NULL,432,845);
INSERT INTO "members" VALUES(7,1003,'Clara','nl',2,NULL,140,876);
INSERT INTO "members" VALUES(7,1004,'Dirk','en-US',0,1800000000.0,36,82);
CREATE TABLE outbox (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	announcement JSON NOT NULL, skipped_at FLOAT, 
	CONSTRAINT pk_outbox PRIMARY KEY (id), 
	CONSTRAINT fk_outbox_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "outbox" VALUES(1000001,1,1800000003.0,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 0, "space": "AH", "card": {"Card": "AH"}, "chips": 4}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000002,1,1800000020.0,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "JS", "card": {"Card": "JS"}, "chips": 4}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000003,1,1800000024.5,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundEnded", "round": 1, "rounds": 2, "winner": 1, "card": {"Card": "KD"}, "kitty": 0, "payments": [{"Payment": {"seat": 2, "cards": 5, "due": 5, "chips": 5}}, {"Payment": {"seat": 0, "cards": 1, "due": 1, "chips": 1}}], "before": [60, 60, 60], "chips": [59, 66, 47], "table": [["KC", 4], ["QD", 4]]}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000004,1,1800000055.5,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundEnded", "round": 2, "rounds": 2, "winner": 2, "card": {"Card": "AS"}, "kitty": 0, "payments": [{"Payment": {"seat": 0, "cards": 3, "due": 3, "chips": 3}}, {"Payment": {"seat": 1, "cards": 4, "due": 4, "chips": 4}}], "before": [59, 66, 47], "chips": [48, 58, 50], "table": [["AH", 4], ["KC", 8], ["QD", 8], ["JS", 4]]}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000005,1,1800000055.5,'{"table": 1, "winners": ["Ada"], "standings": [{"name": "Ada", "member": null, "chips": 58, "paid_in": 60, "points": null}, {"name": "Ben", "member": 1002, "chips": 50, "paid_in": 60, "points": null}, {"name": "Ann", "member": 1001, "chips": 48, "paid_in": 60, "points": null}], "left": 24, "deal": {"commitment": "5da1bb4ec98f9e0515c5ed8cfe0f47ef074d3d30c140cf6c0faf4f316485d203", "secret": "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b", "entropy": "3"}, "about": "match_result"}',NULL);
INSERT INTO "outbox" VALUES(1000011,5,1800000088.0,'{"reason": "stopped", "by": "Ann", "returned": [["Ann", 32], ["Clara", 36]], "left": 16, "deal": {"commitment": "0dadf40bf652a58cce39a224fe48df83089cc6229d68820e5723b2f01020299a", "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18", "entropy": "61"}, "about": "table_closed"}',NULL);
INSERT INTO "outbox" VALUES(1000027,17,1800000360.5,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "BoodleCollected", "seat": 0, "space": "KC", "card": {"Card": "KC"}, "chips": 5}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000028,17,1800000372.0,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "QD", "card": {"Card": "QD"}, "chips": 5}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000029,17,1800000373.0,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "BoodleCollected", "seat": 0, "space": "AH", "card": {"Card": "AH"}, "chips": 5}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000030,17,1800000374.0,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "BoodleCollected", "seat": 3, "space": "JS", "card": {"Card": "JS"}, "chips": 5}], "about": "match_events"}',NULL);
INSERT INTO "outbox" VALUES(1000031,17,1800000386.0,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "RoundEnded", "round": 1, "rounds": 4, "winner": 1, "card": {"Card": "4H"}, "kitty": 0, "payments": [{"Payment": {"seat": 2, "cards": 2, "due": 2, "chips": 2}}, {"Payment": {"seat": 3, "cards": 2, "due": 2, "chips": 2}}, {"Payment": {"seat": 0, "cards": 2, "due": 2, "chips": 2}}], "before": [40, 40, 40, 40], "chips": [44, 43, 34, 39], "table": []}], "about": "match_events"}',NULL);
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
INSERT INTO "posts" VALUES(17,'board',0,84,9001,1800000406.5,0);
INSERT INTO "posts" VALUES(17,'hand',1001,501,9002,1800000406.5,2);
INSERT INTO "posts" VALUES(17,'hand',1002,502,NULL,1800000406.5,0);
INSERT INTO "posts" VALUES(17,'nudge',1003,84,9003,1800000406.5,5);
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
INSERT INTO "tables" VALUES(1,7,71,'closed',71,'{"id": 1, "guild": 7, "channel": 71, "follow_seconds": 86400, "host": 1001, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "3", "jackpot": 0, "carried": 0, "decision": 65, "human_acted": true, "happenings": [], "ending": "finished", "game": "stops", "rules": {"preset": "michigan", "end.rounds": 2}, "buy_in": 60, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan", "end.rounds": 2}, "phase": "over", "round": 2, "dealer": 0, "chips": [48, 58, 50], "spaces": [4, 8, 8, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["4CKCAH", "7CQC7HQS", ""], "dead": "3C6C8C9CJCAC5D7DQD6HKH3SJS", "plays": [[1, "4S", true], [1, "5S", false], [1, "6S", false], [0, "7S", false], [2, "8S", false], [0, "9S", false], [0, "TS", false], [0, "3D", true], [2, "4D", false], [2, "TC", true], [2, "4H", true], [2, "5H", false], [2, "2D", true], [2, "9D", true], [0, "TD", false], [1, "JD", false], [1, "6D", true], [1, "8D", true], [1, "2C", true], [1, "5C", true], [1, "2H", true], [0, "3H", false], [0, "2S", true], [0, "TH", true], [2, "JH", false], [0, "QH", false], [0, "KD", true], [2, "AD", false], [2, "8H", true], [2, "9H", false], [2, "KS", true], [2, "AS", false]], "missing": "3C6CJC5D7DQD6HKH3SJS", "turn": null, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "", "before": [59, 66, 47], "collected": [], "passed": [], "relaxed": false, "outcome": {"winners": [1], "chips": [48, 58, 50], "topups": [0, 0, 0], "left_on_table": 24, "points": null}}, "secret": "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b"}',NULL,1800000000.0,1800000055.5,NULL);
INSERT INTO "tables" VALUES(2,7,71,'lobby',5,'{"id": 2, "guild": 7, "channel": 71, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "", "jackpot": 24, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c"}',1800086455.5,1800000055.5,NULL,NULL);
INSERT INTO "tables" VALUES(3,7,72,'closed',40,'{"id": 3, "guild": 7, "channel": 72, "follow_seconds": 86400, "host": 1001, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "40", "jackpot": 0, "carried": 0, "decision": 35, "human_acted": true, "happenings": [], "ending": "finished", "game": "stops", "rules": {"preset": "michigan", "end.rounds": 1}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan", "end.rounds": 1}, "phase": "over", "round": 1, "dealer": 2, "chips": [40, 42, 34], "spaces": [4, 0, 0, 0, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["", "3C6C", "TCJC"], "dead": "2C5C9C2D4D5H6H8HAH6S8STSQS", "plays": [[0, "3S", true], [2, "4S", false], [1, "5S", false], [1, "QD", true], [2, "KD", false], [1, "AD", false], [1, "2S", true], [1, "9S", true], [1, "JS", true], [1, "AS", true], [1, "2H", true], [2, "3H", false], [1, "4H", false], [1, "TH", true], [2, "JH", false], [1, "QH", false], [2, "KH", false], [2, "3D", true], [2, "9H", true], [2, "4C", true], [2, "6D", true], [2, "7D", false], [0, "8D", false], [0, "9D", false], [0, "TD", false], [0, "JD", false], [0, "7C", true], [0, "8C", false], [0, "QC", true], [2, "KC", false], [0, "AC", false], [0, "7S", true], [0, "KS", true], [0, "7H", true], [0, "5D", true]], "missing": "5C9C4D5H8HAH6S8STSQS", "turn": null, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "", "before": [40, 40, 40], "collected": [[1, "QD", "QD", 4], [1, "JS", "JS", 4], [2, "KC", "KC", 4]], "passed": [], "relaxed": false, "outcome": {"winners": [1], "chips": [40, 42, 34], "topups": [0, 0, 0], "left_on_table": 4, "points": null}}, "secret": "8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3"}',NULL,1800000055.5,1800000080.0,NULL);
INSERT INTO "tables" VALUES(4,7,72,'lobby',2,'{"id": 4, "guild": 7, "channel": 72, "follow_seconds": 86400, "host": 1002, "status": "lobby", "seats": [{"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [1001], "entropy": "", "jackpot": 4, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "end.rounds": 1}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": null, "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7"}',1800086480.0,1800000080.0,NULL,NULL);
INSERT INTO "tables" VALUES(5,7,73,'closed',12,'{"id": 5, "guild": 7, "channel": 73, "follow_seconds": 86400, "host": 1001, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1003, "name": "Clara", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "61", "jackpot": 0, "carried": 0, "decision": 6, "human_acted": true, "happenings": [], "ending": "stopped", "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan"}, "phase": "lead", "round": 1, "dealer": 0, "chips": [32, 36, 36], "spaces": [4, 4, 4, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["2C5C9CTC5DKD3H4H5S8S9S", "3C4C8C6DJDQDAH7SQS", "6CKCAC2D8D9DTDAD2HKH6STSJS"], "dead": "7CJCQC3D4D7D7HJHQH2S4SKSAS", "plays": [[1, "5H", true], [1, "6H", false], [1, "8H", true], [1, "9H", false], [0, "TH", false], [0, "3S", true]], "missing": "7HJH4S", "turn": 0, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "2C5D3H5S", "before": [40, 40, 40], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18"}',NULL,1800000080.0,1800000088.0,NULL);
INSERT INTO "tables" VALUES(6,7,73,'playing',7,'{"id": 6, "guild": 7, "channel": 73, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1003, "name": "Clara", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "67", "jackpot": 16, "carried": 16, "decision": 2, "human_acted": true, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan"}, "phase": "follow", "round": 1, "dealer": 2, "chips": [36, 36, 32], "spaces": [8, 8, 8, 8, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["3CTCQC5D6D6H8H7S8S9SAS", "7C9CJCKC8DAD4HTHJHAH4SQSKS", "5C2D7D9DTDJD2H3H5H7HQHKH2S"], "dead": "2C4C6C8CACQDKD9H3S5S6STSJS", "plays": [[0, "3D", true], [0, "4D", false]], "missing": "", "turn": 0, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "5D", "before": [40, 40, 40], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf"}',1800086491.0,1800000088.0,NULL,NULL);
INSERT INTO "tables" VALUES(7,7,74,'playing',41,'{"id": 7, "guild": 7, "channel": 74, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1004, "name": "Dirk", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1003, "name": "Clara", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "73", "jackpot": 0, "carried": 0, "decision": 32, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan"}, "phase": "follow", "round": 2, "dealer": 1, "chips": [23, 36, 43, 33], "spaces": [5, 5, 10, 5, 0, 0], "eliminated": [], "topups": [0, 0, 0, 0], "hands": ["9C2DQD4H7H8HQHTSQSKS", "4C8CAC4DJD3H9HTH3S8S", "2C5CTCJC5DKDKHAH5SAS", "6CQCTD5HJH2S4S6S7S9SJS"], "dead": "3C7CKC3D6D7D8D9DAD2H", "plays": [[2, "6H", true]], "missing": "", "turn": 0, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "7H", "before": [27, 44, 47, 37], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca"}',1800086532.0,1800000091.0,NULL,NULL);
INSERT INTO "tables" VALUES(8,7,75,'paused',40,'{"id": 8, "guild": 7, "channel": 75, "follow_seconds": 86400, "host": 1001, "status": "paused", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": true, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": true, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "90", "jackpot": 0, "carried": 0, "decision": 33, "human_acted": false, "happenings": [{"kind": "away", "name": "Ann"}, {"kind": "away", "name": "Ben"}], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan"}, "phase": "deal", "round": 2, "dealer": 1, "chips": [33, 46, 33], "spaces": [4, 0, 4, 0, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["JC7DTD", "", "5D8DQD"], "dead": "2C4C8CTC4D9DJDKDAD9HTHJHAH", "plays": [[1, "5S", true], [2, "6S", false], [1, "7S", false], [1, "8S", false], [2, "9S", false], [0, "TS", false], [1, "JS", false], [0, "QS", false], [2, "KS", false], [2, "AS", false], [2, "2S", true], [2, "3S", false], [0, "4S", false], [0, "5H", true], [1, "6H", false], [0, "7H", false], [0, "8H", false], [0, "KH", true], [0, "3C", true], [0, "6C", true], [2, "7C", false], [2, "4H", true], [2, "QH", true], [2, "2D", true], [1, "3D", false], [1, "2H", true], [1, "3H", false], [1, "5C", true], [1, "9C", true], [1, "QC", true], [0, "KC", false], [1, "AC", false], [1, "6D", true]], "missing": "4C8CTC4D9HAH", "turn": null, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "", "before": [40, 40, 40], "collected": [[1, "JS", "JS", 4], [0, "KC", "KC", 4]], "passed": [], "relaxed": false, "outcome": null}, "secret": "3e6cabca12b12212143d6c91600035438041af0937ebb4783a5a6551a715dba6"}',1800086560.0,1800000117.0,NULL,NULL);
INSERT INTO "tables" VALUES(9,7,76,'playing',106,'{"id": 9, "guild": 7, "channel": 76, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "95", "jackpot": 0, "carried": 0, "decision": 98, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "chips": 6, "end.mode": "topup", "end.rounds": 4}, "buy_in": 6, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan", "chips": 6, "end.mode": "topup", "end.rounds": 4}, "phase": "lead", "round": 4, "dealer": 2, "chips": [0, 2, 0], "spaces": [7, 7, 10, 4, 0, 0], "eliminated": [], "topups": [0, 6, 6], "hands": ["3D6D8DKD5H6H7HAH3S4S6SQSKS", "4C6CKCTDQDAD4HTH2S5S7S9SJS", "2C7C9CTCQC9DJD2H8H9H8STSAS"], "dead": "3C5C8CJCAC2D4D5D7D3HJHQHKH", "plays": [], "missing": "", "turn": 0, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "3D5H3S", "before": [3, 6, 6], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "e063925b446257365ea676e2b3050e2aca0b0791e8762b6594619e304223108b"}',1800086655.5,1800000160.0,NULL,NULL);
INSERT INTO "tables" VALUES(10,7,77,'playing',19,'{"id": 10, "guild": 7, "channel": 77, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "145", "jackpot": 0, "carried": 0, "decision": 14, "human_acted": true, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 20, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan"}, "phase": "lead", "round": 1, "dealer": 2, "chips": [16, 16, 12], "spaces": [4, 4, 4, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["8C9CKCQDKD4HQHAH3S5S", "7CTC5D7D8D9D2HKSAS", "6DTDAD2S4SQS"], "dead": "6CQCAC2D4DJD3H5HJHKH6S7SJS", "plays": [[0, "3C", true], [0, "4C", false], [2, "5C", false], [2, "2C", true], [2, "JC", true], [2, "6H", true], [0, "7H", false], [2, "8H", false], [2, "9H", false], [1, "TH", false], [1, "3D", true], [1, "8S", true], [1, "9S", false], [2, "TS", false]], "missing": "6CQC4DJHJS", "turn": 2, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "6D2S", "before": [20, 20, 20], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "9ac4318cfa2f96a134fa3081c7edeb67f1d23b983cd7bdc6a18cde5e745fad73"}',1800086655.5,1800000243.5,NULL,NULL);
INSERT INTO "tables" VALUES(11,7,78,'playing',13,'{"id": 11, "guild": 7, "channel": 78, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "154", "jackpot": 0, "carried": 0, "decision": 8, "human_acted": true, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "traditional"}, "buy_in": 20, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "traditional"}, "phase": "lead", "round": 1, "dealer": 0, "chips": [12, 16, 16], "spaces": [4, 4, 4, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["KC2D3D6D7D8D9DKD8H9HJSAS", "TCACAD2H3H6H2S8S9S", "JCQCJD4HTHKH4S6S7STS"], "dead": "9C5DTDQD5H7HJHQHAH3S5SQSKS", "plays": [[1, "2C", true], [1, "3C", false], [1, "4C", false], [0, "5C", false], [1, "6C", false], [2, "7C", false], [2, "8C", false], [2, "4D", true]], "missing": "9C5D", "turn": 2, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "JC4H4S", "before": [20, 20, 20], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "5ce70ac8f3a3bae44286de77e90e9cac13f5804669e0a88d21b82f4c9f43f79d"}',1800086665.0,1800000255.5,NULL,NULL);
INSERT INTO "tables" VALUES(12,7,79,'playing',18,'{"id": 12, "guild": 7, "channel": 79, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "159", "jackpot": 0, "carried": 0, "decision": 12, "human_acted": true, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "boodle"}, "buy_in": 20, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "boodle"}, "phase": "follow", "round": 1, "dealer": 1, "chips": [16, 16, 16], "spaces": [2, 2, 5, 3, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["7CJC9DQDKD2H3H7H7S9SKS", "9CAC7DJD5HAH2SQS", "2C4C8CKC8DTDQHKH3S4S8S"], "dead": "3C5C6CTCQC6D4H6H8HJHTSJSAS", "plays": [[1, "AD", true], [0, "2D", false], [0, "3D", false], [1, "4D", false], [2, "5D", false], [2, "9H", true], [1, "TH", false], [1, "5S", true], [1, "6S", false]], "missing": "6DJH", "turn": 0, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [[["KH", 1], ["QD", 2], ["JC", 1]], [["AS", 1], ["KH", 1], ["QD", 1], ["JC", 1]], [["AS", 1], ["QD", 2], ["JC", 1]]], "told": [{"event": "StakePaid", "seat": 2, "chips": [["AS", 1], ["QD", 2], ["JC", 1]]}, {"event": "StakePaid", "seat": 0, "chips": [["KH", 1], ["QD", 2], ["JC", 1]]}, {"event": "StakePaid", "seat": 1, "chips": [["AS", 1], ["KH", 1], ["QD", 1], ["JC", 1]]}], "options": "7S", "before": [20, 20, 20], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "8ba9e5725edc996c34db2d05cda63c0b0e01ae0531f69f0da7eefb632bc4db68"}',1800086677.5,1800000265.0,NULL,NULL);
INSERT INTO "tables" VALUES(13,7,80,'playing',19,'{"id": 13, "guild": 7, "channel": 80, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "167", "jackpot": 0, "carried": 0, "decision": 13, "human_acted": true, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "horses"}, "buy_in": 12, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "horses"}, "phase": "follow", "round": 1, "dealer": 0, "chips": [10, 11, 9], "spaces": [0, 0, 2, 1, 3, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["TCQCAC4D9DTD9HQH3S7SQSAS", "4C5C7C3D5D8DJDQD5SKS", "8C6D7DTHAH8S9STSJS"], "dead": "3C6C9CJCKC2DKDADJHKH2S4S6S", "plays": [[1, "2C", true], [1, "2H", true], [1, "3H", false], [2, "4H", false], [0, "5H", false], [2, "6H", false], [2, "7H", false], [2, "8H", false]], "missing": "3C", "turn": 0, "asked": [], "swapped": false, "given_up": 2, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [[["KS", 1]], [["KS", 1]], [["AH", 1]]], "told": [{"event": "StakePaid", "seat": 1, "chips": [["kitty", 1]]}, {"event": "StakePaid", "seat": 2, "chips": [["kitty", 1]]}, {"event": "StakePaid", "seat": 0, "chips": [["kitty", 1]]}, {"event": "StakePaid", "seat": 1, "chips": [["KS", 1]]}, {"event": "StakePaid", "seat": 2, "chips": [["AH", 1]]}, {"event": "StakePaid", "seat": 0, "chips": [["KS", 1]]}, {"event": "SpareKept", "seat": 1}, {"event": "HandSold", "seat": 2, "owner": 1, "chips": 1}], "options": "9H", "before": [12, 12, 12], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "90a2d37757e75c3b551dea4d4e80aeb86d4d41c6529c053019414d9934b3960c"}',1800086692.5,1800000277.5,NULL,NULL);
INSERT INTO "tables" VALUES(14,7,81,'playing',16,'{"id": 14, "guild": 7, "channel": 81, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "174", "jackpot": 0, "carried": 0, "decision": 11, "human_acted": true, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "three-in-one"}, "buy_in": 100, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "three-in-one"}, "phase": "bet", "round": 1, "dealer": 2, "chips": [67, 91, 109], "spaces": [0, 0, 0, 3, 0, 3, 3, 3, 21], "eliminated": [], "topups": [0, 0, 0], "hands": ["2C9C6DKD2H5H6H7H8HTHQHTSJS", "3C4C7CJCAC2D4D5DTD3S4S6SQS", "5C7D8D9DJDQD4HKHAH5S9SKSAS"], "dead": "6C8CTCQCKC3DAD3H9HJH2S7S8S", "plays": [], "missing": "", "turn": 0, "asked": [0], "swapped": false, "given_up": 0, "seller": null, "bid": 22, "bidder": 0, "held": ["9C6D2HTSJS", "3C4C4D3S4S", "7D8DKH9SAS"], "bets": [8, 0, 10], "raises": 3, "folded": [1], "poker_winner": null, "placed": [], "told": [{"event": "AuctionOpened", "seat": 2, "old": false}, {"event": "BidMade", "seat": 0, "chips": 22}, {"event": "BidPassed", "seat": 1}, {"event": "HandSold", "seat": 0, "owner": 2, "chips": 22}, {"event": "BoodleCollected", "seat": 2, "space": "AH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 2, "space": "KH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 0, "space": "QH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 0, "space": "TH", "card": null, "chips": 3}, {"event": "HandHeld", "seat": 0}, {"event": "HandHeld", "seat": 1}, {"event": "HandHeld", "seat": 2}, {"event": "BetMade", "seat": 0, "chips": 3}, {"event": "Folded", "seat": 1}, {"event": "BetRaised", "seat": 2, "chips": 4, "level": 7}, {"event": "BetRaised", "seat": 0, "chips": 1, "level": 8}, {"event": "BetRaised", "seat": 2, "chips": 2, "level": 10}], "options": "", "before": [100, 100, 100], "collected": [[2, "AH", null, 3], [2, "KH", null, 3], [0, "QH", null, 3], [0, "TH", null, 3]], "passed": [], "relaxed": false, "outcome": null}, "secret": "ecc1bc11b8d64a2e972b1f684f2c322efb53b02884c78a2a111fbf181916898f"}',1800086699.5,1800000292.5,NULL,NULL);
INSERT INTO "tables" VALUES(15,7,82,'playing',8,'{"id": 15, "guild": 7, "channel": 82, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": {"do": "stake", "on": {"AH": 1}}, "ready": false}, {"member": 1003, "name": "Clara", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": {"do": "stake", "on": {"AH": 2}}, "ready": true}], "expected": [], "entropy": "186", "jackpot": 0, "carried": 0, "decision": 1, "human_acted": true, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan", "stake.mode": "free", "stake.amount": 2}, "buy_in": 40, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan", "stake.mode": "free", "stake.amount": 2}, "phase": "stake", "round": 1, "dealer": 2, "chips": [38, 40, 40], "spaces": [1, 0, 1, 0, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["", "", ""], "dead": "", "plays": [], "missing": "", "turn": 1, "asked": [1, 2], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [[["AH", 1], ["QD", 1]], [], []], "told": [{"event": "StakePaid", "seat": 0, "chips": [["AH", 1], ["QD", 1]]}], "options": "", "before": [40, 40, 40], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "6189ad1d435f1988e44205ee6aa188c81c17e595abb091084d4086bc064cd19c"}',1800086702.5,1800000299.5,NULL,1800086702.5);
INSERT INTO "tables" VALUES(16,7,83,'playing',7,'{"id": 16, "guild": 7, "channel": 83, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "192", "jackpot": 0, "carried": 0, "decision": 2, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "three-in-one"}, "buy_in": 100, "turn_seconds": 86400, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "three-in-one"}, "phase": "auction", "round": 1, "dealer": 1, "chips": [91, 91, 91], "spaces": [3, 3, 3, 3, 3, 3, 3, 3, 3], "eliminated": [], "topups": [0, 0, 0], "hands": ["6C9CKCQDAD2H5H8H9HKHAHJSKS", "QCAC4D6DJD4H6HQH4S7S8S9STS", "5C7C8CJC3D5D7D9DTHJH5SQSAS"], "dead": "2C3C4CTC2D8DTDKD3H7H2S3S6S", "plays": [], "missing": "", "turn": 2, "asked": [2, 0], "swapped": true, "given_up": 1, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [{"event": "SpareSwapped", "seat": 1}, {"event": "AuctionOpened", "seat": 1, "old": true}], "options": "", "before": [100, 100, 100], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "5abfb5589de5b4002fd7029a9bff733934acddc85c4bed0d81bc85d36ba9a035"}',1800086708.5,1800000302.5,NULL,NULL);
INSERT INTO "tables" VALUES(17,7,84,'playing',53,'{"id": 17, "guild": 7, "channel": 84, "follow_seconds": 15, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1003, "name": "Clara", "follow": false, "away": true, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "196", "jackpot": 0, "carried": 0, "decision": 44, "human_acted": false, "happenings": [], "ending": null, "game": "stops", "rules": {"preset": "michigan"}, "buy_in": 40, "turn_seconds": 90, "level": "normal", "hints": true, "pace": "normal", "match": {"rules": {"preset": "michigan"}, "phase": "lead", "round": 2, "dealer": 2, "chips": [40, 39, 26, 35], "spaces": [5, 5, 5, 5, 0, 0], "eliminated": [], "topups": [0, 0, 0, 0], "hands": ["9C3H4H7H8HJH4S5STSAS", "2C6CKC2H9HTHQH", "3C4C7CTC2D6H2S6S8SKS", "5CJCAD5H3S7SJS"], "dead": "8CQCACJDQDKDKHAH9SQS", "plays": [[3, "3D", true], [1, "4D", false], [1, "5D", false], [3, "6D", false], [3, "7D", false], [1, "8D", false], [3, "9D", false], [0, "TD", false]], "missing": "JD", "turn": 0, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "9C3H4S", "before": [44, 43, 34, 39], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "e8e9650935d0c5e60aff8152c5d9583d5de4c2dd3e547878520b748edc098b89"}',1800000496.5,1800000308.5,NULL,NULL);
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
INSERT INTO "transfers" VALUES(8,1800000000.0,7,1,6,60,'buy_in',1,NULL,NULL);
INSERT INTO "transfers" VALUES(9,1800000000.0,7,7,6,60,'buy_in',1,NULL,NULL);
INSERT INTO "transfers" VALUES(10,1800000000.0,7,3,6,60,'buy_in',1,NULL,NULL);
INSERT INTO "transfers" VALUES(11,1800000055.5,7,6,1,48,'stack',1,NULL,NULL);
INSERT INTO "transfers" VALUES(12,1800000055.5,7,6,7,58,'stack',1,NULL,NULL);
INSERT INTO "transfers" VALUES(13,1800000055.5,7,6,3,50,'stack',1,NULL,NULL);
INSERT INTO "transfers" VALUES(14,1800000055.5,7,6,8,24,'left',1,NULL,NULL);
INSERT INTO "transfers" VALUES(15,1800000055.5,7,1,9,40,'buy_in',2,NULL,NULL);
INSERT INTO "transfers" VALUES(16,1800000055.5,7,7,9,40,'buy_in',2,NULL,NULL);
INSERT INTO "transfers" VALUES(17,1800000055.5,7,3,9,40,'buy_in',2,NULL,NULL);
INSERT INTO "transfers" VALUES(18,1800000055.5,7,4,9,40,'buy_in',2,NULL,NULL);
INSERT INTO "transfers" VALUES(19,1800000055.5,7,9,4,40,'refund',2,NULL,NULL);
INSERT INTO "transfers" VALUES(20,1800000055.5,7,1,10,40,'buy_in',3,NULL,NULL);
INSERT INTO "transfers" VALUES(21,1800000055.5,7,7,10,40,'buy_in',3,NULL,NULL);
INSERT INTO "transfers" VALUES(22,1800000055.5,7,3,10,40,'buy_in',3,NULL,NULL);
INSERT INTO "transfers" VALUES(23,1800000080.0,7,10,1,40,'stack',3,NULL,NULL);
INSERT INTO "transfers" VALUES(24,1800000080.0,7,10,7,42,'stack',3,NULL,NULL);
INSERT INTO "transfers" VALUES(25,1800000080.0,7,10,3,34,'stack',3,NULL,NULL);
INSERT INTO "transfers" VALUES(26,1800000080.0,7,10,11,4,'left',3,NULL,NULL);
INSERT INTO "transfers" VALUES(27,1800000080.0,7,3,12,40,'buy_in',4,NULL,NULL);
INSERT INTO "transfers" VALUES(28,1800000080.0,7,7,12,40,'buy_in',4,NULL,NULL);
INSERT INTO "transfers" VALUES(29,1800000080.0,7,1,13,40,'buy_in',5,NULL,NULL);
INSERT INTO "transfers" VALUES(30,1800000080.0,7,7,13,40,'buy_in',5,NULL,NULL);
INSERT INTO "transfers" VALUES(31,1800000080.0,7,4,13,40,'buy_in',5,NULL,NULL);
INSERT INTO "transfers" VALUES(32,1800000088.0,7,13,1,32,'stack',5,NULL,NULL);
INSERT INTO "transfers" VALUES(33,1800000088.0,7,13,7,36,'stack',5,NULL,NULL);
INSERT INTO "transfers" VALUES(34,1800000088.0,7,13,4,36,'stack',5,NULL,NULL);
INSERT INTO "transfers" VALUES(35,1800000088.0,7,13,14,16,'left',5,NULL,NULL);
INSERT INTO "transfers" VALUES(36,1800000088.0,7,1,15,40,'buy_in',6,NULL,NULL);
INSERT INTO "transfers" VALUES(37,1800000088.0,7,7,15,40,'buy_in',6,NULL,NULL);
INSERT INTO "transfers" VALUES(38,1800000088.0,7,4,15,40,'buy_in',6,NULL,NULL);
INSERT INTO "transfers" VALUES(39,1800000088.0,7,14,15,16,'carried',6,NULL,NULL);
INSERT INTO "transfers" VALUES(40,1800000091.0,7,1,16,40,'buy_in',7,NULL,NULL);
INSERT INTO "transfers" VALUES(41,1800000091.0,7,7,16,40,'buy_in',7,NULL,NULL);
INSERT INTO "transfers" VALUES(42,1800000091.0,7,3,16,40,'buy_in',7,NULL,NULL);
INSERT INTO "transfers" VALUES(43,1800000091.0,7,4,16,40,'buy_in',7,NULL,NULL);
INSERT INTO "transfers" VALUES(44,1800000117.0,7,7,3,47,'seat_sold',7,NULL,NULL);
INSERT INTO "transfers" VALUES(45,1800000117.0,7,5,7,44,'seat_bought',7,NULL,NULL);
INSERT INTO "transfers" VALUES(46,1800000117.0,7,1,17,40,'buy_in',8,NULL,NULL);
INSERT INTO "transfers" VALUES(47,1800000117.0,7,7,17,40,'buy_in',8,NULL,NULL);
INSERT INTO "transfers" VALUES(48,1800000117.0,7,3,17,40,'buy_in',8,NULL,NULL);
INSERT INTO "transfers" VALUES(49,1800000160.0,7,1,18,6,'buy_in',9,NULL,NULL);
INSERT INTO "transfers" VALUES(50,1800000160.0,7,7,18,6,'buy_in',9,NULL,NULL);
INSERT INTO "transfers" VALUES(51,1800000160.0,7,3,18,6,'buy_in',9,NULL,NULL);
INSERT INTO "transfers" VALUES(52,1800000185.5,7,2,18,6,'top_up',9,NULL,NULL);
INSERT INTO "transfers" VALUES(53,1800000243.5,7,2,18,6,'top_up',9,NULL,NULL);
INSERT INTO "transfers" VALUES(54,1800000243.5,7,1,19,20,'buy_in',10,NULL,NULL);
INSERT INTO "transfers" VALUES(55,1800000243.5,7,7,19,20,'buy_in',10,NULL,NULL);
INSERT INTO "transfers" VALUES(56,1800000243.5,7,3,19,20,'buy_in',10,NULL,NULL);
INSERT INTO "transfers" VALUES(57,1800000255.5,7,1,20,20,'buy_in',11,NULL,NULL);
INSERT INTO "transfers" VALUES(58,1800000255.5,7,7,20,20,'buy_in',11,NULL,NULL);
INSERT INTO "transfers" VALUES(59,1800000255.5,7,3,20,20,'buy_in',11,NULL,NULL);
INSERT INTO "transfers" VALUES(60,1800000265.0,7,1,21,20,'buy_in',12,NULL,NULL);
INSERT INTO "transfers" VALUES(61,1800000265.0,7,7,21,20,'buy_in',12,NULL,NULL);
INSERT INTO "transfers" VALUES(62,1800000265.0,7,3,21,20,'buy_in',12,NULL,NULL);
INSERT INTO "transfers" VALUES(63,1800000277.5,7,1,22,12,'buy_in',13,NULL,NULL);
INSERT INTO "transfers" VALUES(64,1800000277.5,7,7,22,12,'buy_in',13,NULL,NULL);
INSERT INTO "transfers" VALUES(65,1800000277.5,7,3,22,12,'buy_in',13,NULL,NULL);
INSERT INTO "transfers" VALUES(66,1800000292.5,7,1,23,100,'buy_in',14,NULL,NULL);
INSERT INTO "transfers" VALUES(67,1800000292.5,7,7,23,100,'buy_in',14,NULL,NULL);
INSERT INTO "transfers" VALUES(68,1800000292.5,7,3,23,100,'buy_in',14,NULL,NULL);
INSERT INTO "transfers" VALUES(69,1800000299.5,7,1,24,40,'buy_in',15,NULL,NULL);
INSERT INTO "transfers" VALUES(70,1800000299.5,7,3,24,40,'buy_in',15,NULL,NULL);
INSERT INTO "transfers" VALUES(71,1800000299.5,7,4,24,40,'buy_in',15,NULL,NULL);
INSERT INTO "transfers" VALUES(72,1800000302.5,7,1,25,100,'buy_in',16,NULL,NULL);
INSERT INTO "transfers" VALUES(73,1800000302.5,7,7,25,100,'buy_in',16,NULL,NULL);
INSERT INTO "transfers" VALUES(74,1800000302.5,7,3,25,100,'buy_in',16,NULL,NULL);
INSERT INTO "transfers" VALUES(75,1800000308.5,7,1,26,40,'buy_in',17,NULL,NULL);
INSERT INTO "transfers" VALUES(76,1800000308.5,7,7,26,40,'buy_in',17,NULL,NULL);
INSERT INTO "transfers" VALUES(77,1800000308.5,7,3,26,40,'buy_in',17,NULL,NULL);
INSERT INTO "transfers" VALUES(78,1800000308.5,7,4,26,40,'buy_in',17,NULL,NULL);
CREATE UNIQUE INDEX uq_tables_open_channel ON tables (channel_id) WHERE status != 'closed';
CREATE INDEX ix_outbox_table_id ON outbox (table_id);
CREATE INDEX ix_transfers_source_id ON transfers (source_id);
CREATE INDEX ix_transfers_target_id ON transfers (target_id);
CREATE INDEX ix_transfers_table_id ON transfers (table_id);
CREATE UNIQUE INDEX ix_transfers_interaction_id ON transfers (interaction_id);
CREATE INDEX ix_members_guild_id_chips_member_id ON members (guild_id, chips, member_id);
COMMIT;
