package io.millrace.cmmn.internal.query;

import static io.millrace.cmmn.internal.query.PlanItemColumn.EXIT_CRITERION_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.STATE;
import static io.millrace.cmmn.internal.query.PlanItemColumn.TYPE;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.ended;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.not;
import static io.millrace.common.internal.query.condition.Conditions.present;

import io.millrace.cmmn.runtime.PlanItemDefinitionType;
import io.millrace.cmmn.runtime.PlanItemInstanceState;
import io.millrace.common.internal.query.condition.Condition;

/** How plan items come to their end, as history tells it: by the last state and the kind. */
final class PlanItemEnds {

  private static final Condition OCCURS =
      any(equal(TYPE, PlanItemDefinitionType.MILESTONE), like(TYPE, "%eventlistener"));

  private PlanItemEnds() {}

  /** A stage or a task completed, and meets the condition. */
  static Condition completed(Condition condition) {
    return endedIn(PlanItemInstanceState.COMPLETED, not(OCCURS), condition);
  }

  /** A milestone was reached or an event happened, and meets the condition. */
  static Condition occurred(Condition condition) {
    return endedIn(PlanItemInstanceState.COMPLETED, OCCURS, condition);
  }

  /** It was terminated by no criterion of its own, and meets the condition. */
  static Condition terminated(Condition condition) {
    return endedIn(PlanItemInstanceState.TERMINATED, missing(EXIT_CRITERION_ID), condition);
  }

  /** It was ended by an exit criterion, and meets the condition. */
  static Condition exited(Condition condition) {
    return endedIn(PlanItemInstanceState.TERMINATED, present(EXIT_CRITERION_ID), condition);
  }

  private static Condition endedIn(String state, Condition how, Condition condition) {
    return ended(all(equal(STATE, state), how, condition));
  }
}
