package io.millrace.bpmn.test.invariant;

import io.millrace.test.Invariant;
import io.millrace.test.SqlInvariant;
import java.util.List;

/** No execution outlives its instance, its family or what it is kept for. */
final class LiveTokens {

  private static final String OF_ENDED =
      """
      select E.ID_ as ID, E.PROCESS_INSTANCE_ID_ as INSTANCE from MR_EXECUTION E
      where not exists (select 1 from MR_EXECUTION I where I.ID_ = E.PROCESS_INSTANCE_ID_)
        or exists (select 1 from MR_HI_PROCESS_INSTANCE H where H.ID_ = E.PROCESS_INSTANCE_ID_)
      """;

  private static final String OUTSIDE =
      """
      select E.ID_ as ID, E.PARENT_ID_ as PARENT, E.SUPER_EXECUTION_ID_ as CALLER from MR_EXECUTION E
      left join MR_EXECUTION P on P.ID_ = E.PARENT_ID_
      left join MR_EXECUTION S on S.ID_ = E.SUPER_EXECUTION_ID_
      left join MR_EXECUTION R on R.ID_ = E.ROOT_INSTANCE_ID_
      where (R.ID_ is null @root)
        or (E.PARENT_ID_ is null and E.ID_ <> E.PROCESS_INSTANCE_ID_)
        or (E.PARENT_ID_ is not null and (P.ID_ is null or P.PROCESS_INSTANCE_ID_ <> E.PROCESS_INSTANCE_ID_))
        or (E.SUPER_EXECUTION_ID_ is not null and (S.ID_ is null or S.ROOT_INSTANCE_ID_ <> E.ROOT_INSTANCE_ID_))
      """;

  private static final String KEPT =
      """
      select E.ID_ as ID, E.ACTIVITY_ID_ as ACTIVITY from MR_EXECUTION E
      where E.LOOP_ACTIVE_ < 0
        and not exists (select 1 from MR_COMPENSABLE C where C.KEPT_EXECUTION_ID_ = E.ID_)
      """;

  private static final String COMPENSABLE =
      """
      select C.ID_ as ID, C.ACTIVITY_ID_ as ACTIVITY, C.SCOPE_ID_ as SCOPE, C.KEPT_EXECUTION_ID_ as KEPT
      from MR_COMPENSABLE C
      left join MR_EXECUTION S on S.ID_ = C.SCOPE_ID_
      left join MR_EXECUTION K on K.ID_ = C.KEPT_EXECUTION_ID_
      where S.ID_ is null or S.PROCESS_INSTANCE_ID_ <> C.PROCESS_INSTANCE_ID_
        or (C.KEPT_EXECUTION_ID_ is not null and (K.ID_ is null or K.PARENT_ID_ <> C.SCOPE_ID_ or coalesce(K.LOOP_ACTIVE_, 0) >= 0))
        or exists (select 1 from MR_COMPENSABLE O where O.KEPT_EXECUTION_ID_ = C.KEPT_EXECUTION_ID_ and O.ID_ <> C.ID_)
      """;

  private LiveTokens() {}

  /** Returns the invariants; where there are cases, one may be the root. */
  static List<Invariant> invariants(boolean withCases) {
    var otherRoot =
        withCases
            ? "and not exists (select 1 from MR_CASE_INSTANCE C where C.ID_ = E.ROOT_INSTANCE_ID_)"
            : "";
    return List.of(
        new SqlInvariant(
            OF_ENDED, "execution {ID} is live, but its process instance {INSTANCE} has ended"),
        new SqlInvariant(
            OUTSIDE.replace("@root", otherRoot),
            "execution {ID} is outside its family: parent {PARENT}, caller {CALLER}"),
        new SqlInvariant(
            KEPT,
            "execution {ID} is kept for the compensation of '{ACTIVITY}', which nobody knows of"),
        new SqlInvariant(
            COMPENSABLE,
            "completed '{ACTIVITY}' ({ID}) hangs in the air: scope {SCOPE}, kept {KEPT}"));
  }
}
