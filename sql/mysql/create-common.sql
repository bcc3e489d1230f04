-- Creates the tables of the common part. May be run again: what is there stays as it is.
-- Columns stand by size, 8 bytes first, texts last, so that rows hold little padding. Each index: docs/indexes.md
-- Texts are compared byte by byte: by utf8mb4_nopad_bin on MariaDB, utf8mb4_0900_bin from MySQL 8.0.17 on. Each server reads
-- its own of the comments that name them, so the script runs as it is. MySQL before 8.0.17 has no such collation: see the folder before-8.0.17.

create table if not exists MR_PROPERTY (
  NAME_ varchar(64) not null,
  VALUE_ varchar(255) not null,
  REV_ int not null,
  primary key (NAME_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_ID_BLOCK (
  NUMBER_ int not null,
  CEILING_ bigint not null,
  primary key (NUMBER_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_DEPLOYMENT (
  ID_ bigint not null,
  DEPLOY_TIME_ datetime(6) not null,
  REV_ int not null,
  TENANT_ID_ varchar(255) default '' not null,
  SCOPE_TYPE_ varchar(64) not null,
  EXTERNAL_ID_ varchar(255),
  NAME_ varchar(255),
  CATEGORY_ varchar(255),
  KEY_ varchar(255),
  PARENT_DEPLOYMENT_ID_ varchar(255),
  unique key IX_MR_DEPLOYMENT_EXTERNAL (EXTERNAL_ID_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_RESOURCE (
  ID_ bigint not null,
  DEPLOYMENT_ID_ bigint not null,
  REV_ int not null,
  NAME_ varchar(255) not null,
  BYTES_ longblob not null,
  unique key IX_MR_RESOURCE_NAME (DEPLOYMENT_ID_, NAME_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_DEFINITION (
  ID_ bigint not null,
  DEPLOYMENT_ID_ bigint not null,
  REV_ int not null,
  VERSION_ int not null,
  IDENTITY_LINK_COUNT_ int not null,
  JOB_COUNT_ int not null,
  SUBSCRIPTION_COUNT_ int not null,
  HISTORY_LEVEL_ smallint,
  GRAPHICAL_NOTATION_ boolean not null,
  SUSPENDED_ boolean not null,
  STARTABLE_IN_TASKLIST_ boolean default true not null,
  TENANT_ID_ varchar(255) default '' not null,
  SCOPE_TYPE_ varchar(64) not null,
  KEY_ varchar(255) not null,
  RESOURCE_NAME_ varchar(255) not null,
  VERSION_TAG_ varchar(255),
  NAME_ varchar(255),
  CATEGORY_ varchar(255),
  DESCRIPTION_ varchar(4000),
  START_FORM_KEY_ varchar(255),
  HISTORY_TIME_TO_LIVE_ varchar(64),
  unique key IX_MR_DEFINITION_KEY (KEY_, TENANT_ID_, VERSION_, SCOPE_TYPE_),
  key IX_MR_DEFINITION_DEPLOYMENT (DEPLOYMENT_ID_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_TASK (
  ID_ bigint not null,
  CREATE_TIME_ datetime(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SUB_SCOPE_ID_ bigint,
  SCOPE_DEFINITION_ID_ bigint,
  PARENT_TASK_ID_ bigint,
  CLAIM_TIME_ datetime(6),
  DUE_DATE_ datetime(6),
  FOLLOW_UP_DATE_ datetime(6),
  IN_PROGRESS_START_TIME_ datetime(6),
  IN_PROGRESS_START_DUE_DATE_ datetime(6),
  SUSPENDED_TIME_ datetime(6),
  REV_ int not null,
  PRIORITY_ int not null,
  CHILD_COUNT_ int not null,
  VARIABLE_COUNT_ int not null,
  IDENTITY_LINK_COUNT_ int not null,
  HISTORY_LEVEL_ smallint not null,
  SUSPENDED_ boolean not null,
  TENANT_ID_ varchar(255) default '' not null,
  EXTERNAL_ID_ varchar(255),
  SCOPE_TYPE_ varchar(64),
  NAME_ varchar(255),
  DESCRIPTION_ varchar(4000),
  TASK_DEFINITION_KEY_ varchar(255),
  ASSIGNEE_ varchar(255),
  OWNER_ varchar(255),
  CATEGORY_ varchar(255),
  FORM_KEY_ varchar(255),
  CLAIMED_BY_ varchar(255),
  IN_PROGRESS_STARTED_BY_ varchar(255),
  SUSPENDED_BY_ varchar(255),
  DELEGATION_STATE_ varchar(64),
  unique key IX_MR_TASK_EXTERNAL (EXTERNAL_ID_),
  key IX_MR_TASK_SCOPE (SCOPE_ID_),
  key IX_MR_TASK_SUB_SCOPE (SUB_SCOPE_ID_),
  key IX_MR_TASK_ASSIGNEE (ASSIGNEE_),
  key IX_MR_TASK_PARENT (PARENT_TASK_ID_),
  key IX_MR_TASK_OWNER (OWNER_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_VARIABLE (
  ID_ bigint not null,
  SUB_SCOPE_ID_ bigint not null,
  TASK_ID_ bigint not null,
  CREATE_TIME_ datetime(6) not null,
  LAST_UPDATED_TIME_ datetime(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SCOPE_DEFINITION_ID_ bigint,
  LONG_ bigint,
  DOUBLE_ double,
  REV_ int not null,
  HISTORY_LEVEL_ smallint not null,
  TENANT_ID_ varchar(255) default '' not null,
  NAME_ varchar(255) not null,
  TYPE_ varchar(64) not null,
  SCOPE_TYPE_ varchar(64),
  TEXT_ varchar(4000),
  BYTES_ longblob,
  unique key IX_MR_VARIABLE_NAME (SUB_SCOPE_ID_, TASK_ID_, NAME_),
  key IX_MR_VARIABLE_SCOPE (SCOPE_ID_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_VARIABLE_PART (
  ID_ bigint not null,
  SUB_SCOPE_ID_ bigint not null,
  LONG_ bigint,
  DOUBLE_ double,
  REV_ int not null,
  AGGREGATION_ int not null,
  PLACE_ int not null,
  ELEMENT_ID_ varchar(255) not null,
  TYPE_ varchar(64) not null,
  TEXT_ varchar(4000),
  BYTES_ longblob,
  key IX_MR_VARIABLE_PART_OWNER (SUB_SCOPE_ID_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_IDENTITY_LINK (
  ID_ bigint not null,
  CREATE_TIME_ datetime(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  TASK_ID_ bigint,
  SCOPE_DEFINITION_ID_ bigint,
  REV_ int not null,
  HISTORY_LEVEL_ smallint not null,
  TENANT_ID_ varchar(255) default '' not null,
  TYPE_ varchar(255) not null,
  SCOPE_TYPE_ varchar(64),
  USER_ID_ varchar(255),
  GROUP_ID_ varchar(255),
  key IX_MR_IDENTITY_LINK_TASK (TASK_ID_),
  key IX_MR_IDENTITY_LINK_SCOPE (SCOPE_ID_),
  key IX_MR_IDENTITY_LINK_DEFINITION (SCOPE_DEFINITION_ID_),
  key IX_MR_IDENTITY_LINK_USER (USER_ID_),
  key IX_MR_IDENTITY_LINK_GROUP (GROUP_ID_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_JOB (
  ID_ bigint not null,
  CREATE_TIME_ datetime(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SUB_SCOPE_ID_ bigint,
  SCOPE_DEFINITION_ID_ bigint,
  DUE_DATE_ datetime(6),
  CLAIMABLE_FROM_ datetime(6),
  LOCK_EXPIRATION_TIME_ datetime(6),
  FAILED_SINCE_ datetime(6),
  REV_ int not null,
  PRIORITY_ int not null,
  RETRIES_ int not null,
  REPEATS_LEFT_ int,
  FAILURES_ int,
  EXCLUSIVE_ boolean not null,
  TENANT_ID_ varchar(255) default '' not null,
  STATE_ varchar(64) not null,
  TYPE_ varchar(64) not null,
  HANDLER_TYPE_ varchar(64) not null,
  SCOPE_TYPE_ varchar(64),
  HANDLER_CONFIGURATION_ varchar(4000),
  ELEMENT_ID_ varchar(255),
  ELEMENT_NAME_ varchar(255),
  CATEGORY_ varchar(255),
  REPEAT_ varchar(255),
  TOPIC_ varchar(255),
  LOCK_OWNER_ varchar(255),
  EXCEPTION_TYPE_ varchar(255),
  EXCEPTION_MESSAGE_ varchar(4000),
  EXCEPTION_STACK_TRACE_ longtext,
  PAYLOAD_ longtext,
  key IX_MR_JOB_CLAIM (CLAIMABLE_FROM_),
  key IX_MR_JOB_SCOPE (SCOPE_ID_),
  key IX_MR_JOB_SUB_SCOPE (SUB_SCOPE_ID_),
  key IX_MR_JOB_DEFINITION (SCOPE_DEFINITION_ID_),
  key IX_MR_JOB_TOPIC (TOPIC_, DUE_DATE_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_NODE (
  ID_ bigint not null,
  START_TIME_ datetime(6) not null,
  HEARTBEAT_TIME_ datetime(6) not null,
  ALIVE_UNTIL_ datetime(6) not null,
  CLOCK_OFFSET_ bigint not null,
  REV_ int not null,
  NAME_ varchar(255) not null,
  HOST_NAME_ varchar(255) not null,
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_EVENT_SUBSCRIPTION (
  ID_ bigint not null,
  SUB_SCOPE_ID_ bigint not null,
  SCOPE_DEFINITION_ID_ bigint not null,
  CREATE_TIME_ datetime(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  REV_ int not null,
  TENANT_ID_ varchar(255) default '' not null,
  EVENT_TYPE_ varchar(64) not null,
  ACTIVITY_ID_ varchar(255) not null,
  SCOPE_TYPE_ varchar(64),
  EVENT_NAME_ varchar(255),
  CONFIGURATION_ varchar(255),
  unique key IX_MR_EVENT_SUBSCRIPTION_ACTIVITY (SUB_SCOPE_ID_, SCOPE_DEFINITION_ID_, ACTIVITY_ID_, EVENT_TYPE_, EVENT_NAME_),
  key IX_MR_EVENT_SUBSCRIPTION_EVENT (EVENT_NAME_, EVENT_TYPE_, TENANT_ID_, CONFIGURATION_(128)),
  key IX_MR_EVENT_SUBSCRIPTION_SCOPE (SCOPE_ID_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_IDEMPOTENCY_KEY (
  ID_ bigint not null,
  CREATE_TIME_ datetime(6) not null,
  EXPIRATION_TIME_ datetime(6) not null,
  TENANT_ID_ varchar(255) default '' not null,
  KEY_ varchar(255) not null,
  OPERATION_ varchar(64) not null,
  RESULT_ varchar(255),
  unique key IX_MR_IDEMPOTENCY_KEY_KEY (KEY_, TENANT_ID_, OPERATION_),
  key IX_MR_IDEMPOTENCY_KEY_EXPIRATION (EXPIRATION_TIME_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_BATCH (
  ID_ bigint not null,
  CREATE_TIME_ datetime(6) not null,
  COMPLETE_TIME_ datetime(6),
  REV_ integer not null,
  LANES_ integer not null,
  TENANT_ID_ varchar(255) default '' not null,
  TYPE_ varchar(64) not null,
  STATUS_ varchar(64) not null,
  SEARCH_KEY_ varchar(255),
  SEARCH_KEY2_ varchar(255),
  DOCUMENT_ longtext,
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_BATCH_PART (
  ID_ bigint not null,
  BATCH_ID_ bigint not null,
  SCOPE_ID_ bigint not null,
  COMPLETE_TIME_ datetime(6),
  REV_ integer not null,
  SCOPE_TYPE_ varchar(64) not null,
  STATUS_ varchar(64) not null,
  ERROR_MESSAGE_ varchar(4000),
  RESULT_ longtext,
  key IX_MR_BATCH_PART_BATCH (BATCH_ID_, ID_),
  key IX_MR_BATCH_PART_SCOPE (SCOPE_ID_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_INCIDENT (
  ID_ bigint not null,
  CREATE_TIME_ datetime(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SUB_SCOPE_ID_ bigint,
  SCOPE_DEFINITION_ID_ bigint,
  JOB_ID_ bigint,
  END_TIME_ datetime(6),
  REV_ int not null,
  KEPT_ boolean not null,
  TENANT_ID_ varchar(255) default '' not null,
  STATE_ varchar(64) not null,
  TYPE_ varchar(255) not null,
  SCOPE_TYPE_ varchar(64),
  ELEMENT_ID_ varchar(255),
  CONFIGURATION_ varchar(255),
  MESSAGE_ varchar(4000),
  ANNOTATION_ varchar(4000),
  key IX_MR_INCIDENT_SCOPE (SCOPE_ID_),
  key IX_MR_INCIDENT_SUB_SCOPE (SUB_SCOPE_ID_),
  key IX_MR_INCIDENT_JOB (JOB_ID_),
  key IX_MR_INCIDENT_END (END_TIME_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_COMMENT (
  ID_ bigint not null,
  TIME_ datetime(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  TASK_ID_ bigint,
  REV_ int not null,
  TENANT_ID_ varchar(255) default '' not null,
  TYPE_ varchar(255) not null,
  SCOPE_TYPE_ varchar(64),
  USER_ID_ varchar(255),
  MESSAGE_ longtext not null,
  key IX_MR_COMMENT_SCOPE (SCOPE_ID_),
  key IX_MR_COMMENT_TASK (TASK_ID_),
  key IX_MR_COMMENT_USER (USER_ID_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_ATTACHMENT (
  ID_ bigint not null,
  TIME_ datetime(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  TASK_ID_ bigint,
  REV_ int not null,
  TENANT_ID_ varchar(255) default '' not null,
  SCOPE_TYPE_ varchar(64),
  TYPE_ varchar(255),
  USER_ID_ varchar(255),
  NAME_ varchar(255),
  DESCRIPTION_ varchar(4000),
  URL_ varchar(4000),
  key IX_MR_ATTACHMENT_SCOPE (SCOPE_ID_),
  key IX_MR_ATTACHMENT_TASK (TASK_ID_),
  key IX_MR_ATTACHMENT_USER (USER_ID_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_ATTACHMENT_CONTENT (
  ID_ bigint not null,
  BYTES_ longblob not null,
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_HI_TASK (
  ID_ bigint not null,
  CREATE_TIME_ datetime(6) not null,
  END_TIME_ datetime(6) not null,
  DURATION_ bigint not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SUB_SCOPE_ID_ bigint,
  SCOPE_DEFINITION_ID_ bigint,
  PARENT_TASK_ID_ bigint,
  CLAIM_TIME_ datetime(6),
  DUE_DATE_ datetime(6),
  FOLLOW_UP_DATE_ datetime(6),
  IN_PROGRESS_START_TIME_ datetime(6),
  IN_PROGRESS_START_DUE_DATE_ datetime(6),
  SUSPENDED_TIME_ datetime(6),
  PRIORITY_ int not null,
  TENANT_ID_ varchar(255) default '' not null,
  EXTERNAL_ID_ varchar(255),
  SCOPE_TYPE_ varchar(64),
  NAME_ varchar(255),
  DESCRIPTION_ varchar(4000),
  TASK_DEFINITION_KEY_ varchar(255),
  ASSIGNEE_ varchar(255),
  OWNER_ varchar(255),
  CATEGORY_ varchar(255),
  FORM_KEY_ varchar(255),
  CLAIMED_BY_ varchar(255),
  IN_PROGRESS_STARTED_BY_ varchar(255),
  SUSPENDED_BY_ varchar(255),
  COMPLETED_BY_ varchar(255),
  DELETE_REASON_ varchar(4000),
  key IX_MR_HI_TASK_SCOPE (SCOPE_ID_),
  key IX_MR_HI_TASK_ASSIGNEE (ASSIGNEE_),
  key IX_MR_HI_TASK_PARENT (PARENT_TASK_ID_),
  key IX_MR_HI_TASK_END (END_TIME_),
  key IX_MR_HI_TASK_OWNER (OWNER_),
  key IX_MR_HI_TASK_COMPLETER (COMPLETED_BY_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_HI_VARIABLE (
  ID_ bigint not null,
  CREATE_TIME_ datetime(6) not null,
  LAST_UPDATED_TIME_ datetime(6) not null,
  REMOVED_TIME_ datetime(6),
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SUB_SCOPE_ID_ bigint,
  TASK_ID_ bigint,
  LONG_ bigint,
  DOUBLE_ double,
  TENANT_ID_ varchar(255) default '' not null,
  NAME_ varchar(255) not null,
  TYPE_ varchar(64) not null,
  SCOPE_TYPE_ varchar(64),
  TEXT_ varchar(4000),
  BYTES_ longblob,
  key IX_MR_HI_VARIABLE_SCOPE (SCOPE_ID_),
  key IX_MR_HI_VARIABLE_TASK (TASK_ID_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_HI_IDENTITY_LINK (
  ID_ bigint not null,
  CREATE_TIME_ datetime(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  TASK_ID_ bigint,
  TENANT_ID_ varchar(255) default '' not null,
  TYPE_ varchar(255) not null,
  SCOPE_TYPE_ varchar(64),
  USER_ID_ varchar(255),
  GROUP_ID_ varchar(255),
  key IX_MR_HI_IDENTITY_LINK_SCOPE (SCOPE_ID_),
  key IX_MR_HI_IDENTITY_LINK_TASK (TASK_ID_),
  key IX_MR_HI_IDENTITY_LINK_USER (USER_ID_),
  key IX_MR_HI_IDENTITY_LINK_GROUP (GROUP_ID_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_HI_DETAIL (
  ID_ bigint not null,
  VARIABLE_ID_ bigint not null,
  TIME_ datetime(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SUB_SCOPE_ID_ bigint,
  TASK_ID_ bigint,
  LONG_ bigint,
  DOUBLE_ double,
  VARIABLE_REV_ int not null,
  TENANT_ID_ varchar(255) default '' not null,
  NAME_ varchar(255) not null,
  TYPE_ varchar(64) not null,
  SCOPE_TYPE_ varchar(64),
  TEXT_ varchar(4000),
  BYTES_ longblob,
  key IX_MR_HI_DETAIL_SCOPE (SCOPE_ID_),
  key IX_MR_HI_DETAIL_TASK (TASK_ID_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_HI_JOB_LOG (
  ID_ bigint not null,
  TIME_ datetime(6) not null,
  JOB_ID_ bigint not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SUB_SCOPE_ID_ bigint,
  SCOPE_DEFINITION_ID_ bigint,
  DUE_DATE_ datetime(6),
  RETRIES_ integer not null,
  PRIORITY_ integer not null,
  ATTEMPT_ integer not null,
  TENANT_ID_ varchar(255) default '' not null,
  EVENT_ varchar(64) not null,
  TYPE_ varchar(64) not null,
  HANDLER_TYPE_ varchar(64) not null,
  SCOPE_TYPE_ varchar(64),
  ELEMENT_ID_ varchar(255),
  NODE_ varchar(255),
  EXCEPTION_MESSAGE_ varchar(4000),
  EXCEPTION_STACK_TRACE_ longtext,
  key IX_MR_HI_JOB_LOG_SCOPE (SCOPE_ID_),
  key IX_MR_HI_JOB_LOG_JOB (JOB_ID_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;

create table if not exists MR_USER_OPERATION (
  ID_ bigint not null,
  TIME_ datetime(6) not null,
  ENTITY_COUNT_ bigint not null,
  JOB_ID_ bigint,
  BATCH_ID_ bigint,
  SCOPE_ID_ bigint,
  OPERATION_TYPE_ varchar(64) not null,
  ENTITY_TYPE_ varchar(64) not null,
  USER_ID_ varchar(255),
  PROPERTY_ varchar(64),
  NEW_VALUE_ varchar(4000),
  QUERY_ varchar(4000),
  key IX_MR_USER_OPERATION_TIME (TIME_),
  primary key (ID_)
) engine = InnoDB default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */;
