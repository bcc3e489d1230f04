-- Creates the tables of the bpmn part. May be run again: what is there stays as it is.
-- Columns stand by size, 8 bytes first, texts last, so that rows hold little padding. Each index: docs/indexes.md

create table if not exists MR_EXECUTION (
  ID_ bigint not null,
  ROOT_INSTANCE_ID_ bigint not null,
  PROCESS_INSTANCE_ID_ bigint not null,
  PROCESS_DEFINITION_ID_ bigint not null,
  PARENT_ID_ bigint,
  SUPER_EXECUTION_ID_ bigint,
  ACTIVITY_INSTANCE_ID_ bigint,
  ACTIVITY_START_TIME_ timestamp(6),
  START_TIME_ timestamp(6),
  REV_ integer not null,
  CHILD_COUNT_ integer not null,
  TASK_COUNT_ integer not null,
  VARIABLE_COUNT_ integer not null,
  IDENTITY_LINK_COUNT_ integer not null,
  JOB_COUNT_ integer not null,
  SUBSCRIPTION_COUNT_ integer not null,
  ACTIVITY_ORDER_ integer,
  LOOP_COUNTER_ integer,
  LOOP_TOTAL_ integer,
  LOOP_ACTIVE_ integer,
  LOOP_COMPLETED_ integer,
  INCIDENTS_ integer,
  HISTORY_LEVEL_ smallint not null,
  ACTIVE_ boolean not null,
  SCOPE_ boolean not null,
  MULTI_INSTANCE_ROOT_ boolean not null,
  SUSPENDED_ boolean not null,
  LARGE_ boolean not null,
  TENANT_ID_ varchar(255) default '' not null,
  EXTERNAL_ID_ varchar(255),
  ACTIVITY_ID_ varchar(255),
  ACTIVITY_NAME_ varchar(255),
  ACTIVITY_TYPE_ varchar(64),
  BUSINESS_KEY_ varchar(255),
  BUSINESS_STATUS_ varchar(255),
  NAME_ varchar(255),
  START_USER_ID_ varchar(255),
  START_ACTIVITY_ID_ varchar(255),
  INCOMING_FLOW_ID_ varchar(255),
  primary key (ID_)
);
create unique index if not exists IX_MR_EXECUTION_EXTERNAL on MR_EXECUTION (EXTERNAL_ID_);
create index if not exists IX_MR_EXECUTION_ROOT on MR_EXECUTION (ROOT_INSTANCE_ID_, PROCESS_INSTANCE_ID_, PARENT_ID_);
create index if not exists IX_MR_EXECUTION_SUPER on MR_EXECUTION (SUPER_EXECUTION_ID_);
create index if not exists IX_MR_EXECUTION_BUSINESS_KEY on MR_EXECUTION (BUSINESS_KEY_);
create index if not exists IX_MR_EXECUTION_DEFINITION on MR_EXECUTION (PROCESS_DEFINITION_ID_);
create index if not exists IX_MR_EXECUTION_STARTER on MR_EXECUTION (START_USER_ID_);

create table if not exists MR_HI_PROCESS_INSTANCE (
  ID_ bigint not null,
  PROCESS_DEFINITION_ID_ bigint not null,
  START_TIME_ timestamp(6) not null,
  END_TIME_ timestamp(6) not null,
  DURATION_ bigint not null,
  ROOT_INSTANCE_ID_ bigint,
  SUPER_PROCESS_INSTANCE_ID_ bigint,
  SUPER_CASE_INSTANCE_ID_ bigint,
  HISTORY_LEVEL_ smallint not null,
  TENANT_ID_ varchar(255) default '' not null,
  EXTERNAL_ID_ varchar(255),
  BUSINESS_KEY_ varchar(255),
  BUSINESS_STATUS_ varchar(255),
  NAME_ varchar(255),
  START_USER_ID_ varchar(255),
  START_ACTIVITY_ID_ varchar(255),
  END_ACTIVITY_ID_ varchar(255),
  END_USER_ID_ varchar(255),
  DELETE_REASON_ varchar(4000),
  primary key (ID_)
);
create index if not exists IX_MR_HI_PROCESS_INSTANCE_EXTERNAL on MR_HI_PROCESS_INSTANCE (EXTERNAL_ID_);
create index if not exists IX_MR_HI_PROCESS_INSTANCE_DEFINITION on MR_HI_PROCESS_INSTANCE (PROCESS_DEFINITION_ID_, END_TIME_);
create index if not exists IX_MR_HI_PROCESS_INSTANCE_BUSINESS_KEY on MR_HI_PROCESS_INSTANCE (BUSINESS_KEY_);
create index if not exists IX_MR_HI_PROCESS_INSTANCE_SUPER on MR_HI_PROCESS_INSTANCE (SUPER_PROCESS_INSTANCE_ID_);
create index if not exists IX_MR_HI_PROCESS_INSTANCE_SUPER_CASE on MR_HI_PROCESS_INSTANCE (SUPER_CASE_INSTANCE_ID_);
create index if not exists IX_MR_HI_PROCESS_INSTANCE_END on MR_HI_PROCESS_INSTANCE (END_TIME_);
create index if not exists IX_MR_HI_PROCESS_INSTANCE_STARTER on MR_HI_PROCESS_INSTANCE (START_USER_ID_);

create table if not exists MR_HI_ACTIVITY (
  ID_ bigint not null,
  PROCESS_INSTANCE_ID_ bigint not null,
  EXECUTION_ID_ bigint not null,
  PROCESS_DEFINITION_ID_ bigint not null,
  START_TIME_ timestamp(6) not null,
  END_TIME_ timestamp(6) not null,
  DURATION_ bigint not null,
  ROOT_INSTANCE_ID_ bigint,
  TASK_ID_ bigint,
  CALLED_PROCESS_INSTANCE_ID_ bigint,
  ACTIVITY_ORDER_ integer,
  TENANT_ID_ varchar(255) default '' not null,
  ACTIVITY_ID_ varchar(255) not null,
  ACTIVITY_TYPE_ varchar(64) not null,
  ACTIVITY_NAME_ varchar(255),
  ASSIGNEE_ varchar(255),
  COMPLETED_BY_ varchar(255),
  DELETE_REASON_ varchar(4000),
  primary key (ID_)
);
create index if not exists IX_MR_HI_ACTIVITY_INSTANCE on MR_HI_ACTIVITY (PROCESS_INSTANCE_ID_);

create table if not exists MR_COMPENSABLE (
  ID_ bigint not null,
  ROOT_INSTANCE_ID_ bigint not null,
  PROCESS_INSTANCE_ID_ bigint not null,
  SCOPE_ID_ bigint not null,
  KEPT_EXECUTION_ID_ bigint,
  REV_ integer not null,
  COMPLETION_ORDER_ integer not null,
  ACTIVITY_ID_ varchar(255) not null,
  primary key (ID_)
);
create index if not exists IX_MR_COMPENSABLE_SCOPE on MR_COMPENSABLE (SCOPE_ID_, COMPLETION_ORDER_);
create index if not exists IX_MR_COMPENSABLE_INSTANCE on MR_COMPENSABLE (PROCESS_INSTANCE_ID_, COMPLETION_ORDER_);

create table if not exists MR_KEPT_MESSAGE (
  ID_ bigint not null,
  CREATE_TIME_ timestamp(6) not null,
  EXPIRATION_TIME_ timestamp(6) not null,
  PROCESS_INSTANCE_ID_ bigint,
  PROCESS_DEFINITION_ID_ bigint,
  TENANT_ID_ varchar(255) default '' not null,
  NAME_ varchar(255) not null,
  BUSINESS_KEY_ varchar(255),
  PAYLOAD_ clob not null,
  primary key (ID_)
);
create index if not exists IX_MR_KEPT_MESSAGE_NAME on MR_KEPT_MESSAGE (NAME_, TENANT_ID_, BUSINESS_KEY_);
create index if not exists IX_MR_KEPT_MESSAGE_DEFINITION on MR_KEPT_MESSAGE (PROCESS_DEFINITION_ID_);
