-- Upgrades the tables of the part 'bpmn' from version 1 to 2 on MySQL before 8.0.17: texts are compared byte by byte, those that
-- end in blanks too. Each is kept as its bytes in UTF-8, four of them for a character. May be run again.
-- By hand: run it while no engine works on the tables, then set VALUE_ of 'schema.version.bpmn' in MR_PROPERTY to '2'.

alter table MR_EXECUTION
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify EXTERNAL_ID_ varbinary(1020),
  modify ACTIVITY_ID_ varbinary(1020),
  modify ACTIVITY_NAME_ varbinary(1020),
  modify ACTIVITY_TYPE_ varbinary(256),
  modify BUSINESS_KEY_ varbinary(1020),
  modify BUSINESS_STATUS_ varbinary(1020),
  modify NAME_ varbinary(1020),
  modify START_USER_ID_ varbinary(1020),
  modify START_ACTIVITY_ID_ varbinary(1020),
  modify INCOMING_FLOW_ID_ varbinary(1020);

alter table MR_HI_PROCESS_INSTANCE
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify EXTERNAL_ID_ varbinary(1020),
  modify BUSINESS_KEY_ varbinary(1020),
  modify BUSINESS_STATUS_ varbinary(1020),
  modify NAME_ varbinary(1020),
  modify START_USER_ID_ varbinary(1020),
  modify START_ACTIVITY_ID_ varbinary(1020),
  modify END_ACTIVITY_ID_ varbinary(1020),
  modify END_USER_ID_ varbinary(1020),
  modify DELETE_REASON_ varbinary(16000);

alter table MR_HI_ACTIVITY
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify ACTIVITY_ID_ varbinary(1020) not null,
  modify ACTIVITY_TYPE_ varbinary(256) not null,
  modify ACTIVITY_NAME_ varbinary(1020),
  modify ASSIGNEE_ varbinary(1020),
  modify COMPLETED_BY_ varbinary(1020),
  modify DELETE_REASON_ varbinary(16000);

alter table MR_COMPENSABLE
  modify ACTIVITY_ID_ varbinary(1020) not null;

alter table MR_KEPT_MESSAGE
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify NAME_ varbinary(1020) not null,
  modify BUSINESS_KEY_ varbinary(1020),
  modify PAYLOAD_ longblob not null;
