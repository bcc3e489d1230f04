-- For MySQL from 8.0.17 on and MariaDB, where tables of the part 'cmmn' come from a server before 8.0.17: texts that are kept as
-- their bytes in UTF-8 become characters again. May be run again. Run it by hand, while no engine works on the tables.

alter table MR_CASE_INSTANCE default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify STATE_ varchar(64) not null,
  modify EXTERNAL_ID_ varchar(255),
  modify BUSINESS_KEY_ varchar(255),
  modify BUSINESS_STATUS_ varchar(255),
  modify NAME_ varchar(255),
  modify START_USER_ID_ varchar(255),
  modify SATISFIED_PARTS_ varchar(1000);

alter table MR_PLAN_ITEM default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify ELEMENT_ID_ varchar(255) not null,
  modify TYPE_ varchar(64) not null,
  modify STATE_ varchar(64) not null,
  modify STATE_BEFORE_ varchar(64),
  modify NAME_ varchar(255),
  modify PLAN_ITEM_DEFINITION_ID_ varchar(255),
  modify START_USER_ID_ varchar(255),
  modify ENTRY_CRITERION_ID_ varchar(255),
  modify EXIT_CRITERION_ID_ varchar(255),
  modify SATISFIED_PARTS_ varchar(1000),
  modify INJECTED_ varchar(255);

alter table MR_HI_CASE_INSTANCE default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify STATE_ varchar(64) not null,
  modify EXTERNAL_ID_ varchar(255),
  modify BUSINESS_KEY_ varchar(255),
  modify BUSINESS_STATUS_ varchar(255),
  modify NAME_ varchar(255),
  modify START_USER_ID_ varchar(255),
  modify DELETE_REASON_ varchar(4000);

alter table MR_HI_PLAN_ITEM default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify ELEMENT_ID_ varchar(255) not null,
  modify TYPE_ varchar(64) not null,
  modify STATE_ varchar(64) not null,
  modify NAME_ varchar(255),
  modify PLAN_ITEM_DEFINITION_ID_ varchar(255),
  modify START_USER_ID_ varchar(255),
  modify ENTRY_CRITERION_ID_ varchar(255),
  modify EXIT_CRITERION_ID_ varchar(255),
  modify DELETE_REASON_ varchar(4000),
  modify INJECTED_ varchar(255);
