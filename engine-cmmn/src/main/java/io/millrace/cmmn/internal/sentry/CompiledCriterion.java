package io.millrace.cmmn.internal.sentry;

import io.millrace.cmmn.internal.casefile.ContextScope;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.model.ExitEventType;
import io.millrace.cmmn.model.ExitType;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import java.util.function.Supplier;

/**
 * A criterion of a plan item or of the plan model, with its sentry. Immutable.
 *
 * @param id its id
 * @param firstPart the number of its first on-part among all on-parts of its item
 * @param parts how many on-parts its sentry has
 * @param ifPart the condition of its sentry, or null
 * @param contextRef the id of the case file item that condition is about, or null
 * @param isOnEvent whether what has happened is forgotten with the evaluation
 * @param exitType which instances it ends
 * @param exitEventType how it ends a stage or a case
 */
public record CompiledCriterion(
    String id,
    int firstPart,
    int parts,
    Expression ifPart,
    String contextRef,
    boolean isOnEvent,
    ExitType exitType,
    ExitEventType exitEventType) {

  /**
   * Tells whether it ends instances in a state; that of an exit. One that completes its stage has
   * nothing to say to a stage that waits for the job that does so.
   */
  public boolean concerns(ItemState state) {
    if (state == ItemState.ASYNC_ACTIVE_LEAVE && exitEventType != ExitEventType.EXIT) {
      return false;
    }
    return switch (exitType) {
      case DEFAULT -> true;
      case ACTIVE_INSTANCES -> state.isActive();
      case ACTIVE_AND_ENABLED_INSTANCES -> state.isActive() || state == ItemState.ENABLED;
    };
  }

  /** Tells whether there is a condition. */
  public boolean hasCondition() {
    return ifPart != null;
  }

  /** Tells whether the condition holds; without one it does. */
  public boolean holds(Supplier<ExpressionScope> scope) {
    return ifPart == null || ifPart.evaluateBoolean(ContextScope.of(scope.get(), contextRef));
  }

  /** Tells whether all on-parts have happened. */
  public boolean isMet(SatisfiedParts satisfied) {
    return satisfied.hasAll(firstPart, parts);
  }
}
