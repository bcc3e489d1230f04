package io.millrace.cmmn.test;

import io.millrace.cmmn.internal.CmmnTables;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.test.EngineInvariants;
import io.millrace.test.Invariant;
import io.millrace.test.SqlRows;
import java.util.List;

/** What must hold in the tables of a case engine. */
public final class CmmnInvariants implements EngineInvariants {

  private static final Invariant ACTIVE_TASKS_HAVE_A_ROW =
      connection ->
          SqlRows.of(
                  connection,
                  """
                  select P.ID_ as ID, P.ELEMENT_ID_ as ELEMENT from MR_PLAN_ITEM P
                  where P.TYPE_ = 'humantask' and P.STATE_ = 'active'
                    and not exists (select 1 from MR_TASK T where T.SUB_SCOPE_ID_ = P.ID_)
                  """)
              .as("plan item {ID} at '{ELEMENT}' cannot go on: its task is gone");

  private static final Invariant NOTHING_OUTLIVES_ITS_CASE =
      connection ->
          SqlRows.of(
                  connection,
                  """
                  select P.ID_ as ID, P.CASE_INSTANCE_ID_ as INSTANCE from MR_PLAN_ITEM P
                  where not exists (select 1 from MR_CASE_INSTANCE C where C.ID_ = P.CASE_INSTANCE_ID_)
                    or exists (select 1 from MR_HI_CASE_INSTANCE H where H.ID_ = P.CASE_INSTANCE_ID_)
                  """)
              .as("plan item {ID} is live, but its case instance {INSTANCE} has ended");

  private static final Invariant CASES_HAVE_ITEMS =
      connection ->
          SqlRows.of(
                  connection,
                  """
                  select C.ID_ as ID from MR_CASE_INSTANCE C
                  where C.STATE_ = 'active' and not exists (select 1 from MR_PLAN_ITEM P where P.CASE_INSTANCE_ID_ = C.ID_)
                  """)
              .as("case instance {ID} is active without any plan item");

  private static final Invariant HISTORY_IS_ORDERED =
      connection ->
          SqlRows.of(
                  connection,
                  """
                  select ID_ as ID, 'plan item' as KIND from MR_HI_PLAN_ITEM where END_TIME_ < START_TIME_ or DURATION_ < 0
                  union all
                  select ID_, 'case instance' from MR_HI_CASE_INSTANCE where END_TIME_ < START_TIME_ or DURATION_ < 0
                  """)
              .as("{KIND} {ID} of history ends before it starts");

  @Override
  public Tables tables() {
    return CmmnTables.create();
  }

  @Override
  public List<Invariant> invariants() {
    return List.of(
        ACTIVE_TASKS_HAVE_A_ROW, NOTHING_OUTLIVES_ITS_CASE, CASES_HAVE_ITEMS, HISTORY_IS_ORDERED);
  }
}
