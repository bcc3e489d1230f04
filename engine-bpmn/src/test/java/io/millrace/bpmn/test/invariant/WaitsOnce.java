package io.millrace.bpmn.test.invariant;

import io.millrace.test.Invariant;
import io.millrace.test.SqlInvariant;
import java.util.List;

/**
 * Nothing is awaited or planned twice at one execution (the parts of an event that has several are
 * told apart by their configuration), and no version of a process is there twice.
 */
final class WaitsOnce {

  private static final String JOBS =
      """
      select SUB_SCOPE_ID_ as EXECUTION, HANDLER_TYPE_ as KIND, ELEMENT_ID_ as ELEMENT, count(*) as TIMES from MR_JOB
      where SUB_SCOPE_ID_ is not null and HANDLER_TYPE_ in ('async-before', 'async-instance', 'async-after', 'timer-event')
      group by SUB_SCOPE_ID_, HANDLER_TYPE_, ELEMENT_ID_, HANDLER_CONFIGURATION_ having count(*) > 1
      """;

  private static final String SUBSCRIPTIONS =
      """
      select SUB_SCOPE_ID_ as EXECUTION, EVENT_TYPE_ as KIND, ACTIVITY_ID_ as ELEMENT, count(*) as TIMES
      from MR_EVENT_SUBSCRIPTION where SCOPE_TYPE_ = 'bpmn' and SUB_SCOPE_ID_ <> 0
      group by SUB_SCOPE_ID_, EVENT_TYPE_, ACTIVITY_ID_, CONFIGURATION_ having count(*) > 1
      """;

  private static final String VERSIONS =
      """
      select KEY_ as KEY_TEXT, TENANT_ID_ as TENANT, VERSION_ as VERSION_NUMBER, count(*) as TIMES from MR_DEFINITION
      group by SCOPE_TYPE_, KEY_, TENANT_ID_, VERSION_ having count(*) > 1
      """;

  static final List<Invariant> INVARIANTS =
      List.of(
          new SqlInvariant(JOBS, "execution {EXECUTION} has {TIMES} jobs '{KIND}' for '{ELEMENT}'"),
          new SqlInvariant(
              SUBSCRIPTIONS,
              "execution {EXECUTION} has {TIMES} subscriptions '{KIND}' for '{ELEMENT}'"),
          new SqlInvariant(
              VERSIONS,
              "version {VERSION_NUMBER} of '{KEY_TEXT}' (tenant '{TENANT}') is there {TIMES} times"));

  private WaitsOnce() {}
}
