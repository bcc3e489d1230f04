package io.millrace.bpmn.test.invariant;

import io.millrace.test.Invariant;
import io.millrace.test.SqlInvariant;
import java.util.ArrayList;
import java.util.List;

/**
 * History is ordered in time, an activity lies within its ended instance, and nothing is open under
 * an instance that has ended.
 */
final class ConsistentHistory {

  private static final List<String> OPEN =
      List.of("MR_TASK", "MR_JOB", "MR_VARIABLE", "MR_EVENT_SUBSCRIPTION", "MR_IDENTITY_LINK");

  private static final String BACKWARDS =
      """
      select ID_ as ID, 'process instance' as KIND from MR_HI_PROCESS_INSTANCE where END_TIME_ < START_TIME_ or DURATION_ < 0
      union all
      select ID_, 'activity' from MR_HI_ACTIVITY where END_TIME_ < START_TIME_ or DURATION_ < 0
      union all
      select ID_, 'task' from MR_HI_TASK where END_TIME_ < CREATE_TIME_ or DURATION_ < 0
      """;

  private static final String OUTSIDE =
      """
      select A.ID_ as ID, A.ACTIVITY_ID_ as ELEMENT, I.ID_ as INSTANCE
      from MR_HI_ACTIVITY A join MR_HI_PROCESS_INSTANCE I on I.ID_ = A.PROCESS_INSTANCE_ID_
      where A.START_TIME_ < I.START_TIME_ or A.END_TIME_ > I.END_TIME_
      """;

  private static final String UNDER_ENDED =
      """
      select T.ID_ as ID, T.SCOPE_ID_ as INSTANCE from %s T
      where T.SCOPE_TYPE_ = 'bpmn' and T.SCOPE_ID_ <> 0
        and not exists (select 1 from MR_EXECUTION E where E.ID_ = T.SCOPE_ID_)
      """;

  private ConsistentHistory() {}

  static List<Invariant> invariants() {
    var all = new ArrayList<Invariant>();
    all.add(new SqlInvariant(BACKWARDS, "{KIND} {ID} of history ends before it starts"));
    all.add(
        new SqlInvariant(
            OUTSIDE, "activity {ID} ('{ELEMENT}') lies outside its process instance {INSTANCE}"));
    for (var table : OPEN) {
      all.add(
          new SqlInvariant(
              UNDER_ENDED.formatted(table),
              "row {ID} of " + table + " is open, but process instance {INSTANCE} has ended"));
    }
    return all;
  }
}
