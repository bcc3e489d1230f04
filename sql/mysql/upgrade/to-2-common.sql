-- Upgrades the tables of the part 'common' from version 1 to 2: texts are compared byte by byte, those that end in blanks too.
-- May be run again. Each server reads its own of the comments. For MySQL before 8.0.17: see the folder before-8.0.17.
-- By hand: run it while no engine works on the tables, then set VALUE_ of 'schema.version.common' in MR_PROPERTY to '2'.

alter table MR_PROPERTY /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_ID_BLOCK /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_DEPLOYMENT /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_RESOURCE /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_DEFINITION /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_TASK /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_VARIABLE /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_VARIABLE_PART /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_IDENTITY_LINK /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_JOB /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_NODE /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_EVENT_SUBSCRIPTION /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_IDEMPOTENCY_KEY /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_BATCH /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_BATCH_PART /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_INCIDENT /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_COMMENT /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_ATTACHMENT /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_ATTACHMENT_CONTENT /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_HI_TASK /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_HI_VARIABLE /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_HI_IDENTITY_LINK /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_HI_DETAIL /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_HI_JOB_LOG /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
alter table MR_USER_OPERATION /*M! convert to character set utf8mb4 collate utf8mb4_nopad_bin, */ /*!80017 convert to character set utf8mb4 collate utf8mb4_0900_bin, */ comment = '';
