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
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE allowed_channels (
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	CONSTRAINT pk_allowed_channels PRIMARY KEY (guild_id, channel_id)
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
	rules JSON NOT NULL, 
	buy_in BIGINT NOT NULL, 
	turn_seconds INTEGER NOT NULL, level VARCHAR(16) DEFAULT 'normal' NOT NULL, hints BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_house_rules PRIMARY KEY (guild_id, channel_id, game)
);
INSERT INTO "house_rules" VALUES(7,73,'new-york','{"preset": "new-york", "stake": 7}',7,86400,'normal',1);
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
INSERT INTO "journal" VALUES(1,0,1800000000.0,NULL,'{"do": "open", "id": 1, "guild": 7, "channel": 71, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york"}, "match": null, "secret": "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b"}');
INSERT INTO "journal" VALUES(1,1,1800000000.0,1,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(1,2,1800000000.0,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(1,3,1800000000.0,2,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(1,4,1800000000.0,3,'{"member": 1001, "computers": [], "entropy": "3", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(1,5,1800000003.0,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(1,6,1800000003.0,4,'{"seat": 2, "action": {"do": "lay", "card": "R6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,7,1800000003.0,5,'{"seat": 2, "action": {"do": "take", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,8,1800000003.0,6,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,9,1800000004.2,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,10,1800000004.8,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,11,1800000004.8,7,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(1,12,1800000006.0,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,13,1800000006.6,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,14,1800000007.8,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,15,1.80000000839999985697e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,16,1800000009.6,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,17,1.80000001019999980927e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,18,1.80000001139999985695e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,19,1.80000001199999976157e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,20,1.80000001319999980934e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,21,1.80000001379999971387e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,22,1.80000001499999976155e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,23,1.80000001559999966626e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,24,1.80000001679999971394e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,25,1.80000001739999961848e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,26,1.80000001859999966616e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,27,1.80000001919999957087e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,28,1.80000002039999961855e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,29,1.80000002099999952317e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,30,1.80000002219999957076e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,31,1.80000002279999947547e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,32,1.80000002399999952315e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,33,1.80000002459999942777e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,34,1.80000002579999947545e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,35,1.80000002639999938016e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,36,1.80000002759999942775e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,37,1.80000002819999933238e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,38,1.80000002939999938006e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,39,1.80000002999999928476e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,40,1.80000003119999933244e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,41,1.80000003179999923715e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,42,1.80000003299999928475e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,43,1.80000003359999918937e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,44,1.80000003479999923705e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,45,1.80000003539999914176e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,46,1.80000003659999918944e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,47,1.80000003719999909397e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,48,1.80000003839999914165e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,49,1.80000003899999904636e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,50,1.80000004019999909404e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,51,1.80000004079999899857e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,52,1.80000004199999904634e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(1,53,1.80000005399999904627e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(2,0,1.80000005399999904627e+09,NULL,'{"do": "open", "id": 2, "guild": 7, "channel": 72, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york-profi"}, "match": null, "secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c"}');
INSERT INTO "journal" VALUES(2,1,1.80000005399999904627e+09,8,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(2,2,1.80000005399999904627e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(2,3,1.80000005399999904627e+09,9,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(2,4,1.80000005399999904627e+09,10,'{"member": 1001, "computers": [], "entropy": "10", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(2,5,1.80000005699999904634e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(2,6,1.80000005699999904634e+09,11,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,7,1.80000005819999909402e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,8,1.80000005879999899864e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,9,1.80000005879999899864e+09,12,'{"seat": 2, "action": {"do": "lay", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,10,1.80000005879999899864e+09,13,'{"seat": 2, "action": {"do": "take", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(2,11,1.80000005999999904641e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,12,1.80000006059999895094e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(2,13,1.80000006059999895094e+09,14,'{"seat": 2, "action": {"do": "lay", "card": "B5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,0,1.80000006059999895094e+09,NULL,'{"do": "open", "id": 3, "guild": 7, "channel": 73, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": null, "secret": "8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3"}');
INSERT INTO "journal" VALUES(3,1,1.80000006059999895094e+09,15,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(3,2,1.80000006059999895094e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(3,3,1.80000006059999895094e+09,16,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(3,4,1.80000006059999895094e+09,17,'{"member": 1001, "computers": [], "entropy": "17", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(3,5,1.80000006359999895101e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,6,1.80000006479999899869e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,7,1.80000006539999890323e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,8,1.80000006539999890323e+09,18,'{"seat": 2, "action": {"do": "lay", "card": "B5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,9,1.80000006539999890323e+09,19,'{"seat": 2, "action": {"do": "take", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,10,1.80000006539999890323e+09,20,'{"seat": 0, "action": {"do": "lay", "card": "G9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,11,1.80000006539999890323e+09,21,'{"seat": 0, "action": {"do": "take", "card": "G4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,12,1.80000006659999895091e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,13,1.80000006719999885562e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,14,1.80000006719999885562e+09,22,'{"seat": 2, "action": {"do": "lay", "card": "B6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,15,1.80000006719999885562e+09,23,'{"seat": 2, "action": {"do": "take", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,16,1.80000006719999885562e+09,24,'{"seat": 0, "action": {"do": "lay", "card": "R12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,17,1.80000006719999885562e+09,25,'{"seat": 0, "action": {"do": "take", "card": "Y7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,18,1.8000000683999989033e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,19,1.80000006899999880783e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,20,1.80000006899999880783e+09,26,'{"seat": 2, "action": {"do": "lay", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,21,1.80000006899999880783e+09,27,'{"seat": 2, "action": {"do": "take", "card": "R2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,22,1.80000006899999880783e+09,28,'{"seat": 0, "action": {"do": "lay", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,23,1.80000006899999880783e+09,29,'{"seat": 0, "action": {"do": "take", "card": "Y6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,24,1.8000000701999988556e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,25,1.80000007079999876022e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,26,1.80000007079999876022e+09,30,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,27,1.80000007079999876022e+09,31,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,28,1.8000000719999988079e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,29,1.80000007259999871252e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,30,1.8000000737999987602e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,31,1.80000007439999866482e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,32,1.80000007559999871259e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,33,1.80000007619999861712e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,34,1.8000000773999986648e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,35,1.80000007799999856951e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,36,1.80000007919999861719e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,37,1.80000007979999852173e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,38,1.80000008099999856941e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,39,1.80000008159999847412e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,40,1.8000000827999985218e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,41,1.8000000833999984265e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,42,1.80000008459999847418e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,43,1.80000008519999837872e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,44,1.8000000863999984264e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,45,1.80000008699999833111e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,46,1.80000008819999837879e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,47,1.80000008879999828341e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,48,1.800000089999998331e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,49,1.80000009059999823571e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,50,1.80000009179999828339e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,51,1.80000009239999818801e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,52,1.80000009359999823569e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,53,1.8000000941999981404e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,54,1.800000095399998188e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,55,1.80000009599999809262e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,56,1.8000000971999981403e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,57,1.80000009779999804501e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,58,1.80000009899999809269e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,59,1.80000009959999799722e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,60,1.8000001007999980449e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,61,1.800000112799998045e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,62,1.800000112799998045e+09,32,'{"seat": 2, "action": {"do": "lay", "card": "R7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,63,1.800000112799998045e+09,33,'{"seat": 2, "action": {"do": "take", "card": "B2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,64,1.800000112799998045e+09,34,'{"seat": 0, "action": {"do": "lay", "card": "B8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,65,1.800000112799998045e+09,35,'{"seat": 0, "action": {"do": "take", "card": "B7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,66,1.80000011399999809268e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,67,1.8000001145999979973e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,68,1.8000001145999979973e+09,36,'{"seat": 2, "action": {"do": "lay", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,69,1.8000001145999979973e+09,37,'{"seat": 2, "action": {"do": "take", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,70,1.8000001145999979973e+09,38,'{"seat": 0, "action": {"do": "lay", "card": "G12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,71,1.8000001145999979973e+09,39,'{"seat": 0, "action": {"do": "take", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,72,1.8000001157999980449e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,73,1.80000011639999794961e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,74,1.80000011639999794961e+09,40,'{"seat": 2, "action": {"do": "lay", "card": "B1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,75,1.80000011639999794961e+09,41,'{"seat": 2, "action": {"do": "take", "card": "G6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,76,1.80000011639999794961e+09,42,'{"seat": 0, "action": {"do": "lay", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,77,1.80000011639999794961e+09,43,'{"seat": 0, "action": {"do": "take", "card": "G4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,78,1.80000011759999799729e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,79,1.80000011819999790191e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,80,1.80000011819999790191e+09,44,'{"seat": 2, "action": {"do": "lay", "card": "Y6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,81,1.80000011819999790191e+09,45,'{"seat": 2, "action": {"do": "take", "card": "G10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,82,1.80000011819999790191e+09,46,'{"seat": 0, "action": {"do": "lay", "card": "R11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,83,1.80000011819999790191e+09,47,'{"seat": 0, "action": {"do": "take", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,84,1.80000011939999794959e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,85,1.8000001199999978543e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,86,1.8000001199999978543e+09,48,'{"seat": 2, "action": {"do": "lay", "card": "G10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,87,1.8000001199999978543e+09,49,'{"seat": 2, "action": {"do": "take", "card": "R6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,88,1.8000001199999978543e+09,50,'{"seat": 0, "action": {"do": "lay", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,89,1.8000001199999978543e+09,51,'{"seat": 0, "action": {"do": "take", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,90,1.80000012119999790189e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,91,1.80000012179999780651e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,92,1.80000012179999780651e+09,52,'{"seat": 2, "action": {"do": "lay", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,93,1.80000012179999780651e+09,53,'{"seat": 2, "action": {"do": "take", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,94,1.80000012179999780651e+09,54,'{"seat": 0, "action": {"do": "lay", "card": "B7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,95,1.80000012179999780651e+09,55,'{"seat": 0, "action": {"do": "take", "card": "R2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,96,1.80000012299999785419e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,97,1.8000001235999977589e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,98,1.8000001235999977589e+09,56,'{"seat": 2, "action": {"do": "lay", "card": "B3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,99,1.8000001235999977589e+09,57,'{"seat": 2, "action": {"do": "take", "card": "R8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,100,1.8000001235999977589e+09,58,'{"seat": 0, "action": {"do": "lay", "card": "B6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,101,1.8000001235999977589e+09,59,'{"seat": 0, "action": {"do": "take", "card": "R3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,102,1.80000012479999780658e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,103,1.80000012539999771112e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,104,1.80000012539999771112e+09,60,'{"seat": 2, "action": {"do": "lay", "card": "R8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,105,1.80000012539999771112e+09,61,'{"seat": 2, "action": {"do": "take", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,106,1.80000012539999771112e+09,62,'{"seat": 0, "action": {"do": "lay", "card": "R3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,107,1.80000012539999771112e+09,63,'{"seat": 0, "action": {"do": "take", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,108,1.8000001265999977588e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,109,1.8000001271999976635e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,110,1.8000001271999976635e+09,64,'{"seat": 2, "action": {"do": "lay", "card": "R10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,111,1.8000001271999976635e+09,65,'{"seat": 2, "action": {"do": "take", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,112,1.8000001271999976635e+09,66,'{"seat": 0, "action": {"do": "lay", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,113,1.8000001271999976635e+09,67,'{"seat": 0, "action": {"do": "take", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,114,1.80000012839999771118e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,115,1.80000012899999761572e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,116,1.80000012899999761572e+09,68,'{"seat": 2, "action": {"do": "lay", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,117,1.80000012899999761572e+09,69,'{"seat": 2, "action": {"do": "take", "card": "Y5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,118,1.80000012899999761572e+09,70,'{"seat": 0, "action": {"do": "lay", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,119,1.80000012899999761572e+09,71,'{"seat": 0, "action": {"do": "take", "card": "R12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,120,1.80000013019999766349e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,121,1.80000013079999756811e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,122,1.80000013079999756811e+09,72,'{"seat": 2, "action": {"do": "lay", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,123,1.80000013079999756811e+09,73,'{"seat": 0, "action": {"do": "lay", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,124,1.80000013199999761579e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,125,1.80000013199999761579e+09,74,'{"seat": 2, "action": {"do": "lay", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,126,1.80000013199999761579e+09,75,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,127,1.80000013319999766347e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,128,1.80000013319999766347e+09,76,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,129,1.80000013439999771115e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,130,1.80000013559999775883e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,131,1.80000013679999780651e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,132,1.80000013799999785419e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,133,1.80000014999999785421e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(3,134,1.80000014999999785421e+09,77,'{"seat": 0, "action": {"do": "lay", "card": "B6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,135,1.80000014999999785421e+09,78,'{"seat": 0, "action": {"do": "take", "card": "B11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,136,1.80000015119999790189e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,137,1.80000015179999780651e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,138,1.80000015179999780651e+09,79,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,139,1.80000015179999780651e+09,80,'{"seat": 0, "action": {"do": "lay", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,140,1.80000015179999780651e+09,81,'{"seat": 0, "action": {"do": "take", "card": "G2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,141,1.80000015299999785427e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,142,1.80000015359999775881e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,143,1.80000015359999775881e+09,82,'{"seat": 0, "action": {"do": "lay", "card": "B1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,144,1.80000015359999775881e+09,83,'{"seat": 0, "action": {"do": "take", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,145,1.80000015479999780658e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,146,1.8000001553999977112e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,147,1.8000001553999977112e+09,84,'{"seat": 0, "action": {"do": "lay", "card": "G2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,148,1.8000001553999977112e+09,85,'{"seat": 0, "action": {"do": "take", "card": "R12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,149,1.80000015659999775888e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,150,1.8000001571999976635e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,151,1.8000001571999976635e+09,86,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(3,152,1.80000015839999771127e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,153,1.8000001589999976158e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,154,1.80000016019999766348e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,155,1.80000016079999756819e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,156,1.80000016199999761587e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,157,1.8000001625999975204e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,158,1.80000016379999756808e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,159,1.80000016439999747279e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,160,1.80000016559999752047e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,161,1.80000016619999742509e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,162,1.80000016739999747269e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,163,1.8000001679999973774e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,164,1.80000016919999742508e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,165,1.8000001697999973297e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,166,1.80000017099999737738e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,167,1.80000017159999728209e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,168,1.80000017279999732968e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,169,1.8000001733999972343e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,170,1.80000017459999728198e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,171,1.80000017519999718669e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,172,1.80000017639999723437e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,173,1.80000017699999713891e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,174,1.80000017819999718659e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,175,1.80000017879999709129e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,176,1.80000017999999713897e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,177,1.80000018059999704351e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,178,1.80000018179999709136e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,179,1.8000001823999969959e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,180,1.80000018359999704358e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,181,1.80000018419999694829e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,182,1.80000018539999699597e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,183,1.8000001859999969005e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,184,1.80000018719999694827e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,185,1.80000018779999685289e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,186,1.80000018899999690057e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,187,1.80000018959999680519e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,188,1.80000019079999685287e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,189,1.80000019139999675749e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(3,190,1.80000019259999680526e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(4,0,1.80000019259999680526e+09,NULL,'{"do": "open", "id": 4, "guild": 7, "channel": 74, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": null, "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7"}');
INSERT INTO "journal" VALUES(4,1,1.80000019259999680526e+09,87,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(4,2,1.80000019259999680526e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(4,3,1.80000019259999680526e+09,88,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(4,4,1.80000019259999680526e+09,89,'{"member": 1001, "computers": [], "entropy": "89", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(4,5,1.80000019559999680516e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(4,6,1.80000019559999680516e+09,90,'{"seat": 0, "action": {"do": "lay", "card": "G9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(4,7,1.80000019559999680516e+09,91,'{"seat": 0, "action": {"do": "take", "card": "Y4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(4,8,1.80000019679999685284e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(4,9,1.80000019739999675754e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,0,1.80000019739999675754e+09,NULL,'{"do": "open", "id": 5, "guild": 7, "channel": 75, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": null, "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18"}');
INSERT INTO "journal" VALUES(5,1,1.80000019739999675754e+09,92,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(5,2,1.80000019739999675754e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(5,3,1.80000019739999675754e+09,93,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(5,4,1.80000019739999675754e+09,94,'{"member": 1001, "computers": [], "entropy": "94", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(5,5,1.80000020039999675744e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(5,6,1.80000020159999680512e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,7,1.80000020219999670983e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,8,1.80000020219999670983e+09,95,'{"seat": 2, "action": {"do": "lay", "card": "Y9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,9,1.80000020219999670983e+09,96,'{"seat": 2, "action": {"do": "take", "card": "B2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,10,1.80000020219999670983e+09,97,'{"seat": 0, "action": {"do": "lay", "card": "G8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,11,1.80000020219999670983e+09,98,'{"seat": 0, "action": {"do": "take", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,12,1.80000020339999675751e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,13,1.80000020399999666204e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,14,1.80000020399999666204e+09,99,'{"seat": 2, "action": {"do": "lay", "card": "Y11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,15,1.80000020399999666204e+09,100,'{"seat": 2, "action": {"do": "take", "card": "B4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,16,1.80000020399999666204e+09,101,'{"seat": 0, "action": {"do": "lay", "card": "G5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,17,1.80000020399999666204e+09,102,'{"seat": 0, "action": {"do": "take", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,18,1.80000020519999670981e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,19,1.80000020579999661443e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,20,1.80000020579999661443e+09,103,'{"seat": 2, "action": {"do": "lay", "card": "R9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,21,1.80000020579999661443e+09,104,'{"seat": 2, "action": {"do": "take", "card": "G9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,22,1.80000020579999661443e+09,105,'{"seat": 0, "action": {"do": "lay", "card": "Y2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,23,1.80000020579999661443e+09,106,'{"seat": 0, "action": {"do": "take", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,24,1.80000020699999666211e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,25,1.80000020759999656682e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,26,1.80000020759999656682e+09,107,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,27,1.80000020759999656682e+09,108,'{"seat": 0, "action": {"do": "lay", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,28,1.80000020759999656682e+09,109,'{"seat": 0, "action": {"do": "take", "card": "G7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,29,1.8000002087999966145e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,30,1.80000020939999651903e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,31,1.80000020939999651903e+09,110,'{"seat": 0, "action": {"do": "lay", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,32,1.80000020939999651903e+09,111,'{"seat": 0, "action": {"do": "take", "card": "Y5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,33,1.8000002105999965668e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,34,1.80000021119999647142e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,35,1.80000021119999647142e+09,112,'{"seat": 0, "action": {"do": "lay", "card": "G11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,36,1.80000021119999647142e+09,113,'{"seat": 0, "action": {"do": "take", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,37,1.8000002123999965191e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,38,1.80000021299999642373e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,39,1.80000021299999642373e+09,114,'{"seat": 0, "action": {"do": "lay", "card": "Y5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,40,1.80000021299999642373e+09,115,'{"seat": 0, "action": {"do": "take", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,41,1.80000021419999647141e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,42,1.80000021479999637603e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,43,1.80000021479999637603e+09,116,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,44,1.80000021599999642379e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,45,1.80000021659999632833e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,46,1.80000021779999637601e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,47,1.80000021839999628072e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,48,1.8000002195999963284e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,49,1.80000022019999623293e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,50,1.80000022139999628061e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,51,1.80000022199999618532e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,52,1.800000223199996233e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,53,1.80000022379999613762e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,54,1.80000022499999618522e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,55,1.80000022559999608992e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,56,1.8000002267999961376e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,57,1.80000022739999604223e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,58,1.80000022859999608991e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,59,1.80000022919999599461e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,60,1.80000023039999604221e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,61,1.80000023099999594683e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,62,1.80000023219999599451e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,63,1.80000023279999589922e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,64,1.8000002339999959469e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,65,1.80000023459999585161e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,66,1.8000002357999958992e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,67,1.80000023639999580382e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,68,1.8000002375999958515e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,69,1.80000023879999589918e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,70,1.80000023999999594686e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,71,1.80000025199999594688e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(5,72,1.80000025199999594688e+09,117,'{"seat": 2, "action": {"do": "lay", "card": "R10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,73,1.80000025199999594688e+09,118,'{"seat": 2, "action": {"do": "take", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,74,1.80000025199999594688e+09,119,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(5,75,1.80000025319999599447e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,76,1.80000025379999589918e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(5,77,1.80000025379999589918e+09,120,'{"reason": "stopped", "by": "Ann", "paid_back": null, "do": "close"}');
INSERT INTO "journal" VALUES(6,0,1.80000025379999589918e+09,NULL,'{"do": "open", "id": 6, "guild": 7, "channel": 76, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": null, "secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf"}');
INSERT INTO "journal" VALUES(6,1,1.80000025379999589918e+09,121,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(6,2,1.80000025379999589918e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(6,3,1.80000025379999589918e+09,122,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(6,4,1.80000025379999589918e+09,123,'{"member": 1001, "computers": [], "entropy": "123", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(6,5,1.80000025679999589925e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(6,6,1.80000025799999594693e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,7,1.80000025859999585146e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,8,1.80000025859999585146e+09,124,'{"seat": 2, "action": {"do": "lay", "card": "B10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,9,1.80000025859999585146e+09,125,'{"seat": 2, "action": {"do": "take", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,10,1.80000025859999585146e+09,126,'{"seat": 0, "action": {"do": "lay", "card": "B6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,11,1.80000025859999585146e+09,127,'{"seat": 0, "action": {"do": "take", "card": "G9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,12,1.80000025979999589923e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,13,1.80000026039999580385e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,14,1.80000026039999580385e+09,128,'{"seat": 2, "action": {"do": "lay", "card": "R1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,15,1.80000026039999580385e+09,129,'{"seat": 2, "action": {"do": "take", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,16,1.80000026039999580385e+09,130,'{"seat": 0, "action": {"do": "lay", "card": "R9"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,17,1.80000026039999580385e+09,131,'{"seat": 0, "action": {"do": "take", "card": "G2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,18,1.80000026159999585153e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,19,1.80000026219999575615e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,20,1.80000026219999575615e+09,132,'{"seat": 2, "action": {"do": "lay", "card": "Y6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,21,1.80000026219999575615e+09,133,'{"seat": 2, "action": {"do": "take", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,22,1.80000026219999575615e+09,134,'{"seat": 0, "action": {"do": "lay", "card": "G4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,23,1.80000026219999575615e+09,135,'{"seat": 0, "action": {"do": "take", "card": "R7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,24,1.80000026339999580383e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,25,1.80000026399999570846e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,26,1.80000026399999570846e+09,136,'{"seat": 2, "action": {"do": "lay", "card": "G3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,27,1.80000026399999570846e+09,137,'{"seat": 2, "action": {"do": "take", "card": "R4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,28,1.80000026399999570846e+09,138,'{"seat": 0, "action": {"do": "lay", "card": "B2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,29,1.80000026399999570846e+09,139,'{"seat": 0, "action": {"do": "take", "card": "Y5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,30,1.80000026519999575622e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,31,1.80000026579999566076e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,32,1.80000026579999566076e+09,140,'{"seat": 2, "action": {"do": "lay", "card": "Y1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,33,1.80000026579999566076e+09,141,'{"seat": 2, "action": {"do": "take", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,34,1.80000026579999566076e+09,142,'{"seat": 0, "action": {"do": "lay", "card": "R7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,35,1.80000026579999566076e+09,143,'{"seat": 0, "action": {"do": "take", "card": "G8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,36,1.80000026699999570844e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,37,1.80000026759999561315e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,38,1.80000026759999561315e+09,144,'{"seat": 2, "action": {"do": "lay", "card": "Y2"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,39,1.80000026759999561315e+09,145,'{"seat": 2, "action": {"do": "take", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,40,1.80000026759999561315e+09,146,'{"seat": 0, "action": {"do": "lay", "card": "B12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,41,1.80000026759999561315e+09,147,'{"seat": 0, "action": {"do": "take", "card": "Y7"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,42,1.80000026879999566083e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,43,1.80000026939999556536e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,44,1.80000026939999556536e+09,148,'{"seat": 2, "action": {"do": "lay", "card": "G1"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,45,1.80000026939999556536e+09,149,'{"seat": 2, "action": {"do": "take", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,46,1.80000026939999556536e+09,150,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,47,1.80000027059999561304e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,48,1.80000027119999551775e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,49,1.80000027119999551775e+09,151,'{"seat": 2, "action": {"do": "lay", "card": "Y8"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,50,1.80000027119999551775e+09,152,'{"seat": 2, "action": {"do": "take", "card": "R5"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,51,1.80000027239999556543e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,52,1.80000027299999547005e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,53,1.80000027299999547005e+09,153,'{"seat": 2, "action": {"do": "lay", "card": "R11"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,54,1.80000027299999547005e+09,154,'{"seat": 2, "action": {"do": "take", "card": "Y3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,55,1.80000027419999551765e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,56,1.80000027479999542235e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,57,1.80000027479999542235e+09,155,'{"seat": 2, "action": {"do": "lay", "card": "Y10"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,58,1.80000027479999542235e+09,156,'{"seat": 2, "action": {"do": "take", "card": "Y4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,59,1.80000027599999547003e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,60,1.80000027659999537466e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,61,1.80000027659999537466e+09,157,'{"seat": 2, "action": {"do": "lay", "card": "Y3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,62,1.80000027659999537466e+09,158,'{"seat": 2, "action": {"do": "take", "card": "R6"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,63,1.80000027779999542234e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,64,1.80000027839999532704e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,65,1.80000027839999532704e+09,159,'{"seat": 2, "action": {"do": "lay", "card": "R3"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,66,1.80000027839999532704e+09,160,'{"seat": 2, "action": {"do": "take", "card": "Y12"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,67,1.80000027959999537464e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,68,1.80000027959999537464e+09,161,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,69,1.8000002807999954224e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,70,1.80000028199999547e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,71,1.80000028319999551777e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,72,1.80000029519999551769e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(6,73,1.80000029519999551769e+09,162,'{"seat": 2, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,74,1.80000029519999551769e+09,163,'{"seat": 0, "action": {"do": "pass"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(6,75,1.80000029639999556537e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,76,1.80000029699999547008e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,77,1.80000029819999551776e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y12"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,78,1.8000002987999954223e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,79,1.80000029999999546998e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,80,1.80000030059999537469e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,81,1.80000030179999542237e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,82,1.8000003023999953269e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,83,1.80000030359999537467e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,84,1.80000030419999527929e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,85,1.80000030539999532697e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,86,1.80000030599999523159e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,87,1.80000030719999527936e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,88,1.80000030779999518389e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,89,1.80000030899999523166e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,90,1.80000030959999513628e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,91,1.80000031079999518396e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,92,1.80000031139999508858e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,93,1.80000031259999513626e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,94,1.80000031319999504089e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,95,1.80000031439999508865e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,96,1.80000031499999499319e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,97,1.80000031619999504087e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,98,1.80000031679999494558e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,99,1.80000031799999499326e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,100,1.80000031859999489779e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,101,1.80000031979999494547e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,102,1.80000032039999485018e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,103,1.80000032159999489786e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B11"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,104,1.80000032219999480248e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,105,1.80000032339999485007e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,106,1.80000032399999475478e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,107,1.80000032519999480246e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,108,1.80000032579999470708e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,109,1.80000032699999475476e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B6"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,110,1.80000032759999465947e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,111,1.80000032879999470707e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,112,1.80000032939999461169e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,113,1.80000033059999465937e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "Y9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,114,1.80000033119999456408e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,115,1.80000033239999461176e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B5"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,116,1.80000033299999451646e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,117,1.80000033419999456406e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,118,1.80000033479999446868e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "G9"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,119,1.80000033599999451636e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,120,1.80000033659999442107e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,121,1.80000033779999446875e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,122,1.80000033839999437328e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R4"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,123,1.80000033959999442096e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "B2"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,124,1.80000034019999432567e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "R3"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,125,1.80000034139999437335e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "G1"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,126,1.80000034199999427789e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "Y8"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,127,1.80000034319999432565e+09,NULL,'{"seat": 1, "action": {"do": "pass"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(6,128,1.80000035519999432558e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(7,0,1.80000035519999432558e+09,NULL,'{"do": "open", "id": 7, "guild": 7, "channel": 77, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 0, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "michigan"}, "match": null, "secret": "0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca"}');
INSERT INTO "journal" VALUES(7,1,1.80000035519999432558e+09,164,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(7,2,1.80000035519999432558e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(7,3,1.80000035519999432558e+09,165,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(7,4,1.80000035519999432558e+09,166,'{"member": 1001, "computers": [], "entropy": "166", "carried": 0, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(7,5,1.80000035819999432565e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(7,6,1.80000035819999432565e+09,167,'{"seat": 0, "action": {"do": "play", "card": "2D"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(7,7,1.80000035879999423036e+09,NULL,'{"seat": 1, "action": {"do": "play", "card": "3D"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(7,8,1.80000035879999423036e+09,168,'{"reason": "stopped", "by": "Ann", "paid_back": null, "do": "close"}');
INSERT INTO "journal" VALUES(8,0,1.80000035879999423036e+09,NULL,'{"do": "open", "id": 8, "guild": 7, "channel": 77, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "lobby", "seats": [], "expected": [], "entropy": "", "jackpot": 16, "carried": 0, "decision": 0, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york"}, "match": null, "secret": "3e6cabca12b12212143d6c91600035438041af0937ebb4783a5a6551a715dba6"}');
INSERT INTO "journal" VALUES(8,1,1.80000035879999423036e+09,169,'{"member": 1001, "name": "Ann", "follow": false, "do": "join"}');
INSERT INTO "journal" VALUES(8,2,1.80000035879999423036e+09,NULL,'{"member": 0, "name": "Ada", "do": "add_computer"}');
INSERT INTO "journal" VALUES(8,3,1.80000035879999423036e+09,170,'{"member": 1002, "name": "Ben", "follow": true, "do": "join"}');
INSERT INTO "journal" VALUES(8,4,1.80000035879999423036e+09,171,'{"member": 1001, "computers": [], "entropy": "171", "carried": 16, "laid": null, "do": "start"}');
INSERT INTO "journal" VALUES(8,5,1.80000036179999423026e+09,NULL,'{"do": "deal"}');
INSERT INTO "journal" VALUES(8,6,1.80000036299999427794e+09,NULL,'{"seat": 1, "action": {"do": "lay", "card": "R10"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,7,1.80000036359999418264e+09,NULL,'{"seat": 1, "action": {"do": "take", "card": "B7"}, "by": "computer", "do": "act"}');
INSERT INTO "journal" VALUES(8,8,1.80000036359999418264e+09,172,'{"seat": 2, "action": {"do": "lay", "card": "Y4"}, "by": "member", "do": "act"}');
INSERT INTO "journal" VALUES(8,9,1.80000036359999418264e+09,173,'{"seat": 2, "action": {"do": "take", "card": "R5"}, "by": "member", "do": "act"}');
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
	follow BOOLEAN NOT NULL, 
	rounds INTEGER NOT NULL, 
	claimed_at FLOAT, 
	on_tables BIGINT NOT NULL, chips BIGINT, 
	CONSTRAINT pk_members PRIMARY KEY (guild_id, member_id)
);
INSERT INTO "members" VALUES(7,1001,'Ann','en-US',0,7,NULL,7,975);
INSERT INTO "members" VALUES(7,1002,'Ben','de',1,7,NULL,7,871);
INSERT INTO "members" VALUES(7,1003,'Clara','nl',0,0,NULL,0,900);
INSERT INTO "members" VALUES(7,1004,'Dirk','en-US',0,0,1800000000.0,0,90);
CREATE TABLE outbox (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	announcement JSON NOT NULL, 
	CONSTRAINT pk_outbox PRIMARY KEY (id), 
	CONSTRAINT fk_outbox_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "outbox" VALUES(1000002,3,1.8000001007999980449e+09,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 1, "rounds": 3, "tops": [{"Card": "Y1"}, {"Card": "B2"}, {"Card": "B3"}, {"Card": "B4"}, {"Card": "R5"}, {"Card": "B6"}, {"Card": "B7"}, {"Card": "B8"}, {"Card": "B9"}, {"Card": "B10"}, {"Card": "B11"}, {"Card": "B12"}], "scores": [{"Score": {"numbers": [5], "blocks": []}}, {"Score": {"numbers": [2, 3, 4, 6, 7, 8, 9, 10, 11, 12], "blocks": []}}, {"Score": {"numbers": [], "blocks": []}}], "totals": [5, 72, 0]}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(1000003,3,1.80000013799999785419e+09,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 2, "rounds": 3, "tops": [{"Card": "G1"}, {"Card": "G2"}, {"Card": "G3"}, {"Card": "B4"}, {"Card": "B5"}, {"Card": "B6"}, {"Card": "B7"}, {"Card": "Y8"}, {"Card": "B9"}, {"Card": "B10"}, {"Card": "B11"}, {"Card": "B12"}], "scores": [{"Score": {"numbers": [], "blocks": []}}, {"Score": {"numbers": [4, 5, 6, 7, 9, 10, 11, 12], "blocks": []}}, {"Score": {"numbers": [1, 2, 3], "blocks": []}}], "totals": [5, 136, 6]}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(1000004,3,1.80000019259999680526e+09,'{"game": "new-york", "names": ["Ann", "Ada", "Ben"], "events": [{"event": "RoundScored", "round": 3, "rounds": 3, "tops": [{"Card": "B1"}, {"Card": "B2"}, {"Card": "B3"}, {"Card": "B4"}, {"Card": "G5"}, {"Card": "B6"}, {"Card": "B7"}, {"Card": "B8"}, {"Card": "B9"}, {"Card": "B10"}, null, {"Card": "B12"}], "scores": [{"Score": {"numbers": [], "blocks": []}}, {"Score": {"numbers": [1, 2, 3, 4, 6, 7, 8, 9, 10, 12], "blocks": []}}, {"Score": {"numbers": [5], "blocks": []}}], "totals": [5, 198, 11]}, {"event": "PotWon", "winners": [1], "chips": 21, "left": 0}], "about": "match_events"}');
INSERT INTO "outbox" VALUES(1000005,3,1.80000019259999680526e+09,'{"table": 3, "winners": ["Ada"], "standings": [{"name": "Ada", "member": null, "chips": 21, "paid_in": 7, "points": 198}, {"name": "Ben", "member": 1002, "chips": 0, "paid_in": 7, "points": 11}, {"name": "Ann", "member": 1001, "chips": 0, "paid_in": 7, "points": 5}], "left": 0, "deal": {"commitment": "72bea0b39743d9f859c4141f61574179faeb5c90a6619a6cf30924e091050594", "secret": "8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3", "entropy": "17"}, "about": "match_result"}');
INSERT INTO "outbox" VALUES(1000007,5,1.80000025379999589918e+09,'{"reason": "stopped", "by": "Ann", "returned": [], "left": 0, "deal": {"commitment": "0dadf40bf652a58cce39a224fe48df83089cc6229d68820e5723b2f01020299a", "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18", "entropy": "94"}, "about": "table_closed"}');
INSERT INTO "outbox" VALUES(1000010,7,1.80000035879999423036e+09,'{"reason": "stopped", "by": "Ann", "returned": [["Ann", 36], ["Ben", 32]], "left": 16, "deal": {"commitment": "6caa37a1da133ea47bd5eb2d0685b1903281cca0e969c6c56ab23e680608f820", "secret": "0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca", "entropy": "166"}, "about": "table_closed"}');
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
INSERT INTO "tables" VALUES(1,7,71,'playing',53,'{"id": 1, "guild": 7, "channel": 71, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "3", "jackpot": 0, "carried": 0, "decision": 47, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york"}, "match": {"rules": {"preset": "new-york"}, "phase": "lay", "round": 2, "starter": 0, "chips": [0, 0, 0], "pot": 0, "hands": ["R11B4B10G9Y11Y12", "R2R6R10B2B7B11", "G2G4G6G8Y2Y3"], "market": "G7Y9R9R5R7R1", "pile": "B3B5B8Y5Y6Y8G3G11Y7B6G5Y1B12R3G12Y10R4R8B1B9G1R12Y4G10", "turns": [], "turn": 0, "scores": [[1, 68, 0]], "outcome": null}, "secret": "359d6428060947bde931f376f4929ea92a86d4bbaf4a66ef3013434a6640004b"}',1.80008645399999904629e+09,1800000000.0,NULL,NULL);
INSERT INTO "tables" VALUES(2,7,72,'playing',13,'{"id": 2, "guild": 7, "channel": 72, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "10", "jackpot": 0, "carried": 0, "decision": 8, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "new-york-profi"}, "match": {"rules": {"preset": "new-york-profi"}, "phase": "take", "round": 1, "starter": 0, "chips": [0, 0, 0], "pot": 0, "hands": ["R2B2B8G1G10Y12", "R3R12B4B11B12Y3", "B6G5G11Y2Y11"], "market": "B10Y9R9Y7G4R5", "pile": "Y5Y8R1B1R6G8G9R10Y10G6Y4G7B3B9Y6G3R7G12B7G2Y1", "turns": [[0, null, null], [1, "R11", "B11"], [2, "R4", "G11"], [1, "R8", "R12"], [2, "B5", null]], "turn": 2, "scores": [], "outcome": null}, "secret": "c438861a28411d9583154325f854cca7ce98fde7d5410b2d58f4195e3f4f722c"}',1.80008646059999895096e+09,1.80000005399999904627e+09,NULL,NULL);
INSERT INTO "tables" VALUES(3,7,73,'closed',190,'{"id": 3, "guild": 7, "channel": 73, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "17", "jackpot": 0, "carried": 0, "decision": 183, "human_acted": true, "happenings": [], "ending": "finished", "rules": {"preset": "new-york", "stake": 7}, "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "over", "round": 3, "starter": 0, "chips": [0, 21, 0], "pot": 0, "hands": ["R1R2R4R12B11Y4", "R5R6R11G1Y6Y9", "B5G6G11G12Y1Y11"], "market": "R10Y12G7", "pile": "", "turns": [[0, "B6", "B11"], [1, "G10", "G9"], [2, null, null], [0, "Y8", "G2"], [1, "G8", "B12"], [0, "B1", "R1"], [1, "G9", "R9"], [0, "G2", "R12"], [1, "R9", "R7"], [0, null, null], [1, "Y10", "B10"], [1, "R7", "Y7"], [1, "Y7", "B7"], [1, "Y5", "B3"], [1, "B9", "G1"], [1, "Y2", "B2"], [1, "B12", "G3"], [1, "G3", "R8"], [1, "R8", "R5"], [1, "B10", "R3"], [1, "R3", "B8"], [1, "B8", "B4"], [1, "B7", "G5"], [1, "G5", "G4"], [1, "G4", "Y6"], [1, "B4", "Y3"], [1, "Y3", "R6"], [1, "B3", "R11"], [1, "B2", "Y9"], [1, null, null]], "turn": null, "scores": [[5, 72, 0], [0, 64, 6], [0, 62, 5]], "outcome": {"winners": [1], "chips": [0, 21, 0], "topups": [0, 0, 0], "left_on_table": 0, "points": [5, 198, 11]}}, "secret": "8688719e6f6900551bcc0e06fd5c7877cf8a361ff9893fa2e9ac7a8047dd58d3"}',NULL,1.80000006059999895094e+09,1.80000019259999680526e+09,NULL);
INSERT INTO "tables" VALUES(4,7,74,'playing',9,'{"id": 4, "guild": 7, "channel": 74, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "89", "jackpot": 0, "carried": 0, "decision": 4, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "lay", "round": 1, "starter": 0, "chips": [0, 0, 0], "pot": 21, "hands": ["R6R12B10G2Y1Y4", "R3B6B11Y7Y11Y12", "R8B5B8B12G3Y2"], "market": "R1R11R7B7G6G12", "pile": "Y10G10R4B3G11Y5B4R2G8R9Y8Y6Y3B1B9B2R10G4G7R5G1G5", "turns": [[0, "G9", "Y4"], [1, "Y9", "B11"]], "turn": 2, "scores": [], "outcome": null}, "secret": "70082586fe78560e2bb48ad1091f5c5ff027246a69077e38d62a8f9b862479b7"}',1.80008659739999675748e+09,1.80000019259999680526e+09,NULL,NULL);
INSERT INTO "tables" VALUES(5,7,75,'closed',77,'{"id": 5, "guild": 7, "channel": 75, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "94", "jackpot": 0, "carried": 0, "decision": 70, "human_acted": true, "happenings": [], "ending": "stopped", "rules": {"preset": "new-york", "stake": 7}, "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "lay", "round": 2, "starter": 2, "chips": [0, 0, 0], "pot": 21, "hands": ["R1R4B1B3B12Y10", "B7B8G5Y4Y5Y12", "R7B6B9G1Y1Y3"], "market": "R3G2G9R8Y2G6", "pile": "Y6G3B10G8Y9Y11R9B11G11B5Y7G4R11B2Y8R2G7R12B4G12G10R6", "turns": [[2, "R10", "G1"], [0, null, null], [1, "R5", "B7"]], "turn": 2, "scores": [[0, 61, 11]], "outcome": null}, "secret": "10d0a6912f395e413e57ec49582f1e6b306ff703d85680bb9424b65818604a18"}',NULL,1.80000019739999675754e+09,1.80000025379999589918e+09,NULL);
INSERT INTO "tables" VALUES(6,7,76,'playing',128,'{"id": 6, "guild": 7, "channel": 76, "game": "new-york", "buy_in": 7, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "123", "jackpot": 0, "carried": 0, "decision": 121, "human_acted": false, "happenings": [], "ending": null, "rules": {"preset": "new-york", "stake": 7}, "match": {"rules": {"preset": "new-york", "stake": 7}, "phase": "lay", "round": 3, "starter": 0, "chips": [0, 0, 0], "pot": 21, "hands": ["R5B1B9G6Y2Y10", "R4R9R11B12G9G11", "R8B4B5B11G3Y5"], "market": "G5R3Y4R2Y7G2", "pile": "R6B10R7B3G7Y9G4R1R10B2B8G10R12G12G8G1Y6Y3Y11B7Y8Y12B6Y1", "turns": [], "turn": 0, "scores": [[3, 44, 19], [0, 56, 1]], "outcome": null}, "secret": "81f60e84162942db8495b5e26ed651e17f3bd57f8a3f3ce37841266b4b8d50bf"}',1.8000867551999943256e+09,1.80000025379999589918e+09,NULL,NULL);
INSERT INTO "tables" VALUES(7,7,77,'closed',8,'{"id": 7, "guild": 7, "channel": 77, "game": "stops", "buy_in": 40, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "closed", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "166", "jackpot": 0, "carried": 0, "decision": 2, "human_acted": true, "happenings": [], "ending": "stopped", "rules": {"preset": "michigan"}, "match": {"rules": {"preset": "michigan"}, "phase": "follow", "round": 1, "dealer": 2, "chips": [36, 36, 32], "spaces": [4, 4, 4, 4, 0, 0], "eliminated": [], "topups": [0, 0, 0], "hands": ["8C4D7D8DTDAD4H8H9HKH5S8S", "TCQCKCQD2H3H7HJH2S3SKSAS", "4C5C6C9CJCAC5D6D9DKD7SJSQS"], "dead": "2C3C7CJD5H6HTHQHAH4S6S9STS", "plays": [[0, "2D", true], [1, "3D", false]], "missing": "", "turn": 0, "asked": [], "swapped": false, "given_up": null, "seller": null, "bid": 0, "bidder": null, "held": [], "bets": [], "raises": 0, "folded": [], "poker_winner": null, "placed": [], "told": [], "options": "4D", "before": [40, 40, 40], "collected": [], "passed": [], "relaxed": false, "outcome": null}, "secret": "0c06d333787acc6d962828e29bcce66713a083872bf84993208061a89901f9ca"}',NULL,1.80000035519999432558e+09,1.80000035879999423036e+09,NULL);
INSERT INTO "tables" VALUES(8,7,77,'playing',9,'{"id": 8, "guild": 7, "channel": 77, "game": "new-york", "buy_in": 0, "turn_seconds": 86400, "follow_seconds": 86400, "host": 1001, "level": "normal", "hints": true, "status": "playing", "seats": [{"member": 1001, "name": "Ann", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": null, "name": "Ada", "follow": false, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}, {"member": 1002, "name": "Ben", "follow": true, "away": false, "leaving": false, "missed": 0, "draft": null, "ready": false}], "expected": [], "entropy": "171", "jackpot": 16, "carried": 0, "decision": 4, "human_acted": true, "happenings": [], "ending": null, "rules": {"preset": "new-york"}, "match": {"rules": {"preset": "new-york"}, "phase": "lay", "round": 1, "starter": 1, "chips": [0, 0, 0], "pot": 0, "hands": ["R3B3G11Y2Y6Y9", "R8R9B4B7Y3Y10", "R1R4R5G1G3Y11"], "market": "G4G12G5R7Y7B6", "pile": "G6R12R6G2G10B11G9B9Y1B1G7Y5B8B10B5R11B12Y8R2G8B2Y12", "turns": [[1, "R10", "B7"], [2, "Y4", "R5"]], "turn": 0, "scores": [], "outcome": null}, "secret": "3e6cabca12b12212143d6c91600035438041af0937ebb4783a5a6551a715dba6"}',1.80008676359999418258e+09,1.80000035879999423036e+09,NULL,NULL);
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
INSERT INTO "transfers" VALUES(8,1.80000006059999895094e+09,7,1,6,7,'buy_in',3,NULL,NULL);
INSERT INTO "transfers" VALUES(9,1.80000006059999895094e+09,7,7,6,7,'buy_in',3,NULL,NULL);
INSERT INTO "transfers" VALUES(10,1.80000006059999895094e+09,7,3,6,7,'buy_in',3,NULL,NULL);
INSERT INTO "transfers" VALUES(11,1.80000019259999680526e+09,7,6,7,21,'stack',3,NULL,NULL);
INSERT INTO "transfers" VALUES(12,1.80000019259999680526e+09,7,1,8,7,'buy_in',4,NULL,NULL);
INSERT INTO "transfers" VALUES(13,1.80000019259999680526e+09,7,7,8,7,'buy_in',4,NULL,NULL);
INSERT INTO "transfers" VALUES(14,1.80000019259999680526e+09,7,3,8,7,'buy_in',4,NULL,NULL);
INSERT INTO "transfers" VALUES(15,1.80000019739999675754e+09,7,1,9,7,'buy_in',5,NULL,NULL);
INSERT INTO "transfers" VALUES(16,1.80000019739999675754e+09,7,7,9,7,'buy_in',5,NULL,NULL);
INSERT INTO "transfers" VALUES(17,1.80000019739999675754e+09,7,3,9,7,'buy_in',5,NULL,NULL);
INSERT INTO "transfers" VALUES(18,1.80000025379999589918e+09,7,9,7,21,'stack',5,NULL,NULL);
INSERT INTO "transfers" VALUES(19,1.80000025379999589918e+09,7,1,10,7,'buy_in',6,NULL,NULL);
INSERT INTO "transfers" VALUES(20,1.80000025379999589918e+09,7,7,10,7,'buy_in',6,NULL,NULL);
INSERT INTO "transfers" VALUES(21,1.80000025379999589918e+09,7,3,10,7,'buy_in',6,NULL,NULL);
INSERT INTO "transfers" VALUES(22,1.80000035519999432558e+09,7,1,11,40,'buy_in',7,NULL,NULL);
INSERT INTO "transfers" VALUES(23,1.80000035519999432558e+09,7,7,11,40,'buy_in',7,NULL,NULL);
INSERT INTO "transfers" VALUES(24,1.80000035519999432558e+09,7,3,11,40,'buy_in',7,NULL,NULL);
INSERT INTO "transfers" VALUES(25,1.80000035879999423036e+09,7,11,1,36,'stack',7,NULL,NULL);
INSERT INTO "transfers" VALUES(26,1.80000035879999423036e+09,7,11,7,36,'stack',7,NULL,NULL);
INSERT INTO "transfers" VALUES(27,1.80000035879999423036e+09,7,11,3,32,'stack',7,NULL,NULL);
INSERT INTO "transfers" VALUES(28,1.80000035879999423036e+09,7,11,12,16,'left',7,NULL,NULL);
CREATE UNIQUE INDEX uq_tables_open_channel ON tables (channel_id) WHERE status != 'closed';
CREATE INDEX ix_outbox_table_id ON outbox (table_id);
CREATE INDEX ix_transfers_source_id ON transfers (source_id);
CREATE INDEX ix_transfers_target_id ON transfers (target_id);
CREATE INDEX ix_transfers_table_id ON transfers (table_id);
CREATE UNIQUE INDEX ix_transfers_interaction_id ON transfers (interaction_id);
CREATE INDEX ix_members_guild_id_chips_member_id ON members (guild_id, chips, member_id);
COMMIT;
