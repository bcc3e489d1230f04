package io.millrace.bpmn.internal.history;

import io.millrace.common.internal.history.EndedInstances;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.List;

/** Says where ended process instances are kept. */
public final class HistoryDeletion {

  /** The ended instances. */
  public static final EndedInstances PROCESSES =
      new EndedInstances(
          ScopeTypes.BPMN,
          "MR_HI_PROCESS_INSTANCE",
          "PROCESS_DEFINITION_ID_",
          "SUPER_PROCESS_INSTANCE_ID_",
          List.of(
              "delete from MR_HI_ACTIVITY where PROCESS_INSTANCE_ID_ @in",
              "delete from MR_HI_PROCESS_INSTANCE where ID_ @in"));

  private HistoryDeletion() {}
}
