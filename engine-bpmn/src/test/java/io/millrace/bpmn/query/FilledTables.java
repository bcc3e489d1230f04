package io.millrace.bpmn.query;

import java.util.List;

/**
 * Statements that fill the tables with the rows of many instances: one in twenty runs, the others
 * are over. Instance n has the ids from n * 10 on.
 */
final class FilledTables {

  private static final String OWNER =
      " (ID_, ROOT_INSTANCE_ID_, SCOPE_TYPE_, SCOPE_ID_, SUB_SCOPE_ID_, ";

  private FilledTables() {}

  static List<String> of(int instances) {
    return List.of(
        "insert into MR_EXECUTION (ID_, REV_, ROOT_INSTANCE_ID_, PROCESS_INSTANCE_ID_, PARENT_ID_,"
            + " SUPER_EXECUTION_ID_, PROCESS_DEFINITION_ID_, HISTORY_LEVEL_, ACTIVITY_ID_, ACTIVITY_TYPE_, ACTIVITY_INSTANCE_ID_, ACTIVE_, SCOPE_,"
            + " MULTI_INSTANCE_ROOT_, SUSPENDED_, LARGE_, BUSINESS_KEY_, START_TIME_, CHILD_COUNT_, TASK_COUNT_,"
            + " VARIABLE_COUNT_, IDENTITY_LINK_COUNT_, JOB_COUNT_, SUBSCRIPTION_COUNT_)"
            + " select n * 10 + c, 1, n * 10, n * 10, case c when 0 then null else n * 10 end,"
            + " case when c = 0 and n % 3 = 0 then n * 10 - 9 end, n % 50, 4,"
            + " case c when 0 then null else 'pay' end, case c when 0 then null else 'userTask' end,"
            + " case c when 0 then null else n * 10 + 9 end, true, false, false, false, false,"
            + " case when c = 0 and n % 2 = 0 then 'key ' || n end, now(), 2, 1, 3, 0, 0, 0"
            + each(instances)
            + ", generate_series(0, 2) c",
        "insert into MR_TASK"
            + OWNER
            + "REV_, HISTORY_LEVEL_, NAME_, TASK_DEFINITION_KEY_, ASSIGNEE_, PRIORITY_,"
            + " CREATE_TIME_, SUSPENDED_, CHILD_COUNT_, VARIABLE_COUNT_, IDENTITY_LINK_COUNT_)"
            + " select n * 10 + 2, n * 10, 'bpmn', n * 10, n * 10 + 1, 1, 4, 'Pay', 'pay',"
            + " case when n % 10 = 0 then 'user ' || n % 5000 end, 50, now(), false, 0, 0, 2"
            + each(instances),
        "insert into MR_VARIABLE"
            + OWNER
            + "REV_, TASK_ID_, HISTORY_LEVEL_, NAME_, TYPE_, TEXT_, CREATE_TIME_, LAST_UPDATED_TIME_)"
            + " select n * 10 + v, n * 10, 'bpmn', n * 10, n * 10 + case v when 5 then 1 else 0 end, 1,"
            + " case v when 5 then n * 10 + 2 else 0 end, 4, 'name ' || v, 'string', 'value', now(), now()"
            + each(instances)
            + ", generate_series(3, 5) v",
        "insert into MR_IDENTITY_LINK (ID_, REV_, ROOT_INSTANCE_ID_, SCOPE_TYPE_, SCOPE_ID_, TASK_ID_,"
            + " HISTORY_LEVEL_, TYPE_, USER_ID_, GROUP_ID_, CREATE_TIME_)"
            + " select n * 10 + l, 1, n * 10, 'bpmn', n * 10, n * 10 + 2, 4, 'candidate',"
            + " case l when 6 then 'user ' || n % 5000 end, case l when 7 then 'group ' || n % 5000 end, now()"
            + each(instances)
            + ", generate_series(6, 7) l",
        "insert into MR_JOB"
            + OWNER
            + "REV_, SCOPE_DEFINITION_ID_, STATE_, TYPE_, HANDLER_TYPE_, PRIORITY_, CREATE_TIME_, DUE_DATE_,"
            + " EXCLUSIVE_, RETRIES_, CLAIMABLE_FROM_) select n * 10 + 8, n * 10, 'bpmn', n * 10, n * 10 + 1, 1, n % 50,"
            + " 'timer', 'timer', 'timer-event', 0, now(), now() + make_interval(days => 1, secs => n), true, 3,"
            + " now() + make_interval(days => 1, secs => n)"
            + each(instances),
        "insert into MR_EVENT_SUBSCRIPTION"
            + OWNER
            + "REV_, SCOPE_DEFINITION_ID_, EVENT_TYPE_, EVENT_NAME_, ACTIVITY_ID_, CREATE_TIME_)"
            + " select n * 10 + 9, n * 10, 'bpmn', n * 10, n * 10 + 1, 1, n % 50, 'message', 'event ' || n % 100,"
            + " 'catch', now()"
            + each(instances),
        "insert into MR_HI_PROCESS_INSTANCE (ID_, ROOT_INSTANCE_ID_, PROCESS_DEFINITION_ID_, HISTORY_LEVEL_,"
            + " BUSINESS_KEY_, START_TIME_, END_TIME_, DURATION_) select -n * 10, -n * 10, n % 50, 4,"
            + " case when n % 2 = 0 then 'key ' || n end, now(), now() + make_interval(secs => n), 7"
            + each(instances),
        "insert into MR_HI_ACTIVITY (ID_, ROOT_INSTANCE_ID_, PROCESS_INSTANCE_ID_, EXECUTION_ID_,"
            + " PROCESS_DEFINITION_ID_, ACTIVITY_ID_, ACTIVITY_TYPE_, START_TIME_, END_TIME_, DURATION_)"
            + " select -n * 10 - a, -n * 10, -n * 10, -n * 10 - 1, n % 50, 'visit ' || a, 'userTask', now(), now(), 7"
            + each(instances)
            + ", generate_series(2, 4) a",
        "insert into MR_HI_TASK"
            + OWNER
            + "NAME_, ASSIGNEE_, PRIORITY_, CREATE_TIME_, END_TIME_, DURATION_)"
            + " select -n * 10 - 2, -n * 10, 'bpmn', -n * 10, -n * 10 - 1, 'Pay',"
            + " case when n % 10 = 0 then 'user ' || n % 5000 end, 50, now(), now() + make_interval(secs => n), 7"
            + each(instances),
        "insert into MR_HI_VARIABLE"
            + OWNER
            + "TASK_ID_, NAME_, TYPE_, TEXT_, CREATE_TIME_, LAST_UPDATED_TIME_)"
            + " select -n * 10 - v, -n * 10, 'bpmn', -n * 10, -n * 10, case v when 5 then -n * 10 - 2 end,"
            + " 'name ' || v, 'string', 'value', now(), now()"
            + each(instances)
            + ", generate_series(3, 5) v",
        "insert into MR_HI_IDENTITY_LINK (ID_, ROOT_INSTANCE_ID_, SCOPE_TYPE_, SCOPE_ID_, TASK_ID_, TYPE_,"
            + " USER_ID_, CREATE_TIME_) select -n * 10 - 6, -n * 10, 'bpmn', -n * 10, -n * 10 - 2, 'candidate',"
            + " 'user ' || n % 5000, now()"
            + each(instances),
        "insert into MR_HI_DETAIL"
            + OWNER
            + "VARIABLE_ID_, VARIABLE_REV_, NAME_, TYPE_, TIME_)"
            + " select -n * 10 - 7, -n * 10, 'bpmn', -n * 10, -n * 10, -n * 10 - 3, 1, 'name', 'string', now()"
            + each(instances),
        "insert into MR_KEPT_MESSAGE (ID_, CREATE_TIME_, EXPIRATION_TIME_, PROCESS_DEFINITION_ID_, NAME_,"
            + " PAYLOAD_) select n, now(), now() + make_interval(days => 1),"
            + " case when n % 10 = 0 then n % 5000 end, 'message ' || n % 5000, '{}'"
            + each(instances),
        "analyze");
  }

  private static String each(int instances) {
    return " from generate_series(1, " + instances + ") n";
  }
}
