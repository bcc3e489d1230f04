package io.millrace.cmmn.internal.query;

import static io.millrace.cmmn.internal.query.PlanItemColumn.CASE_INSTANCE_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.ROOT_INSTANCE_ID;
import static io.millrace.common.internal.query.condition.Condition.Known.ALWAYS;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;

import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.In;
import io.millrace.common.internal.query.condition.Relation;
import java.util.Collection;

/**
 * Leads from a case to its plan items by the one index that they have: the root comes first in it,
 * then the case. So whoever knows a case alone asks its row for the root.
 */
final class Family {

  static final String CASES = "MR_CASE_INSTANCE";

  private static final Relation CASE = Relation.of(CASES, CaseInstanceColumn.ID, CASE_INSTANCE_ID);

  private Family() {}

  /** The plan item is one of this running case. */
  static Condition ofCase(String caseInstanceId) {
    return all(
        id(CASE_INSTANCE_ID, caseInstanceId), hasRoot(id(CaseInstanceColumn.ID, caseInstanceId)));
  }

  /** The plan item is one of these running cases. */
  static Condition ofCases(Collection<String> caseInstanceIds) {
    return all(
        ids(CASE_INSTANCE_ID, caseInstanceIds),
        hasRoot(ids(CaseInstanceColumn.ID, caseInstanceIds)));
  }

  /** The case of what is over runs. */
  static Condition caseRuns() {
    return exists(CASE, ALWAYS);
  }

  private static Condition hasRoot(Condition instance) {
    return new In(ROOT_INSTANCE_ID, CASES, CaseInstanceColumn.ROOT_INSTANCE_ID, instance);
  }
}
