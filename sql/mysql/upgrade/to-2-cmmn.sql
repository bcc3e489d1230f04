-- Upgrades the tables of the part 'cmmn' from version 1 to 2: texts are compared byte by byte, those that end in blanks too.
-- May be run again. Each server reads its own of the comments. For MySQL before 8.0.17: see the folder before-8.0.17.
-- By hand: run it while no engine works on the tables, then set VALUE_ of 'schema.version.cmmn' in MR_PROPERTY to '2'.

alter table MR_CASE_INSTANCE /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_PLAN_ITEM /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_HI_CASE_INSTANCE /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_HI_PLAN_ITEM /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
