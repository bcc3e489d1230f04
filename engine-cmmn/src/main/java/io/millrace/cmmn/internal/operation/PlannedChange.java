package io.millrace.cmmn.internal.operation;

import io.millrace.common.internal.expression.Expression;
import java.util.Map;

/**
 * What is to happen to the instances of a plan item from outside.
 *
 * @param kind what
 * @param node the plan item
 * @param isNamed whether the plan item itself was named, and not only its definition
 * @param condition under which condition, judged at the case; null for always
 * @param localVariables the variables that instances get
 */
public record PlannedChange(
    Kind kind,
    PlanItemNode node,
    boolean isNamed,
    Expression condition,
    Map<String, Object> localVariables) {

  /**
   * Tells whether instances of a plan item, or of a stage around it, may be made: what has to be
   * planned only if the plan item itself was named.
   */
  boolean mayMake(PlanItemNode made) {
    return isNamed || !made.isDiscretionary();
  }

  /** What can be asked for, in the order in which it happens. */
  public enum Kind {
    /** Instances that wait for their repetition are taken away. */
    REMOVE_WAITING,
    /** All open instances end. */
    TERMINATE,
    /** It is as if it had just been made. */
    AVAILABLE,
    /** It becomes active. */
    ACTIVATE,
    /** A further instance waits for its repetition. */
    AWAIT_REPETITION
  }
}
