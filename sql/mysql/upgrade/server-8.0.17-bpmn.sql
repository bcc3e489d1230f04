-- For MySQL from 8.0.17 on and MariaDB, where tables of the part 'bpmn' come from a server before 8.0.17: texts that are kept as
-- their bytes in UTF-8 become characters again. May be run again. Run it by hand, while no engine works on the tables.

alter table MR_EXECUTION default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify EXTERNAL_ID_ varchar(255),
  modify ACTIVITY_ID_ varchar(255),
  modify ACTIVITY_NAME_ varchar(255),
  modify ACTIVITY_TYPE_ varchar(64),
  modify BUSINESS_KEY_ varchar(255),
  modify BUSINESS_STATUS_ varchar(255),
  modify NAME_ varchar(255),
  modify START_USER_ID_ varchar(255),
  modify START_ACTIVITY_ID_ varchar(255),
  modify INCOMING_FLOW_ID_ varchar(255);

alter table MR_HI_PROCESS_INSTANCE default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify EXTERNAL_ID_ varchar(255),
  modify BUSINESS_KEY_ varchar(255),
  modify BUSINESS_STATUS_ varchar(255),
  modify NAME_ varchar(255),
  modify START_USER_ID_ varchar(255),
  modify START_ACTIVITY_ID_ varchar(255),
  modify END_ACTIVITY_ID_ varchar(255),
  modify END_USER_ID_ varchar(255),
  modify DELETE_REASON_ varchar(4000);

alter table MR_HI_ACTIVITY default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify ACTIVITY_ID_ varchar(255) not null,
  modify ACTIVITY_TYPE_ varchar(64) not null,
  modify ACTIVITY_NAME_ varchar(255),
  modify ASSIGNEE_ varchar(255),
  modify COMPLETED_BY_ varchar(255),
  modify DELETE_REASON_ varchar(4000);

alter table MR_COMPENSABLE default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify ACTIVITY_ID_ varchar(255) not null;

alter table MR_KEPT_MESSAGE default charset = utf8mb4 /*M! collate = utf8mb4_nopad_bin */ /*!80000 collate = utf8mb4_bin */ /*!80017 collate = utf8mb4_0900_bin */,
  modify TENANT_ID_ varchar(255) default '' not null,
  modify NAME_ varchar(255) not null,
  modify BUSINESS_KEY_ varchar(255),
  modify PAYLOAD_ longtext not null;
