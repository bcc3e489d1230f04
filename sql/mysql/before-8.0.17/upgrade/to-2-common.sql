-- Upgrades the tables of the part 'common' from version 1 to 2 on MySQL before 8.0.17: texts are compared byte by byte, those that
-- end in blanks too. Each is kept as its bytes in UTF-8, four of them for a character. May be run again.
-- By hand: run it while no engine works on the tables, then set VALUE_ of 'schema.version.common' in MR_PROPERTY to '2'.

alter table MR_PROPERTY
  modify NAME_ varbinary(256) not null,
  modify VALUE_ varbinary(1020) not null;

alter table MR_DEPLOYMENT
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify SCOPE_TYPE_ varbinary(256) not null,
  modify EXTERNAL_ID_ varbinary(1020),
  modify NAME_ varbinary(1020),
  modify CATEGORY_ varbinary(1020),
  modify KEY_ varbinary(1020),
  modify PARENT_DEPLOYMENT_ID_ varbinary(1020);

alter table MR_RESOURCE
  modify NAME_ varbinary(1020) not null;

alter table MR_DEFINITION
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify SCOPE_TYPE_ varbinary(256) not null,
  modify KEY_ varbinary(1020) not null,
  modify RESOURCE_NAME_ varbinary(1020) not null,
  modify VERSION_TAG_ varbinary(1020),
  modify NAME_ varbinary(1020),
  modify CATEGORY_ varbinary(1020),
  modify DESCRIPTION_ varbinary(16000),
  modify START_FORM_KEY_ varbinary(1020),
  modify HISTORY_TIME_TO_LIVE_ varbinary(256);

alter table MR_TASK
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify EXTERNAL_ID_ varbinary(1020),
  modify SCOPE_TYPE_ varbinary(256),
  modify NAME_ varbinary(1020),
  modify DESCRIPTION_ varbinary(16000),
  modify TASK_DEFINITION_KEY_ varbinary(1020),
  modify ASSIGNEE_ varbinary(1020),
  modify OWNER_ varbinary(1020),
  modify CATEGORY_ varbinary(1020),
  modify FORM_KEY_ varbinary(1020),
  modify CLAIMED_BY_ varbinary(1020),
  modify IN_PROGRESS_STARTED_BY_ varbinary(1020),
  modify SUSPENDED_BY_ varbinary(1020),
  modify DELEGATION_STATE_ varbinary(256);

alter table MR_VARIABLE
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify NAME_ varbinary(1020) not null,
  modify TYPE_ varbinary(256) not null,
  modify SCOPE_TYPE_ varbinary(256),
  modify TEXT_ varbinary(16000);

alter table MR_VARIABLE_PART
  modify ELEMENT_ID_ varbinary(1020) not null,
  modify TYPE_ varbinary(256) not null,
  modify TEXT_ varbinary(16000);

alter table MR_IDENTITY_LINK
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify TYPE_ varbinary(1020) not null,
  modify SCOPE_TYPE_ varbinary(256),
  modify USER_ID_ varbinary(1020),
  modify GROUP_ID_ varbinary(1020);

alter table MR_JOB
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify STATE_ varbinary(256) not null,
  modify TYPE_ varbinary(256) not null,
  modify HANDLER_TYPE_ varbinary(256) not null,
  modify SCOPE_TYPE_ varbinary(256),
  modify HANDLER_CONFIGURATION_ varbinary(16000),
  modify ELEMENT_ID_ varbinary(1020),
  modify ELEMENT_NAME_ varbinary(1020),
  modify CATEGORY_ varbinary(1020),
  modify REPEAT_ varbinary(1020),
  modify TOPIC_ varbinary(1020),
  modify LOCK_OWNER_ varbinary(1020),
  modify EXCEPTION_TYPE_ varbinary(1020),
  modify EXCEPTION_MESSAGE_ varbinary(16000),
  modify EXCEPTION_STACK_TRACE_ longblob,
  modify PAYLOAD_ longblob;

alter table MR_NODE
  modify NAME_ varbinary(1020) not null,
  modify HOST_NAME_ varbinary(1020) not null;

alter table MR_EVENT_SUBSCRIPTION
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify EVENT_TYPE_ varbinary(256) not null,
  modify ACTIVITY_ID_ varbinary(1020) not null,
  modify SCOPE_TYPE_ varbinary(256),
  modify EVENT_NAME_ varbinary(1020),
  modify CONFIGURATION_ varbinary(1020),
  drop index IX_MR_EVENT_SUBSCRIPTION_EVENT,
  add index IX_MR_EVENT_SUBSCRIPTION_EVENT (EVENT_NAME_, EVENT_TYPE_, TENANT_ID_, CONFIGURATION_(512));

alter table MR_IDEMPOTENCY_KEY
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify KEY_ varbinary(1020) not null,
  modify OPERATION_ varbinary(256) not null,
  modify RESULT_ varbinary(1020);

alter table MR_BATCH
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify TYPE_ varbinary(256) not null,
  modify STATUS_ varbinary(256) not null,
  modify SEARCH_KEY_ varbinary(1020),
  modify SEARCH_KEY2_ varbinary(1020),
  modify DOCUMENT_ longblob;

alter table MR_BATCH_PART
  modify SCOPE_TYPE_ varbinary(256) not null,
  modify STATUS_ varbinary(256) not null,
  modify ERROR_MESSAGE_ varbinary(16000),
  modify RESULT_ longblob;

alter table MR_INCIDENT
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify STATE_ varbinary(256) not null,
  modify TYPE_ varbinary(1020) not null,
  modify SCOPE_TYPE_ varbinary(256),
  modify ELEMENT_ID_ varbinary(1020),
  modify CONFIGURATION_ varbinary(1020),
  modify MESSAGE_ varbinary(16000),
  modify ANNOTATION_ varbinary(16000);

alter table MR_COMMENT
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify TYPE_ varbinary(1020) not null,
  modify SCOPE_TYPE_ varbinary(256),
  modify USER_ID_ varbinary(1020),
  modify MESSAGE_ longblob not null;

alter table MR_ATTACHMENT
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify SCOPE_TYPE_ varbinary(256),
  modify TYPE_ varbinary(1020),
  modify USER_ID_ varbinary(1020),
  modify NAME_ varbinary(1020),
  modify DESCRIPTION_ varbinary(16000),
  modify URL_ varbinary(16000);

alter table MR_HI_TASK
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify EXTERNAL_ID_ varbinary(1020),
  modify SCOPE_TYPE_ varbinary(256),
  modify NAME_ varbinary(1020),
  modify DESCRIPTION_ varbinary(16000),
  modify TASK_DEFINITION_KEY_ varbinary(1020),
  modify ASSIGNEE_ varbinary(1020),
  modify OWNER_ varbinary(1020),
  modify CATEGORY_ varbinary(1020),
  modify FORM_KEY_ varbinary(1020),
  modify CLAIMED_BY_ varbinary(1020),
  modify IN_PROGRESS_STARTED_BY_ varbinary(1020),
  modify SUSPENDED_BY_ varbinary(1020),
  modify COMPLETED_BY_ varbinary(1020),
  modify DELETE_REASON_ varbinary(16000);

alter table MR_HI_VARIABLE
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify NAME_ varbinary(1020) not null,
  modify TYPE_ varbinary(256) not null,
  modify SCOPE_TYPE_ varbinary(256),
  modify TEXT_ varbinary(16000);

alter table MR_HI_IDENTITY_LINK
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify TYPE_ varbinary(1020) not null,
  modify SCOPE_TYPE_ varbinary(256),
  modify USER_ID_ varbinary(1020),
  modify GROUP_ID_ varbinary(1020);

alter table MR_HI_DETAIL
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify NAME_ varbinary(1020) not null,
  modify TYPE_ varbinary(256) not null,
  modify SCOPE_TYPE_ varbinary(256),
  modify TEXT_ varbinary(16000);

alter table MR_HI_JOB_LOG
  modify TENANT_ID_ varbinary(1020) default '' not null,
  modify EVENT_ varbinary(256) not null,
  modify TYPE_ varbinary(256) not null,
  modify HANDLER_TYPE_ varbinary(256) not null,
  modify SCOPE_TYPE_ varbinary(256),
  modify ELEMENT_ID_ varbinary(1020),
  modify NODE_ varbinary(1020),
  modify EXCEPTION_MESSAGE_ varbinary(16000),
  modify EXCEPTION_STACK_TRACE_ longblob;

alter table MR_USER_OPERATION
  modify OPERATION_TYPE_ varbinary(256) not null,
  modify ENTITY_TYPE_ varbinary(256) not null,
  modify USER_ID_ varbinary(1020),
  modify PROPERTY_ varbinary(256),
  modify NEW_VALUE_ varbinary(16000),
  modify QUERY_ varbinary(16000);
