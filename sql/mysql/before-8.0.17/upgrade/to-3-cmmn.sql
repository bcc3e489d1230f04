-- Upgrades the tables of the part 'cmmn' from version 2 to 3: who takes part in an instance is found by indexes.
-- May be run again. An index that is there is left as it is.
-- By hand: run it while no engine works on the tables, then set VALUE_ of 'schema.version.cmmn' in MR_PROPERTY to '3'.

set @STEP_ = (select if(count(*) = 0, 'create index IX_MR_CASE_INSTANCE_STARTER on MR_CASE_INSTANCE (START_USER_ID_)', 'do 0') from information_schema.statistics where (table_schema = database() and table_name = 'MR_CASE_INSTANCE' or concat(table_schema, '.', table_name) = 'MR_CASE_INSTANCE') and index_name = 'IX_MR_CASE_INSTANCE_STARTER');
prepare STEP_ from @STEP_;
execute STEP_;
deallocate prepare STEP_;
set @STEP_ = (select if(count(*) = 0, 'create index IX_MR_HI_CASE_INSTANCE_STARTER on MR_HI_CASE_INSTANCE (START_USER_ID_)', 'do 0') from information_schema.statistics where (table_schema = database() and table_name = 'MR_HI_CASE_INSTANCE' or concat(table_schema, '.', table_name) = 'MR_HI_CASE_INSTANCE') and index_name = 'IX_MR_HI_CASE_INSTANCE_STARTER');
prepare STEP_ from @STEP_;
execute STEP_;
deallocate prepare STEP_;
