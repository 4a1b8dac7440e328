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
INSERT INTO "accounts" VALUES(1,7,'wallet',1001,474);
INSERT INTO "accounts" VALUES(2,7,'bank',0,-2908);
INSERT INTO "accounts" VALUES(3,7,'wallet',1002,429);
INSERT INTO "accounts" VALUES(4,7,'wallet',1003,736);
INSERT INTO "accounts" VALUES(5,7,'wallet',1004,60);
INSERT INTO "accounts" VALUES(6,7,'escrow',1,0);
INSERT INTO "accounts" VALUES(7,7,'house',0,-547);
INSERT INTO "accounts" VALUES(8,7,'leftover',71,4);
INSERT INTO "accounts" VALUES(9,7,'escrow',2,120);
INSERT INTO "accounts" VALUES(10,7,'escrow',3,0);
INSERT INTO "accounts" VALUES(11,7,'leftover',72,8);
INSERT INTO "accounts" VALUES(12,7,'escrow',4,80);
INSERT INTO "accounts" VALUES(13,7,'escrow',5,0);
INSERT INTO "accounts" VALUES(14,7,'leftover',73,0);
INSERT INTO "accounts" VALUES(15,7,'escrow',6,132);
INSERT INTO "accounts" VALUES(16,7,'escrow',7,160);
INSERT INTO "accounts" VALUES(17,7,'escrow',8,120);
INSERT INTO "accounts" VALUES(18,7,'escrow',9,36);
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
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE guilds (
	guild_id BIGINT NOT NULL, 
	welcome INTEGER NOT NULL, 
	daily INTEGER NOT NULL, 
	turn_seconds INTEGER NOT NULL, 
	follow_seconds INTEGER NOT NULL, 
	CONSTRAINT pk_guilds PRIMARY KEY (guild_id)
);
INSERT INTO "guilds" VALUES(7,900,70,90,15);
CREATE TABLE house_rules (
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	rules JSON NOT NULL, 
	buy_in BIGINT NOT NULL, 
	turn_seconds INTEGER NOT NULL, 
	CONSTRAINT pk_house_rules PRIMARY KEY (guild_id, channel_id, game)
);
INSERT INTO "house_rules" VALUES(7,82,'stops','{"preset": "michigan", "stake.mode": "free", "stake.amount": 2}',40,86400);
INSERT INTO "house_rules" VALUES(7,83,'stops','{"preset": "three-in-one"}',100,86400);
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
INSERT INTO "journal" VALUES(1,0,1800000000.0,NULL,'{"do": "open", "id": 1, "guild": 7, "channel": 71, "game": "stops", "buy_in": 60, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan", "end.rounds": 2}, "match": null, "secret": "5012cbf8f2410c1b4a338955babcebf855f2c234b330896f14fca6e16828609e"}');
INSERT INTO "journal" VALUES(1,1,1800000000.0,1,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(1,2,1800000000.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(1,3,1800000000.0,2,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(1,4,1800000000.0,3,'{"member": 1001, "computers": [], "entropy": "3", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(1,5,1800000003.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(1,6,1800000003.0,4,'{"seat": 2, "action": {"do": "play", "card": "5D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,7,1800000003.0,5,'{"seat": 2, "action": {"do": "play", "card": "6C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,8,1800000003.0,6,'{"seat": 0, "action": {"do": "play", "card": "7C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,9,1800000003.0,7,'{"seat": 0, "action": {"do": "play", "card": "8C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,10,1800000003.0,8,'{"seat": 0, "action": {"do": "play", "card": "9C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,11,1800000003.0,9,'{"seat": 0, "action": {"do": "play", "card": "2D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,12,1800000003.0,10,'{"seat": 0, "action": {"do": "play", "card": "TD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,13,1800000004.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "JD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,14,1800000005.0,NULL,'{"seat": 2, "action": {"do": "play", "card": "QD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,15,1800000005.0,11,'{"seat": 2, "action": {"do": "play", "card": "QS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,16,1800000005.0,12,'{"seat": 0, "action": {"do": "play", "card": "KS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,17,1800000005.0,13,'{"seat": 0, "action": {"do": "play", "card": "AS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,18,1800000005.0,14,'{"seat": 0, "action": {"do": "play", "card": "AD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,19,1800000005.0,15,'{"seat": 0, "action": {"do": "play", "card": "5C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,20,1800000005.0,16,'{"seat": 0, "action": {"do": "play", "card": "2S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,21,1800000006.0,NULL,'{"seat": 1, "action": {"do": "play", "card": "3S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,22,1800000008.2,NULL,'{"seat": 1, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,23,1800000008.2,17,'{"seat": 0, "action": {"do": "play", "card": "7S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,24,1800000009.2,NULL,'{"seat": 1, "action": {"do": "play", "card": "8S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,25,1800000010.2,NULL,'{"seat": 1, "action": {"do": "play", "card": "9S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,26,1800000010.2,18,'{"seat": 0, "action": {"do": "play", "card": "TS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,27,1800000011.2,NULL,'{"seat": 1, "action": {"do": "play", "card": "JS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,28,1800000013.4,NULL,'{"seat": 1, "action": {"do": "play", "card": "3C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,29,1800000014.4,NULL,'{"seat": 1, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,30,1.80000001660000014305e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "KC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,31,1.80000001760000014304e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "AC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,32,1.80000001760000014304e+09,19,'{"seat": 2, "action": {"do": "play", "card": "2H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,33,1.80000001760000014304e+09,20,'{"seat": 2, "action": {"do": "play", "card": "5H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,34,1.80000001860000014303e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "6H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,35,1.80000001860000014303e+09,21,'{"seat": 2, "action": {"do": "play", "card": "8D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,36,1.80000001960000014303e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "9D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,37,1.80000001960000014303e+09,22,'{"seat": 2, "action": {"do": "play", "card": "QH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,38,1.80000001960000014303e+09,23,'{"seat": 2, "action": {"do": "play", "card": "AH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,39,1.80000003160000014296e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(1,40,1.80000003160000014296e+09,24,'{"seat": 0, "action": {"do": "play", "card": "5C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,41,1.80000003260000014304e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "6C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,42,1.80000003260000014304e+09,25,'{"seat": 2, "action": {"do": "play", "card": "2C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,43,1.80000003360000014303e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "3C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,44,1.80000003360000014303e+09,26,'{"seat": 2, "action": {"do": "play", "card": "KC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,45,1.80000003360000014303e+09,27,'{"seat": 2, "action": {"do": "play", "card": "2S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,46,1.80000003360000014303e+09,28,'{"seat": 0, "action": {"do": "play", "card": "3S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,47,1.80000003460000014303e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,48,1.80000003560000014311e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "5S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,49,1.80000003560000014311e+09,29,'{"seat": 0, "action": {"do": "play", "card": "6S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,50,1.8000000366000001431e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "7S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,51,1.80000003760000014309e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "8S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(1,52,1.800000038600000143e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "9S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,53,1.800000039600000143e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "TS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,54,1.80000004180000019067e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "AS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,55,1.80000004400000023843e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "3H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,56,1.80000004620000028611e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "5H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,57,1.80000004620000028611e+09,30,'{"seat": 0, "action": {"do": "play", "card": "6H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,58,1.80000004620000028611e+09,31,'{"seat": 0, "action": {"do": "play", "card": "7H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,59,1.80000004620000028611e+09,32,'{"seat": 0, "action": {"do": "play", "card": "8H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,60,1.80000004620000028611e+09,33,'{"seat": 0, "action": {"do": "play", "card": "9H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,61,1.8000000472000002861e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "TH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,62,1.80000004820000028618e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "JH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,63,1.80000004820000028618e+09,34,'{"seat": 0, "action": {"do": "play", "card": "QH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,64,1.800000049200000286e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "KH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,65,1.80000005020000028608e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "AH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,66,1.80000005240000033376e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "8C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,67,1.80000005460000038143e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "JC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,68,1.80000005460000038143e+09,35,'{"seat": 0, "action": {"do": "play", "card": "QC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,69,1.80000005460000038143e+09,36,'{"seat": 0, "action": {"do": "play", "card": "TC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,70,1.80000005460000038143e+09,37,'{"seat": 0, "action": {"do": "play", "card": "5D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,71,1.80000005460000038143e+09,38,'{"seat": 0, "action": {"do": "play", "card": "8D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,72,1.80000005460000038143e+09,39,'{"seat": 0, "action": {"do": "play", "card": "QD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,0,1.80000005460000038143e+09,NULL,'{"do": "open", "id": 2, "guild": 7, "channel": 71, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 4, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": null, "secret": "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b"}');
INSERT INTO "journal" VALUES(2,1,1.80000005460000038143e+09,40,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(2,2,1.80000005460000038143e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(2,3,1.80000005460000038143e+09,41,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(2,4,1.80000005460000038143e+09,42,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(2,5,1.80000005460000038143e+09,43,'{"member": 1003, "do": "leave"}');
INSERT INTO "journal" VALUES(3,0,1.80000005460000038143e+09,NULL,'{"do": "open", "id": 3, "guild": 7, "channel": 72, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan", "end.rounds": 1}, "match": null, "secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c"}');
INSERT INTO "journal" VALUES(3,1,1.80000005460000038143e+09,44,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(3,2,1.80000005460000038143e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(3,3,1.80000005460000038143e+09,45,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(3,4,1.80000005460000038143e+09,46,'{"member": 1001, "computers": [], "entropy": "46", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(3,5,1.8000000576000003815e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,6,1.8000000576000003815e+09,47,'{"seat": 0, "action": {"do": "play", "card": "TS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,7,1.80000005860000038149e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "JS"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,8,1.80000005860000038149e+09,48,'{"seat": 0, "action": {"do": "play", "card": "QS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,9,1.80000005860000038149e+09,49,'{"seat": 0, "action": {"do": "play", "card": "KS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,10,1.8000000596000003814e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "AS"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,11,1.8000000596000003814e+09,50,'{"seat": 2, "action": {"do": "play", "card": "5S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,12,1.80000006060000038148e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,13,1.80000006160000038148e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "7S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,14,1.80000006260000038147e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "8S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,15,1.80000006360000038146e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "9S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,16,1.80000006360000038146e+09,51,'{"seat": 2, "action": {"do": "play", "card": "4H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,17,1.80000006360000038146e+09,52,'{"seat": 0, "action": {"do": "play", "card": "5H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,18,1.80000006360000038146e+09,53,'{"seat": 0, "action": {"do": "play", "card": "2C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,19,1.80000006460000038146e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "3C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,20,1.80000006680000042922e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "3S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,21,1.80000006780000042913e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,22,1.8000000700000004768e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "8H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,23,1.80000007220000052448e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "TH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,24,1.80000007220000052448e+09,54,'{"seat": 0, "action": {"do": "play", "card": "JH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,25,1.80000007320000052456e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "QH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,26,1.80000007320000052456e+09,55,'{"seat": 0, "action": {"do": "play", "card": "KH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,27,1.80000007420000052455e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "AH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,28,1.80000007640000057223e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "8C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,29,1.80000007640000057223e+09,56,'{"seat": 0, "action": {"do": "play", "card": "9C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,30,1.80000007740000057222e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "TC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,31,1.80000007840000057213e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "JC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(3,32,1.80000007840000057213e+09,57,'{"seat": 2, "action": {"do": "play", "card": "7H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,33,1.80000007840000057213e+09,58,'{"seat": 2, "action": {"do": "play", "card": "2D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,34,1.80000007840000057213e+09,59,'{"seat": 2, "action": {"do": "play", "card": "7C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,35,1.80000007840000057213e+09,60,'{"seat": 2, "action": {"do": "play", "card": "4D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,36,1.80000007940000057212e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "5D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,37,1.80000007940000057212e+09,61,'{"seat": 0, "action": {"do": "play", "card": "6D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,38,1.80000007940000057212e+09,62,'{"seat": 0, "action": {"do": "play", "card": "7D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,39,1.80000007940000057212e+09,63,'{"seat": 0, "action": {"do": "play", "card": "JD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,40,1.80000007940000057212e+09,64,'{"seat": 0, "action": {"do": "play", "card": "5C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,41,1.80000007940000057212e+09,65,'{"seat": 0, "action": {"do": "play", "card": "6C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(4,0,1.80000007940000057212e+09,NULL,'{"do": "open", "id": 4, "guild": 7, "channel": 72, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1002, "status": "lobby", "seats": [], "expected": [1001], "entropy": "", "jackpot": 8, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan", "end.rounds": 1}, "match": null, "secret": "8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3"}');
INSERT INTO "journal" VALUES(4,1,1.80000007940000057212e+09,66,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(4,2,1.80000007940000057212e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(5,0,1.80000007940000057212e+09,NULL,'{"do": "open", "id": 5, "guild": 7, "channel": 73, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": null, "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7"}');
INSERT INTO "journal" VALUES(5,1,1.80000007940000057212e+09,67,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(5,2,1.80000007940000057212e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(5,3,1.80000007940000057212e+09,68,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(5,4,1.80000007940000057212e+09,69,'{"member": 1001, "computers": [], "entropy": "69", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(5,5,1.80000008240000057219e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(5,6,1.80000008460000061986e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "6D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,7,1.80000008680000066763e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "TD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,8,1.80000008780000066762e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "JD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,9,1.80000008880000066753e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "QD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,10,1.80000008880000066753e+09,70,'{"seat": 2, "action": {"do": "play", "card": "KD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,11,1.80000008880000066753e+09,71,'{"seat": 0, "action": {"do": "play", "card": "AD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,12,1.80000008880000066753e+09,72,'{"reason": "stopped", "by": "Ann", "do": "close"}');
INSERT INTO "journal" VALUES(6,0,1.80000008880000066753e+09,NULL,'{"do": "open", "id": 6, "guild": 7, "channel": 73, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 12, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": null, "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18"}');
INSERT INTO "journal" VALUES(6,1,1.80000008880000066753e+09,73,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(6,2,1.80000008880000066753e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(6,3,1.80000008880000066753e+09,74,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(6,4,1.80000008880000066753e+09,75,'{"member": 1001, "computers": [], "entropy": "75", "carried": 12, "do": "start"}');
INSERT INTO "journal" VALUES(6,5,1.8000000918000006676e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(6,6,1.8000000918000006676e+09,76,'{"seat": 0, "action": {"do": "play", "card": "5S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,7,1.8000000918000006676e+09,77,'{"seat": 2, "action": {"do": "play", "card": "6S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,0,1.8000000918000006676e+09,NULL,'{"do": "open", "id": 7, "guild": 7, "channel": 74, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": null, "secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf"}');
INSERT INTO "journal" VALUES(7,1,1.8000000918000006676e+09,78,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(7,2,1.8000000918000006676e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(7,3,1.8000000918000006676e+09,79,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(7,4,1.8000000918000006676e+09,80,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(7,5,1.8000000918000006676e+09,81,'{"member": 1001, "computers": [], "entropy": "81", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(7,6,1.80000009480000066749e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(7,7,1.80000009480000066749e+09,82,'{"seat": 0, "action": {"do": "play", "card": "9H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,8,1.80000009580000066757e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "TH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(7,9,1.80000009680000066757e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "JH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(7,10,1.80000009780000066756e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "QH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,11,1.80000009780000066756e+09,83,'{"seat": 0, "action": {"do": "play", "card": "KH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,12,1.80000009780000066756e+09,84,'{"member": 1002, "do": "leave"}');
INSERT INTO "journal" VALUES(7,13,1.80000009780000066756e+09,85,'{"seat": 0, "action": {"do": "play", "card": "AH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,14,1.80000009780000066756e+09,86,'{"seat": 0, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,15,1.80000009780000066756e+09,87,'{"seat": 0, "action": {"do": "play", "card": "9S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,16,1.80000009880000066755e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "TS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,17,1.80000009880000066755e+09,88,'{"seat": 0, "action": {"do": "play", "card": "JS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,18,1.80000009880000066755e+09,89,'{"seat": 3, "action": {"do": "play", "card": "QS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,19,1.80000009880000066755e+09,90,'{"seat": 0, "action": {"do": "play", "card": "KS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,20,1.80000009980000066755e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "AS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,21,1.80000010200000071531e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "2D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,22,1.80000010420000076298e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "2C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,23,1.80000010420000076298e+09,91,'{"seat": 0, "action": {"do": "play", "card": "3C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,24,1.80000010520000076289e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,25,1.80000010740000081057e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "4H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,26,1.80000010740000081057e+09,92,'{"seat": 3, "action": {"do": "play", "card": "5H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,27,1.80000010740000081057e+09,93,'{"seat": 3, "action": {"do": "play", "card": "6H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,28,1.80000010840000081065e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "7H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,29,1.80000010940000081064e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "8H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,30,1.80000011160000085832e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "6C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,31,1.80000011260000085831e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "7C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,32,1.80000011360000085839e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "8C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,33,1.80000011360000085839e+09,94,'{"seat": 0, "action": {"do": "play", "card": "9C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,34,1.80000011460000085821e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "TC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,35,1.80000011460000085821e+09,95,'{"member": 1004, "name": "Dirk", "follow": false, "do": "take_seat"}');
INSERT INTO "journal" VALUES(8,0,1.80000011460000085821e+09,NULL,'{"do": "open", "id": 8, "guild": 7, "channel": 75, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": null, "secret": "0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca"}');
INSERT INTO "journal" VALUES(8,1,1.80000011460000085821e+09,96,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(8,2,1.80000011460000085821e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(8,3,1.80000011460000085821e+09,97,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(8,4,1.80000011460000085821e+09,98,'{"member": 1001, "computers": [], "entropy": "98", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(8,5,1.80000011760000085828e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(8,6,1.80000011760000085828e+09,99,'{"member": 1001, "away": true, "do": "away"}');
INSERT INTO "journal" VALUES(8,7,1.80000011760000085828e+09,100,'{"member": 1002, "away": true, "do": "away"}');
INSERT INTO "journal" VALUES(8,8,1.80000011980000090595e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "2C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,9,1.80000012080000090603e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "3C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,10,1.80000012180000090603e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,11,1.80000012280000090594e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "5C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,12,1.80000012500000095361e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "7C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,36,1.80000012720000100129e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(8,13,1.80000012720000100129e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "TC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,14,1.80000012940000104905e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "QC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,15,1.80000013040000104904e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "KC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,16,1.80000013140000104903e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "AC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,17,1.8000001336000010968e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "9H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,18,1.80000013580000114447e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "QH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,19,1.80000013680000114438e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "KH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,20,1.80000013780000114437e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "AH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,21,1.80000014000000119205e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "9C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,22,1.80000014220000123972e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "9D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,23,1.80000014440000128748e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "QD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,24,1.80000014540000128748e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "KD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,25,1.80000014760000133515e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "5D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,26,1.80000014860000133523e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "6D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,27,1.80000014960000133505e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "7D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,28,1.80000015060000133513e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "8D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,29,1.80000015280000138281e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "JD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,30,1.80000015500000143048e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "5S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,31,1.80000015600000143056e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,32,1.80000015700000143056e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "7S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,33,1.80000015800000143055e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "8S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,34,1.80000015900000143046e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "9S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,35,1.80000016000000143045e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "TS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,36,1.80000016100000143053e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "JS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,37,1.80000016200000143053e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "QS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,38,1.80000016300000143052e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "KS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,0,1.80000016300000143052e+09,NULL,'{"do": "open", "id": 9, "guild": 7, "channel": 76, "game": "stops", "buy_in": 6, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan", "chips": 6, "end.mode": "topup", "end.rounds": 4}, "match": null, "secret": "3e6cabca12b12212143d6c91600035438041af0937ebb4783a5a6551a715dba6"}');
INSERT INTO "journal" VALUES(9,1,1.80000016300000143052e+09,101,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(9,2,1.80000016300000143052e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(9,3,1.80000016300000143052e+09,102,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(9,4,1.80000016300000143052e+09,103,'{"member": 1001, "computers": [], "entropy": "103", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(9,5,1.8000001660000014305e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(9,6,1.8000001660000014305e+09,104,'{"seat": 0, "action": {"do": "play", "card": "6C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,7,1.8000001670000014305e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "7C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,8,1.8000001670000014305e+09,105,'{"seat": 0, "action": {"do": "play", "card": "8C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,9,1.8000001670000014305e+09,106,'{"seat": 0, "action": {"do": "play", "card": "9C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,10,1.80000016800000143049e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "TC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,11,1.80000016900000143049e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "JC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,12,1.80000017000000143048e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "QC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,13,1.80000017220000147824e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "2C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,14,1.80000017320000147823e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "3C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,15,1.80000017420000147814e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,16,1.80000017520000147814e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "5C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,17,1.80000017740000152581e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "AS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,18,1.80000017960000157357e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "3H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,19,1.80000018060000157357e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "4H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,20,1.80000018160000157356e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "5H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,21,1.80000018160000157356e+09,107,'{"seat": 2, "action": {"do": "play", "card": "2D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,22,1.80000018160000157356e+09,108,'{"seat": 0, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,23,1.80000018160000157356e+09,109,'{"seat": 0, "action": {"do": "play", "card": "3S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,24,1.80000018160000157356e+09,110,'{"seat": 0, "action": {"do": "play", "card": "4S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,25,1.80000018160000157356e+09,111,'{"seat": 0, "action": {"do": "play", "card": "5S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,26,1.80000018160000157356e+09,112,'{"seat": 0, "action": {"do": "play", "card": "TD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,27,1.80000018160000157356e+09,113,'{"seat": 0, "action": {"do": "play", "card": "TH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,28,1.80000018260000157355e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "JH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,29,1.80000018260000157355e+09,114,'{"seat": 0, "action": {"do": "play", "card": "QH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,30,1.80000018360000157355e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "KH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,31,1.80000018580000162122e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "9D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,32,1.8000001880000016689e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "AD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,33,1.800000200000001669e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(9,34,1.80000020220000171659e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "2C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,35,1.80000020440000176426e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,36,1.80000020540000176426e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "5C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,37,1.80000020640000176434e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "6C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,38,1.80000020640000176434e+09,115,'{"seat": 0, "action": {"do": "play", "card": "7C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,39,1.80000020640000176434e+09,116,'{"seat": 0, "action": {"do": "play", "card": "2H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,40,1.80000020740000176433e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "3H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,41,1.80000020840000176432e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "4H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,42,1.80000020840000176432e+09,117,'{"seat": 2, "action": {"do": "play", "card": "4S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,43,1.80000020940000176432e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "5S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,44,1.80000021040000176423e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "6S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,45,1.80000021040000176423e+09,118,'{"seat": 2, "action": {"do": "play", "card": "9H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,46,1.80000021040000176423e+09,119,'{"seat": 0, "action": {"do": "play", "card": "TH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,47,1.80000021040000176423e+09,120,'{"seat": 0, "action": {"do": "play", "card": "3S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,48,1.80000021040000176423e+09,121,'{"seat": 0, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,49,1.80000021140000176431e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "4D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,50,1.8000002124000017643e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "5D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,51,1.80000021340000176429e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "6D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,52,1.80000021440000176429e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "7D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,53,1.80000021540000176428e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "8D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,54,1.80000021640000176436e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "9D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,55,1.80000021740000176427e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "TD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,56,1.80000021740000176427e+09,122,'{"seat": 2, "action": {"do": "play", "card": "QD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,57,1.80000021740000176427e+09,123,'{"seat": 0, "action": {"do": "play", "card": "KD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,58,1.80000021740000176427e+09,124,'{"seat": 0, "action": {"do": "play", "card": "AD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,59,1.80000021740000176427e+09,125,'{"seat": 0, "action": {"do": "play", "card": "7H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,60,1.80000021740000176427e+09,126,'{"seat": 0, "action": {"do": "play", "card": "AH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,61,1.80000021740000176427e+09,127,'{"seat": 0, "action": {"do": "play", "card": "QC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,62,1.80000021840000176426e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "KC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,63,1.80000021840000176426e+09,128,'{"seat": 2, "action": {"do": "play", "card": "KS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,64,1.80000021840000176426e+09,129,'{"seat": 0, "action": {"do": "play", "card": "AS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,65,1.80000021840000176426e+09,130,'{"seat": 0, "action": {"do": "play", "card": "9S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,66,1.80000021940000176426e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "TS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,67,1.80000021940000176426e+09,131,'{"seat": 0, "action": {"do": "play", "card": "JS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,68,1.80000023140000176427e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(9,69,1.80000023140000176427e+09,132,'{"seat": 2, "action": {"do": "play", "card": "2H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,70,1.80000023240000176427e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "3H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,71,1.80000023240000176427e+09,133,'{"seat": 0, "action": {"do": "play", "card": "4H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,72,1.80000023240000176427e+09,134,'{"seat": 0, "action": {"do": "play", "card": "9H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,73,1.80000023240000176427e+09,135,'{"seat": 0, "action": {"do": "play", "card": "4S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,74,1.80000023340000176426e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "5S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,75,1.80000023440000176434e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "6S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,76,1.80000023540000176434e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "7S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,77,1.80000023540000176434e+09,136,'{"seat": 0, "action": {"do": "play", "card": "8S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,78,1.80000023640000176433e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "9S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,79,1.80000023640000176433e+09,137,'{"seat": 0, "action": {"do": "play", "card": "TS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,80,1.80000023740000176424e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "JS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,81,1.80000023840000176423e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "QS"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,82,1.80000023840000176423e+09,138,'{"seat": 0, "action": {"do": "play", "card": "KS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,83,1.80000023840000176423e+09,139,'{"seat": 0, "action": {"do": "play", "card": "JH"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,84,1.80000023940000176431e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "QH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,85,1.80000024040000176431e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "KH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,86,1.8000002414000017643e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "AH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,87,1.80000024360000181198e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "JC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,88,1.80000024360000181198e+09,140,'{"seat": 0, "action": {"do": "play", "card": "QC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,89,1.80000024460000181206e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "KC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,90,1.80000024560000181205e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "AC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(9,91,1.80000024560000181205e+09,141,'{"seat": 2, "action": {"do": "play", "card": "3C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,92,1.80000024560000181205e+09,142,'{"seat": 2, "action": {"do": "play", "card": "8H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,93,1.80000024560000181205e+09,143,'{"seat": 2, "action": {"do": "play", "card": "TC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,94,1.80000024560000181205e+09,144,'{"seat": 2, "action": {"do": "play", "card": "4D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(9,95,1.80000024660000181196e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "5D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,96,1.80000024880000185963e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "6H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,97,1.80000024980000185963e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "7H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,98,1.80000025200000190739e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "3D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(9,99,1.80000025420000195506e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "QD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(10,0,1.80000025420000195506e+09,NULL,'{"do": "open", "id": 10, "guild": 7, "channel": 77, "game": "stops", "buy_in": 20, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": null, "secret": "e063925b446257365ea676e2b3050e2aca0b0791e8762b6594619e304223108b"}');
INSERT INTO "journal" VALUES(10,1,1.80000025420000195506e+09,145,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(10,2,1.80000025420000195506e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(10,3,1.80000025420000195506e+09,146,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(10,4,1.80000025420000195506e+09,147,'{"member": 1001, "computers": [], "entropy": "147", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(10,5,1.80000025720000195496e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(10,6,1.80000025940000200272e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "7D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(10,7,1.80000026040000200271e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "8D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(10,8,1.80000026140000200271e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "9D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(10,9,1.8000002624000020027e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "TD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(10,10,1.8000002624000020027e+09,148,'{"seat": 0, "action": {"do": "play", "card": "JD"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(10,11,1.8000002634000020027e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "QD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(10,12,1.80000026440000200278e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "KD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,0,1.80000026440000200278e+09,NULL,'{"do": "open", "id": 11, "guild": 7, "channel": 78, "game": "stops", "buy_in": 20, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "traditional"}, "match": null, "secret": "9ac4318cfa2f96a134fa3081c7edeb67f1d23b983cd7bdc6a18cde5e745fad73"}');
INSERT INTO "journal" VALUES(11,1,1.80000026440000200278e+09,149,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(11,2,1.80000026440000200278e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(11,3,1.80000026440000200278e+09,150,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(11,4,1.80000026440000200278e+09,151,'{"member": 1001, "computers": [], "entropy": "151", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(9,100,1.80000026740000200267e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(11,5,1.80000026740000200267e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(11,6,1.80000026740000200267e+09,152,'{"seat": 0, "action": {"do": "play", "card": "4C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(11,7,1.80000026740000200267e+09,153,'{"seat": 0, "action": {"do": "play", "card": "5C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(11,8,1.80000026740000200267e+09,154,'{"seat": 0, "action": {"do": "play", "card": "6C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(11,9,1.80000026840000200267e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "7C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,10,1.80000026940000200275e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "8C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,11,1.80000026940000200275e+09,155,'{"seat": 0, "action": {"do": "play", "card": "9C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(11,12,1.80000026940000200275e+09,156,'{"seat": 0, "action": {"do": "play", "card": "2D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(11,13,1.80000026940000200275e+09,157,'{"seat": 0, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(11,14,1.80000027040000200274e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "4D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(11,15,1.80000027140000200273e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "5D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,16,1.80000027360000205032e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "3C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,17,1.800000275800002098e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "3H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(11,18,1.80000027680000209808e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "4H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(12,0,1.80000027680000209808e+09,NULL,'{"do": "open", "id": 12, "guild": 7, "channel": 79, "game": "stops", "buy_in": 20, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "boodle"}, "match": null, "secret": "5ce70ac8f3a3bae44286de77e90e9cac13f5804669e0a88d21b82f4c9f43f79d"}');
INSERT INTO "journal" VALUES(12,1,1.80000027680000209808e+09,158,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(12,2,1.80000027680000209808e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(12,3,1.80000027680000209808e+09,159,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(12,4,1.80000027680000209808e+09,160,'{"member": 1001, "computers": [], "entropy": "160", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(12,5,1.80000027980000209815e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(12,6,1.80000028080000209814e+09,NULL,'{"seat": 1, "action": {"do": "stake", "on": {"AS": 1, "KH": 1, "QD": 1, "JC": 1}}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,7,1.80000028080000209814e+09,161,'{"seat": 2, "action": {"do": "stake", "on": {"KH": 1, "QD": 2, "JC": 1}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,8,1.80000028080000209814e+09,162,'{"seat": 0, "action": {"do": "stake", "on": {"KH": 2, "QD": 2}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,9,1.80000028300000214582e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(12,10,1.8000002852000021934e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "AD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,11,1.8000002862000021934e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "2D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(12,12,1.8000002862000021934e+09,163,'{"seat": 0, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(12,13,1.80000028720000219348e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "4D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,14,1.80000028820000219347e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "5D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,15,1.80000028920000219347e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "6D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,16,1.80000029140000224114e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "JC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(12,17,1.80000029240000224122e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "QC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(13,0,1.80000029240000224122e+09,NULL,'{"do": "open", "id": 13, "guild": 7, "channel": 80, "game": "stops", "buy_in": 12, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "horses"}, "match": null, "secret": "8ba9e5725edc996c34db2d05cda63c0b0e01ae0531f69f0da7eefb632bc4db68"}');
INSERT INTO "journal" VALUES(13,1,1.80000029240000224122e+09,164,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(13,2,1.80000029240000224122e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(13,3,1.80000029240000224122e+09,165,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(13,4,1.80000029240000224122e+09,166,'{"member": 1001, "computers": [], "entropy": "166", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(13,5,1.80000029540000224112e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(13,6,1.80000029540000224112e+09,167,'{"seat": 2, "action": {"do": "stake", "on": {"QD": 1}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(13,7,1.80000029540000224112e+09,168,'{"seat": 0, "action": {"do": "stake", "on": {"AH": 1}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(13,8,1.80000029640000224111e+09,NULL,'{"seat": 1, "action": {"do": "stake", "on": {"AH": 1}}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(13,9,1.80000029860000228879e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(13,10,1.80000029860000228879e+09,169,'{"seat": 2, "action": {"do": "swap"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(13,11,1.80000030080000233655e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "2C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(13,12,1.80000030300000238422e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "4D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(13,13,1.80000030400000238413e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "5D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(13,14,1.80000030500000238412e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "6D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(13,15,1.80000030500000238412e+09,170,'{"seat": 2, "action": {"do": "play", "card": "5S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(13,16,1.80000030600000238412e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "6S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(14,0,1.80000030600000238412e+09,NULL,'{"do": "open", "id": 14, "guild": 7, "channel": 81, "game": "stops", "buy_in": 100, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "three-in-one"}, "match": null, "secret": "90a2d37757e75c3b551dea4d4e80aeb86d4d41c6529c053019414d9934b3960c"}');
INSERT INTO "journal" VALUES(14,1,1.80000030600000238412e+09,171,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(14,2,1.80000030600000238412e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(14,3,1.80000030600000238412e+09,172,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(14,4,1.80000030600000238412e+09,173,'{"member": 1001, "computers": [], "entropy": "173", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(14,5,1.80000030900000238419e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(14,6,1.80000030900000238419e+09,174,'{"seat": 2, "action": {"do": "keep"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,7,1.80000030900000238419e+09,175,'{"seat": 0, "action": {"do": "hold", "cards": ["QC", "7D", "5H", "8S", "KS"]}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,8,1.80000031000000238427e+09,NULL,'{"seat": 1, "action": {"do": "hold", "cards": ["5S", "9S", "JS", "QS", "AS"]}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,9,1.80000031000000238427e+09,176,'{"seat": 2, "action": {"do": "hold", "cards": ["5C", "3D", "9D", "TH", "7S"]}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,10,1.80000031000000238427e+09,177,'{"seat": 0, "action": {"do": "bet", "chips": 5}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,11,1.80000031220000243185e+09,NULL,'{"seat": 1, "action": {"do": "fold"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(14,12,1.80000031220000243185e+09,178,'{"seat": 2, "action": {"do": "raise", "chips": 1}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,13,1.80000031220000243185e+09,179,'{"seat": 0, "action": {"do": "raise", "chips": 4}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,14,1.80000031220000243185e+09,180,'{"seat": 2, "action": {"do": "raise", "chips": 4}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,15,1.80000031220000243185e+09,181,'{"seat": 0, "action": {"do": "call"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(14,16,1.80000031220000243185e+09,182,'{"seat": 0, "action": {"do": "play", "card": "3S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(15,0,1.80000031220000243185e+09,NULL,'{"do": "open", "id": 15, "guild": 7, "channel": 82, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan", "stake.mode": "free", "stake.amount": 2}, "match": null, "secret": "ecc1bc11b8d64a2e972b1f684f2c322efb53b02884c78a2a111fbf181916898f"}');
INSERT INTO "journal" VALUES(15,1,1.80000031220000243185e+09,183,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(15,2,1.80000031220000243185e+09,184,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(15,3,1.80000031220000243185e+09,185,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(15,4,1.80000031220000243185e+09,186,'{"member": 1001, "computers": [], "entropy": "186", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(15,5,1.80000031520000243184e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(15,6,1.80000031520000243184e+09,187,'{"seat": 1, "action": {"do": "stake", "on": {"KC": 2}}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(15,7,1.80000031520000243184e+09,188,'{"member": 1003, "action": {"do": "stake", "on": {"AH": 1}}, "ready": false, "do": "prepare"}');
INSERT INTO "journal" VALUES(15,8,1.80000031520000243184e+09,189,'{"member": 1001, "action": {"do": "stake", "on": {"AH": 2}}, "ready": true, "do": "prepare"}');
INSERT INTO "journal" VALUES(16,0,1.80000031520000243184e+09,NULL,'{"do": "open", "id": 16, "guild": 7, "channel": 83, "game": "stops", "buy_in": 100, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "three-in-one"}, "match": null, "secret": "6189ad1d435f1988e44205ee6aa188c81c17e595abb091084d4086bc064cd19c"}');
INSERT INTO "journal" VALUES(16,1,1.80000031520000243184e+09,190,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(16,2,1.80000031520000243184e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(16,3,1.80000031520000243184e+09,191,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(16,4,1.80000031520000243184e+09,192,'{"member": 1001, "computers": [], "entropy": "192", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(16,5,1.8000003182000024319e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(16,6,1.80000032040000247958e+09,NULL,'{"seat": 1, "action": {"do": "swap"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(16,7,1.80000032260000252717e+09,NULL,'{"seat": 1, "action": {"do": "auction"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,0,1.80000032260000252717e+09,NULL,'{"do": "open", "id": 17, "guild": 7, "channel": 84, "game": "stops", "buy_in": 40, "turn_seconds": 90, "follow_seconds": 15, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": null, "secret": "5abfb5589de5b4002fd7029a9bff733934acddc85c4bed0d81bc85d36ba9a035"}');
INSERT INTO "journal" VALUES(17,1,1.80000032260000252717e+09,193,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(17,2,1.80000032260000252717e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(17,3,1.80000032260000252717e+09,194,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(17,4,1.80000032260000252717e+09,195,'{"member": 1003, "name": "Clara", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(17,5,1.80000032260000252717e+09,196,'{"member": 1001, "computers": [], "entropy": "196", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(17,6,1.80000032560000252724e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(17,7,1.80000032560000252724e+09,197,'{"seat": 3, "action": {"do": "play", "card": "QS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,8,1.80000032560000252724e+09,198,'{"seat": 3, "action": {"do": "play", "card": "KS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,9,1.80000032660000252723e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "AS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,10,1.8000003288000025749e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "QD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,11,1.80000034380000257499e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "KD"}, "by": "deadline", "do": "act"}');
INSERT INTO "journal" VALUES(17,12,1.8000003448000025749e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "AD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,13,1.80000034700000262257e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "5H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,14,1.80000034700000262257e+09,199,'{"member": 1003, "away": true, "do": "away"}');
INSERT INTO "journal" VALUES(17,15,1.80000034700000262257e+09,200,'{"member": 1001, "follow": true, "do": "follow"}');
INSERT INTO "journal" VALUES(17,16,1.80000034920000267025e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "5C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,17,1.80000035020000267033e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "6C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,18,1.80000035120000267032e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "7C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,19,1.80000035120000267032e+09,201,'{"seat": 0, "action": {"do": "play", "card": "3C"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,20,1.80000035220000267031e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "4C"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,21,1.80000035220000267031e+09,202,'{"seat": 0, "action": {"do": "play", "card": "JC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,22,1.80000035320000267031e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "QC"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,23,1.80000035420000267022e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "KC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,24,1.8000003552000026703e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "AC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,25,1.80000035740000271797e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "2C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,26,1.80000035960000276565e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "4H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,27,1.80000036180000281332e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "9H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,28,1.8000003628000028134e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "TH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,29,1.80000036500000286108e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "QH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,30,1.80000036600000286107e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "KH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,31,1.80000036600000286107e+09,203,'{"seat": 2, "action": {"do": "play", "card": "2H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,32,1.80000036700000286098e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "3H"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,33,1.80000036700000286098e+09,204,'{"seat": 2, "action": {"do": "play", "card": "6D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,34,1.80000036800000286097e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "7D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,35,1.80000036900000286096e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "8D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,36,1.80000037000000286105e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "9D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,37,1.80000037100000286104e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "TD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,38,1.80000037200000286103e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "JD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,39,1.80000037200000286103e+09,205,'{"seat": 2, "action": {"do": "play", "card": "5S"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,40,1.80000037300000286111e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "6S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,41,1.80000037300000286111e+09,206,'{"seat": 2, "action": {"do": "play", "card": "TS"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,42,1.80000037400000286093e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "JS"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,43,1.80000037400000286093e+09,207,'{"seat": 0, "action": {"do": "play", "card": "3D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,44,1.80000037500000286102e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "4D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,45,1.80000038700000286094e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(17,46,1.80000038700000286094e+09,208,'{"seat": 0, "action": {"do": "play", "card": "8H"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(17,47,1.80000038800000286103e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "9H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,48,1.80000038900000286102e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "TH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,49,1.80000039000000286101e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "JH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,50,1.80000039100000286101e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "QH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,51,1.800000392000002861e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "KH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,52,1.80000039300000286108e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "AH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,53,1.80000039520000290867e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "KD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,54,1.80000039620000290866e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "AD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,55,1.80000039840000295634e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "2C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,56,1.80000039940000295633e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "3C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,57,1.80000040040000295641e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,58,1.80000040140000295641e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "5C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,59,1.80000040360000300408e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "4H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,60,1.80000040460000300408e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "5H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,61,1.80000040680000305166e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,62,1.80000040780000305174e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "7S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,63,1.80000040880000305174e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "8S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,64,1.80000040980000305173e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "9S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,65,1.80000041200000309941e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "KS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,66,1.80000041300000309949e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "AS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,67,1.80000041520000314716e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "2H"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,68,1.80000041740000319475e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "8C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,69,1.80000042940000319485e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(17,70,1.80000043160000324253e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "2S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,71,1.80000043260000324243e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "3S"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,72,1.80000043360000324243e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "4S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,73,1.80000043460000324242e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "5S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,74,1.8000004356000032425e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "6S"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,75,1.80000043780000329018e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "TS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,76,1.80000043880000329017e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "JS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,77,1.80000043980000329017e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "QS"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,78,1.80000044200000333793e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "KC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,79,1.80000044420000338551e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "QH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,80,1.80000044520000338551e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "KH"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,81,1.8000004462000033855e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "AH"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,82,1.80000044840000343326e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "2D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,83,1.80000045060000348094e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "4D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,84,1.80000045160000348093e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "5D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,85,1.80000045260000348093e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "6D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,86,1.80000045360000348083e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "7D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,87,1.80000045460000348083e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "8D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,88,1.80000045560000348091e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "9D"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,89,1.8000004566000034809e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "TD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,90,1.8000004576000034809e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "JD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,91,1.80000045860000348098e+09,NULL,'{"seat": 2, "action": {"do": "play", "card": "QD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,92,1.80000045960000348097e+09,NULL,'{"seat": 0, "action": {"do": "play", "card": "KD"}, "by": "follow", "do": "act"}');
INSERT INTO "journal" VALUES(17,93,1.80000046060000348088e+09,NULL,'{"seat": 3, "action": {"do": "play", "card": "AD"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(17,94,1.80000047260000348089e+09,NULL,'{"do": "deal"}');
CREATE TABLE members (
	guild_id BIGINT NOT NULL, 
	member_id BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	locale VARCHAR(16) NOT NULL, 
	follow BOOLEAN NOT NULL, 
	rounds INTEGER NOT NULL, 
	claimed_at FLOAT, 
	on_tables BIGINT NOT NULL, 
	CONSTRAINT pk_members PRIMARY KEY (guild_id, member_id)
);
INSERT INTO "members" VALUES(7,1001,'Ann','en-US',1,11,NULL,475);
INSERT INTO "members" VALUES(7,1002,'Ben','de',1,11,NULL,395);
INSERT INTO "members" VALUES(7,1003,'Clara','nl',0,4,NULL,142);
INSERT INTO "members" VALUES(7,1004,'Dirk','en-US',0,0,1800000000.0,26);
CREATE TABLE outbox (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	announcement JSON NOT NULL, 
	CONSTRAINT pk_outbox PRIMARY KEY (id), 
	CONSTRAINT fk_outbox_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "outbox" VALUES(1,1,1800000005.0,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 2, "space": "QD", "card": {"Card": "QD"}, "chips": 4}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(2,1,1800000011.2,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "JS", "card": {"Card": "JS"}, "chips": 4}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(3,1,1.80000001660000014305e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "KC", "card": {"Card": "KC"}, "chips": 4}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(4,1,1.80000001960000014303e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 2, "space": "AH", "card": {"Card": "AH"}, "chips": 4}, {"event": "RoundEnded", "round": 1, "rounds": 2, "winner": 2, "card": {"Card": "AH"}, "kitty": 0, "payments": [{"Payment": {"seat": 0, "cards": 1, "due": 1, "chips": 1}}, {"Payment": {"seat": 1, "cards": 5, "due": 5, "chips": 5}}], "before": [60, 60, 60], "chips": [55, 55, 70], "table": []}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(5,1,1.80000003360000014303e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 2, "space": "KC", "card": {"Card": "KC"}, "chips": 4}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(6,1,1.80000005020000028608e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "AH", "card": {"Card": "AH"}, "chips": 4}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(7,1,1.80000005460000038143e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 0, "space": "QD", "card": {"Card": "QD"}, "chips": 4}, {"event": "RoundEnded", "round": 2, "rounds": 2, "winner": 0, "card": {"Card": "QD"}, "kitty": 0, "payments": [{"Payment": {"seat": 1, "cards": 1, "due": 1, "chips": 1}}, {"Payment": {"seat": 2, "cards": 5, "due": 5, "chips": 5}}], "before": [55, 55, 70], "chips": [61, 54, 61], "table": [["JS", 4]]}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(8,1,1.80000005460000038143e+09,'{"table": 1, "winners": ["Ann", "Ben"], "standings": [{"name": "Ann", "member": 1001, "chips": 61, "paid_in": 60, "points": null}, {"name": "Ben", "member": 1002, "chips": 61, "paid_in": 60, "points": null}, {"name": "Ada", "member": null, "chips": 54, "paid_in": 60, "points": null}], "left": 4, "deal": {"commitment": "2e671755f80ddc0bb18d3d960dcb68408cd534f0d71c56f08892c2e28d058745", "secret": "5012cbf8f2410c1b4a338955babcebf855f2c234b330896f14fca6e16828609e", "entropy": "3"}, "about": "match_result"}');
INSERT INTO "outbox" VALUES(9,5,1.80000008880000066753e+09,'{"game": "stops", "names": ["Ann", "Ada", "Clara"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "QD", "card": {"Card": "QD"}, "chips": 4}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(10,5,1.80000008880000066753e+09,'{"reason": "stopped", "by": "Ann", "returned": [["Ann", 32], ["Clara", 36]], "left": 12, "deal": {"commitment": "6761a095635d4524b0cc0d15a3a8c9dc4a0ee38e174deafdc897ebb5471f70c7", "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7", "entropy": "69"}, "about": "table_closed"}');
INSERT INTO "outbox" VALUES(11,17,1.8000003288000025749e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "QD", "card": {"Card": "QD"}, "chips": 5}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(12,17,1.80000035420000267022e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "KC", "card": {"Card": "KC"}, "chips": 5}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(13,17,1.80000037400000286093e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "BoodleCollected", "seat": 0, "space": "JS", "card": {"Card": "JS"}, "chips": 5}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(14,17,1.80000037500000286102e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "RoundEnded", "round": 1, "rounds": 4, "winner": 0, "card": {"Card": "4D"}, "kitty": 0, "payments": [{"Payment": {"seat": 1, "cards": 4, "due": 4, "chips": 4}}, {"Payment": {"seat": 2, "cards": 1, "due": 1, "chips": 1}}, {"Payment": {"seat": 3, "cards": 1, "due": 1, "chips": 1}}], "before": [40, 40, 40, 40], "chips": [47, 42, 31, 35], "table": [["AH", 5]]}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(15,17,1.80000039300000286108e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "AH", "card": {"Card": "AH"}, "chips": 10}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(16,17,1.80000041740000319475e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "RoundEnded", "round": 2, "rounds": 4, "winner": 1, "card": {"Card": "8C"}, "kitty": 0, "payments": [{"Payment": {"seat": 2, "cards": 8, "due": 8, "chips": 8}}, {"Payment": {"seat": 3, "cards": 3, "due": 3, "chips": 3}}, {"Payment": {"seat": 0, "cards": 8, "due": 8, "chips": 8}}], "before": [47, 42, 31, 35], "chips": [35, 67, 19, 24], "table": [["KC", 5], ["QD", 5], ["JS", 5]]}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(17,17,1.80000043880000329017e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "BoodleCollected", "seat": 1, "space": "JS", "card": {"Card": "JS"}, "chips": 10}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(18,17,1.80000044200000333793e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "BoodleCollected", "seat": 3, "space": "KC", "card": {"Card": "KC"}, "chips": 10}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(19,17,1.8000004462000033855e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "BoodleCollected", "seat": 3, "space": "AH", "card": {"Card": "AH"}, "chips": 5}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(20,17,1.80000045860000348098e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "BoodleCollected", "seat": 2, "space": "QD", "card": {"Card": "QD"}, "chips": 10}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(21,17,1.80000046060000348088e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben", "Clara"], "events": [{"event": "RoundEnded", "round": 3, "rounds": 4, "winner": 3, "card": {"Card": "AD"}, "kitty": 0, "payments": [{"Payment": {"seat": 0, "cards": 6, "due": 6, "chips": 6}}, {"Payment": {"seat": 1, "cards": 6, "due": 6, "chips": 6}}, {"Payment": {"seat": 2, "cards": 6, "due": 6, "chips": 6}}], "before": [35, 67, 19, 24], "chips": [21, 67, 19, 53], "table": []}], "about": "match_events"}');
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
INSERT INTO "posts" VALUES(17,'board',0,84,9001,1.80000047260000348089e+09,0);
INSERT INTO "posts" VALUES(17,'hand',1001,501,9002,1.80000047260000348089e+09,2);
INSERT INTO "posts" VALUES(17,'hand',1002,502,NULL,1.80000047260000348089e+09,0);
INSERT INTO "posts" VALUES(17,'nudge',1003,84,9003,1.80000047260000348089e+09,5);
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
INSERT INTO "tables" VALUES(1,7,71,'closed',72,'{"id": 1, "guild": 7, "channel": 71, "game": "stops", "buy_in": 60, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "3", "jackpot": 0, "carried": 0, "decision": 66, "human_acted": true, "happenings": [], "ending": "finished", "rules": {"preset": "michigan", "end.rounds": 2}, "match": {"rules": {"preset": "michigan", "end.rounds": 2}, "phase": "over", "round": 2, "dealer": 2, "chips": [61, 54, 61], "spaces": [0, 0, 0, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["", "2D", "3D4DAD2HQS"], "dead": "4C7C9CAC6D7D9DTDJDKD4HJSKS", "plays": [[0, "5C", true], [2, "6C", false], [2, "2C", true], [2, "3C", false], [2, "KC", true], [2, "2S", true], [0, "3S", false], [1, "4S", false], [2, "5S", false], [0, "6S", false], [2, "7S", false], [2, "8S", false], [1, "9S", false], [1, "TS", false], [1, "AS", true], [1, "3H", true], [1, "5H", true], [0, "6H", false], [0, "7H", false], [0, "8H", false], [0, "9H", false], [1, "TH", false], [1, "JH", false], [0, "QH", false], [1, "KH", false], [1, "AH", false], [1, "8C", true], [1, "JC", true], [0, "QC", false], [0, "TC", true], [0, "5D", true], [0, "8D", true], [0, "QD", true]], "missing": "4C7C9CAC6D9D4HJS", "turn": null, "asked": [], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "", "before": [55, 55, 70], "collected": [[2, "KC", "KC", 4], [1, "AH", "AH", 4], [0, "QD", "QD", 4]], "passed": [], "relaxed": false, "outcome": {"winners": [0, 2], "chips": [61, 54, 61], "topups": [0, 0, 0], "left_on_table": 4, "points": null}}, "secret": "5012cbf8f2410c1b4a338955babcebf855f2c234b330896f14fca6e16828609e"}',NULL,1800000000.0,1.80000005460000038143e+09,NULL);
INSERT INTO "tables" VALUES(2,7,71,'lobby',5,'{"id": 2, "guild": 7, "channel": 71, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "", "jackpot": 4, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": null, "secret": "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b"}',1.80008645460000038154e+09,1.80000005460000038143e+09,NULL,NULL);
INSERT INTO "tables" VALUES(3,7,72,'closed',41,'{"id": 3, "guild": 7, "channel": 72, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "46", "jackpot": 0, "carried": 0, "decision": 36, "human_acted": true, "happenings": [], "ending": "finished", "rules": {"preset": "michigan", "end.rounds": 1}, "match": {"rules": {"preset": "michigan", "end.rounds": 1}, "phase": "over", "round": 1, "dealer": 2, "chips": [39, 38, 35], "spaces": [0, 4, 4, 0, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["", "ACAD", "TD"], "dead": "4CQCKC3D8D9DQDKD2H3H6H9H2S", "plays": [[0, "TS", true], [2, "JS", false], [0, "QS", false], [0, "KS", false], [2, "AS", false], [2, "5S", true], [1, "6S", false], [2, "7S", false], [1, "8S", false], [2, "9S", false], [2, "4H", true], [0, "5H", false], [0, "2C", true], [1, "3C", false], [1, "3S", true], [1, "4S", false], [1, "8H", true], [1, "TH", true], [0, "JH", false], [1, "QH", false], [0, "KH", false], [1, "AH", false], [1, "8C", true], [0, "9C", false], [2, "TC", false], [2, "JC", false], [2, "7H", true], [2, "2D", true], [2, "7C", true], [2, "4D", true], [1, "5D", false], [0, "6D", false], [0, "7D", false], [0, "JD", true], [0, "5C", true], [0, "6C", false]], "missing": "4CQC3D8DQD6H9H", "turn": null, "asked": [], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "", "before": [40, 40, 40], "collected": [[2, "JS", "JS", 4], [1, "AH", "AH", 4]], "passed": [], "relaxed": false, "outcome": {"winners": [0], "chips": [39, 38, 35], "topups": [0, 0, 0], "left_on_table": 8, "points": null}}, "secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c"}',NULL,1.80000005460000038143e+09,1.80000007940000057212e+09,NULL);
INSERT INTO "tables" VALUES(4,7,72,'lobby',2,'{"id": 4, "guild": 7, "channel": 72, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1002, "status": "lobby", "seats": [{"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [1001], "entropy": "", "jackpot": 8, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan", "end.rounds": 1}, "match": null, "secret": "8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3"}',1.80008647940000057223e+09,1.80000007940000057212e+09,NULL,NULL);
INSERT INTO "tables" VALUES(5,7,73,'closed',12,'{"id": 5, "guild": 7, "channel": 73, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1003, "name": "Clara", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "69", "jackpot": 0, "carried": 0, "decision": 6, "human_acted": true, "happenings": [], "ending": "stopped", "rules": {"preset": "michigan"}, "match": {"rules": {"preset": "michigan"}, "phase": "lead", "round": 1, "dealer": 0, "chips": [32, 40, 36], "spaces": [4, 4, 0, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["2C4C9CJCKCAC5D5S8S9SQSKS", "3C8C2H7H9HAH6S7STS", "5C6CQC2D4D3H4H8HTHJH3SAS"], "dead": "7CTC3D7D8D9D5H6HQHKH2S4SJS", "plays": [[1, "6D", true], [1, "TD", true], [1, "JD", false], [1, "QD", false], [2, "KD", false], [0, "AD", false]], "missing": "7D", "turn": 0, "asked": [], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "2C5D5S", "before": [40, 40, 40], "collected": [[1, "QD", "QD", 4]], "passed": [], "relaxed": false, "outcome": null}, "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7"}',NULL,1.80000007940000057212e+09,1.80000008880000066753e+09,NULL);
INSERT INTO "tables" VALUES(6,7,73,'playing',7,'{"id": 6, "guild": 7, "channel": 73, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1003, "name": "Clara", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "75", "jackpot": 12, "carried": 12, "decision": 2, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": {"rules": {"preset": "michigan"}, "phase": "follow", "round": 1, "dealer": 2, "chips": [36, 36, 32], "spaces": [7, 7, 7, 7, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["6C9CTC3D4DTDQDADQH8SJSAS", "5C7CJCQCAC6D9DJDKD5H6H8H9H", "2C4CKC2D8D2H7HTHJHAH3S7S"], "dead": "3C8C5D7D3H4HKH2S4S9STSQSKS", "plays": [[0, "5S", true], [2, "6S", false]], "missing": "", "turn": 2, "asked": [], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "7S", "before": [40, 40, 40], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18"}',1.80008649180000066761e+09,1.80000008880000066753e+09,NULL,NULL);
INSERT INTO "tables" VALUES(7,7,74,'playing',36,'{"id": 7, "guild": 7, "channel": 74, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1004, "name": "Dirk", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1003, "name": "Clara", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "81", "jackpot": 0, "carried": 0, "decision": 27, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": {"rules": {"preset": "michigan"}, "phase": "lead", "round": 2, "dealer": 0, "chips": [36, 26, 47, 21], "spaces": [5, 10, 10, 5, 0, 0], "eliminated": [], "topups": [0, 0, 0, 0], "hands": ["2C2D6D2H3HTHJH3SJSQS", "7CJCKC4D8D9DTD4H4S6S8S", "9CTCJDQDKD5H7H8HKH2SAS", "3C4C5C8C7DAD6H9STSKS"], "dead": "6CQCAC3D5D9HQHAH5S7S", "plays": [], "missing": "", "turn": 1, "asked": [], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "7C4D4H4S", "before": [44, 30, 51, 25], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf"}',1.80008652720000100139e+09,1.8000000918000006676e+09,NULL,NULL);
INSERT INTO "tables" VALUES(8,7,75,'paused',38,'{"id": 8, "guild": 7, "channel": 75, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "paused", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": true, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": true, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "98", "jackpot": 0, "carried": 0, "decision": 31, "human_acted": false, "happenings": [{"kind": "away", "name": "Ann"}, {"kind": "away", "name": "Ben"}], "ending": null, "rules": {"preset": "michigan"}, "match": {"rules": {"preset": "michigan"}, "phase": "deal", "round": 2, "dealer": 1, "chips": [48, 35, 37], "spaces": [0, 0, 0, 0, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["", "2D2H7H2SAS", "3H4HJH"], "dead": "6C8CJC3D4DTDAD5H6H8HTH3S4S", "plays": [[1, "2C", true], [0, "3C", false], [2, "4C", false], [1, "5C", false], [1, "7C", true], [1, "TC", true], [1, "QC", true], [2, "KC", false], [0, "AC", false], [0, "9H", true], [0, "QH", true], [0, "KH", false], [0, "AH", false], [0, "9C", true], [0, "9D", true], [0, "QD", true], [2, "KD", false], [2, "5D", true], [2, "6D", false], [1, "7D", false], [2, "8D", false], [2, "JD", true], [2, "5S", true], [0, "6S", false], [2, "7S", false], [2, "8S", false], [0, "9S", false], [1, "TS", false], [1, "JS", false], [0, "QS", false], [0, "KS", false]], "missing": "6C8CJCTDADTH", "turn": null, "asked": [], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "", "before": [40, 40, 40], "collected": [[2, "KC", "KC", 4], [0, "AH", "AH", 4], [0, "QD", "QD", 4], [1, "JS", "JS", 4]], "passed": [], "relaxed": false, "outcome": null}, "secret": "0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca"}',1.80008656300000143045e+09,1.80000011460000085821e+09,NULL,NULL);
INSERT INTO "tables" VALUES(9,7,76,'playing',100,'{"id": 9, "guild": 7, "channel": 76, "game": "stops", "buy_in": 6, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "103", "jackpot": 0, "carried": 0, "decision": 92, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan", "chips": 6, "end.mode": "topup", "end.rounds": 4}, "match": {"rules": {"preset": "michigan", "chips": 6, "end.mode": "topup", "end.rounds": 4}, "phase": "lead", "round": 4, "dealer": 2, "chips": [2, 18, 0], "spaces": [4, 4, 4, 4, 0, 0], "eliminated": [], "topups": [6, 6, 6], "hands": ["4C6C8CQC3DQD7HJHKH2S3S6S7S", "2C5CAC2D5D7DAD5H6H9H4SQSKS", "3C7CTCJC4D8DTDJD2H5S8S9STS"], "dead": "9CKC6D9DKD3H4H8HTHQHAHJSAS", "plays": [], "missing": "", "turn": 0, "asked": [], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "4C3D7H2S", "before": [6, 22, 8], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "3e6cabca12b12212143d6c91600035438041af0937ebb4783a5a6551a715dba6"}',1.80008666740000200269e+09,1.80000016300000143052e+09,NULL,NULL);
INSERT INTO "tables" VALUES(10,7,77,'playing',12,'{"id": 10, "guild": 7, "channel": 77, "game": "stops", "buy_in": 20, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "147", "jackpot": 0, "carried": 0, "decision": 7, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": {"rules": {"preset": "michigan"}, "phase": "follow", "round": 1, "dealer": 0, "chips": [12, 20, 16], "spaces": [4, 4, 0, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["6C8C9C2D5DAD5H8H9H8SKSAS", "4C7CTCKC2HTHJH5S", "3CQC4D3H4HQHAH2S3S4SJSQS"], "dead": "2C5CJCAC3D6D6H7HKH6S7S9STS", "plays": [[1, "7D", true], [1, "8D", false], [1, "9D", false], [1, "TD", false], [0, "JD", false], [1, "QD", false], [2, "KD", false]], "missing": "", "turn": 0, "asked": [], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "AD", "before": [20, 20, 20], "collected": [[1, "QD", "QD", 4]], "passed": [], "relaxed": false, "outcome": null}, "secret": "e063925b446257365ea676e2b3050e2aca0b0791e8762b6594619e304223108b"}',1.80008666440000200271e+09,1.80000025420000195506e+09,NULL,NULL);
INSERT INTO "tables" VALUES(11,7,78,'playing',18,'{"id": 11, "guild": 7, "channel": 78, "game": "stops", "buy_in": 20, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "151", "jackpot": 0, "carried": 0, "decision": 13, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "traditional"}, "match": {"rules": {"preset": "traditional"}, "phase": "lead", "round": 1, "dealer": 2, "chips": [16, 16, 12], "spaces": [4, 4, 4, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["QC6HTH7STSJSQS", "JCKCAC7HJHAH6SKSAS", "2C7D8D9DTDKDAD8HQH2S"], "dead": "TC6DJDQD2H5H9HKH3S4S5S8S9S", "plays": [[0, "4C", true], [0, "5C", false], [0, "6C", false], [2, "7C", false], [1, "8C", false], [0, "9C", false], [0, "2D", true], [0, "3D", false], [2, "4D", false], [1, "5D", false], [1, "3C", true], [1, "3H", true], [2, "4H", false]], "missing": "TC6D5H", "turn": 2, "asked": [], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "2C7D2S", "before": [20, 20, 20], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "9ac4318cfa2f96a134fa3081c7edeb67f1d23b983cd7bdc6a18cde5e745fad73"}',1.8000866768000020981e+09,1.80000026440000200278e+09,NULL,NULL);
INSERT INTO "tables" VALUES(12,7,79,'playing',17,'{"id": 12, "guild": 7, "channel": 79, "game": "stops", "buy_in": 20, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "160", "jackpot": 0, "carried": 0, "decision": 11, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "boodle"}, "match": {"rules": {"preset": "boodle"}, "phase": "follow", "round": 1, "dealer": 0, "chips": [16, 18, 16], "spaces": [1, 4, 5, 0, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["3CKC8D9DKD4HJHKHAH2S3SKS", "5CTDQDTH7S9STS", "7CTCACJD7H8HQH5S6S8SJSAS"], "dead": "2C4C6C8C9C7D2H3H5H6H9H4SQS", "plays": [[1, "AD", true], [2, "2D", false], [0, "3D", false], [1, "4D", false], [1, "5D", false], [1, "6D", false], [1, "JC", true], [1, "QC", false]], "missing": "7D", "turn": 0, "asked": [], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [[["KH", 2], ["QD", 2]], [["AS", 1], ["KH", 1], ["QD", 1], ["JC", 1]], [["KH", 1], ["QD", 2], ["JC", 1]]], "told": [{"event": "StakePaid", "seat": 1, "chips": [["AS", 1], ["KH", 1], ["QD", 1], ["JC", 1]]}, {"event": "StakePaid", "seat": 2, "chips": [["KH", 1], ["QD", 2], ["JC", 1]]}, {"event": "StakePaid", "seat": 0, "chips": [["KH", 2], ["QD", 2]]}], "options": "KC", "before": [20, 20, 20], "collected": [[1, "JC", "JC", 2]], "passed": [], "relaxed": false, "outcome": null}, "secret": "5ce70ac8f3a3bae44286de77e90e9cac13f5804669e0a88d21b82f4c9f43f79d"}',1.80008669240000224107e+09,1.80000027680000209808e+09,NULL,NULL);
INSERT INTO "tables" VALUES(13,7,80,'playing',16,'{"id": 13, "guild": 7, "channel": 80, "game": "stops", "buy_in": 12, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "166", "jackpot": 0, "carried": 0, "decision": 10, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "horses"}, "match": {"rules": {"preset": "horses"}, "phase": "lead", "round": 1, "dealer": 1, "chips": [10, 10, 10], "spaces": [0, 1, 0, 2, 3, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["4C5C6CKCKD2H4H5HAH2S4SQSAS", "7C9CJCQCACTDJDQD8HTHTS", "2DAD3H6HJHQHKHJSKS"], "dead": "3C8CTC3D7D8D9D7H9H3S7S8S9S", "plays": [[1, "2C", true], [1, "4D", true], [2, "5D", false], [2, "6D", false], [2, "5S", true], [2, "6S", false]], "missing": "3C7D7S", "turn": 2, "asked": [], "swapped": true, "given_up": 2, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [[["AH", 1]], [["AH", 1]], [["QD", 1]]], "told": [{"event": "StakePaid", "seat": 2, "chips": [["kitty", 1]]}, {"event": "StakePaid", "seat": 0, "chips": [["kitty", 1]]}, {"event": "StakePaid", "seat": 1, "chips": [["kitty", 1]]}, {"event": "StakePaid", "seat": 2, "chips": [["QD", 1]]}, {"event": "StakePaid", "seat": 0, "chips": [["AH", 1]]}, {"event": "StakePaid", "seat": 1, "chips": [["AH", 1]]}, {"event": "SpareSwapped", "seat": 2}], "options": "2D", "before": [12, 12, 12], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "8ba9e5725edc996c34db2d05cda63c0b0e01ae0531f69f0da7eefb632bc4db68"}',1.80008670600000238422e+09,1.80000029240000224122e+09,NULL,NULL);
INSERT INTO "tables" VALUES(14,7,81,'playing',16,'{"id": 14, "guild": 7, "channel": 81, "game": "stops", "buy_in": 100, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "173", "jackpot": 0, "carried": 0, "decision": 11, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "three-in-one"}, "match": {"rules": {"preset": "three-in-one"}, "phase": "lead", "round": 1, "dealer": 2, "chips": [111, 97, 80], "spaces": [0, 0, 0, 3, 0, 3, 3, 3, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["2C7C8CQC7DAD4H5H7HKH8SKS", "TCJCKCTD6H9HQHAH5S9SJSQSAS", "5C6CAC3D4D8D9DQDKDTH2S7STS"], "dead": "3C4C9C2D5D6DJD2H3H8HJH4S6S", "plays": [[0, "3S", true]], "missing": "4S", "turn": 0, "asked": [], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": ["QC7D5H8SKS", "5S9SJSQSAS", "5C3D9DTH7S"], "bets": [14, 0, 14], "raises": 3, "folded": [1], "poker_winner": 0, "placed": [], "told": [{"event": "SpareKept", "seat": 2}, {"event": "BoodleCollected", "seat": 1, "space": "AH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 0, "space": "KH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 1, "space": "QH", "card": null, "chips": 3}, {"event": "BoodleCollected", "seat": 2, "space": "TH", "card": null, "chips": 3}, {"event": "HandHeld", "seat": 0}, {"event": "HandHeld", "seat": 1}, {"event": "HandHeld", "seat": 2}, {"event": "BetMade", "seat": 0, "chips": 5}, {"event": "Folded", "seat": 1}, {"event": "BetRaised", "seat": 2, "chips": 1, "level": 6}, {"event": "BetRaised", "seat": 0, "chips": 4, "level": 10}, {"event": "BetRaised", "seat": 2, "chips": 4, "level": 14}, {"event": "BetCalled", "seat": 0, "chips": 4, "all_in": false}, {"event": "PokerEnded", "winner": 0, "pots": [{"PotWon": {"chips": 31, "winners": [0], "share": 31}}], "shown": [[0, {"CardSet": "QC7D5H8SKS"}], [2, {"CardSet": "5C3D9DTH7S"}]]}], "options": "2C7D4H8S", "before": [100, 100, 100], "collected": [[1, "AH", null, 3], [0, "KH", null, 3], [1, "QH", null, 3], [2, "TH", null, 3]], "passed": [], "relaxed": false, "outcome": null}, "secret": "90a2d37757e75c3b551dea4d4e80aeb86d4d41c6529c053019414d9934b3960c"}',1.80008671220000243187e+09,1.80000030600000238412e+09,NULL,NULL);
INSERT INTO "tables" VALUES(15,7,82,'playing',8,'{"id": 15, "guild": 7, "channel": 82, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": {"do": "stake", "on": {"AH": 2}}, "ready": true}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1003, "name": "Clara", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": {"do": "stake", "on": {"AH": 1}}, "ready": false}], "expected": [], "entropy": "186", "jackpot": 0, "carried": 0, "decision": 1, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "michigan", "stake.mode": "free", "stake.amount": 2}, "match": {"rules": {"preset": "michigan", "stake.mode": "free", "stake.amount": 2}, "phase": "stake", "round": 1, "dealer": 0, "chips": [40, 38, 40], "spaces": [0, 2, 0, 0, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["", "", ""], "dead": "", "plays": [], "missing": "", "turn": 2, "asked": [2, 0], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [[], [["KC", 2]], []], "told": [{"event": "StakePaid", "seat": 1, "chips": [["KC", 2]]}], "options": "", "before": [40, 40, 40], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "ecc1bc11b8d64a2e972b1f684f2c322efb53b02884c78a2a111fbf181916898f"}',1.80008671520000243185e+09,1.80000031220000243185e+09,NULL,1.80008671520000243185e+09);
INSERT INTO "tables" VALUES(16,7,83,'playing',7,'{"id": 16, "guild": 7, "channel": 83, "game": "stops", "buy_in": 100, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "192", "jackpot": 0, "carried": 0, "decision": 2, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "three-in-one"}, "match": {"rules": {"preset": "three-in-one"}, "phase": "auction", "round": 1, "dealer": 1, "chips": [91, 91, 91], "spaces": [3, 3, 3, 3, 3, 3, 3, 3, 3], "eliminated": [], "topups": [0, 0, 0], "hands": ["2C4C6C7CJCADJHKH3S4S7SQSAS", "5CTC7D9DTD2H4H7H9HTH2S6S9S", "3CAC4D5D6DJDKD5HQHAH8SJSKS"], "dead": "8C9CQCKC2D3D8DQD3H6H8H5STS", "plays": [], "missing": "", "turn": 2, "asked": [2, 0], "swapped": true, "given_up": 1, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [{"event": "SpareSwapped", "seat": 1}, {"event": "AuctionOpened", "seat": 1, "old": true}], "options": "", "before": [100, 100, 100], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "6189ad1d435f1988e44205ee6aa188c81c17e595abb091084d4086bc064cd19c"}',1.80008672260000252719e+09,1.80000031520000243184e+09,NULL,NULL);
INSERT INTO "tables" VALUES(17,7,84,'playing',94,'{"id": 17, "guild": 7, "channel": 84, "game": "stops", "buy_in": 40, "turn_seconds": 90, "follow_seconds": 15, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1003, "name": "Clara", "follow": false, "away": true, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "196", "jackpot": 0, "carried": 0, "decision": 83, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": {"rules": {"preset": "michigan"}, "phase": "lead", "round": 4, "dealer": 1, "chips": [17, 59, 15, 49], "spaces": [5, 5, 5, 5, 0, 0], "eliminated": [], "topups": [0, 0, 0, 0], "hands": ["5C6C5D9D4H6H8HKHAH5S", "QC2D6D7D2H9HJH3STSKS", "JCAC8DTDJDKD3H7HTH8SJS", "3C4CKC3D4DQD2S4S6S9SQS"], "dead": "2C7C8C9CTCAD5HQH7SAS", "plays": [], "missing": "", "turn": 2, "asked": [], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "JC8D3H8S", "before": [21, 67, 19, 53], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "5abfb5589de5b4002fd7029a9bff733934acddc85c4bed0d81bc85d36ba9a035"}',1.80000056260000348097e+09,1.80000032260000252717e+09,NULL,NULL);
CREATE TABLE transfers (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	source_id INTEGER NOT NULL, 
	target_id INTEGER NOT NULL, 
	chips BIGINT NOT NULL, 
	reason VARCHAR(16) NOT NULL, 
	table_id INTEGER, 
	"by" BIGINT, 
	CONSTRAINT pk_transfers PRIMARY KEY (id), 
	CONSTRAINT ck_transfers_positive CHECK (chips > 0), 
	CONSTRAINT fk_transfers_source_id FOREIGN KEY(source_id) REFERENCES accounts (id), 
	CONSTRAINT fk_transfers_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_transfers_target_id FOREIGN KEY(target_id) REFERENCES accounts (id)
);
INSERT INTO "transfers" VALUES(1,1800000000.0,7,2,1,900,'welcome',NULL,NULL);
INSERT INTO "transfers" VALUES(2,1800000000.0,7,2,3,900,'welcome',NULL,NULL);
INSERT INTO "transfers" VALUES(3,1800000000.0,7,2,4,900,'welcome',NULL,NULL);
INSERT INTO "transfers" VALUES(4,1800000000.0,7,2,5,900,'welcome',NULL,NULL);
INSERT INTO "transfers" VALUES(5,1800000000.0,7,2,1,100,'grant',NULL,1001);
INSERT INTO "transfers" VALUES(6,1800000000.0,7,5,2,880,'take',NULL,1001);
INSERT INTO "transfers" VALUES(7,1800000000.0,7,2,5,70,'daily',NULL,NULL);
INSERT INTO "transfers" VALUES(8,1800000000.0,7,1,6,60,'buy_in',1,NULL);
INSERT INTO "transfers" VALUES(9,1800000000.0,7,7,6,60,'buy_in',1,NULL);
INSERT INTO "transfers" VALUES(10,1800000000.0,7,3,6,60,'buy_in',1,NULL);
INSERT INTO "transfers" VALUES(11,1.80000005460000038143e+09,7,6,1,61,'stack',1,NULL);
INSERT INTO "transfers" VALUES(12,1.80000005460000038143e+09,7,6,7,54,'stack',1,NULL);
INSERT INTO "transfers" VALUES(13,1.80000005460000038143e+09,7,6,3,61,'stack',1,NULL);
INSERT INTO "transfers" VALUES(14,1.80000005460000038143e+09,7,6,8,4,'left',1,NULL);
INSERT INTO "transfers" VALUES(15,1.80000005460000038143e+09,7,1,9,40,'buy_in',2,NULL);
INSERT INTO "transfers" VALUES(16,1.80000005460000038143e+09,7,7,9,40,'buy_in',2,NULL);
INSERT INTO "transfers" VALUES(17,1.80000005460000038143e+09,7,3,9,40,'buy_in',2,NULL);
INSERT INTO "transfers" VALUES(18,1.80000005460000038143e+09,7,4,9,40,'buy_in',2,NULL);
INSERT INTO "transfers" VALUES(19,1.80000005460000038143e+09,7,9,4,40,'refund',2,NULL);
INSERT INTO "transfers" VALUES(20,1.80000005460000038143e+09,7,1,10,40,'buy_in',3,NULL);
INSERT INTO "transfers" VALUES(21,1.80000005460000038143e+09,7,7,10,40,'buy_in',3,NULL);
INSERT INTO "transfers" VALUES(22,1.80000005460000038143e+09,7,3,10,40,'buy_in',3,NULL);
INSERT INTO "transfers" VALUES(23,1.80000007940000057212e+09,7,10,1,39,'stack',3,NULL);
INSERT INTO "transfers" VALUES(24,1.80000007940000057212e+09,7,10,7,38,'stack',3,NULL);
INSERT INTO "transfers" VALUES(25,1.80000007940000057212e+09,7,10,3,35,'stack',3,NULL);
INSERT INTO "transfers" VALUES(26,1.80000007940000057212e+09,7,10,11,8,'left',3,NULL);
INSERT INTO "transfers" VALUES(27,1.80000007940000057212e+09,7,3,12,40,'buy_in',4,NULL);
INSERT INTO "transfers" VALUES(28,1.80000007940000057212e+09,7,7,12,40,'buy_in',4,NULL);
INSERT INTO "transfers" VALUES(29,1.80000007940000057212e+09,7,1,13,40,'buy_in',5,NULL);
INSERT INTO "transfers" VALUES(30,1.80000007940000057212e+09,7,7,13,40,'buy_in',5,NULL);
INSERT INTO "transfers" VALUES(31,1.80000007940000057212e+09,7,4,13,40,'buy_in',5,NULL);
INSERT INTO "transfers" VALUES(32,1.80000008880000066753e+09,7,13,1,32,'stack',5,NULL);
INSERT INTO "transfers" VALUES(33,1.80000008880000066753e+09,7,13,7,40,'stack',5,NULL);
INSERT INTO "transfers" VALUES(34,1.80000008880000066753e+09,7,13,4,36,'stack',5,NULL);
INSERT INTO "transfers" VALUES(35,1.80000008880000066753e+09,7,13,14,12,'left',5,NULL);
INSERT INTO "transfers" VALUES(36,1.80000008880000066753e+09,7,1,15,40,'buy_in',6,NULL);
INSERT INTO "transfers" VALUES(37,1.80000008880000066753e+09,7,7,15,40,'buy_in',6,NULL);
INSERT INTO "transfers" VALUES(38,1.80000008880000066753e+09,7,4,15,40,'buy_in',6,NULL);
INSERT INTO "transfers" VALUES(39,1.80000008880000066753e+09,7,14,15,12,'carried',6,NULL);
INSERT INTO "transfers" VALUES(40,1.8000000918000006676e+09,7,1,16,40,'buy_in',7,NULL);
INSERT INTO "transfers" VALUES(41,1.8000000918000006676e+09,7,7,16,40,'buy_in',7,NULL);
INSERT INTO "transfers" VALUES(42,1.8000000918000006676e+09,7,3,16,40,'buy_in',7,NULL);
INSERT INTO "transfers" VALUES(43,1.8000000918000006676e+09,7,4,16,40,'buy_in',7,NULL);
INSERT INTO "transfers" VALUES(44,1.80000011460000085821e+09,7,7,3,51,'seat_sold',7,NULL);
INSERT INTO "transfers" VALUES(45,1.80000011460000085821e+09,7,5,7,30,'seat_bought',7,NULL);
INSERT INTO "transfers" VALUES(46,1.80000011460000085821e+09,7,1,17,40,'buy_in',8,NULL);
INSERT INTO "transfers" VALUES(47,1.80000011460000085821e+09,7,7,17,40,'buy_in',8,NULL);
INSERT INTO "transfers" VALUES(48,1.80000011460000085821e+09,7,3,17,40,'buy_in',8,NULL);
INSERT INTO "transfers" VALUES(49,1.80000016300000143052e+09,7,1,18,6,'buy_in',9,NULL);
INSERT INTO "transfers" VALUES(50,1.80000016300000143052e+09,7,7,18,6,'buy_in',9,NULL);
INSERT INTO "transfers" VALUES(51,1.80000016300000143052e+09,7,3,18,6,'buy_in',9,NULL);
INSERT INTO "transfers" VALUES(52,1.8000001880000016689e+09,7,2,18,12,'top_up',9,NULL);
INSERT INTO "transfers" VALUES(53,1.80000021940000176426e+09,7,2,18,6,'top_up',9,NULL);
INSERT INTO "transfers" VALUES(54,1.80000025420000195506e+09,7,1,19,20,'buy_in',10,NULL);
INSERT INTO "transfers" VALUES(55,1.80000025420000195506e+09,7,7,19,20,'buy_in',10,NULL);
INSERT INTO "transfers" VALUES(56,1.80000025420000195506e+09,7,3,19,20,'buy_in',10,NULL);
INSERT INTO "transfers" VALUES(57,1.80000026440000200278e+09,7,1,20,20,'buy_in',11,NULL);
INSERT INTO "transfers" VALUES(58,1.80000026440000200278e+09,7,7,20,20,'buy_in',11,NULL);
INSERT INTO "transfers" VALUES(59,1.80000026440000200278e+09,7,3,20,20,'buy_in',11,NULL);
INSERT INTO "transfers" VALUES(60,1.80000027680000209808e+09,7,1,21,20,'buy_in',12,NULL);
INSERT INTO "transfers" VALUES(61,1.80000027680000209808e+09,7,7,21,20,'buy_in',12,NULL);
INSERT INTO "transfers" VALUES(62,1.80000027680000209808e+09,7,3,21,20,'buy_in',12,NULL);
INSERT INTO "transfers" VALUES(63,1.80000029240000224122e+09,7,1,22,12,'buy_in',13,NULL);
INSERT INTO "transfers" VALUES(64,1.80000029240000224122e+09,7,7,22,12,'buy_in',13,NULL);
INSERT INTO "transfers" VALUES(65,1.80000029240000224122e+09,7,3,22,12,'buy_in',13,NULL);
INSERT INTO "transfers" VALUES(66,1.80000030600000238412e+09,7,1,23,100,'buy_in',14,NULL);
INSERT INTO "transfers" VALUES(67,1.80000030600000238412e+09,7,7,23,100,'buy_in',14,NULL);
INSERT INTO "transfers" VALUES(68,1.80000030600000238412e+09,7,3,23,100,'buy_in',14,NULL);
INSERT INTO "transfers" VALUES(69,1.80000031220000243185e+09,7,1,24,40,'buy_in',15,NULL);
INSERT INTO "transfers" VALUES(70,1.80000031220000243185e+09,7,3,24,40,'buy_in',15,NULL);
INSERT INTO "transfers" VALUES(71,1.80000031220000243185e+09,7,4,24,40,'buy_in',15,NULL);
INSERT INTO "transfers" VALUES(72,1.80000031520000243184e+09,7,1,25,100,'buy_in',16,NULL);
INSERT INTO "transfers" VALUES(73,1.80000031520000243184e+09,7,7,25,100,'buy_in',16,NULL);
INSERT INTO "transfers" VALUES(74,1.80000031520000243184e+09,7,3,25,100,'buy_in',16,NULL);
INSERT INTO "transfers" VALUES(75,1.80000032260000252717e+09,7,1,26,40,'buy_in',17,NULL);
INSERT INTO "transfers" VALUES(76,1.80000032260000252717e+09,7,7,26,40,'buy_in',17,NULL);
INSERT INTO "transfers" VALUES(77,1.80000032260000252717e+09,7,3,26,40,'buy_in',17,NULL);
INSERT INTO "transfers" VALUES(78,1.80000032260000252717e+09,7,4,26,40,'buy_in',17,NULL);
CREATE UNIQUE INDEX uq_tables_open_channel ON tables (channel_id) WHERE status != 'closed';
CREATE INDEX ix_outbox_table_id ON outbox (table_id);
CREATE INDEX ix_transfers_source_id ON transfers (source_id);
CREATE INDEX ix_transfers_target_id ON transfers (target_id);
COMMIT;
