-- Drops the tables of the common part, with all they hold.

drop table if exists MR_USER_OPERATION;
drop table if exists MR_HI_JOB_LOG;
drop table if exists MR_HI_DETAIL;
drop table if exists MR_HI_IDENTITY_LINK;
drop table if exists MR_HI_VARIABLE;
drop table if exists MR_HI_TASK;
drop table if exists MR_ATTACHMENT_CONTENT;
drop table if exists MR_ATTACHMENT;
drop table if exists MR_COMMENT;
drop table if exists MR_INCIDENT;
drop table if exists MR_BATCH_PART;
drop table if exists MR_BATCH;
drop table if exists MR_IDEMPOTENCY_KEY;
drop table if exists MR_EVENT_SUBSCRIPTION;
drop table if exists MR_NODE;
drop table if exists MR_JOB;
drop table if exists MR_IDENTITY_LINK;
drop table if exists MR_VARIABLE_PART;
drop table if exists MR_VARIABLE;
drop table if exists MR_TASK;
drop table if exists MR_DEFINITION;
drop table if exists MR_RESOURCE;
drop table if exists MR_DEPLOYMENT;
drop table if exists MR_ID_BLOCK;
drop table if exists MR_PROPERTY;
