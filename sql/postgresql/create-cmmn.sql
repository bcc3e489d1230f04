-- Creates the tables of the cmmn part. May be run again: what is there stays as it is.

create table if not exists MR_CASE_INSTANCE (
  ID_ bigint not null,
  REV_ integer not null,
  ROOT_INSTANCE_ID_ bigint not null,
  TENANT_ID_ varchar(255) default '' not null,
  EXTERNAL_ID_ varchar(255),
  CASE_DEFINITION_ID_ bigint not null,
  HISTORY_LEVEL_ smallint not null,
  STATE_ varchar(64) not null,
  BUSINESS_KEY_ varchar(255),
  BUSINESS_STATUS_ varchar(255),
  NAME_ varchar(255),
  START_USER_ID_ varchar(255),
  START_TIME_ timestamptz(6) not null,
  CHILD_COUNT_ integer not null,
  TASK_COUNT_ integer not null,
  VARIABLE_COUNT_ integer not null,
  IDENTITY_LINK_COUNT_ integer not null,
  JOB_COUNT_ integer not null,
  SUBSCRIPTION_COUNT_ integer not null,
  primary key (ID_)
);
create unique index if not exists IX_MR_CASE_INSTANCE_EXTERNAL on MR_CASE_INSTANCE (EXTERNAL_ID_);
create index if not exists IX_MR_CASE_INSTANCE_ROOT on MR_CASE_INSTANCE (ROOT_INSTANCE_ID_);
create index if not exists IX_MR_CASE_INSTANCE_BUSINESS_KEY on MR_CASE_INSTANCE (BUSINESS_KEY_);
create index if not exists IX_MR_CASE_INSTANCE_DEFINITION on MR_CASE_INSTANCE (CASE_DEFINITION_ID_);

create table if not exists MR_PLAN_ITEM (
  ID_ bigint not null,
  REV_ integer not null,
  ROOT_INSTANCE_ID_ bigint not null,
  TENANT_ID_ varchar(255) default '' not null,
  CASE_INSTANCE_ID_ bigint not null,
  STAGE_INSTANCE_ID_ bigint,
  CASE_DEFINITION_ID_ bigint not null,
  HISTORY_LEVEL_ smallint not null,
  ELEMENT_ID_ varchar(255) not null,
  NAME_ varchar(255),
  TYPE_ varchar(64) not null,
  STATE_ varchar(64) not null,
  CREATE_TIME_ timestamptz(6) not null,
  LAST_STARTED_TIME_ timestamptz(6),
  CHILD_COUNT_ integer not null,
  TASK_COUNT_ integer not null,
  VARIABLE_COUNT_ integer not null,
  IDENTITY_LINK_COUNT_ integer not null,
  JOB_COUNT_ integer not null,
  SUBSCRIPTION_COUNT_ integer not null,
  primary key (ID_)
);
create index if not exists IX_MR_PLAN_ITEM_ROOT on MR_PLAN_ITEM (ROOT_INSTANCE_ID_);
create index if not exists IX_MR_PLAN_ITEM_CASE on MR_PLAN_ITEM (CASE_INSTANCE_ID_);
create index if not exists IX_MR_PLAN_ITEM_STAGE on MR_PLAN_ITEM (STAGE_INSTANCE_ID_);

create table if not exists MR_HI_CASE_INSTANCE (
  ID_ bigint not null,
  ROOT_INSTANCE_ID_ bigint,
  TENANT_ID_ varchar(255) default '' not null,
  EXTERNAL_ID_ varchar(255),
  CASE_DEFINITION_ID_ bigint not null,
  HISTORY_LEVEL_ smallint not null,
  STATE_ varchar(64) not null,
  BUSINESS_KEY_ varchar(255),
  BUSINESS_STATUS_ varchar(255),
  NAME_ varchar(255),
  START_USER_ID_ varchar(255),
  START_TIME_ timestamptz(6) not null,
  END_TIME_ timestamptz(6) not null,
  DURATION_ bigint not null,
  DELETE_REASON_ varchar(4000),
  primary key (ID_)
);
create index if not exists IX_MR_HI_CASE_INSTANCE_EXTERNAL on MR_HI_CASE_INSTANCE (EXTERNAL_ID_);
create index if not exists IX_MR_HI_CASE_INSTANCE_DEFINITION on MR_HI_CASE_INSTANCE (CASE_DEFINITION_ID_);
create index if not exists IX_MR_HI_CASE_INSTANCE_BUSINESS_KEY on MR_HI_CASE_INSTANCE (BUSINESS_KEY_);
create index if not exists IX_MR_HI_CASE_INSTANCE_END on MR_HI_CASE_INSTANCE (END_TIME_);

create table if not exists MR_HI_PLAN_ITEM (
  ID_ bigint not null,
  ROOT_INSTANCE_ID_ bigint,
  TENANT_ID_ varchar(255) default '' not null,
  CASE_INSTANCE_ID_ bigint not null,
  STAGE_INSTANCE_ID_ bigint,
  CASE_DEFINITION_ID_ bigint not null,
  ELEMENT_ID_ varchar(255) not null,
  NAME_ varchar(255),
  TYPE_ varchar(64) not null,
  STATE_ varchar(64) not null,
  START_TIME_ timestamptz(6) not null,
  END_TIME_ timestamptz(6) not null,
  DURATION_ bigint not null,
  DELETE_REASON_ varchar(4000),
  primary key (ID_)
);
create index if not exists IX_MR_HI_PLAN_ITEM_CASE on MR_HI_PLAN_ITEM (CASE_INSTANCE_ID_);
