-- Upgrades the tables of the part 'common' from version 2 to 3: who takes part in an instance is found by indexes.
-- May be run again. An index that is there is left as it is.
-- By hand: run it while no engine works on the tables, then set VALUE_ of 'schema.version.common' in MR_PROPERTY to '3'.

set @STEP_ = (select if(count(*) = 0, 'create index IX_MR_TASK_OWNER on MR_TASK (OWNER_)', 'do 0') from information_schema.statistics where (table_schema = database() and table_name = 'MR_TASK' or concat(table_schema, '.', table_name) = 'MR_TASK') and index_name = 'IX_MR_TASK_OWNER');
prepare STEP_ from @STEP_;
execute STEP_;
deallocate prepare STEP_;
set @STEP_ = (select if(count(*) = 0, 'create index IX_MR_COMMENT_USER on MR_COMMENT (USER_ID_)', 'do 0') from information_schema.statistics where (table_schema = database() and table_name = 'MR_COMMENT' or concat(table_schema, '.', table_name) = 'MR_COMMENT') and index_name = 'IX_MR_COMMENT_USER');
prepare STEP_ from @STEP_;
execute STEP_;
deallocate prepare STEP_;
set @STEP_ = (select if(count(*) = 0, 'create index IX_MR_ATTACHMENT_USER on MR_ATTACHMENT (USER_ID_)', 'do 0') from information_schema.statistics where (table_schema = database() and table_name = 'MR_ATTACHMENT' or concat(table_schema, '.', table_name) = 'MR_ATTACHMENT') and index_name = 'IX_MR_ATTACHMENT_USER');
prepare STEP_ from @STEP_;
execute STEP_;
deallocate prepare STEP_;
set @STEP_ = (select if(count(*) = 0, 'create index IX_MR_HI_TASK_OWNER on MR_HI_TASK (OWNER_)', 'do 0') from information_schema.statistics where (table_schema = database() and table_name = 'MR_HI_TASK' or concat(table_schema, '.', table_name) = 'MR_HI_TASK') and index_name = 'IX_MR_HI_TASK_OWNER');
prepare STEP_ from @STEP_;
execute STEP_;
deallocate prepare STEP_;
set @STEP_ = (select if(count(*) = 0, 'create index IX_MR_HI_TASK_COMPLETER on MR_HI_TASK (COMPLETED_BY_)', 'do 0') from information_schema.statistics where (table_schema = database() and table_name = 'MR_HI_TASK' or concat(table_schema, '.', table_name) = 'MR_HI_TASK') and index_name = 'IX_MR_HI_TASK_COMPLETER');
prepare STEP_ from @STEP_;
execute STEP_;
deallocate prepare STEP_;
set @STEP_ = (select if(count(*) = 0, 'create index IX_MR_HI_IDENTITY_LINK_USER on MR_HI_IDENTITY_LINK (USER_ID_)', 'do 0') from information_schema.statistics where (table_schema = database() and table_name = 'MR_HI_IDENTITY_LINK' or concat(table_schema, '.', table_name) = 'MR_HI_IDENTITY_LINK') and index_name = 'IX_MR_HI_IDENTITY_LINK_USER');
prepare STEP_ from @STEP_;
execute STEP_;
deallocate prepare STEP_;
set @STEP_ = (select if(count(*) = 0, 'create index IX_MR_HI_IDENTITY_LINK_GROUP on MR_HI_IDENTITY_LINK (GROUP_ID_)', 'do 0') from information_schema.statistics where (table_schema = database() and table_name = 'MR_HI_IDENTITY_LINK' or concat(table_schema, '.', table_name) = 'MR_HI_IDENTITY_LINK') and index_name = 'IX_MR_HI_IDENTITY_LINK_GROUP');
prepare STEP_ from @STEP_;
execute STEP_;
deallocate prepare STEP_;
