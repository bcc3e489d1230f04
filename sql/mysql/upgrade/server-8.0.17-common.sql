-- For MySQL from 8.0.17 on and MariaDB, where tables of the part 'common' come from a server before 8.0.17: texts that are kept as
-- their bytes in UTF-8 become characters again. May be run again. Run it by hand, while no engine works on the tables.

alter table MR_PROPERTY default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify NAME_ varchar(64) not null,
  modify VALUE_ varchar(255) not null;

alter table MR_DEPLOYMENT default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify SCOPE_TYPE_ varchar(64) not null,
  modify EXTERNAL_ID_ varchar(255),
  modify NAME_ varchar(255),
  modify CATEGORY_ varchar(255),
  modify KEY_ varchar(255),
  modify PARENT_DEPLOYMENT_ID_ varchar(255);

alter table MR_RESOURCE default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify NAME_ varchar(255) not null;

alter table MR_DEFINITION default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify SCOPE_TYPE_ varchar(64) not null,
  modify KEY_ varchar(255) not null,
  modify RESOURCE_NAME_ varchar(255) not null,
  modify VERSION_TAG_ varchar(255),
  modify NAME_ varchar(255),
  modify CATEGORY_ varchar(255),
  modify DESCRIPTION_ varchar(4000),
  modify START_FORM_KEY_ varchar(255),
  modify HISTORY_TIME_TO_LIVE_ varchar(64);

alter table MR_TASK default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify EXTERNAL_ID_ varchar(255),
  modify SCOPE_TYPE_ varchar(64),
  modify NAME_ varchar(255),
  modify DESCRIPTION_ varchar(4000),
  modify TASK_DEFINITION_KEY_ varchar(255),
  modify ASSIGNEE_ varchar(255),
  modify OWNER_ varchar(255),
  modify CATEGORY_ varchar(255),
  modify FORM_KEY_ varchar(255),
  modify CLAIMED_BY_ varchar(255),
  modify IN_PROGRESS_STARTED_BY_ varchar(255),
  modify SUSPENDED_BY_ varchar(255),
  modify DELEGATION_STATE_ varchar(64);

alter table MR_VARIABLE default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify NAME_ varchar(255) not null,
  modify TYPE_ varchar(64) not null,
  modify SCOPE_TYPE_ varchar(64),
  modify TEXT_ varchar(4000);

alter table MR_VARIABLE_PART default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify ELEMENT_ID_ varchar(255) not null,
  modify TYPE_ varchar(64) not null,
  modify TEXT_ varchar(4000);

alter table MR_IDENTITY_LINK default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify TYPE_ varchar(255) not null,
  modify SCOPE_TYPE_ varchar(64),
  modify USER_ID_ varchar(255),
  modify GROUP_ID_ varchar(255);

alter table MR_JOB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify STATE_ varchar(64) not null,
  modify TYPE_ varchar(64) not null,
  modify HANDLER_TYPE_ varchar(64) not null,
  modify SCOPE_TYPE_ varchar(64),
  modify HANDLER_CONFIGURATION_ varchar(4000),
  modify ELEMENT_ID_ varchar(255),
  modify ELEMENT_NAME_ varchar(255),
  modify CATEGORY_ varchar(255),
  modify REPEAT_ varchar(255),
  modify TOPIC_ varchar(255),
  modify LOCK_OWNER_ varchar(255),
  modify EXCEPTION_TYPE_ varchar(255),
  modify EXCEPTION_MESSAGE_ varchar(4000),
  modify EXCEPTION_STACK_TRACE_ longtext,
  modify PAYLOAD_ longtext;

alter table MR_NODE default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify NAME_ varchar(255) not null,
  modify HOST_NAME_ varchar(255) not null;

alter table MR_EVENT_SUBSCRIPTION default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify EVENT_TYPE_ varchar(64) not null,
  modify ACTIVITY_ID_ varchar(255) not null,
  modify SCOPE_TYPE_ varchar(64),
  modify EVENT_NAME_ varchar(255),
  modify CONFIGURATION_ varchar(255),
  drop index IX_MR_EVENT_SUBSCRIPTION_EVENT,
  add index IX_MR_EVENT_SUBSCRIPTION_EVENT (EVENT_NAME_, EVENT_TYPE_, TENANT_ID_, CONFIGURATION_(128));

alter table MR_IDEMPOTENCY_KEY default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify KEY_ varchar(255) not null,
  modify OPERATION_ varchar(64) not null,
  modify RESULT_ varchar(255);

alter table MR_BATCH default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify TYPE_ varchar(64) not null,
  modify STATUS_ varchar(64) not null,
  modify SEARCH_KEY_ varchar(255),
  modify SEARCH_KEY2_ varchar(255),
  modify DOCUMENT_ longtext;

alter table MR_BATCH_PART default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify SCOPE_TYPE_ varchar(64) not null,
  modify STATUS_ varchar(64) not null,
  modify ERROR_MESSAGE_ varchar(4000),
  modify RESULT_ longtext;

alter table MR_INCIDENT default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify STATE_ varchar(64) not null,
  modify TYPE_ varchar(255) not null,
  modify SCOPE_TYPE_ varchar(64),
  modify ELEMENT_ID_ varchar(255),
  modify CONFIGURATION_ varchar(255),
  modify MESSAGE_ varchar(4000),
  modify ANNOTATION_ varchar(4000);

alter table MR_COMMENT default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify TYPE_ varchar(255) not null,
  modify SCOPE_TYPE_ varchar(64),
  modify USER_ID_ varchar(255),
  modify MESSAGE_ longtext not null;

alter table MR_ATTACHMENT default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify SCOPE_TYPE_ varchar(64),
  modify TYPE_ varchar(255),
  modify USER_ID_ varchar(255),
  modify NAME_ varchar(255),
  modify DESCRIPTION_ varchar(4000),
  modify URL_ varchar(4000);

alter table MR_HI_TASK default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify EXTERNAL_ID_ varchar(255),
  modify SCOPE_TYPE_ varchar(64),
  modify NAME_ varchar(255),
  modify DESCRIPTION_ varchar(4000),
  modify TASK_DEFINITION_KEY_ varchar(255),
  modify ASSIGNEE_ varchar(255),
  modify OWNER_ varchar(255),
  modify CATEGORY_ varchar(255),
  modify FORM_KEY_ varchar(255),
  modify CLAIMED_BY_ varchar(255),
  modify IN_PROGRESS_STARTED_BY_ varchar(255),
  modify SUSPENDED_BY_ varchar(255),
  modify COMPLETED_BY_ varchar(255),
  modify DELETE_REASON_ varchar(4000);

alter table MR_HI_VARIABLE default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify NAME_ varchar(255) not null,
  modify TYPE_ varchar(64) not null,
  modify SCOPE_TYPE_ varchar(64),
  modify TEXT_ varchar(4000);

alter table MR_HI_IDENTITY_LINK default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify TYPE_ varchar(255) not null,
  modify SCOPE_TYPE_ varchar(64),
  modify USER_ID_ varchar(255),
  modify GROUP_ID_ varchar(255);

alter table MR_HI_DETAIL default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify NAME_ varchar(255) not null,
  modify TYPE_ varchar(64) not null,
  modify SCOPE_TYPE_ varchar(64),
  modify TEXT_ varchar(4000);

alter table MR_HI_JOB_LOG default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify EVENT_ varchar(64) not null,
  modify TYPE_ varchar(64) not null,
  modify HANDLER_TYPE_ varchar(64) not null,
  modify SCOPE_TYPE_ varchar(64),
  modify ELEMENT_ID_ varchar(255),
  modify NODE_ varchar(255),
  modify EXCEPTION_MESSAGE_ varchar(4000),
  modify EXCEPTION_STACK_TRACE_ longtext;

alter table MR_USER_OPERATION default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify OPERATION_TYPE_ varchar(64) not null,
  modify ENTITY_TYPE_ varchar(64) not null,
  modify USER_ID_ varchar(255),
  modify PROPERTY_ varchar(64),
  modify NEW_VALUE_ varchar(4000),
  modify QUERY_ varchar(4000);
