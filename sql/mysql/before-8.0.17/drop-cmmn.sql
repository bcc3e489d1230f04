-- Drops the tables of the cmmn part, with all they hold.

drop table if exists MR_HI_PLAN_ITEM;
drop table if exists MR_HI_CASE_INSTANCE;
drop table if exists MR_PLAN_ITEM;
drop table if exists MR_CASE_INSTANCE;
