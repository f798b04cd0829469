BEGIN TRANSACTION;
CREATE TABLE commitments (
	table_id VARCHAR(32) NOT NULL, 
	game INTEGER NOT NULL, 
	attempt INTEGER NOT NULL, 
	code VARCHAR(16) NOT NULL, 
	nonce VARCHAR(64) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, game, attempt), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "commitments" VALUES('fc3hy4yferpkfpc3',1,1,'RGBY','0707070707070707070707070707070707070707070707070707070707070707','b2482a4a2d40dc466f8a0ca975f370077c3ea982e8d3573474930c053afcd350');
INSERT INTO "commitments" VALUES('fc3hy4yferpkfpc3',1,2,'RGBY','0707070707070707070707070707070707070707070707070707070707070707','78e2ffa69f52da8c7e21fc696ffade59beae180bb11e1080db167ab49630d173');
INSERT INTO "commitments" VALUES('fc3hy4yferpkfpc3',2,1,'BBBB','0707070707070707070707070707070707070707070707070707070707070707','24048e235f1fd90c1362ef9c984da27d94c7187bd7786f2d39cd0a2ee51bfa0e');
INSERT INTO "commitments" VALUES('4jwmc5ad4xmjfg2r',1,1,'KKKK','0707070707070707070707070707070707070707070707070707070707070707','41ce7ff9c98bc8d2d737efe8e952e8360d88870ee1bef5c5e350040a7d77c62c');
CREATE TABLE journal (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER, 
	action VARCHAR(64) NOT NULL, 
	action_id VARCHAR(64), 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	CONSTRAINT journal_action_id UNIQUE (table_id, seat, action_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "journal" VALUES('4jwmc5ad4xmjfg2r',0,0,'secret KKKK',NULL,1700000024.0);
INSERT INTO "journal" VALUES('4jwmc5ad4xmjfg2r',1,1,'guess RRGG',NULL,1700000025.0);
INSERT INTO "journal" VALUES('4jwmc5ad4xmjfg2r',2,NULL,'mark 0-0',NULL,1700000025.0);
INSERT INTO "journal" VALUES('4jwmc5ad4xmjfg2r',3,1,'leave',NULL,1700000026.0);
INSERT INTO "journal" VALUES('c22txw7v5q4tt3zc',0,1,'secret hidden',NULL,1700000019.0);
INSERT INTO "journal" VALUES('c22txw7v5q4tt3zc',1,0,'guess WWWW.',NULL,1700000020.0);
INSERT INTO "journal" VALUES('fc3hy4yferpkfpc3',0,0,'secret RGBY','first',1700000004.0);
INSERT INTO "journal" VALUES('fc3hy4yferpkfpc3',1,1,'guess RRRR',NULL,1700000005.0);
INSERT INTO "journal" VALUES('fc3hy4yferpkfpc3',2,0,'mark 0-0',NULL,1700000006.0);
INSERT INTO "journal" VALUES('fc3hy4yferpkfpc3',3,1,'guess RRRR',NULL,1700000007.0);
INSERT INTO "journal" VALUES('fc3hy4yferpkfpc3',4,0,'mark 1-0',NULL,1700000008.0);
INSERT INTO "journal" VALUES('fc3hy4yferpkfpc3',5,1,'claim',NULL,1700000009.0);
INSERT INTO "journal" VALUES('fc3hy4yferpkfpc3',6,0,'secret RGBY',NULL,1700000010.0);
INSERT INTO "journal" VALUES('fc3hy4yferpkfpc3',7,1,'guess RGBY',NULL,1700000011.0);
INSERT INTO "journal" VALUES('fc3hy4yferpkfpc3',8,0,'mark 4-0',NULL,1700000012.0);
INSERT INTO "journal" VALUES('fc3hy4yferpkfpc3',9,1,'secret BBBB',NULL,1700000013.0);
INSERT INTO "journal" VALUES('fc3hy4yferpkfpc3',10,0,'guess BBBB',NULL,1700000014.0);
INSERT INTO "journal" VALUES('fc3hy4yferpkfpc3',11,1,'mark 4-0',NULL,1700000015.0);
CREATE TABLE recorded (
	owner VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	game INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	edition TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	rows INTEGER NOT NULL, 
	broken BOOLEAN NOT NULL, 
	"group" BOOLEAN NOT NULL, 
	mistakes_lower FLOAT NOT NULL, 
	mistakes_upper FLOAT NOT NULL, 
	luck_lower FLOAT NOT NULL, 
	luck_upper FLOAT NOT NULL, 
	perfect_lower FLOAT NOT NULL, 
	perfect_upper FLOAT NOT NULL, 
	PRIMARY KEY (owner, table_id, game, seat)
);
CREATE TABLE schema_version (
	version INTEGER NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "schema_version" VALUES(2);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	level VARCHAR(40), 
	name VARCHAR(40), 
	token_hash VARCHAR(64), 
	taken FLOAT, 
	address VARCHAR(64), 
	PRIMARY KEY (table_id, seat), 
	CONSTRAINT seats_name UNIQUE (table_id, name), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('fc3hy4yferpkfpc3',0,'person',NULL,'Ada','c11652d4cb98bf5173997d8be40ea9c4c96a6a37fd0c7f6f1f76d64d2d2d4ee5',1700000002.0,NULL);
INSERT INTO "seats" VALUES('fc3hy4yferpkfpc3',1,'person',NULL,'Ben','e7ea9a6267325b3bcba8dfddaa87d8b623058a228353bf8b1bef8db52d13b179',1700000003.0,NULL);
INSERT INTO "seats" VALUES('c22txw7v5q4tt3zc',0,'person',NULL,'Cleo','93a21df76d9fac9645925eeee752cd413078093fd237b1d028129f5ce9d802c9',1700000017.0,NULL);
INSERT INTO "seats" VALUES('c22txw7v5q4tt3zc',1,'person',NULL,'Dan','625a65b3a6850926f8b6b56c4d9e0ac724ad9f56f2117cf958280e9e9c3107c6',1700000018.0,NULL);
INSERT INTO "seats" VALUES('4jwmc5ad4xmjfg2r',0,'person',NULL,'Eve','91dadf59c70a820e42a361e272bb19b2c2da8f3db133e17581dab36415b2bc84',1700000022.0,NULL);
INSERT INTO "seats" VALUES('4jwmc5ad4xmjfg2r',1,'person',NULL,'Fay','65e00b40ba5d54dfd56d47da96a536cb95537cd9c472d5d60fcb39c67d156da4',1700000023.0,NULL);
INSERT INTO "seats" VALUES('dsfqqhwww83c4779',0,'person',NULL,'Gus','9fefb499a0d621e3b190a829167eef3a702710aa14846624cf214670e21740f3',1700000028.0,NULL);
INSERT INTO "seats" VALUES('dsfqqhwww83c4779',1,'adversary','expert','adversary expert',NULL,1700000027.0,NULL);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	options TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	touched FLOAT NOT NULL, 
	closed FLOAT, 
	attended BOOLEAN NOT NULL, 
	address VARCHAR(64), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('fc3hy4yferpkfpc3','{"edition":"classic","seats":[{"kind":"person","level":null},{"kind":"person","level":null}],"games":2,"first":0,"marking":"codemaker","shield":false,"conceding":true,"hints":false,"seconds":null,"spectators":true}',1700000001.0,1700000003.0,1700000015.0,0,NULL);
INSERT INTO "tables" VALUES('c22txw7v5q4tt3zc','{"edition":"expert/5x8b","seats":[{"kind":"person","level":null},{"kind":"person","level":null}],"games":2,"first":1,"marking":"codemaker","shield":true,"conceding":false,"hints":true,"seconds":90,"spectators":false}',1700000016.0,1700000018.0,NULL,1,NULL);
INSERT INTO "tables" VALUES('4jwmc5ad4xmjfg2r','{"edition":"classic","seats":[{"kind":"person","level":null},{"kind":"person","level":null}],"games":2,"first":0,"marking":"table","shield":false,"conceding":true,"hints":false,"seconds":null,"spectators":true}',1700000021.0,1700000023.0,1700000026.0,0,NULL);
INSERT INTO "tables" VALUES('dsfqqhwww83c4779','{"edition":"classic","seats":[{"kind":"person","level":null},{"kind":"adversary","level":"expert"}],"games":2,"first":0,"marking":"codemaker","shield":true,"conceding":true,"hints":false,"seconds":null,"spectators":true}',1700000027.0,1700000028.0,NULL,1,NULL);
CREATE INDEX tables_open ON tables (closed, touched);
CREATE INDEX tables_address ON tables (address);
CREATE INDEX recorded_at ON recorded (at);
CREATE INDEX seats_address ON seats (address);
COMMIT;
