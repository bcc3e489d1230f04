-- Creates the tables of the common part. May be run again: what is there stays as it is.
-- Columns stand by size, 8 bytes first, texts last, so that rows hold little padding. Each index: docs/indexes.md

create table if not exists MR_PROPERTY (
  NAME_ varchar(64) not null,
  VALUE_ varchar(255) not null,
  REV_ integer not null,
  primary key (NAME_)
);

create table if not exists MR_ID_BLOCK (
  NUMBER_ integer not null,
  CEILING_ bigint not null,
  primary key (NUMBER_)
);

create table if not exists MR_DEPLOYMENT (
  ID_ bigint not null,
  DEPLOY_TIME_ timestamptz(6) not null,
  REV_ integer not null,
  TENANT_ID_ varchar(255) default '' not null,
  SCOPE_TYPE_ varchar(64) not null,
  EXTERNAL_ID_ varchar(255),
  NAME_ varchar(255),
  CATEGORY_ varchar(255),
  KEY_ varchar(255),
  PARENT_DEPLOYMENT_ID_ varchar(255),
  primary key (ID_)
);
create unique index if not exists IX_MR_DEPLOYMENT_EXTERNAL on MR_DEPLOYMENT (EXTERNAL_ID_) where EXTERNAL_ID_ is not null;

create table if not exists MR_RESOURCE (
  ID_ bigint not null,
  DEPLOYMENT_ID_ bigint not null,
  REV_ integer not null,
  NAME_ varchar(255) not null,
  BYTES_ bytea not null,
  primary key (ID_)
);
create unique index if not exists IX_MR_RESOURCE_NAME on MR_RESOURCE (DEPLOYMENT_ID_, NAME_);

create table if not exists MR_DEFINITION (
  ID_ bigint not null,
  DEPLOYMENT_ID_ bigint not null,
  REV_ integer not null,
  VERSION_ integer not null,
  IDENTITY_LINK_COUNT_ integer not null,
  JOB_COUNT_ integer not null,
  SUBSCRIPTION_COUNT_ integer not null,
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
  primary key (ID_)
);
create unique index if not exists IX_MR_DEFINITION_KEY on MR_DEFINITION (KEY_, TENANT_ID_, VERSION_, SCOPE_TYPE_);
create index if not exists IX_MR_DEFINITION_DEPLOYMENT on MR_DEFINITION (DEPLOYMENT_ID_);

create table if not exists MR_TASK (
  ID_ bigint not null,
  CREATE_TIME_ timestamptz(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SUB_SCOPE_ID_ bigint,
  SCOPE_DEFINITION_ID_ bigint,
  PARENT_TASK_ID_ bigint,
  CLAIM_TIME_ timestamptz(6),
  DUE_DATE_ timestamptz(6),
  FOLLOW_UP_DATE_ timestamptz(6),
  IN_PROGRESS_START_TIME_ timestamptz(6),
  IN_PROGRESS_START_DUE_DATE_ timestamptz(6),
  SUSPENDED_TIME_ timestamptz(6),
  REV_ integer not null,
  PRIORITY_ integer not null,
  CHILD_COUNT_ integer not null,
  VARIABLE_COUNT_ integer not null,
  IDENTITY_LINK_COUNT_ integer not null,
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
  primary key (ID_)
);
create unique index if not exists IX_MR_TASK_EXTERNAL on MR_TASK (EXTERNAL_ID_) where EXTERNAL_ID_ is not null;
create index if not exists IX_MR_TASK_SCOPE on MR_TASK (SCOPE_ID_);
create index if not exists IX_MR_TASK_SUB_SCOPE on MR_TASK (SUB_SCOPE_ID_);
create index if not exists IX_MR_TASK_ASSIGNEE on MR_TASK (ASSIGNEE_) where ASSIGNEE_ is not null;
create index if not exists IX_MR_TASK_PARENT on MR_TASK (PARENT_TASK_ID_) where PARENT_TASK_ID_ is not null;
create index if not exists IX_MR_TASK_OWNER on MR_TASK (OWNER_) where OWNER_ is not null;

create table if not exists MR_VARIABLE (
  ID_ bigint not null,
  SUB_SCOPE_ID_ bigint not null,
  TASK_ID_ bigint not null,
  CREATE_TIME_ timestamptz(6) not null,
  LAST_UPDATED_TIME_ timestamptz(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SCOPE_DEFINITION_ID_ bigint,
  LONG_ bigint,
  DOUBLE_ double precision,
  REV_ integer not null,
  HISTORY_LEVEL_ smallint not null,
  TENANT_ID_ varchar(255) default '' not null,
  NAME_ varchar(255) not null,
  TYPE_ varchar(64) not null,
  SCOPE_TYPE_ varchar(64),
  TEXT_ varchar(4000),
  BYTES_ bytea,
  primary key (ID_)
);
create unique index if not exists IX_MR_VARIABLE_NAME on MR_VARIABLE (SUB_SCOPE_ID_, TASK_ID_, NAME_);
create index if not exists IX_MR_VARIABLE_SCOPE on MR_VARIABLE (SCOPE_ID_) where SUB_SCOPE_ID_ <> SCOPE_ID_;

create table if not exists MR_VARIABLE_PART (
  ID_ bigint not null,
  SUB_SCOPE_ID_ bigint not null,
  LONG_ bigint,
  DOUBLE_ double precision,
  REV_ integer not null,
  AGGREGATION_ integer not null,
  PLACE_ integer not null,
  ELEMENT_ID_ varchar(255) not null,
  TYPE_ varchar(64) not null,
  TEXT_ varchar(4000),
  BYTES_ bytea,
  primary key (ID_)
);
create index if not exists IX_MR_VARIABLE_PART_OWNER on MR_VARIABLE_PART (SUB_SCOPE_ID_);

create table if not exists MR_IDENTITY_LINK (
  ID_ bigint not null,
  CREATE_TIME_ timestamptz(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  TASK_ID_ bigint,
  SCOPE_DEFINITION_ID_ bigint,
  REV_ integer not null,
  HISTORY_LEVEL_ smallint not null,
  TENANT_ID_ varchar(255) default '' not null,
  TYPE_ varchar(255) not null,
  SCOPE_TYPE_ varchar(64),
  USER_ID_ varchar(255),
  GROUP_ID_ varchar(255),
  primary key (ID_)
);
create index if not exists IX_MR_IDENTITY_LINK_TASK on MR_IDENTITY_LINK (TASK_ID_) where TASK_ID_ is not null;
create index if not exists IX_MR_IDENTITY_LINK_SCOPE on MR_IDENTITY_LINK (SCOPE_ID_);
create index if not exists IX_MR_IDENTITY_LINK_DEFINITION on MR_IDENTITY_LINK (SCOPE_DEFINITION_ID_) where SCOPE_DEFINITION_ID_ is not null;
create index if not exists IX_MR_IDENTITY_LINK_USER on MR_IDENTITY_LINK (USER_ID_) where USER_ID_ is not null;
create index if not exists IX_MR_IDENTITY_LINK_GROUP on MR_IDENTITY_LINK (GROUP_ID_) where GROUP_ID_ is not null;

create table if not exists MR_JOB (
  ID_ bigint not null,
  CREATE_TIME_ timestamptz(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SUB_SCOPE_ID_ bigint,
  SCOPE_DEFINITION_ID_ bigint,
  DUE_DATE_ timestamptz(6),
  CLAIMABLE_FROM_ timestamptz(6),
  LOCK_EXPIRATION_TIME_ timestamptz(6),
  FAILED_SINCE_ timestamptz(6),
  REV_ integer not null,
  PRIORITY_ integer not null,
  RETRIES_ integer not null,
  REPEATS_LEFT_ integer,
  FAILURES_ integer,
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
  EXCEPTION_STACK_TRACE_ text,
  PAYLOAD_ text,
  primary key (ID_)
);
create index if not exists IX_MR_JOB_CLAIM on MR_JOB (CLAIMABLE_FROM_);
create index if not exists IX_MR_JOB_SCOPE on MR_JOB (SCOPE_ID_);
create index if not exists IX_MR_JOB_SUB_SCOPE on MR_JOB (SUB_SCOPE_ID_);
create index if not exists IX_MR_JOB_DEFINITION on MR_JOB (SCOPE_DEFINITION_ID_);
create index if not exists IX_MR_JOB_TOPIC on MR_JOB (TOPIC_, DUE_DATE_) where TOPIC_ is not null;

create table if not exists MR_NODE (
  ID_ bigint not null,
  START_TIME_ timestamptz(6) not null,
  HEARTBEAT_TIME_ timestamptz(6) not null,
  ALIVE_UNTIL_ timestamptz(6) not null,
  CLOCK_OFFSET_ bigint not null,
  REV_ integer not null,
  NAME_ varchar(255) not null,
  HOST_NAME_ varchar(255) not null,
  primary key (ID_)
);

create table if not exists MR_EVENT_SUBSCRIPTION (
  ID_ bigint not null,
  SUB_SCOPE_ID_ bigint not null,
  SCOPE_DEFINITION_ID_ bigint not null,
  CREATE_TIME_ timestamptz(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  REV_ integer not null,
  TENANT_ID_ varchar(255) default '' not null,
  EVENT_TYPE_ varchar(64) not null,
  ACTIVITY_ID_ varchar(255) not null,
  SCOPE_TYPE_ varchar(64),
  EVENT_NAME_ varchar(255),
  CONFIGURATION_ varchar(255),
  primary key (ID_)
);
create unique index if not exists IX_MR_EVENT_SUBSCRIPTION_ACTIVITY on MR_EVENT_SUBSCRIPTION (SUB_SCOPE_ID_, SCOPE_DEFINITION_ID_, ACTIVITY_ID_, EVENT_TYPE_, EVENT_NAME_);
create index if not exists IX_MR_EVENT_SUBSCRIPTION_EVENT on MR_EVENT_SUBSCRIPTION (EVENT_NAME_, EVENT_TYPE_, TENANT_ID_, CONFIGURATION_);
create index if not exists IX_MR_EVENT_SUBSCRIPTION_SCOPE on MR_EVENT_SUBSCRIPTION (SCOPE_ID_);

create table if not exists MR_IDEMPOTENCY_KEY (
  ID_ bigint not null,
  CREATE_TIME_ timestamptz(6) not null,
  EXPIRATION_TIME_ timestamptz(6) not null,
  TENANT_ID_ varchar(255) default '' not null,
  KEY_ varchar(255) not null,
  OPERATION_ varchar(64) not null,
  RESULT_ varchar(255),
  primary key (ID_)
);
create unique index if not exists IX_MR_IDEMPOTENCY_KEY_KEY on MR_IDEMPOTENCY_KEY (KEY_, TENANT_ID_, OPERATION_);
create index if not exists IX_MR_IDEMPOTENCY_KEY_EXPIRATION on MR_IDEMPOTENCY_KEY (EXPIRATION_TIME_);

create table if not exists MR_BATCH (
  ID_ bigint not null,
  CREATE_TIME_ timestamptz(6) not null,
  COMPLETE_TIME_ timestamptz(6),
  REV_ integer not null,
  LANES_ integer not null,
  TENANT_ID_ varchar(255) default '' not null,
  TYPE_ varchar(64) not null,
  STATUS_ varchar(64) not null,
  SEARCH_KEY_ varchar(255),
  SEARCH_KEY2_ varchar(255),
  DOCUMENT_ text,
  primary key (ID_)
);

create table if not exists MR_BATCH_PART (
  ID_ bigint not null,
  BATCH_ID_ bigint not null,
  SCOPE_ID_ bigint not null,
  COMPLETE_TIME_ timestamptz(6),
  REV_ integer not null,
  SCOPE_TYPE_ varchar(64) not null,
  STATUS_ varchar(64) not null,
  ERROR_MESSAGE_ varchar(4000),
  RESULT_ text,
  primary key (ID_)
);
create index if not exists IX_MR_BATCH_PART_BATCH on MR_BATCH_PART (BATCH_ID_, ID_);
create index if not exists IX_MR_BATCH_PART_SCOPE on MR_BATCH_PART (SCOPE_ID_);

create table if not exists MR_INCIDENT (
  ID_ bigint not null,
  CREATE_TIME_ timestamptz(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SUB_SCOPE_ID_ bigint,
  SCOPE_DEFINITION_ID_ bigint,
  JOB_ID_ bigint,
  END_TIME_ timestamptz(6),
  REV_ integer not null,
  KEPT_ boolean not null,
  TENANT_ID_ varchar(255) default '' not null,
  STATE_ varchar(64) not null,
  TYPE_ varchar(255) not null,
  SCOPE_TYPE_ varchar(64),
  ELEMENT_ID_ varchar(255),
  CONFIGURATION_ varchar(255),
  MESSAGE_ varchar(4000),
  ANNOTATION_ varchar(4000),
  primary key (ID_)
);
create index if not exists IX_MR_INCIDENT_SCOPE on MR_INCIDENT (SCOPE_ID_);
create index if not exists IX_MR_INCIDENT_SUB_SCOPE on MR_INCIDENT (SUB_SCOPE_ID_);
create index if not exists IX_MR_INCIDENT_JOB on MR_INCIDENT (JOB_ID_) where JOB_ID_ is not null;
create index if not exists IX_MR_INCIDENT_END on MR_INCIDENT (END_TIME_);

create table if not exists MR_COMMENT (
  ID_ bigint not null,
  TIME_ timestamptz(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  TASK_ID_ bigint,
  REV_ integer not null,
  TENANT_ID_ varchar(255) default '' not null,
  TYPE_ varchar(255) not null,
  SCOPE_TYPE_ varchar(64),
  USER_ID_ varchar(255),
  MESSAGE_ text not null,
  primary key (ID_)
);
create index if not exists IX_MR_COMMENT_SCOPE on MR_COMMENT (SCOPE_ID_);
create index if not exists IX_MR_COMMENT_TASK on MR_COMMENT (TASK_ID_) where TASK_ID_ is not null;
create index if not exists IX_MR_COMMENT_USER on MR_COMMENT (USER_ID_) where USER_ID_ is not null;

create table if not exists MR_ATTACHMENT (
  ID_ bigint not null,
  TIME_ timestamptz(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  TASK_ID_ bigint,
  REV_ integer not null,
  TENANT_ID_ varchar(255) default '' not null,
  SCOPE_TYPE_ varchar(64),
  TYPE_ varchar(255),
  USER_ID_ varchar(255),
  NAME_ varchar(255),
  DESCRIPTION_ varchar(4000),
  URL_ varchar(4000),
  primary key (ID_)
);
create index if not exists IX_MR_ATTACHMENT_SCOPE on MR_ATTACHMENT (SCOPE_ID_);
create index if not exists IX_MR_ATTACHMENT_TASK on MR_ATTACHMENT (TASK_ID_) where TASK_ID_ is not null;
create index if not exists IX_MR_ATTACHMENT_USER on MR_ATTACHMENT (USER_ID_) where USER_ID_ is not null;

create table if not exists MR_ATTACHMENT_CONTENT (
  ID_ bigint not null,
  BYTES_ bytea not null,
  primary key (ID_)
);

create table if not exists MR_HI_TASK (
  ID_ bigint not null,
  CREATE_TIME_ timestamptz(6) not null,
  END_TIME_ timestamptz(6) not null,
  DURATION_ bigint not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SUB_SCOPE_ID_ bigint,
  SCOPE_DEFINITION_ID_ bigint,
  PARENT_TASK_ID_ bigint,
  CLAIM_TIME_ timestamptz(6),
  DUE_DATE_ timestamptz(6),
  FOLLOW_UP_DATE_ timestamptz(6),
  IN_PROGRESS_START_TIME_ timestamptz(6),
  IN_PROGRESS_START_DUE_DATE_ timestamptz(6),
  SUSPENDED_TIME_ timestamptz(6),
  PRIORITY_ integer not null,
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
  primary key (ID_)
);
create index if not exists IX_MR_HI_TASK_SCOPE on MR_HI_TASK (SCOPE_ID_);
create index if not exists IX_MR_HI_TASK_ASSIGNEE on MR_HI_TASK (ASSIGNEE_) where ASSIGNEE_ is not null;
create index if not exists IX_MR_HI_TASK_PARENT on MR_HI_TASK (PARENT_TASK_ID_) where PARENT_TASK_ID_ is not null;
create index if not exists IX_MR_HI_TASK_END on MR_HI_TASK (END_TIME_);
create index if not exists IX_MR_HI_TASK_OWNER on MR_HI_TASK (OWNER_) where OWNER_ is not null;
create index if not exists IX_MR_HI_TASK_COMPLETER on MR_HI_TASK (COMPLETED_BY_) where COMPLETED_BY_ is not null;

create table if not exists MR_HI_VARIABLE (
  ID_ bigint not null,
  CREATE_TIME_ timestamptz(6) not null,
  LAST_UPDATED_TIME_ timestamptz(6) not null,
  REMOVED_TIME_ timestamptz(6),
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SUB_SCOPE_ID_ bigint,
  TASK_ID_ bigint,
  LONG_ bigint,
  DOUBLE_ double precision,
  TENANT_ID_ varchar(255) default '' not null,
  NAME_ varchar(255) not null,
  TYPE_ varchar(64) not null,
  SCOPE_TYPE_ varchar(64),
  TEXT_ varchar(4000),
  BYTES_ bytea,
  primary key (ID_)
);
create index if not exists IX_MR_HI_VARIABLE_SCOPE on MR_HI_VARIABLE (SCOPE_ID_);
create index if not exists IX_MR_HI_VARIABLE_TASK on MR_HI_VARIABLE (TASK_ID_) where TASK_ID_ is not null;

create table if not exists MR_HI_IDENTITY_LINK (
  ID_ bigint not null,
  CREATE_TIME_ timestamptz(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  TASK_ID_ bigint,
  TENANT_ID_ varchar(255) default '' not null,
  TYPE_ varchar(255) not null,
  SCOPE_TYPE_ varchar(64),
  USER_ID_ varchar(255),
  GROUP_ID_ varchar(255),
  primary key (ID_)
);
create index if not exists IX_MR_HI_IDENTITY_LINK_SCOPE on MR_HI_IDENTITY_LINK (SCOPE_ID_);
create index if not exists IX_MR_HI_IDENTITY_LINK_TASK on MR_HI_IDENTITY_LINK (TASK_ID_) where TASK_ID_ is not null;
create index if not exists IX_MR_HI_IDENTITY_LINK_USER on MR_HI_IDENTITY_LINK (USER_ID_) where USER_ID_ is not null;
create index if not exists IX_MR_HI_IDENTITY_LINK_GROUP on MR_HI_IDENTITY_LINK (GROUP_ID_) where GROUP_ID_ is not null;

create table if not exists MR_HI_DETAIL (
  ID_ bigint not null,
  VARIABLE_ID_ bigint not null,
  TIME_ timestamptz(6) not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SUB_SCOPE_ID_ bigint,
  TASK_ID_ bigint,
  LONG_ bigint,
  DOUBLE_ double precision,
  VARIABLE_REV_ integer not null,
  TENANT_ID_ varchar(255) default '' not null,
  NAME_ varchar(255) not null,
  TYPE_ varchar(64) not null,
  SCOPE_TYPE_ varchar(64),
  TEXT_ varchar(4000),
  BYTES_ bytea,
  primary key (ID_)
);
create index if not exists IX_MR_HI_DETAIL_SCOPE on MR_HI_DETAIL (SCOPE_ID_);
create index if not exists IX_MR_HI_DETAIL_TASK on MR_HI_DETAIL (TASK_ID_) where TASK_ID_ is not null;

create table if not exists MR_HI_JOB_LOG (
  ID_ bigint not null,
  TIME_ timestamptz(6) not null,
  JOB_ID_ bigint not null,
  ROOT_INSTANCE_ID_ bigint,
  SCOPE_ID_ bigint,
  SUB_SCOPE_ID_ bigint,
  SCOPE_DEFINITION_ID_ bigint,
  DUE_DATE_ timestamptz(6),
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
  EXCEPTION_STACK_TRACE_ text,
  primary key (ID_)
);
create index if not exists IX_MR_HI_JOB_LOG_SCOPE on MR_HI_JOB_LOG (SCOPE_ID_);
create index if not exists IX_MR_HI_JOB_LOG_JOB on MR_HI_JOB_LOG (JOB_ID_);

create table if not exists MR_USER_OPERATION (
  ID_ bigint not null,
  TIME_ timestamptz(6) not null,
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
  primary key (ID_)
);
create index if not exists IX_MR_USER_OPERATION_TIME on MR_USER_OPERATION (TIME_);

-- Rows of an instance are few at any time, whatever the last statistics saw. Why that is told: docs/indexes.md
alter table MR_TASK alter column SCOPE_ID_ set (n_distinct = -1), alter column SUB_SCOPE_ID_ set (n_distinct = -1);
alter table MR_VARIABLE alter column SCOPE_ID_ set (n_distinct = -1), alter column SUB_SCOPE_ID_ set (n_distinct = -1);
alter table MR_VARIABLE_PART alter column SUB_SCOPE_ID_ set (n_distinct = -1);
alter table MR_IDENTITY_LINK alter column SCOPE_ID_ set (n_distinct = -1), alter column TASK_ID_ set (n_distinct = -1);
alter table MR_JOB alter column SCOPE_ID_ set (n_distinct = -1), alter column SUB_SCOPE_ID_ set (n_distinct = -1);
alter table MR_EVENT_SUBSCRIPTION alter column SCOPE_ID_ set (n_distinct = -1), alter column SUB_SCOPE_ID_ set (n_distinct = -1);
alter table MR_INCIDENT alter column SCOPE_ID_ set (n_distinct = -1), alter column SUB_SCOPE_ID_ set (n_distinct = -1);
