-- Upgrades the tables of the part 'cmmn' from version 2 to 3: who takes part in an instance is found by indexes.
-- May be run again.
-- By hand: run it while no engine works on the tables, then set VALUE_ of 'schema.version.cmmn' in MR_PROPERTY to '3'.

create index if not exists IX_MR_CASE_INSTANCE_STARTER on MR_CASE_INSTANCE (START_USER_ID_) where START_USER_ID_ is not null;
create index if not exists IX_MR_HI_CASE_INSTANCE_STARTER on MR_HI_CASE_INSTANCE (START_USER_ID_) where START_USER_ID_ is not null;
