-- Upgrades the tables of the part 'cmmn' from version 1 to 2 on MySQL before 8.0.17: texts are compared byte by byte, those that
-- end in blanks too. Each is kept as its bytes in UTF-8, four of them for a character. May be run again.
-- By hand: run it while no engine works on the tables, then set VALUE_ of 'schema.version.cmmn' in MR_PROPERTY to '2'.

alter table MR_CASE_INSTANCE
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify STATE_ varbinary(256) not null,
  modify EXTERNAL_ID_ varbinary(1020),
  modify BUSINESS_KEY_ varbinary(1020),
  modify BUSINESS_STATUS_ varbinary(1020),
  modify NAME_ varbinary(1020),
  modify START_USER_ID_ varbinary(1020),
  modify SATISFIED_PARTS_ varbinary(4000);

alter table MR_PLAN_ITEM
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify ELEMENT_ID_ varbinary(1020) not null,
  modify TYPE_ varbinary(256) not null,
  modify STATE_ varbinary(256) not null,
  modify STATE_BEFORE_ varbinary(256),
  modify NAME_ varbinary(1020),
  modify PLAN_ITEM_DEFINITION_ID_ varbinary(1020),
  modify START_USER_ID_ varbinary(1020),
  modify ENTRY_CRITERION_ID_ varbinary(1020),
  modify EXIT_CRITERION_ID_ varbinary(1020),
  modify SATISFIED_PARTS_ varbinary(4000),
  modify INJECTED_ varbinary(1020);

alter table MR_HI_CASE_INSTANCE
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify STATE_ varbinary(256) not null,
  modify EXTERNAL_ID_ varbinary(1020),
  modify BUSINESS_KEY_ varbinary(1020),
  modify BUSINESS_STATUS_ varbinary(1020),
  modify NAME_ varbinary(1020),
  modify START_USER_ID_ varbinary(1020),
  modify DELETE_REASON_ varbinary(16000);

alter table MR_HI_PLAN_ITEM
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify ELEMENT_ID_ varbinary(1020) not null,
  modify TYPE_ varbinary(256) not null,
  modify STATE_ varbinary(256) not null,
  modify NAME_ varbinary(1020),
  modify PLAN_ITEM_DEFINITION_ID_ varbinary(1020),
  modify START_USER_ID_ varbinary(1020),
  modify ENTRY_CRITERION_ID_ varbinary(1020),
  modify EXIT_CRITERION_ID_ varbinary(1020),
  modify DELETE_REASON_ varbinary(16000),
  modify INJECTED_ varbinary(1020);
