-- Drops the tables of the bpmn part, with all they hold.

drop table if exists MR_KEPT_MESSAGE;
drop table if exists MR_COMPENSABLE;
drop table if exists MR_HI_ACTIVITY;
drop table if exists MR_HI_PROCESS_INSTANCE;
drop table if exists MR_EXECUTION;
