package io.millrace.cmmn.internal.history;

import io.millrace.common.internal.history.EndedInstances;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.List;

/** Says where ended cases are kept. */
public final class CaseHistoryDeletion {

  /** The ended cases. */
  public static final EndedInstances CASES =
      new EndedInstances(
          ScopeTypes.CMMN,
          "MR_HI_CASE_INSTANCE",
          "CASE_DEFINITION_ID_",
          "SUPER_CASE_INSTANCE_ID_",
          List.of(
              "delete from MR_HI_PLAN_ITEM where CASE_INSTANCE_ID_ @in",
              "delete from MR_HI_CASE_INSTANCE where ID_ @in"));

  private CaseHistoryDeletion() {}
}
