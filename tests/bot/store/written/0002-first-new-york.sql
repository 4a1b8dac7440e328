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
INSERT INTO "accounts" VALUES(1,7,'wallet',1001,975);
INSERT INTO "accounts" VALUES(2,7,'bank',0,-2890);
INSERT INTO "accounts" VALUES(3,7,'wallet',1002,879);
INSERT INTO "accounts" VALUES(4,7,'wallet',1003,900);
INSERT INTO "accounts" VALUES(5,7,'wallet',1004,90);
INSERT INTO "accounts" VALUES(6,7,'escrow',3,0);
INSERT INTO "accounts" VALUES(7,7,'house',0,-8);
INSERT INTO "accounts" VALUES(8,7,'escrow',4,21);
INSERT INTO "accounts" VALUES(9,7,'escrow',5,0);
INSERT INTO "accounts" VALUES(10,7,'escrow',6,21);
INSERT INTO "accounts" VALUES(11,7,'escrow',7,0);
INSERT INTO "accounts" VALUES(12,7,'leftover',77,0);
INSERT INTO "accounts" VALUES(13,7,'escrow',8,12);
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
INSERT INTO "guilds" VALUES(7,900,70,86400,86400);
CREATE TABLE house_rules (
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	rules JSON NOT NULL, 
	buy_in BIGINT NOT NULL, 
	turn_seconds INTEGER NOT NULL, 
	CONSTRAINT pk_house_rules PRIMARY KEY (guild_id, channel_id, game)
);
INSERT INTO "house_rules" VALUES(7,73,'new-york','{"preset": "new-york", "stake": 7}',7,86400);
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
INSERT INTO "journal" VALUES(1,0,1800000000.0,NULL,'{"do": "open", "id": 1, "guild": 7, "channel": 71, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york"}, "match": null, "secret": "5012cbf8f2410c1b4a338955babcebf855f2c234b330896f14fca6e16828609e"}');
INSERT INTO "journal" VALUES(1,1,1800000000.0,1,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(1,2,1800000000.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(1,3,1800000000.0,2,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(1,4,1800000000.0,3,'{"member": 1001, "computers": [], "entropy": "3", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(1,5,1800000003.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(1,6,1800000005.2,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,7,1800000007.4,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,8,1800000007.4,4,'{"seat": 2, "action": {"do": "lay", "card": "B1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,9,1800000007.4,5,'{"seat": 2, "action": {"do": "take", "card": "Y5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,10,1800000007.4,6,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,11,1.80000000960000014309e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,12,1.80000001180000019076e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,0,1.80000001180000019076e+09,NULL,'{"do": "open", "id": 2, "guild": 7, "channel": 72, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york-profi"}, "match": null, "secret": "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b"}');
INSERT INTO "journal" VALUES(2,1,1.80000001180000019076e+09,7,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(2,2,1.80000001180000019076e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(2,3,1.80000001180000019076e+09,8,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(2,4,1.80000001180000019076e+09,9,'{"member": 1001, "computers": [], "entropy": "9", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(2,5,1.80000001480000019074e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(2,6,1.80000001480000019074e+09,10,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,7,1.80000001480000019074e+09,11,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,8,1.80000001700000023842e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,9,1.80000001920000028609e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,10,1.80000002140000033377e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,11,1.80000002360000038153e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,12,1.80000002580000042912e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,13,1.80000002800000047679e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,14,1.80000003020000052447e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,15,1.80000003240000057223e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,16,1.8000000346000006199e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,17,1.80000003680000066758e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,18,1.80000003900000071525e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,19,1.80000004120000076292e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,20,1.80000004340000081069e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,21,1.80000004560000085827e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,22,1.80000004780000090595e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,23,1.80000005000000095362e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,24,1.80000005220000100138e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,25,1.80000005440000104906e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,26,1.80000005660000109673e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,27,1.80000005880000114441e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,28,1.80000006100000119208e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,29,1.80000006320000123984e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,30,1.80000006540000128743e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,31,1.80000006760000133511e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,32,1.80000006980000138278e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,33,1.80000007200000143054e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,34,1.80000007420000147822e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,35,1.80000007640000152589e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,36,1.80000007860000157356e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,37,1.80000008080000162124e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,38,1.800000083000001669e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,39,1.80000008520000171659e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,40,1.80000008740000176426e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,41,1.80000008960000181194e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,42,1.8000000918000018597e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,43,1.80000009400000190737e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,44,1.80000009620000195505e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,45,1.80000009840000200272e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,46,1.8000001006000020504e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,47,1.80000010280000209798e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,48,1.80000010500000214574e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,49,1.80000010720000219342e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,50,1.80000010940000224109e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,51,1.80000011160000228885e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,52,1.80000011380000233653e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,53,1.8000001160000023842e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,54,1.80000011820000243188e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,55,1.80000013020000243189e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,0,1.80000013020000243189e+09,NULL,'{"do": "open", "id": 3, "guild": 7, "channel": 73, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": null, "secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c"}');
INSERT INTO "journal" VALUES(3,1,1.80000013020000243189e+09,12,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(3,2,1.80000013020000243189e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(3,3,1.80000013020000243189e+09,13,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(3,4,1.80000013020000243189e+09,14,'{"member": 1001, "computers": [], "entropy": "14", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(3,5,1.80000013320000243179e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,6,1.80000013320000243179e+09,15,'{"seat": 0, "action": {"do": "lay", "card": "R2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,7,1.80000013320000243179e+09,16,'{"seat": 0, "action": {"do": "take", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,8,1.80000013540000247946e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,9,1.80000013760000252723e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,10,1.80000013760000252723e+09,17,'{"seat": 2, "action": {"do": "lay", "card": "R9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,11,1.80000013760000252723e+09,18,'{"seat": 2, "action": {"do": "take", "card": "B2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,12,1.80000013760000252723e+09,19,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,13,1.8000001398000025749e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,14,1.80000014200000262257e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,15,1.80000014200000262257e+09,20,'{"seat": 2, "action": {"do": "lay", "card": "G9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,16,1.80000014200000262257e+09,21,'{"seat": 2, "action": {"do": "take", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,17,1.80000014420000267034e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,18,1.80000014640000271801e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,19,1.80000014640000271801e+09,22,'{"seat": 2, "action": {"do": "lay", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,20,1.80000014640000271801e+09,23,'{"seat": 2, "action": {"do": "take", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,21,1.80000014860000276568e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,22,1.80000015080000281336e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,23,1.80000015080000281336e+09,24,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,24,1.80000015300000286095e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,25,1.80000015520000290862e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,26,1.80000015740000295638e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,27,1.80000015960000300406e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,28,1.80000016180000305173e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,29,1.80000016400000309949e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,30,1.80000016620000314717e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,31,1.80000016840000319484e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,32,1.80000017060000324252e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,33,1.8000001728000032901e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,34,1.80000017500000333778e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,35,1.80000017720000338554e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,36,1.80000017940000343321e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,37,1.80000018160000348089e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,38,1.80000018380000352865e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,39,1.80000018600000357632e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,40,1.800000188200003624e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,41,1.80000019040000367167e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,42,1.80000019260000371926e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,43,1.80000019480000376694e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,44,1.8000001970000038147e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,45,1.80000019920000386237e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,46,1.80000020140000391005e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,47,1.80000020360000395781e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,48,1.80000020580000400548e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,49,1.80000020800000405316e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,50,1.80000021020000410074e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,51,1.80000021240000414842e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,52,1.80000021460000419609e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,53,1.80000021680000424385e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,54,1.80000021900000429153e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,55,1.8000002212000043392e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,56,1.80000022340000438696e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,57,1.80000022560000443464e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,58,1.80000022780000448231e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,59,1.8000002300000045299e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,60,1.80000023220000457757e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,61,1.80000023440000462525e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,62,1.80000023660000467301e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,63,1.80000023880000472068e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,64,1.80000024100000476836e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,65,1.80000025300000476837e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,66,1.80000025520000481605e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,67,1.80000025740000486372e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,68,1.80000025740000486372e+09,25,'{"seat": 2, "action": {"do": "lay", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,69,1.80000025740000486372e+09,26,'{"seat": 2, "action": {"do": "take", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,70,1.80000025740000486372e+09,27,'{"seat": 0, "action": {"do": "lay", "card": "B12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,71,1.80000025740000486372e+09,28,'{"seat": 0, "action": {"do": "take", "card": "R6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,72,1.8000002596000049114e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,73,1.80000026180000495916e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,74,1.80000026180000495916e+09,29,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,75,1.80000026180000495916e+09,30,'{"seat": 0, "action": {"do": "lay", "card": "B9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,76,1.80000026180000495916e+09,31,'{"seat": 0, "action": {"do": "take", "card": "R2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,77,1.80000026400000500683e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,78,1.80000026620000505442e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,79,1.80000026620000505442e+09,32,'{"seat": 0, "action": {"do": "lay", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,80,1.80000026620000505442e+09,33,'{"seat": 0, "action": {"do": "take", "card": "Y7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,81,1.8000002684000051021e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,82,1.80000027060000514986e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,83,1.80000027060000514986e+09,34,'{"seat": 0, "action": {"do": "lay", "card": "Y7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,84,1.80000027060000514986e+09,35,'{"seat": 0, "action": {"do": "take", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,85,1.80000027280000519753e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,86,1.80000027500000524521e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,87,1.80000027500000524521e+09,36,'{"seat": 0, "action": {"do": "lay", "card": "R6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,88,1.80000027500000524521e+09,37,'{"seat": 0, "action": {"do": "take", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,89,1.80000027720000529288e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,90,1.80000027940000534056e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,91,1.80000027940000534056e+09,38,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,92,1.80000028160000538832e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,93,1.80000028380000543599e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,94,1.80000028600000548358e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,95,1.80000028820000553125e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,96,1.80000029040000557901e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,97,1.80000029260000562669e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,98,1.80000029480000567436e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,99,1.80000029700000572204e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,100,1.80000029920000576971e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,101,1.80000030140000581747e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,102,1.80000030360000586506e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,103,1.80000030580000591274e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,104,1.80000030800000596041e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,105,1.80000031020000600817e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,106,1.80000031240000605585e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,107,1.80000031460000610352e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,108,1.8000003168000061512e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,109,1.80000031900000619887e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,110,1.80000032120000624663e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,111,1.80000032340000629422e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,112,1.80000032560000634189e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,113,1.80000032780000638957e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,114,1.80000033000000643733e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,115,1.800000332200006485e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,116,1.80000033440000653268e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,117,1.80000033660000658035e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,118,1.80000033880000662803e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,119,1.80000034100000667579e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,120,1.80000034320000672338e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,121,1.80000035520000672348e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,122,1.80000035520000672348e+09,39,'{"seat": 2, "action": {"do": "lay", "card": "B5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,123,1.80000035520000672348e+09,40,'{"seat": 2, "action": {"do": "take", "card": "Y6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,124,1.80000035520000672348e+09,41,'{"seat": 0, "action": {"do": "lay", "card": "R7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,125,1.80000035520000672348e+09,42,'{"seat": 0, "action": {"do": "take", "card": "Y9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,126,1.80000035740000677115e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,127,1.80000035960000681874e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,128,1.80000035960000681874e+09,43,'{"seat": 2, "action": {"do": "lay", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,129,1.80000035960000681874e+09,44,'{"seat": 2, "action": {"do": "take", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,130,1.80000035960000681874e+09,45,'{"seat": 0, "action": {"do": "lay", "card": "B1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,131,1.80000035960000681874e+09,46,'{"seat": 0, "action": {"do": "take", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,132,1.80000036180000686641e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,133,1.80000036400000691409e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,134,1.80000036400000691409e+09,47,'{"seat": 2, "action": {"do": "lay", "card": "Y6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,135,1.80000036400000691409e+09,48,'{"seat": 2, "action": {"do": "take", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,136,1.80000036400000691409e+09,49,'{"seat": 0, "action": {"do": "lay", "card": "Y9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,137,1.80000036400000691409e+09,50,'{"seat": 0, "action": {"do": "take", "card": "R6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,138,1.80000036620000696176e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,139,1.80000036840000700952e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,140,1.80000036840000700952e+09,51,'{"seat": 2, "action": {"do": "lay", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,141,1.80000036840000700952e+09,52,'{"seat": 2, "action": {"do": "take", "card": "B6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,142,1.80000036840000700952e+09,53,'{"seat": 0, "action": {"do": "lay", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,143,1.80000036840000700952e+09,54,'{"seat": 0, "action": {"do": "take", "card": "B7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,144,1.8000003706000070572e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,145,1.80000037280000710487e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,146,1.80000037280000710487e+09,55,'{"seat": 2, "action": {"do": "lay", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,147,1.80000037280000710487e+09,56,'{"seat": 2, "action": {"do": "take", "card": "R2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,148,1.80000037280000710487e+09,57,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,149,1.80000037500000715263e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,150,1.80000037720000720031e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,151,1.80000037720000720031e+09,58,'{"seat": 2, "action": {"do": "lay", "card": "G4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,152,1.80000037720000720031e+09,59,'{"seat": 2, "action": {"do": "take", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,153,1.8000003794000072479e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,154,1.80000038160000729557e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,155,1.80000038160000729557e+09,60,'{"seat": 2, "action": {"do": "lay", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,156,1.80000038160000729557e+09,61,'{"seat": 2, "action": {"do": "take", "card": "R9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,157,1.80000038380000734325e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,158,1.80000038600000739092e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,159,1.80000038600000739092e+09,62,'{"seat": 2, "action": {"do": "lay", "card": "R9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,160,1.80000038600000739092e+09,63,'{"seat": 2, "action": {"do": "take", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,161,1.80000038820000743868e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,162,1.80000039040000748636e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,163,1.80000039040000748636e+09,64,'{"seat": 2, "action": {"do": "lay", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,164,1.80000039040000748636e+09,65,'{"seat": 2, "action": {"do": "take", "card": "B12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,165,1.80000039260000753403e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,166,1.80000039480000758179e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,167,1.80000039480000758179e+09,66,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,168,1.80000039700000762938e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,169,1.80000039920000767705e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,170,1.80000040140000772473e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,171,1.8000004036000077724e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,172,1.80000040580000782008e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,173,1.80000040800000786784e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,174,1.80000041020000791551e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,175,1.80000041240000796319e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,176,1.80000041460000801095e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,177,1.80000041680000805854e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,178,1.80000041900000810621e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,179,1.80000042120000815389e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,180,1.80000042340000820156e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,181,1.80000042560000824923e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,182,1.800000427800008297e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(4,0,1.800000427800008297e+09,NULL,'{"do": "open", "id": 4, "guild": 7, "channel": 74, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": null, "secret": "8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3"}');
INSERT INTO "journal" VALUES(4,1,1.800000427800008297e+09,67,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(4,2,1.800000427800008297e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(4,3,1.800000427800008297e+09,68,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(4,4,1.800000427800008297e+09,69,'{"member": 1001, "computers": [], "entropy": "69", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(4,5,1.80000043080000829689e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(4,6,1.80000043080000829689e+09,70,'{"seat": 2, "action": {"do": "lay", "card": "G6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(4,7,1.80000043080000829689e+09,71,'{"seat": 2, "action": {"do": "take", "card": "B8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,0,1.80000043080000829689e+09,NULL,'{"do": "open", "id": 5, "guild": 7, "channel": 75, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": null, "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7"}');
INSERT INTO "journal" VALUES(5,1,1.80000043080000829689e+09,72,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(5,2,1.80000043080000829689e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(5,3,1.80000043080000829689e+09,73,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(5,4,1.80000043080000829689e+09,74,'{"member": 1001, "computers": [], "entropy": "74", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(5,5,1.80000043380000829696e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(5,6,1.80000043380000829696e+09,75,'{"seat": 0, "action": {"do": "lay", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,7,1.80000043380000829696e+09,76,'{"seat": 0, "action": {"do": "take", "card": "R8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,8,1.80000043600000834463e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,9,1.80000043820000839231e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,10,1.80000043820000839231e+09,77,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,11,1.80000043820000839231e+09,78,'{"seat": 0, "action": {"do": "lay", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,12,1.80000043820000839231e+09,79,'{"seat": 0, "action": {"do": "take", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,13,1.80000044040000844007e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,14,1.80000044260000848775e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,15,1.80000044260000848775e+09,80,'{"seat": 0, "action": {"do": "lay", "card": "R8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,16,1.80000044260000848775e+09,81,'{"seat": 0, "action": {"do": "take", "card": "Y9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,17,1.80000044480000853533e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,18,1.80000044700000858301e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,19,1.80000044700000858301e+09,82,'{"seat": 0, "action": {"do": "lay", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,20,1.80000044700000858301e+09,83,'{"seat": 0, "action": {"do": "take", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,21,1.80000044920000863077e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,22,1.80000045140000867844e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,23,1.80000045140000867844e+09,84,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,24,1.80000045360000872612e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,25,1.80000045580000877379e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,26,1.80000045800000882147e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,27,1.80000046020000886923e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,28,1.8000004624000089169e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,29,1.80000046460000896449e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,30,1.80000046680000901216e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,31,1.80000046900000905993e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,32,1.8000004712000091076e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,33,1.80000047340000915527e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,34,1.80000047560000920295e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,35,1.80000047780000925062e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,36,1.80000048000000929838e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,37,1.80000048220000934597e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,38,1.80000048440000939365e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,39,1.80000048660000944132e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,40,1.80000048880000948908e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,41,1.80000049100000953676e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,42,1.80000049320000958443e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,43,1.80000049540000963211e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,44,1.80000049760000967978e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,45,1.80000049980000972754e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,46,1.80000050200000977513e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,47,1.8000005042000098228e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,48,1.80000050640000987048e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,49,1800000508.60001,NULL,'{"seat": 1, "action": {"do": "take", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,50,1800000510.80001,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,51,1800000513.00001,NULL,'{"seat": 1, "action": {"do": "take", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,52,1800000515.20001,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,53,1800000517.40001,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,54,1.8000005196000101567e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,55,1.80000052180001020429e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,56,1.80000052400001025196e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,57,1.80000052620001029964e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,58,1.8000005284000103474e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,59,1.80000053060001039507e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,60,1.80000053280001044275e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,61,1.80000053500001049042e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,62,1.80000053720001053809e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,63,1.80000053940001058568e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,64,1.80000054160001063344e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,65,1.80000055360001063355e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(5,66,1.80000055580001068122e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,67,1.80000055800001072881e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,68,1.80000055800001072881e+09,85,'{"seat": 2, "action": {"do": "lay", "card": "B7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,69,1.80000055800001072881e+09,86,'{"reason": "stopped", "by": "Ann", "do": "close"}');
INSERT INTO "journal" VALUES(6,0,1.80000055800001072881e+09,NULL,'{"do": "open", "id": 6, "guild": 7, "channel": 76, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": null, "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18"}');
INSERT INTO "journal" VALUES(6,1,1.80000055800001072881e+09,87,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(6,2,1.80000055800001072881e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(6,3,1.80000055800001072881e+09,88,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(6,4,1.80000055800001072881e+09,89,'{"member": 1001, "computers": [], "entropy": "89", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(6,5,1.80000056100001072888e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(6,6,1.80000056320001077655e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,7,1.80000056540001082423e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,8,1.80000056540001082423e+09,90,'{"seat": 2, "action": {"do": "lay", "card": "R10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,9,1.80000056540001082423e+09,91,'{"seat": 2, "action": {"do": "take", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,10,1.80000056540001082423e+09,92,'{"seat": 0, "action": {"do": "lay", "card": "B5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,11,1.80000056540001082423e+09,93,'{"seat": 0, "action": {"do": "take", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,12,1.8000005676000108719e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,13,1.80000056980001091957e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,14,1.80000056980001091957e+09,94,'{"seat": 2, "action": {"do": "lay", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,15,1.80000056980001091957e+09,95,'{"seat": 2, "action": {"do": "take", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,16,1.80000056980001091957e+09,96,'{"seat": 0, "action": {"do": "lay", "card": "B8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,17,1.80000056980001091957e+09,97,'{"seat": 0, "action": {"do": "take", "card": "G8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,18,1.80000057200001096716e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,19,1.80000057420001101492e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,20,1.80000057420001101492e+09,98,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,21,1.80000057420001101492e+09,99,'{"seat": 0, "action": {"do": "lay", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,22,1.80000057420001101492e+09,100,'{"seat": 0, "action": {"do": "take", "card": "Y9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,23,1.8000005764000110626e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,24,1.80000057860001111027e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,25,1.80000057860001111027e+09,101,'{"seat": 0, "action": {"do": "lay", "card": "R11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,26,1.80000057860001111027e+09,102,'{"seat": 0, "action": {"do": "take", "card": "Y2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,27,1.80000058080001115803e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,28,1.80000058300001120571e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,29,1.80000058300001120571e+09,103,'{"seat": 0, "action": {"do": "lay", "card": "Y4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,30,1.80000058300001120571e+09,104,'{"seat": 0, "action": {"do": "take", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,31,1.80000058520001125338e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,32,1.80000058740001130106e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,33,1.80000058740001130106e+09,105,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,34,1.80000058960001134865e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,35,1.80000059180001139632e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,36,1.80000059400001144408e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,37,1.80000059620001149176e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,38,1.80000059840001153943e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,39,1.80000060060001158719e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,40,1.80000060280001163487e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,41,1.80000060500001168254e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,42,1.80000060720001173021e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,43,1.8000006094000117778e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,44,1.80000061160001182548e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,45,1.80000061380001187324e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,46,1.80000061600001192091e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,47,1.80000061820001196859e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,48,1.80000062040001201635e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,49,1.80000062260001206402e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,50,1.8000006248000121117e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,51,1.80000062700001215937e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,52,1.80000062920001220696e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,53,1.80000063140001225463e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,54,1.8000006336000123024e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,55,1.80000063580001235007e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,56,1.80000063800001239774e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,57,1.80000064020001244551e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,58,1.80000064240001249318e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,59,1.80000064460001254085e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,60,1.80000064680001258844e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,61,1.80000065880001258854e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(6,62,1.80000065880001258854e+09,106,'{"seat": 2, "action": {"do": "lay", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,63,1.80000065880001258854e+09,107,'{"seat": 2, "action": {"do": "take", "card": "Y4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,64,1.80000065880001258854e+09,108,'{"seat": 0, "action": {"do": "lay", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,0,1.80000065880001258854e+09,NULL,'{"do": "open", "id": 7, "guild": 7, "channel": 77, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": null, "secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf"}');
INSERT INTO "journal" VALUES(7,1,1.80000065880001258854e+09,109,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(7,2,1.80000065880001258854e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(7,3,1.80000065880001258854e+09,110,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(7,4,1.80000065880001258854e+09,111,'{"member": 1001, "computers": [], "entropy": "111", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(7,5,1.80000066180001258844e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(7,6,1.80000066180001258844e+09,112,'{"seat": 2, "action": {"do": "play", "card": "KC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,7,1.80000066280001258852e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "AC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,8,1.8000006650000126362e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "2C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,9,1.80000066600001263619e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "3C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,10,1.80000066700001263618e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,11,1.80000066700001263618e+09,113,'{"reason": "stopped", "by": "Ann", "do": "close"}');
INSERT INTO "journal" VALUES(8,0,1.80000066700001263618e+09,NULL,'{"do": "open", "id": 8, "guild": 7, "channel": 77, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 12, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york"}, "match": null, "secret": "0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca"}');
INSERT INTO "journal" VALUES(8,1,1.80000066700001263618e+09,114,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(8,2,1.80000066700001263618e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(8,3,1.80000066700001263618e+09,115,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(8,4,1.80000066700001263618e+09,116,'{"member": 1001, "computers": [], "entropy": "116", "carried": 12, "do": "start"}');
INSERT INTO "journal" VALUES(8,5,1.80000067000001263617e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(8,6,1.80000067220001268384e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,7,1.80000067440001273151e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,8,1.80000067440001273151e+09,117,'{"seat": 2, "action": {"do": "lay", "card": "G2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,9,1.80000067440001273151e+09,118,'{"seat": 2, "action": {"do": "take", "card": "Y10"}, "by": "member", "do": "act"}');
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
INSERT INTO "members" VALUES(7,1001,'Ann','en-US',0,6,NULL,0);
INSERT INTO "members" VALUES(7,1002,'Ben','de',1,6,NULL,0);
INSERT INTO "members" VALUES(7,1003,'Clara','nl',0,0,NULL,0);
INSERT INTO "members" VALUES(7,1004,'Dirk','en-US',0,0,1800000000.0,0);
CREATE TABLE outbox (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	announcement JSON NOT NULL, 
	CONSTRAINT pk_outbox PRIMARY KEY (id), 
	CONSTRAINT fk_outbox_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "outbox" VALUES(1,3,1.80000024100000476836e+09,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 1, "rounds": 3, "tops": [{"Card": "R1"}, {"Card": "Y2"}, {"Card": "B3"}, {"Card": "B4"}, {"Card": "Y5"}, {"Card": "B6"}, {"Card": "Y7"}, {"Card": "B8"}, {"Card": "B9"}, {"Card": "B10"}, {"Card": "B11"}, {"Card": "B12"}], "scores": [{"Score": {"numbers": [1], "blocks": []}}, {"Score": {"numbers": [3, 4, 6, 8, 9, 10, 11, 12], "blocks": []}}, {"Score": {"numbers": [], "blocks": []}}], "totals": [1, 63, 0]}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(2,3,1.80000034320000672338e+09,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 2, "rounds": 3, "tops": [{"Card": "Y1"}, {"Card": "Y2"}, {"Card": "R3"}, {"Card": "Y4"}, {"Card": "B5"}, {"Card": "B6"}, {"Card": "R7"}, {"Card": "B8"}, {"Card": "B9"}, {"Card": "B10"}, {"Card": "B11"}, {"Card": "B12"}], "scores": [{"Score": {"numbers": [3, 7], "blocks": []}}, {"Score": {"numbers": [5, 6, 8, 9, 10, 11, 12], "blocks": []}}, {"Score": {"numbers": [], "blocks": []}}], "totals": [11, 124, 0]}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(3,3,1.800000427800008297e+09,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 3, "rounds": 3, "tops": [{"Card": "Y1"}, null, {"Card": "B3"}, {"Card": "Y4"}, {"Card": "B5"}, {"Card": "G6"}, {"Card": "Y7"}, {"Card": "B8"}, {"Card": "B9"}, {"Card": "Y10"}, {"Card": "B11"}, {"Card": "R12"}], "scores": [{"Score": {"numbers": [12], "blocks": []}}, {"Score": {"numbers": [3, 5, 8, 9, 11], "blocks": []}}, {"Score": {"numbers": [6], "blocks": []}}], "totals": [23, 160, 6]}, {"event": "PotWon", "winners": [1], "chips": 21, "left": 0}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(4,3,1.800000427800008297e+09,'{"table": 3, "winners": ["Ada"], "standings": [{"name": "Ada", "member": null, "chips": 21, "paid_in": 7, "points": 160}, {"name": "Ann", "member": 1001, "chips": 0, "paid_in": 7, "points": 23}, {"name": "Ben", "member": 1002, "chips": 0, "paid_in": 7, "points": 6}], "left": 0, "deal": {"commitment": "5438ec2ef7dbfcce14f4e6746cfe598bceb147f8565bd55332c036938ca98dca", "secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c", "entropy": "14"}, "about": "match_result"}');
INSERT INTO "outbox" VALUES(5,5,1.80000055800001072881e+09,'{"reason": "stopped", "by": "Ann", "returned": [["Ann", 7], ["Ben", 7]], "left": 0, "deal": {"commitment": "6761a095635d4524b0cc0d15a3a8c9dc4a0ee38e174deafdc897ebb5471f70c7", "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7", "entropy": "74"}, "about": "table_closed"}');
INSERT INTO "outbox" VALUES(6,7,1.80000066180001258844e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 2, "space": "KC", "card": {"Card": "KC"}, "chips": 4}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(7,7,1.80000066700001263618e+09,'{"reason": "stopped", "by": "Ann", "returned": [["Ann", 36], ["Ben", 40]], "left": 12, "deal": {"commitment": "89d58e50211e091b4d5a45194032fe339c73b8dd0acd8ab18bfb7e72873c0653", "secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf", "entropy": "111"}, "about": "table_closed"}');
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
INSERT INTO "tables" VALUES(1,7,71,'playing',12,'{"id": 1, "guild": 7, "channel": 71, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "3", "jackpot": 0, "carried": 0, "decision": 7, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "new-york"}, "match": {"rules": {"preset": "new-york"}, "phase": "lay", "round": 1, "starter": 1, "chips": [0, 0, 0], "pot": 0, "hands": ["R4R9G1G3G8Y11", "R11B4B10B11Y3Y7", "R5B3B12G7Y4Y5"], "market": "G6Y2R8G5Y12R7", "pile": "B7G10R6G2G4R10G11Y1B5R3B8R12Y6Y8G12B9B6Y10B2R2Y9", "turns": [[1, "G9", "B11"], [2, "B1", "Y5"], [0, null, null], [1, "R1", "R11"]], "turn": 2, "scores": [], "outcome": null}, "secret": "5012cbf8f2410c1b4a338955babcebf855f2c234b330896f14fca6e16828609e"}',1.80008641180000019069e+09,1800000000.0,NULL,NULL);
INSERT INTO "tables" VALUES(2,7,72,'playing',55,'{"id": 2, "guild": 7, "channel": 72, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "9", "jackpot": 0, "carried": 0, "decision": 49, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york-profi"}, "match": {"rules": {"preset": "new-york-profi"}, "phase": "lay", "round": 2, "starter": 0, "chips": [0, 0, 0], "pot": 0, "hands": ["R7B3B7G1Y5Y9", "R5R8B1G8G12Y10", "R1R3R6B12G2G4"], "market": "Y1G6Y7Y8B5B4", "pile": "R9R10G3Y11B2Y12G11Y2G9R4R11G7Y4G5B6B8R12B11R2B10G10Y6Y3B9", "turns": [], "turn": 0, "scores": [[13, 75, 0]], "outcome": null}, "secret": "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b"}',1.80008653020000243191e+09,1.80000001180000019076e+09,NULL,NULL);
INSERT INTO "tables" VALUES(3,7,73,'closed',182,'{"id": 3, "guild": 7, "channel": 73, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "14", "jackpot": 0, "carried": 0, "decision": 175, "human_acted": true, "happenings": [], "ending": "finished", "rules": {"preset": "new-york", "stake": 7}, "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "over", "round": 3, "starter": 2, "chips": [0, 21, 0], "pot": 0, "hands": ["R6B2B4B7B10Y11", "R10G1G5G8Y2Y5", "R1R2R5B6B12G2"], "market": "R11", "pile": "", "turns": [[2, "B5", "Y6"], [0, "R7", "Y9"], [1, "G7", "B3"], [2, "R4", "Y8"], [0, "B1", "Y11"], [1, "Y7", "G10"], [2, "Y6", "Y10"], [0, "Y9", "R6"], [1, "G12", "B11"], [2, "G3", "B6"], [0, "Y12", "B7"], [1, "G10", "R8"], [2, "Y8", "R2"], [0, null, null], [1, "R8", "G11"], [2, "G4", "R5"], [1, "G11", "G9"], [2, "Y1", "R9"], [1, "G9", "R12"], [2, "R9", "R1"], [1, "R12", "G6"], [2, "Y10", "B12"], [1, "G6", "R10"], [2, null, null], [1, "B11", "Y2"], [1, "B9", "B8"], [1, "Y3", "G1"], [1, "B8", "R3"], [1, "R3", "Y5"], [1, "B3", "G5"], [1, "Y4", "G8"], [1, null, null]], "turn": null, "scores": [[1, 63, 0], [10, 61, 0], [12, 36, 6]], "outcome": {"winners": [1], "chips": [0, 21, 0], "topups": [0, 0, 0], "left_on_table": 0, "points": [23, 160, 6]}}, "secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c"}',NULL,1.80000013020000243189e+09,1.800000427800008297e+09,NULL);
INSERT INTO "tables" VALUES(4,7,74,'playing',7,'{"id": 4, "guild": 7, "channel": 74, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "69", "jackpot": 0, "carried": 0, "decision": 2, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "lay", "round": 1, "starter": 2, "chips": [0, 0, 0], "pot": 21, "hands": ["R3R7B1B4B12G12", "R6G4Y3Y4Y6Y10", "R2R8B8G3G7Y8"], "market": "R10G10Y1R4R5B7", "pile": "B10Y9B9G8G5G2Y7R1G11Y5B3Y11R9Y12G9Y2B6R12G1R11B2B5B11", "turns": [[2, "G6", "B8"]], "turn": 0, "scores": [], "outcome": null}, "secret": "8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3"}',1.800086830800008297e+09,1.800000427800008297e+09,NULL,NULL);
INSERT INTO "tables" VALUES(5,7,75,'closed',69,'{"id": 5, "guild": 7, "channel": 75, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "74", "jackpot": 0, "carried": 0, "decision": 62, "human_acted": true, "happenings": [], "ending": "stopped", "rules": {"preset": "new-york", "stake": 7}, "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "take", "round": 2, "starter": 1, "chips": [0, 0, 0], "pot": 21, "hands": ["R1B6G3G7G8G11", "R2R7B2B3B8G5", "R11B4G9Y3Y5"], "market": "R10G10R8R9G4Y11", "pile": "R3B12Y8R6G6B1B9Y4Y1B5Y7Y2B10Y10B11Y9R5Y6G1R4G2Y12G12", "turns": [[1, "R12", "B3"], [2, "B7", null]], "turn": 2, "scores": [[9, 61, 0]], "outcome": null}, "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7"}',NULL,1.80000043080000829689e+09,1.80000055800001072881e+09,NULL);
INSERT INTO "tables" VALUES(6,7,76,'playing',64,'{"id": 6, "guild": 7, "channel": 76, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "89", "jackpot": 0, "carried": 0, "decision": 58, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "take", "round": 2, "starter": 2, "chips": [0, 0, 0], "pot": 21, "hands": ["R12B11G1G6Y7", "B10G2G8Y8Y9Y11", "R5R6R9R10G12Y4"], "market": "R11B4B6B12Y3R7", "pile": "Y6Y1G5G4Y12R8B1G3B3B2G10B9R2B7R1Y2R3G9B8Y10R4B5Y5", "turns": [[2, "G11", "Y4"], [0, "G7", null]], "turn": 0, "scores": [[0, 61, 1]], "outcome": null}, "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18"}',1.80008705880001258848e+09,1.80000055800001072881e+09,NULL,NULL);
INSERT INTO "tables" VALUES(7,7,77,'closed',11,'{"id": 7, "guild": 7, "channel": 77, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "111", "jackpot": 0, "carried": 0, "decision": 5, "human_acted": true, "happenings": [], "ending": "stopped", "rules": {"preset": "michigan"}, "match": {"rules": {"preset": "michigan"}, "phase": "follow", "round": 1, "dealer": 1, "chips": [36, 32, 40], "spaces": [4, 0, 4, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["5C6C4D9DTDJDKD2HTHAH2S8SKS", "7CTCQC8DQDAD4HJH3S", "3D7D5H6H7HKH4S6S9STSJSAS"], "dead": "8C9CJC2D5D6D3H8H9HQH5S7SQS", "plays": [[2, "KC", true], [1, "AC", false], [1, "2C", true], [1, "3C", false], [1, "4C", false]], "missing": "", "turn": 0, "asked": [], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "5C", "before": [40, 40, 40], "collected": [[2, "KC", "KC", 4]], "passed": [], "relaxed": false, "outcome": null}, "secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf"}',NULL,1.80000065880001258854e+09,1.80000066700001263618e+09,NULL);
INSERT INTO "tables" VALUES(8,7,77,'playing',9,'{"id": 8, "guild": 7, "channel": 77, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "116", "jackpot": 12, "carried": 12, "decision": 4, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "new-york"}, "match": {"rules": {"preset": "new-york"}, "phase": "lay", "round": 1, "starter": 1, "chips": [0, 0, 0], "pot": 12, "hands": ["R1R4B7B9G6G8", "R11B1B5B11Y6Y9", "R3R7B8G4Y1Y10"], "market": "G3G5Y2Y3Y4B2", "pile": "R12Y5R8B6G1R6Y11R9Y7B12Y12B10B3G12G7G11G9G10R10Y8B4R5", "turns": [[1, "R2", "R11"], [2, "G2", "Y10"]], "turn": 0, "scores": [], "outcome": null}, "secret": "0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca"}',1.80008707440001273162e+09,1.80000066700001263618e+09,NULL,NULL);
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
INSERT INTO "transfers" VALUES(8,1.80000013020000243189e+09,7,1,6,7,'buy_in',3,NULL);
INSERT INTO "transfers" VALUES(9,1.80000013020000243189e+09,7,7,6,7,'buy_in',3,NULL);
INSERT INTO "transfers" VALUES(10,1.80000013020000243189e+09,7,3,6,7,'buy_in',3,NULL);
INSERT INTO "transfers" VALUES(11,1.800000427800008297e+09,7,6,7,21,'stack',3,NULL);
INSERT INTO "transfers" VALUES(12,1.800000427800008297e+09,7,1,8,7,'buy_in',4,NULL);
INSERT INTO "transfers" VALUES(13,1.800000427800008297e+09,7,7,8,7,'buy_in',4,NULL);
INSERT INTO "transfers" VALUES(14,1.800000427800008297e+09,7,3,8,7,'buy_in',4,NULL);
INSERT INTO "transfers" VALUES(15,1.80000043080000829689e+09,7,1,9,7,'buy_in',5,NULL);
INSERT INTO "transfers" VALUES(16,1.80000043080000829689e+09,7,7,9,7,'buy_in',5,NULL);
INSERT INTO "transfers" VALUES(17,1.80000043080000829689e+09,7,3,9,7,'buy_in',5,NULL);
INSERT INTO "transfers" VALUES(18,1.80000055800001072881e+09,7,9,1,7,'stack',5,NULL);
INSERT INTO "transfers" VALUES(19,1.80000055800001072881e+09,7,9,7,7,'stack',5,NULL);
INSERT INTO "transfers" VALUES(20,1.80000055800001072881e+09,7,9,3,7,'stack',5,NULL);
INSERT INTO "transfers" VALUES(21,1.80000055800001072881e+09,7,1,10,7,'buy_in',6,NULL);
INSERT INTO "transfers" VALUES(22,1.80000055800001072881e+09,7,7,10,7,'buy_in',6,NULL);
INSERT INTO "transfers" VALUES(23,1.80000055800001072881e+09,7,3,10,7,'buy_in',6,NULL);
INSERT INTO "transfers" VALUES(24,1.80000065880001258854e+09,7,1,11,40,'buy_in',7,NULL);
INSERT INTO "transfers" VALUES(25,1.80000065880001258854e+09,7,7,11,40,'buy_in',7,NULL);
INSERT INTO "transfers" VALUES(26,1.80000065880001258854e+09,7,3,11,40,'buy_in',7,NULL);
INSERT INTO "transfers" VALUES(27,1.80000066700001263618e+09,7,11,1,36,'stack',7,NULL);
INSERT INTO "transfers" VALUES(28,1.80000066700001263618e+09,7,11,7,32,'stack',7,NULL);
INSERT INTO "transfers" VALUES(29,1.80000066700001263618e+09,7,11,3,40,'stack',7,NULL);
INSERT INTO "transfers" VALUES(30,1.80000066700001263618e+09,7,11,12,12,'left',7,NULL);
INSERT INTO "transfers" VALUES(31,1.80000066700001263618e+09,7,12,13,12,'carried',8,NULL);
CREATE UNIQUE INDEX uq_tables_open_channel ON tables (channel_id) WHERE status != 'closed';
CREATE INDEX ix_outbox_table_id ON outbox (table_id);
CREATE INDEX ix_transfers_source_id ON transfers (source_id);
CREATE INDEX ix_transfers_target_id ON transfers (target_id);
COMMIT;
