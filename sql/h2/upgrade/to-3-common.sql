-- Upgrades the tables of the part 'common' from version 2 to 3: who takes part in an instance is found by indexes.
-- May be run again.
-- By hand: run it while no engine works on the tables, then set VALUE_ of 'schema.version.common' in MR_PROPERTY to '3'.

create index if not exists IX_MR_TASK_OWNER on MR_TASK (OWNER_);
create index if not exists IX_MR_COMMENT_USER on MR_COMMENT (USER_ID_);
create index if not exists IX_MR_ATTACHMENT_USER on MR_ATTACHMENT (USER_ID_);
create index if not exists IX_MR_HI_TASK_OWNER on MR_HI_TASK (OWNER_);
create index if not exists IX_MR_HI_TASK_COMPLETER on MR_HI_TASK (COMPLETED_BY_);
create index if not exists IX_MR_HI_IDENTITY_LINK_USER on MR_HI_IDENTITY_LINK (USER_ID_);
create index if not exists IX_MR_HI_IDENTITY_LINK_GROUP on MR_HI_IDENTITY_LINK (GROUP_ID_);
