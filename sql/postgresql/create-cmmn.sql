-- Creates the tables of the cmmn part. May be run again: what is there stays as it is.
-- Columns stand by size, 8 bytes first, texts last, so that rows hold little padding. Each index: docs/indexes.md

create table if not exists MR_CASE_INSTANCE (
  ID_ bigint not null,
  ROOT_INSTANCE_ID_ bigint not null,
  CASE_DEFINITION_ID_ bigint not null,
  START_TIME_ timestamptz(6) not null,
  SUPER_EXECUTION_ID_ bigint,
  REV_ integer not null,
  CHILD_COUNT_ integer not null,
  TASK_COUNT_ integer not null,
  VARIABLE_COUNT_ integer not null,
  IDENTITY_LINK_COUNT_ integer not null,
  JOB_COUNT_ integer not null,
  SUBSCRIPTION_COUNT_ integer not null,
  INCIDENTS_ integer,
  HISTORY_LEVEL_ smallint not null,
  INJECTED_ boolean default false not null,
  TENANT_ID_ varchar(255) default '' not null,
  STATE_ varchar(64) not null,
  EXTERNAL_ID_ varchar(255),
  BUSINESS_KEY_ varchar(255),
  BUSINESS_STATUS_ varchar(255),
  NAME_ varchar(255),
  START_USER_ID_ varchar(255),
  SATISFIED_PARTS_ varchar(1000),
  primary key (ID_)
);
create unique index if not exists IX_MR_CASE_INSTANCE_EXTERNAL on MR_CASE_INSTANCE (EXTERNAL_ID_) where EXTERNAL_ID_ is not null;
create index if not exists IX_MR_CASE_INSTANCE_BUSINESS_KEY on MR_CASE_INSTANCE (BUSINESS_KEY_) where BUSINESS_KEY_ is not null;
create index if not exists IX_MR_CASE_INSTANCE_DEFINITION on MR_CASE_INSTANCE (CASE_DEFINITION_ID_);
create index if not exists IX_MR_CASE_INSTANCE_STARTER on MR_CASE_INSTANCE (START_USER_ID_) where START_USER_ID_ is not null;

create table if not exists MR_PLAN_ITEM (
  ID_ bigint not null,
  ROOT_INSTANCE_ID_ bigint not null,
  CASE_INSTANCE_ID_ bigint not null,
  CASE_DEFINITION_ID_ bigint not null,
  CREATE_TIME_ timestamptz(6) not null,
  STAGE_INSTANCE_ID_ bigint,
  REFERENCE_ID_ bigint,
  LAST_STARTED_TIME_ timestamptz(6),
  LAST_AVAILABLE_TIME_ timestamptz(6),
  LAST_UNAVAILABLE_TIME_ timestamptz(6),
  LAST_ENABLED_TIME_ timestamptz(6),
  LAST_DISABLED_TIME_ timestamptz(6),
  LAST_SUSPENDED_TIME_ timestamptz(6),
  REV_ integer not null,
  CHILD_COUNT_ integer not null,
  TASK_COUNT_ integer not null,
  VARIABLE_COUNT_ integer not null,
  IDENTITY_LINK_COUNT_ integer not null,
  JOB_COUNT_ integer not null,
  SUBSCRIPTION_COUNT_ integer not null,
  REPETITION_COUNTER_ integer,
  INCIDENTS_ integer,
  HISTORY_LEVEL_ smallint not null,
  REQUIRED_ boolean not null,
  EVER_COMPLETED_ boolean not null,
  TENANT_ID_ varchar(255) default '' not null,
  ELEMENT_ID_ varchar(255) not null,
  TYPE_ varchar(64) not null,
  STATE_ varchar(64) not null,
  STATE_BEFORE_ varchar(64),
  NAME_ varchar(255),
  PLAN_ITEM_DEFINITION_ID_ varchar(255),
  START_USER_ID_ varchar(255),
  ENTRY_CRITERION_ID_ varchar(255),
  EXIT_CRITERION_ID_ varchar(255),
  SATISFIED_PARTS_ varchar(1000),
  INJECTED_ varchar(255),
  primary key (ID_)
);
create index if not exists IX_MR_PLAN_ITEM_ROOT on MR_PLAN_ITEM (ROOT_INSTANCE_ID_, CASE_INSTANCE_ID_, STAGE_INSTANCE_ID_);

create table if not exists MR_HI_CASE_INSTANCE (
  ID_ bigint not null,
  CASE_DEFINITION_ID_ bigint not null,
  START_TIME_ timestamptz(6) not null,
  END_TIME_ timestamptz(6) not null,
  DURATION_ bigint not null,
  ROOT_INSTANCE_ID_ bigint,
  SUPER_PROCESS_INSTANCE_ID_ bigint,
  SUPER_CASE_INSTANCE_ID_ bigint,
  HISTORY_LEVEL_ smallint not null,
  TENANT_ID_ varchar(255) default '' not null,
  STATE_ varchar(64) not null,
  EXTERNAL_ID_ varchar(255),
  BUSINESS_KEY_ varchar(255),
  BUSINESS_STATUS_ varchar(255),
  NAME_ varchar(255),
  START_USER_ID_ varchar(255),
  DELETE_REASON_ varchar(4000),
  primary key (ID_)
);
create index if not exists IX_MR_HI_CASE_INSTANCE_EXTERNAL on MR_HI_CASE_INSTANCE (EXTERNAL_ID_) where EXTERNAL_ID_ is not null;
create index if not exists IX_MR_HI_CASE_INSTANCE_DEFINITION on MR_HI_CASE_INSTANCE (CASE_DEFINITION_ID_, END_TIME_);
create index if not exists IX_MR_HI_CASE_INSTANCE_BUSINESS_KEY on MR_HI_CASE_INSTANCE (BUSINESS_KEY_) where BUSINESS_KEY_ is not null;
create index if not exists IX_MR_HI_CASE_INSTANCE_SUPER on MR_HI_CASE_INSTANCE (SUPER_CASE_INSTANCE_ID_) where SUPER_CASE_INSTANCE_ID_ is not null;
create index if not exists IX_MR_HI_CASE_INSTANCE_SUPER_PROCESS on MR_HI_CASE_INSTANCE (SUPER_PROCESS_INSTANCE_ID_) where SUPER_PROCESS_INSTANCE_ID_ is not null;
create index if not exists IX_MR_HI_CASE_INSTANCE_END on MR_HI_CASE_INSTANCE (END_TIME_);
create index if not exists IX_MR_HI_CASE_INSTANCE_STARTER on MR_HI_CASE_INSTANCE (START_USER_ID_) where START_USER_ID_ is not null;

create table if not exists MR_HI_PLAN_ITEM (
  ID_ bigint not null,
  CASE_INSTANCE_ID_ bigint not null,
  CASE_DEFINITION_ID_ bigint not null,
  START_TIME_ timestamptz(6) not null,
  END_TIME_ timestamptz(6) not null,
  DURATION_ bigint not null,
  ROOT_INSTANCE_ID_ bigint,
  STAGE_INSTANCE_ID_ bigint,
  REFERENCE_ID_ bigint,
  CREATE_TIME_ timestamptz(6),
  LAST_STARTED_TIME_ timestamptz(6),
  LAST_AVAILABLE_TIME_ timestamptz(6),
  LAST_UNAVAILABLE_TIME_ timestamptz(6),
  LAST_ENABLED_TIME_ timestamptz(6),
  LAST_DISABLED_TIME_ timestamptz(6),
  LAST_SUSPENDED_TIME_ timestamptz(6),
  TENANT_ID_ varchar(255) default '' not null,
  ELEMENT_ID_ varchar(255) not null,
  TYPE_ varchar(64) not null,
  STATE_ varchar(64) not null,
  NAME_ varchar(255),
  PLAN_ITEM_DEFINITION_ID_ varchar(255),
  START_USER_ID_ varchar(255),
  ENTRY_CRITERION_ID_ varchar(255),
  EXIT_CRITERION_ID_ varchar(255),
  DELETE_REASON_ varchar(4000),
  INJECTED_ varchar(255),
  primary key (ID_)
);
create index if not exists IX_MR_HI_PLAN_ITEM_CASE on MR_HI_PLAN_ITEM (CASE_INSTANCE_ID_);

-- Rows of an instance are few at any time, whatever the last statistics saw. Why that is told: docs/indexes.md
alter table MR_PLAN_ITEM alter column ROOT_INSTANCE_ID_ set (n_distinct = -1), alter column CASE_INSTANCE_ID_ set (n_distinct = -1);
