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
INSERT INTO "accounts" VALUES(3,7,'wallet',1002,872);
INSERT INTO "accounts" VALUES(4,7,'wallet',1003,900);
INSERT INTO "accounts" VALUES(5,7,'wallet',1004,90);
INSERT INTO "accounts" VALUES(6,7,'escrow',3,0);
INSERT INTO "accounts" VALUES(7,7,'house',0,6);
INSERT INTO "accounts" VALUES(8,7,'escrow',4,21);
INSERT INTO "accounts" VALUES(9,7,'escrow',5,0);
INSERT INTO "accounts" VALUES(10,7,'escrow',6,21);
INSERT INTO "accounts" VALUES(11,7,'escrow',7,0);
INSERT INTO "accounts" VALUES(12,7,'leftover',77,12);
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
INSERT INTO "journal" VALUES(1,0,1800000000.0,NULL,'{"do": "open", "id": 1, "guild": 7, "channel": 71, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york"}, "match": null, "secret": "5012cbf8f2410c1b4a338955babcebf855f2c234b330896f14fca6e16828609e"}');
INSERT INTO "journal" VALUES(1,1,1800000000.0,1,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(1,2,1800000000.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(1,3,1800000000.0,2,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(1,4,1800000000.0,3,'{"member": 1001, "computers": [], "entropy": "3", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(1,5,1800000003.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(1,6,1800000005.2,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,7,1800000006.2,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,8,1800000006.2,4,'{"seat": 2, "action": {"do": "lay", "card": "B1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,9,1800000006.2,5,'{"seat": 2, "action": {"do": "take", "card": "Y5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,10,1800000006.2,6,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,11,1800000008.4,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,12,1800000009.4,NULL,'{"seat": 1, "action": {"do": "take", "card": "R11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,0,1800000009.4,NULL,'{"do": "open", "id": 2, "guild": 7, "channel": 72, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york-profi"}, "match": null, "secret": "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b"}');
INSERT INTO "journal" VALUES(2,1,1800000009.4,7,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(2,2,1800000009.4,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(2,3,1800000009.4,8,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(2,4,1800000009.4,9,'{"member": 1001, "computers": [], "entropy": "9", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(2,5,1800000012.4,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(2,6,1800000012.4,10,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,7,1800000012.4,11,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,8,1.80000001460000014306e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,9,1.80000001560000014305e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,10,1.80000001780000019081e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,11,1.80000001880000019063e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,12,1.80000002100000023839e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,13,1.80000002200000023839e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,14,1.80000002420000028606e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,15,1.80000002520000028614e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,16,1.80000002740000033382e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,17,1.80000002840000033381e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,18,1.80000003060000038149e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,19,1.80000003160000038139e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,20,1.80000003380000042907e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,21,1.80000003480000042915e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,22,1.80000003700000047682e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,23,1.80000003800000047682e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,24,1.80000004020000052458e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,25,1.80000004120000052457e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,26,1.80000004340000057225e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,27,1.80000004440000057216e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,28,1.80000004660000061983e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,29,1.80000004760000061991e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,30,1.80000004980000066759e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,31,1.80000005080000066758e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,32,1.80000005300000071525e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,33,1.80000005400000071525e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,34,1.80000005620000076301e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,35,1.80000005720000076292e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,36,1.80000005940000081059e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,37,1.80000006040000081058e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,38,1.80000006260000085835e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,39,1.80000006360000085834e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,40,1.80000006580000090601e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,41,1.80000006680000090601e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,42,1.8000000690000009536e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,43,1.80000007000000095368e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,44,1.80000007220000100135e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,45,1.80000007320000100135e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,46,1.80000007540000104902e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,47,1.80000007640000104901e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,48,1.80000007860000109678e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,49,1.80000007960000109677e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,50,1.80000008180000114436e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,51,1.80000008280000114435e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,52,1.80000008500000119211e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,53,1.80000008600000119211e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,54,1.80000008820000123978e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,55,1.8000001002000012398e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,0,1.8000001002000012398e+09,NULL,'{"do": "open", "id": 3, "guild": 7, "channel": 73, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": null, "secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c"}');
INSERT INTO "journal" VALUES(3,1,1.8000001002000012398e+09,12,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(3,2,1.8000001002000012398e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(3,3,1.8000001002000012398e+09,13,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(3,4,1.8000001002000012398e+09,14,'{"member": 1001, "computers": [], "entropy": "14", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(3,5,1.80000010320000123978e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,6,1.80000010320000123978e+09,15,'{"seat": 0, "action": {"do": "lay", "card": "R2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,7,1.80000010320000123978e+09,16,'{"seat": 0, "action": {"do": "take", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,8,1.80000010540000128754e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,9,1.80000010640000128736e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,10,1.80000010640000128736e+09,17,'{"seat": 2, "action": {"do": "lay", "card": "R9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,11,1.80000010640000128736e+09,18,'{"seat": 2, "action": {"do": "take", "card": "B2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,12,1.80000010640000128736e+09,19,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,13,1.80000010860000133512e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,14,1.80000010960000133512e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,15,1.80000010960000133512e+09,20,'{"seat": 2, "action": {"do": "lay", "card": "G9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,16,1.80000010960000133512e+09,21,'{"seat": 2, "action": {"do": "take", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,17,1.80000011180000138279e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,18,1.80000011280000138287e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,19,1.80000011280000138287e+09,22,'{"seat": 2, "action": {"do": "lay", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,20,1.80000011280000138287e+09,23,'{"seat": 2, "action": {"do": "take", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,21,1.80000011500000143055e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,22,1.80000011600000143054e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,23,1.80000011600000143054e+09,24,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,24,1.80000011820000147821e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,25,1.80000011920000147812e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,26,1.8000001214000015258e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,27,1.80000012240000152588e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,28,1.80000012460000157355e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,29,1.80000012560000157355e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,30,1.80000012780000162131e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,31,1.8000001288000016213e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,32,1.80000013100000166898e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,33,1.80000013200000166888e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,34,1.80000013420000171656e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,35,1.80000013520000171664e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,36,1.80000013740000176431e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,37,1.80000013840000176431e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,38,1.80000014060000181198e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,39,1.80000014160000181197e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,40,1.80000014380000185956e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,41,1.80000014480000185964e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,42,1.80000014700000190732e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,43,1.80000014800000190731e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,44,1.80000015020000195507e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,45,1.80000015120000195507e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,46,1.80000015340000200274e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,47,1.80000015440000200274e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,48,1.80000015660000205032e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,49,1.8000001576000020504e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,50,1.80000015980000209808e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,51,1.80000016080000209807e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,52,1.80000016300000214575e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,53,1.80000016400000214574e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,54,1.8000001662000021935e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,55,1.8000001672000021935e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,56,1.80000016940000224108e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,57,1.80000017040000224108e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,58,1.80000017260000228884e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,59,1.80000017360000228883e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,60,1.80000017580000233651e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,61,1.8000001768000023365e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,62,1.80000017900000238418e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,63,1.80000018000000238417e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,64,1.80000018220000243185e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,65,1.80000019420000243186e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,66,1.80000019640000247962e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,67,1.80000019740000247953e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,68,1.80000019740000247953e+09,25,'{"seat": 2, "action": {"do": "lay", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,69,1.80000019740000247953e+09,26,'{"seat": 2, "action": {"do": "take", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,70,1.80000019740000247953e+09,27,'{"seat": 0, "action": {"do": "lay", "card": "B12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,71,1.80000019740000247953e+09,28,'{"seat": 0, "action": {"do": "take", "card": "R6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,72,1.8000001996000025272e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,73,1.8000002006000025272e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,74,1.8000002006000025272e+09,29,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,75,1.8000002006000025272e+09,30,'{"seat": 0, "action": {"do": "lay", "card": "B9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,76,1.8000002006000025272e+09,31,'{"seat": 0, "action": {"do": "take", "card": "R2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,77,1.80000020280000257496e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,78,1.80000020380000257495e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,79,1.80000020380000257495e+09,32,'{"seat": 0, "action": {"do": "lay", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,80,1.80000020380000257495e+09,33,'{"seat": 0, "action": {"do": "take", "card": "Y7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,81,1.80000020600000262263e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,82,1.80000020700000262262e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,83,1.80000020700000262262e+09,34,'{"seat": 0, "action": {"do": "lay", "card": "Y7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,84,1.80000020700000262262e+09,35,'{"seat": 0, "action": {"do": "take", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,85,1.80000020920000267021e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,86,1.80000021020000267029e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,87,1.80000021020000267029e+09,36,'{"seat": 0, "action": {"do": "lay", "card": "R6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,88,1.80000021020000267029e+09,37,'{"seat": 0, "action": {"do": "take", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,89,1.80000021240000271796e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,90,1.80000021340000271796e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,91,1.80000021340000271796e+09,38,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,92,1.80000021560000276563e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,93,1.80000021660000276563e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,94,1.80000021880000281339e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,95,1.80000021980000281338e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,96,1.80000022200000286097e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,97,1.80000022300000286096e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,98,1.80000022520000290873e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,99,1.80000022620000290872e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,100,1.80000022840000295639e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,101,1.80000022940000295639e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,102,1.80000023160000300406e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,103,1.80000023260000300414e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,104,1.80000023480000305173e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,105,1.80000023580000305173e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,106,1.8000002380000030994e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,107,1.80000023900000309939e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,108,1.80000024120000314716e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,109,1.80000024220000314715e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,110,1.80000024440000319482e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,111,1.80000024540000319473e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,112,1.80000024760000324249e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,113,1.80000024860000324249e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,114,1.80000025080000329016e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,115,1.80000025180000329015e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,116,1.80000025400000333783e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,117,1.80000025500000333791e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,118,1.80000025720000338558e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,119,1.80000025820000338549e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,120,1.80000026040000343317e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,121,1.80000027240000343327e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,122,1.80000027240000343327e+09,39,'{"seat": 2, "action": {"do": "lay", "card": "B5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,123,1.80000027240000343327e+09,40,'{"seat": 2, "action": {"do": "take", "card": "Y6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,124,1.80000027240000343327e+09,41,'{"seat": 0, "action": {"do": "lay", "card": "R7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,125,1.80000027240000343327e+09,42,'{"seat": 0, "action": {"do": "take", "card": "Y9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,126,1.80000027460000348086e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,127,1.80000027560000348085e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,128,1.80000027560000348085e+09,43,'{"seat": 2, "action": {"do": "lay", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,129,1.80000027560000348085e+09,44,'{"seat": 2, "action": {"do": "take", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,130,1.80000027560000348085e+09,45,'{"seat": 0, "action": {"do": "lay", "card": "B1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,131,1.80000027560000348085e+09,46,'{"seat": 0, "action": {"do": "take", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,132,1.80000027780000352861e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,133,1.80000027880000352861e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,134,1.80000027880000352861e+09,47,'{"seat": 2, "action": {"do": "lay", "card": "Y6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,135,1.80000027880000352861e+09,48,'{"seat": 2, "action": {"do": "take", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,136,1.80000027880000352861e+09,49,'{"seat": 0, "action": {"do": "lay", "card": "Y9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,137,1.80000027880000352861e+09,50,'{"seat": 0, "action": {"do": "take", "card": "R6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,138,1.80000028100000357628e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,139,1.80000028200000357627e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,140,1.80000028200000357627e+09,51,'{"seat": 2, "action": {"do": "lay", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,141,1.80000028200000357627e+09,52,'{"seat": 2, "action": {"do": "take", "card": "B6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,142,1.80000028200000357627e+09,53,'{"seat": 0, "action": {"do": "lay", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,143,1.80000028200000357627e+09,54,'{"seat": 0, "action": {"do": "take", "card": "B7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,144,1.80000028420000362395e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,145,1.80000028520000362403e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,146,1.80000028520000362403e+09,55,'{"seat": 2, "action": {"do": "lay", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,147,1.80000028520000362403e+09,56,'{"seat": 2, "action": {"do": "take", "card": "R2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,148,1.80000028520000362403e+09,57,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,149,1.80000028740000367162e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,150,1.80000028840000367161e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,151,1.80000028840000367161e+09,58,'{"seat": 2, "action": {"do": "lay", "card": "G4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,152,1.80000028840000367161e+09,59,'{"seat": 2, "action": {"do": "take", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,153,1.80000029060000371929e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,154,1.80000029160000371928e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,155,1.80000029160000371928e+09,60,'{"seat": 2, "action": {"do": "lay", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,156,1.80000029160000371928e+09,61,'{"seat": 2, "action": {"do": "take", "card": "R9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,157,1.80000029380000376704e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,158,1.80000029480000376704e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,159,1.80000029480000376704e+09,62,'{"seat": 2, "action": {"do": "lay", "card": "R9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,160,1.80000029480000376704e+09,63,'{"seat": 2, "action": {"do": "take", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,161,1.80000029700000381471e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,162,1.80000029800000381462e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,163,1.80000029800000381462e+09,64,'{"seat": 2, "action": {"do": "lay", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,164,1.80000029800000381462e+09,65,'{"seat": 2, "action": {"do": "take", "card": "B12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,165,1.80000030020000386238e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,166,1.80000030120000386237e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,167,1.80000030120000386237e+09,66,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,168,1.80000030340000391005e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,169,1.80000030440000391004e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,170,1.80000030660000395772e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,171,1.8000003076000039578e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,172,1.80000030980000400547e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,173,1.80000031080000400538e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,174,1.80000031300000405305e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,175,1.80000031400000405305e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,176,1.80000031620000410081e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,177,1.8000003172000041008e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,178,1.80000031940000414848e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,179,1.80000032040000414856e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,180,1.80000032260000419623e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,181,1.80000032360000419614e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,182,1.80000032580000424381e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(4,0,1.80000032580000424381e+09,NULL,'{"do": "open", "id": 4, "guild": 7, "channel": 74, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": null, "secret": "8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3"}');
INSERT INTO "journal" VALUES(4,1,1.80000032580000424381e+09,67,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(4,2,1.80000032580000424381e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(4,3,1.80000032580000424381e+09,68,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(4,4,1.80000032580000424381e+09,69,'{"member": 1001, "computers": [], "entropy": "69", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(4,5,1.80000032880000424388e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(4,6,1.80000032880000424388e+09,70,'{"seat": 2, "action": {"do": "lay", "card": "G6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(4,7,1.80000032880000424388e+09,71,'{"seat": 2, "action": {"do": "take", "card": "B8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,0,1.80000032880000424388e+09,NULL,'{"do": "open", "id": 5, "guild": 7, "channel": 75, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": null, "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7"}');
INSERT INTO "journal" VALUES(5,1,1.80000032880000424388e+09,72,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(5,2,1.80000032880000424388e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(5,3,1.80000032880000424388e+09,73,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(5,4,1.80000032880000424388e+09,74,'{"member": 1001, "computers": [], "entropy": "74", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(5,5,1.80000033180000424378e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(5,6,1.80000033180000424378e+09,75,'{"seat": 0, "action": {"do": "lay", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,7,1.80000033180000424378e+09,76,'{"seat": 0, "action": {"do": "take", "card": "R8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,8,1.80000033400000429145e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,9,1.80000033500000429153e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,10,1.80000033500000429153e+09,77,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,11,1.80000033500000429153e+09,78,'{"seat": 0, "action": {"do": "lay", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,12,1.80000033500000429153e+09,79,'{"seat": 0, "action": {"do": "take", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,13,1.80000033720000433921e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,14,1.8000003382000043392e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,15,1.8000003382000043392e+09,80,'{"seat": 0, "action": {"do": "lay", "card": "R8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,16,1.8000003382000043392e+09,81,'{"seat": 0, "action": {"do": "take", "card": "Y9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,17,1.80000034040000438696e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,18,1.80000034140000438696e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,19,1.80000034140000438696e+09,82,'{"seat": 0, "action": {"do": "lay", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,20,1.80000034140000438696e+09,83,'{"seat": 0, "action": {"do": "take", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,21,1.80000034360000443463e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,22,1.80000034460000443454e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,23,1.80000034460000443454e+09,84,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,24,1.80000034680000448221e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,25,1.80000034780000448229e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,26,1.80000035000000452997e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,27,1.80000035100000452996e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,28,1.80000035320000457764e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,29,1.80000035420000457763e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,30,1.80000035640000462522e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,31,1.8000003574000046253e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,32,1.80000035960000467297e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,33,1.80000036060000467297e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,34,1.80000036280000472073e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,35,1.80000036380000472072e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,36,1.8000003660000047684e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,37,1.80000036700000476839e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,38,1.80000036920000481598e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,39,1.80000037020000481606e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,40,1.80000037240000486373e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,41,1.80000037340000486373e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,42,1.8000003756000049114e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,43,1.8000003766000049114e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,44,1.80000037880000495916e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,45,1.80000037980000495915e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,46,1.80000038200000500674e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,47,1.80000038300000500673e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,48,1.8000003852000050545e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,49,1.80000038620000505449e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,50,1.80000038840000510216e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,51,1.80000038940000510216e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,52,1.80000039160000514983e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,53,1.80000039260000514983e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,54,1.8000003948000051975e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,55,1.8000003958000051975e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,56,1.80000039800000524517e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,57,1.80000039900000524516e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,58,1.80000040120000529293e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,59,1.80000040220000529292e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,60,1.80000040440000534059e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,61,1.8000004054000053405e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,62,1.80000040760000538826e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,63,1.80000040860000538826e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,64,1.80000041080000543593e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,65,1.80000042280000543595e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(5,66,1.80000042500000548362e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,67,1.80000042600000548361e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,68,1.80000042600000548361e+09,85,'{"seat": 2, "action": {"do": "lay", "card": "B7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,69,1.80000042600000548361e+09,86,'{"reason": "stopped", "by": "Ann", "do": "close"}');
INSERT INTO "journal" VALUES(6,0,1.80000042600000548361e+09,NULL,'{"do": "open", "id": 6, "guild": 7, "channel": 76, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": null, "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18"}');
INSERT INTO "journal" VALUES(6,1,1.80000042600000548361e+09,87,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(6,2,1.80000042600000548361e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(6,3,1.80000042600000548361e+09,88,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(6,4,1.80000042600000548361e+09,89,'{"member": 1001, "computers": [], "entropy": "89", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(6,5,1.80000042900000548368e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(6,6,1.80000043120000553136e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,7,1.80000043220000553127e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,8,1.80000043220000553127e+09,90,'{"seat": 2, "action": {"do": "lay", "card": "R10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,9,1.80000043220000553127e+09,91,'{"seat": 2, "action": {"do": "take", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,10,1.80000043220000553127e+09,92,'{"seat": 0, "action": {"do": "lay", "card": "B5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,11,1.80000043220000553127e+09,93,'{"seat": 0, "action": {"do": "take", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,12,1.80000043440000557894e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,13,1.80000043540000557902e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,14,1.80000043540000557902e+09,94,'{"seat": 2, "action": {"do": "lay", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,15,1.80000043540000557902e+09,95,'{"seat": 2, "action": {"do": "take", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,16,1.80000043540000557902e+09,96,'{"seat": 0, "action": {"do": "lay", "card": "B8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,17,1.80000043540000557902e+09,97,'{"seat": 0, "action": {"do": "take", "card": "G8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,18,1.8000004376000056267e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,19,1.80000043860000562669e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,20,1.80000043860000562669e+09,98,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,21,1.80000043860000562669e+09,99,'{"seat": 0, "action": {"do": "lay", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,22,1.80000043860000562669e+09,100,'{"seat": 0, "action": {"do": "take", "card": "Y9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,23,1.80000044080000567436e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,24,1.80000044180000567436e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,25,1.80000044180000567436e+09,101,'{"seat": 0, "action": {"do": "lay", "card": "R11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,26,1.80000044180000567436e+09,102,'{"seat": 0, "action": {"do": "take", "card": "Y2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,27,1.80000044400000572195e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,28,1.80000044500000572203e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,29,1.80000044500000572203e+09,103,'{"seat": 0, "action": {"do": "lay", "card": "Y4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,30,1.80000044500000572203e+09,104,'{"seat": 0, "action": {"do": "take", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,31,1.8000004472000057697e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,32,1.80000044820000576969e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,33,1.80000044820000576969e+09,105,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,34,1.80000045040000581746e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,35,1.80000045140000581745e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,36,1.80000045360000586512e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,37,1.80000045460000586512e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,38,1.80000045680000591271e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,39,1.80000045780000591279e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,40,1.80000046000000596046e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,41,1.80000046100000596046e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,42,1.80000046320000600813e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,43,1.80000046420000600812e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,44,1.80000046640000605589e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,45,1.80000046740000605588e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,46,1.80000046960000610347e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,47,1.80000047060000610346e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,48,1.80000047280000615122e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,49,1.80000047380000615122e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,50,1.80000047600000619889e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,51,1.80000047700000619889e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,52,1.80000047920000624656e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,53,1.80000048020000624655e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,54,1.80000048240000629423e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,55,1.80000048340000629422e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,56,1.8000004856000063419e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,57,1.80000048660000634189e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,58,1.80000048880000638965e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,59,1.80000048980000638965e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,60,1.80000049200000643732e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,61,1.80000050400000643734e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(6,62,1.80000050400000643734e+09,106,'{"seat": 2, "action": {"do": "lay", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,63,1.80000050400000643734e+09,107,'{"seat": 2, "action": {"do": "take", "card": "Y4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,64,1.80000050400000643734e+09,108,'{"seat": 0, "action": {"do": "lay", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,0,1.80000050400000643734e+09,NULL,'{"do": "open", "id": 7, "guild": 7, "channel": 77, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": null, "secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf"}');
INSERT INTO "journal" VALUES(7,1,1.80000050400000643734e+09,109,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(7,2,1.80000050400000643734e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(7,3,1.80000050400000643734e+09,110,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(7,4,1.80000050400000643734e+09,111,'{"member": 1001, "computers": [], "entropy": "111", "carried": 0, "do": "start"}');
INSERT INTO "journal" VALUES(7,5,1.80000050700000643723e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(7,6,1.80000050700000643723e+09,112,'{"seat": 2, "action": {"do": "play", "card": "KC"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,7,1.80000050800000643731e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "AC"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,8,1.80000051020000648499e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "2C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,9,1.80000051120000648498e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "3C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,10,1.80000051220000648498e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "4C"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,11,1.80000051220000648498e+09,113,'{"reason": "stopped", "by": "Ann", "do": "close"}');
INSERT INTO "journal" VALUES(8,0,1.80000051220000648498e+09,NULL,'{"do": "open", "id": 8, "guild": 7, "channel": 77, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 12, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york"}, "match": null, "secret": "0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca"}');
INSERT INTO "journal" VALUES(8,1,1.80000051220000648498e+09,114,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(8,2,1.80000051220000648498e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(8,3,1.80000051220000648498e+09,115,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(8,4,1.80000051220000648498e+09,116,'{"member": 1001, "computers": [], "entropy": "116", "carried": 12, "do": "start"}');
INSERT INTO "journal" VALUES(8,5,1.80000051520000648496e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(8,6,1.80000051740000653263e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,7,1.80000051840000653263e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,8,1.80000051840000653263e+09,117,'{"seat": 2, "action": {"do": "lay", "card": "G2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,9,1.80000051840000653263e+09,118,'{"seat": 2, "action": {"do": "take", "card": "Y10"}, "by": "member", "do": "act"}');
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
INSERT INTO "members" VALUES(7,1001,'Ann','en-US',0,6,NULL,7);
INSERT INTO "members" VALUES(7,1002,'Ben','de',1,6,NULL,7);
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
INSERT INTO "outbox" VALUES(1,3,1.80000018220000243185e+09,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 1, "rounds": 3, "tops": [{"Card": "R1"}, {"Card": "Y2"}, {"Card": "B3"}, {"Card": "B4"}, {"Card": "Y5"}, {"Card": "B6"}, {"Card": "Y7"}, {"Card": "B8"}, {"Card": "B9"}, {"Card": "B10"}, {"Card": "B11"}, {"Card": "B12"}], "scores": [{"Score": {"numbers": [1], "blocks": []}}, {"Score": {"numbers": [3, 4, 6, 8, 9, 10, 11, 12], "blocks": []}}, {"Score": {"numbers": [], "blocks": []}}], "totals": [1, 63, 0]}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(2,3,1.80000026040000343317e+09,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 2, "rounds": 3, "tops": [{"Card": "Y1"}, {"Card": "Y2"}, {"Card": "R3"}, {"Card": "Y4"}, {"Card": "B5"}, {"Card": "B6"}, {"Card": "R7"}, {"Card": "B8"}, {"Card": "B9"}, {"Card": "B10"}, {"Card": "B11"}, {"Card": "B12"}], "scores": [{"Score": {"numbers": [3, 7], "blocks": []}}, {"Score": {"numbers": [5, 6, 8, 9, 10, 11, 12], "blocks": []}}, {"Score": {"numbers": [], "blocks": []}}], "totals": [11, 124, 0]}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(3,3,1.80000032580000424381e+09,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 3, "rounds": 3, "tops": [{"Card": "Y1"}, null, {"Card": "B3"}, {"Card": "Y4"}, {"Card": "B5"}, {"Card": "G6"}, {"Card": "Y7"}, {"Card": "B8"}, {"Card": "B9"}, {"Card": "Y10"}, {"Card": "B11"}, {"Card": "R12"}], "scores": [{"Score": {"numbers": [12], "blocks": []}}, {"Score": {"numbers": [3, 5, 8, 9, 11], "blocks": []}}, {"Score": {"numbers": [6], "blocks": []}}], "totals": [23, 160, 6]}, {"event": "PotWon", "winners": [1], "chips": 21, "left": 0}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(4,3,1.80000032580000424381e+09,'{"table": 3, "winners": ["Ada"], "standings": [{"name": "Ada", "member": null, "chips": 21, "paid_in": 7, "points": 160}, {"name": "Ann", "member": 1001, "chips": 0, "paid_in": 7, "points": 23}, {"name": "Ben", "member": 1002, "chips": 0, "paid_in": 7, "points": 6}], "left": 0, "deal": {"commitment": "5438ec2ef7dbfcce14f4e6746cfe598bceb147f8565bd55332c036938ca98dca", "secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c", "entropy": "14"}, "about": "match_result"}');
INSERT INTO "outbox" VALUES(5,5,1.80000042600000548361e+09,'{"reason": "stopped", "by": "Ann", "returned": [], "left": 0, "deal": {"commitment": "6761a095635d4524b0cc0d15a3a8c9dc4a0ee38e174deafdc897ebb5471f70c7", "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7", "entropy": "74"}, "about": "table_closed"}');
INSERT INTO "outbox" VALUES(6,7,1.80000050700000643723e+09,'{"game": "stops", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "BoodleCollected", "seat": 2, "space": "KC", "card": {"Card": "KC"}, "chips": 4}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(7,7,1.80000051220000648498e+09,'{"reason": "stopped", "by": "Ann", "returned": [["Ann", 36], ["Ben", 40]], "left": 12, "deal": {"commitment": "89d58e50211e091b4d5a45194032fe339c73b8dd0acd8ab18bfb7e72873c0653", "secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf", "entropy": "111"}, "about": "table_closed"}');
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
INSERT INTO "tables" VALUES(1,7,71,'playing',12,'{"id": 1, "guild": 7, "channel": 71, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "3", "jackpot": 0, "carried": 0, "decision": 7, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "new-york"}, "match": {"rules": {"preset": "new-york"}, "phase": "lay", "round": 1, "starter": 1, "chips": [0, 0, 0], "pot": 0, "hands": ["R4R9G1G3G8Y11", "R11B4B10B11Y3Y7", "R5B3B12G7Y4Y5"], "market": "G6Y2R8G5Y12R7", "pile": "B7G10R6G2G4R10G11Y1B5R3B8R12Y6Y8G12B9B6Y10B2R2Y9", "turns": [[1, "G9", "B11"], [2, "B1", "Y5"], [0, null, null], [1, "R1", "R11"]], "turn": 2, "scores": [], "outcome": null}, "secret": "5012cbf8f2410c1b4a338955babcebf855f2c234b330896f14fca6e16828609e"}',1800086409.4,1800000000.0,NULL,NULL);
INSERT INTO "tables" VALUES(2,7,72,'playing',55,'{"id": 2, "guild": 7, "channel": 72, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "9", "jackpot": 0, "carried": 0, "decision": 49, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york-profi"}, "match": {"rules": {"preset": "new-york-profi"}, "phase": "lay", "round": 2, "starter": 0, "chips": [0, 0, 0], "pot": 0, "hands": ["R7B3B7G1Y5Y9", "R5R8B1G8G12Y10", "R1R3R6B12G2G4"], "market": "Y1G6Y7Y8B5B4", "pile": "R9R10G3Y11B2Y12G11Y2G9R4R11G7Y4G5B6B8R12B11R2B10G10Y6Y3B9", "turns": [], "turn": 0, "scores": [[13, 75, 0]], "outcome": null}, "secret": "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b"}',1.80008650020000123982e+09,1800000009.4,NULL,NULL);
INSERT INTO "tables" VALUES(3,7,73,'closed',182,'{"id": 3, "guild": 7, "channel": 73, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "14", "jackpot": 0, "carried": 0, "decision": 175, "human_acted": true, "happenings": [], "ending": "finished", "rules": {"preset": "new-york", "stake": 7}, "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "over", "round": 3, "starter": 2, "chips": [0, 21, 0], "pot": 0, "hands": ["R6B2B4B7B10Y11", "R10G1G5G8Y2Y5", "R1R2R5B6B12G2"], "market": "R11", "pile": "", "turns": [[2, "B5", "Y6"], [0, "R7", "Y9"], [1, "G7", "B3"], [2, "R4", "Y8"], [0, "B1", "Y11"], [1, "Y7", "G10"], [2, "Y6", "Y10"], [0, "Y9", "R6"], [1, "G12", "B11"], [2, "G3", "B6"], [0, "Y12", "B7"], [1, "G10", "R8"], [2, "Y8", "R2"], [0, null, null], [1, "R8", "G11"], [2, "G4", "R5"], [1, "G11", "G9"], [2, "Y1", "R9"], [1, "G9", "R12"], [2, "R9", "R1"], [1, "R12", "G6"], [2, "Y10", "B12"], [1, "G6", "R10"], [2, null, null], [1, "B11", "Y2"], [1, "B9", "B8"], [1, "Y3", "G1"], [1, "B8", "R3"], [1, "R3", "Y5"], [1, "B3", "G5"], [1, "Y4", "G8"], [1, null, null]], "turn": null, "scores": [[1, 63, 0], [10, 61, 0], [12, 36, 6]], "outcome": {"winners": [1], "chips": [0, 21, 0], "topups": [0, 0, 0], "left_on_table": 0, "points": [23, 160, 6]}}, "secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c"}',NULL,1.8000001002000012398e+09,1.80000032580000424381e+09,NULL);
INSERT INTO "tables" VALUES(4,7,74,'playing',7,'{"id": 4, "guild": 7, "channel": 74, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "69", "jackpot": 0, "carried": 0, "decision": 2, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "lay", "round": 1, "starter": 2, "chips": [0, 0, 0], "pot": 21, "hands": ["R3R7B1B4B12G12", "R6G4Y3Y4Y6Y10", "R2R8B8G3G7Y8"], "market": "R10G10Y1R4R5B7", "pile": "B10Y9B9G8G5G2Y7R1G11Y5B3Y11R9Y12G9Y2B6R12G1R11B2B5B11", "turns": [[2, "G6", "B8"]], "turn": 0, "scores": [], "outcome": null}, "secret": "8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3"}',1.80008672880000424381e+09,1.80000032580000424381e+09,NULL,NULL);
INSERT INTO "tables" VALUES(5,7,75,'closed',69,'{"id": 5, "guild": 7, "channel": 75, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "74", "jackpot": 0, "carried": 0, "decision": 62, "human_acted": true, "happenings": [], "ending": "stopped", "rules": {"preset": "new-york", "stake": 7}, "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "take", "round": 2, "starter": 1, "chips": [0, 0, 0], "pot": 21, "hands": ["R1B6G3G7G8G11", "R2R7B2B3B8G5", "R11B4G9Y3Y5"], "market": "R10G10R8R9G4Y11", "pile": "R3B12Y8R6G6B1B9Y4Y1B5Y7Y2B10Y10B11Y9R5Y6G1R4G2Y12G12", "turns": [[1, "R12", "B3"], [2, "B7", null]], "turn": 2, "scores": [[9, 61, 0]], "outcome": null}, "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7"}',NULL,1.80000032880000424388e+09,1.80000042600000548361e+09,NULL);
INSERT INTO "tables" VALUES(6,7,76,'playing',64,'{"id": 6, "guild": 7, "channel": 76, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "89", "jackpot": 0, "carried": 0, "decision": 58, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "take", "round": 2, "starter": 2, "chips": [0, 0, 0], "pot": 21, "hands": ["R12B11G1G6Y7", "B10G2G8Y8Y9Y11", "R5R6R9R10G12Y4"], "market": "R11B4B6B12Y3R7", "pile": "Y6Y1G5G4Y12R8B1G3B3B2G10B9R2B7R1Y2R3G9B8Y10R4B5Y5", "turns": [[2, "G11", "Y4"], [0, "G7", null]], "turn": 0, "scores": [[0, 61, 1]], "outcome": null}, "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18"}',1.80008690400000643727e+09,1.80000042600000548361e+09,NULL,NULL);
INSERT INTO "tables" VALUES(7,7,77,'closed',11,'{"id": 7, "guild": 7, "channel": 77, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "111", "jackpot": 0, "carried": 0, "decision": 5, "human_acted": true, "happenings": [], "ending": "stopped", "rules": {"preset": "michigan"}, "match": {"rules": {"preset": "michigan"}, "phase": "follow", "round": 1, "dealer": 1, "chips": [36, 32, 40], "spaces": [4, 0, 4, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["5C6C4D9DTDJDKD2HTHAH2S8SKS", "7CTCQC8DQDAD4HJH3S", "3D7D5H6H7HKH4S6S9STSJSAS"], "dead": "8C9CJC2D5D6D3H8H9HQH5S7SQS", "plays": [[2, "KC", true], [1, "AC", false], [1, "2C", true], [1, "3C", false], [1, "4C", false]], "missing": "", "turn": 0, "asked": [], "swapped": false, "given_up": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "5C", "before": [40, 40, 40], "collected": [[2, "KC", "KC", 4]], "passed": [], "relaxed": false, "outcome": null}, "secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf"}',NULL,1.80000050400000643734e+09,1.80000051220000648498e+09,NULL);
INSERT INTO "tables" VALUES(8,7,77,'playing',9,'{"id": 8, "guild": 7, "channel": 77, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "116", "jackpot": 12, "carried": 0, "decision": 4, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "new-york"}, "match": {"rules": {"preset": "new-york"}, "phase": "lay", "round": 1, "starter": 1, "chips": [0, 0, 0], "pot": 0, "hands": ["R1R4B7B9G6G8", "R11B1B5B11Y6Y9", "R3R7B8G4Y1Y10"], "market": "G3G5Y2Y3Y4B2", "pile": "R12Y5R8B6G1R6Y11R9Y7B12Y12B10B3G12G7G11G9G10R10Y8B4R5", "turns": [[1, "R2", "R11"], [2, "G2", "Y10"]], "turn": 0, "scores": [], "outcome": null}, "secret": "0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca"}',1.80008691840000653264e+09,1.80000051220000648498e+09,NULL,NULL);
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
INSERT INTO "transfers" VALUES(8,1.8000001002000012398e+09,7,1,6,7,'buy_in',3,NULL);
INSERT INTO "transfers" VALUES(9,1.8000001002000012398e+09,7,7,6,7,'buy_in',3,NULL);
INSERT INTO "transfers" VALUES(10,1.8000001002000012398e+09,7,3,6,7,'buy_in',3,NULL);
INSERT INTO "transfers" VALUES(11,1.80000032580000424381e+09,7,6,7,21,'stack',3,NULL);
INSERT INTO "transfers" VALUES(12,1.80000032580000424381e+09,7,1,8,7,'buy_in',4,NULL);
INSERT INTO "transfers" VALUES(13,1.80000032580000424381e+09,7,7,8,7,'buy_in',4,NULL);
INSERT INTO "transfers" VALUES(14,1.80000032580000424381e+09,7,3,8,7,'buy_in',4,NULL);
INSERT INTO "transfers" VALUES(15,1.80000032880000424388e+09,7,1,9,7,'buy_in',5,NULL);
INSERT INTO "transfers" VALUES(16,1.80000032880000424388e+09,7,7,9,7,'buy_in',5,NULL);
INSERT INTO "transfers" VALUES(17,1.80000032880000424388e+09,7,3,9,7,'buy_in',5,NULL);
INSERT INTO "transfers" VALUES(18,1.80000042600000548361e+09,7,9,7,21,'stack',5,NULL);
INSERT INTO "transfers" VALUES(19,1.80000042600000548361e+09,7,1,10,7,'buy_in',6,NULL);
INSERT INTO "transfers" VALUES(20,1.80000042600000548361e+09,7,7,10,7,'buy_in',6,NULL);
INSERT INTO "transfers" VALUES(21,1.80000042600000548361e+09,7,3,10,7,'buy_in',6,NULL);
INSERT INTO "transfers" VALUES(22,1.80000050400000643734e+09,7,1,11,40,'buy_in',7,NULL);
INSERT INTO "transfers" VALUES(23,1.80000050400000643734e+09,7,7,11,40,'buy_in',7,NULL);
INSERT INTO "transfers" VALUES(24,1.80000050400000643734e+09,7,3,11,40,'buy_in',7,NULL);
INSERT INTO "transfers" VALUES(25,1.80000051220000648498e+09,7,11,1,36,'stack',7,NULL);
INSERT INTO "transfers" VALUES(26,1.80000051220000648498e+09,7,11,7,32,'stack',7,NULL);
INSERT INTO "transfers" VALUES(27,1.80000051220000648498e+09,7,11,3,40,'stack',7,NULL);
INSERT INTO "transfers" VALUES(28,1.80000051220000648498e+09,7,11,12,12,'left',7,NULL);
CREATE UNIQUE INDEX uq_tables_open_channel ON tables (channel_id) WHERE status != 'closed';
CREATE INDEX ix_outbox_table_id ON outbox (table_id);
CREATE INDEX ix_transfers_source_id ON transfers (source_id);
CREATE INDEX ix_transfers_target_id ON transfers (target_id);
COMMIT;
