package io.millrace.common.internal.expression.function;

import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.StageView;
import io.millrace.common.internal.expression.failure.EvaluationFailure;

/** The functions of the prefix {@code cmmn}, which ask for the stage around. One per call. */
public final class StageFunctions {

  private final ExpressionScope scope;

  StageFunctions(ExpressionScope scope) {
    this.scope = scope;
  }

  /** Tells whether the stage or case that the expression stands in could be completed by hand. */
  public boolean isStageCompletable() {
    return stage().isCompletable(null);
  }

  /** Tells whether a stage, or that around a plan item, or a case could be completed by hand. */
  public boolean isStageCompletable(Object element) {
    return stage().isCompletable(element);
  }

  private StageView stage() {
    var stage = scope.stage();
    if (stage == null) {
      throw EvaluationFailure.of(
          "Nothing here is in a stage or case. Ask for stages in expressions of cases only.");
    }
    return stage;
  }
}
