package io.millrace.cmmn.test;

import io.millrace.cmmn.internal.CmmnTables;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.test.EngineInvariants;
import io.millrace.test.Invariant;
import io.millrace.test.SqlInvariant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What must hold in the tables of a case engine. */
public final class CmmnInvariants implements EngineInvariants {

  private static final Invariant ACTIVE_TASKS_HAVE_A_ROW =
      new SqlInvariant(
          """
          select P.ID_ as ID, P.ELEMENT_ID_ as ELEMENT from MR_PLAN_ITEM P
          where P.TYPE_ = 'humantask' and P.STATE_ = 'active'
            and not exists (select 1 from MR_TASK T where T.SUB_SCOPE_ID_ = P.ID_)
          """,
          "plan item {ID} at '{ELEMENT}' cannot go on: its task is gone");

  private static final Invariant STAGES_HOLD_THEIR_ITEMS =
      new SqlInvariant(
          """
          select P.ID_ as ID, P.ELEMENT_ID_ as ELEMENT, P.STAGE_INSTANCE_ID_ as STAGE from MR_PLAN_ITEM P
          where P.STAGE_INSTANCE_ID_ is not null
            and not exists (select 1 from MR_PLAN_ITEM S where S.ID_ = P.STAGE_INSTANCE_ID_ and S.TYPE_ = 'stage'
              and S.CASE_INSTANCE_ID_ = P.CASE_INSTANCE_ID_ and S.ROOT_INSTANCE_ID_ = P.ROOT_INSTANCE_ID_
              and S.STATE_ in ('active', 'suspended', 'failed'))
          """,
          "plan item {ID} at '{ELEMENT}' stands in {STAGE}, which is no open stage of its case");

  private static final Invariant NOTHING_IS_OPEN_IN_ITS_LAST_STATE =
      new SqlInvariant(
          """
          select ID_ as ID, ELEMENT_ID_ as ELEMENT, STATE_ as STATE from MR_PLAN_ITEM where STATE_ in ('completed', 'terminated')
          union all
          select ID_, ELEMENT_ID_, STATE_ from MR_HI_PLAN_ITEM where STATE_ not in ('completed', 'terminated')
          """,
          "plan item {ID} at '{ELEMENT}' has the state '{STATE}' in the wrong table");

  private static final Invariant ENDED_CASES_LEAVE_NO_ROWS =
      new SqlInvariant(
          """
          select H.ID_ as ID from MR_HI_CASE_INSTANCE H
          where exists (select 1 from MR_CASE_INSTANCE C where C.ID_ = H.ID_)
            or exists (select 1 from MR_TASK T where T.SCOPE_ID_ = H.ID_)
            or exists (select 1 from MR_VARIABLE V where V.SCOPE_ID_ = H.ID_)
            or exists (select 1 from MR_IDENTITY_LINK L where L.SCOPE_ID_ = H.ID_)
            or exists (select 1 from MR_JOB J where J.SCOPE_ID_ = H.ID_)
            or exists (select 1 from MR_EVENT_SUBSCRIPTION E where E.SCOPE_ID_ = H.ID_)
          """,
          "case instance {ID} has ended and left rows behind");

  private static final Invariant NOTHING_OUTLIVES_ITS_CASE =
      new SqlInvariant(
          """
          select P.ID_ as ID, P.CASE_INSTANCE_ID_ as INSTANCE from MR_PLAN_ITEM P
          where not exists (select 1 from MR_CASE_INSTANCE C where C.ID_ = P.CASE_INSTANCE_ID_)
            or exists (select 1 from MR_HI_CASE_INSTANCE H where H.ID_ = P.CASE_INSTANCE_ID_)
          """,
          "plan item {ID} is live, but its case instance {INSTANCE} has ended");

  private static final Invariant WHAT_WAITS_FOR_A_JOB_HAS_ONE =
      new SqlInvariant(
          """
          select P.ID_ as ID, P.ELEMENT_ID_ as ELEMENT, P.STATE_ as STATE from MR_PLAN_ITEM P
          where P.STATE_ in ('async-active', 'async-active-leave')
            and not exists (select 1 from MR_JOB J where J.SUB_SCOPE_ID_ = P.ID_)
          """,
          "plan item {ID} at '{ELEMENT}' is {STATE}, but its job is gone");

  private static final Invariant ONLY_WHAT_IS_AVAILABLE_LISTENS =
      new SqlInvariant(
          """
          select E.ID_ as ID, E.ACTIVITY_ID_ as ELEMENT from MR_EVENT_SUBSCRIPTION E
          where E.SCOPE_TYPE_ = 'cmmn' and E.SCOPE_ID_ is not null and not exists (select 1 from MR_PLAN_ITEM P
            where P.ID_ = E.SUB_SCOPE_ID_ and P.STATE_ = 'available')
          """,
          "subscription {ID} of '{ELEMENT}' belongs to no available listener");

  private static final Invariant HISTORY_IS_ORDERED =
      new SqlInvariant(
          """
          select ID_ as ID, 'plan item' as KIND from MR_HI_PLAN_ITEM where END_TIME_ < START_TIME_ or DURATION_ < 0
          union all
          select ID_, 'case instance' from MR_HI_CASE_INSTANCE where END_TIME_ < START_TIME_ or DURATION_ < 0
          """,
          "{KIND} {ID} of history ends before it starts");

  private static final Invariant CALLED_CASES_HAVE_A_CALLER =
      new SqlInvariant(
          """
          select C.ID_ as ID from MR_CASE_INSTANCE C
          where C.ROOT_INSTANCE_ID_ <> C.ID_ and C.SUPER_EXECUTION_ID_ is null
            and not exists (select 1 from MR_PLAN_ITEM P where P.REFERENCE_ID_ = C.ID_
              and P.ROOT_INSTANCE_ID_ = C.ROOT_INSTANCE_ID_ and P.STATE_ in ('active', 'suspended'))
          """,
          "case instance {ID} is in a family, but no plan item waits for it");

  private static final Invariant WAITING_CASE_TASKS_HAVE_A_CASE =
      new SqlInvariant(
          """
          select P.ID_ as ID, P.ELEMENT_ID_ as ELEMENT from MR_PLAN_ITEM P
          where P.TYPE_ = 'casetask' and P.STATE_ = 'active'
            and not exists (select 1 from MR_CASE_INSTANCE C where C.ID_ = P.REFERENCE_ID_)
          """,
          "plan item {ID} at '{ELEMENT}' waits for a case that is not there");

  private static final Invariant CALLS_OF_PROCESSES =
      new SqlInvariant(
          """
          select E.ID_ as ID from MR_EXECUTION E
          where E.PARENT_ID_ is null and E.SUPER_EXECUTION_ID_ is null and E.ROOT_INSTANCE_ID_ <> E.ID_
            and not exists (select 1 from MR_PLAN_ITEM P where P.REFERENCE_ID_ = E.ID_
              and P.ROOT_INSTANCE_ID_ = E.ROOT_INSTANCE_ID_ and P.STATE_ in ('active', 'suspended'))
          union all
          select P.ID_ from MR_PLAN_ITEM P
          where P.TYPE_ = 'processtask' and P.STATE_ = 'active'
            and not exists (select 1 from MR_EXECUTION E where E.ID_ = P.REFERENCE_ID_)
          union all
          select C.ID_ from MR_CASE_INSTANCE C
          where C.SUPER_EXECUTION_ID_ is not null
            and not exists (select 1 from MR_EXECUTION E where E.ID_ = C.SUPER_EXECUTION_ID_
              and E.ROOT_INSTANCE_ID_ = C.ROOT_INSTANCE_ID_)
          """,
          "{ID} calls or was called across engines, but the other side is not there");

  private static final Invariant WHAT_NAMES_A_VERSION_HAS_IT =
      new SqlInvariant(
          """
          select R.KIND as KIND, R.ID as ID, R.VERSION_ID as VERSION_ID from (
            select 'case instance' as KIND, ID_ as ID, CASE_DEFINITION_ID_ as VERSION_ID from MR_CASE_INSTANCE
            union all
            select 'plan item', ID_, CASE_DEFINITION_ID_ from MR_PLAN_ITEM
            union all
            select 'task', ID_, SCOPE_DEFINITION_ID_ from MR_TASK
            where SCOPE_TYPE_ = 'cmmn' and SCOPE_DEFINITION_ID_ is not null
            union all
            select 'job', ID_, SCOPE_DEFINITION_ID_ from MR_JOB
            where SCOPE_TYPE_ = 'cmmn' and SCOPE_DEFINITION_ID_ is not null
            union all
            select 'subscription', ID_, SCOPE_DEFINITION_ID_ from MR_EVENT_SUBSCRIPTION
            where SCOPE_TYPE_ = 'cmmn' and SCOPE_DEFINITION_ID_ is not null
          ) R where not exists (select 1 from MR_DEFINITION D where D.ID_ = R.VERSION_ID)
          """,
          "{KIND} {ID} belongs to the version {VERSION_ID}, which is not there");

  @Override
  public Tables tables() {
    return CmmnTables.create();
  }

  @Override
  public List<Invariant> invariants(Set<String> present) {
    var all =
        new ArrayList<>(
            List.of(
                ACTIVE_TASKS_HAVE_A_ROW,
                STAGES_HOLD_THEIR_ITEMS,
                NOTHING_IS_OPEN_IN_ITS_LAST_STATE,
                ENDED_CASES_LEAVE_NO_ROWS,
                NOTHING_OUTLIVES_ITS_CASE,
                new CasesHaveItems(),
                WHAT_WAITS_FOR_A_JOB_HAS_ONE,
                ONLY_WHAT_IS_AVAILABLE_LISTENS,
                HISTORY_IS_ORDERED,
                CALLED_CASES_HAVE_A_CALLER,
                WAITING_CASE_TASKS_HAVE_A_CASE,
                WHAT_NAMES_A_VERSION_HAS_IT));
    if (present.contains("MR_EXECUTION")) {
      all.add(CALLS_OF_PROCESSES);
    }
    return all;
  }
}
