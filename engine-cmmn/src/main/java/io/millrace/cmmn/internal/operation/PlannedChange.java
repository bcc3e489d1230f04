package io.millrace.cmmn.internal.operation;

import io.millrace.common.internal.expression.Expression;
import java.util.Map;

/**
 * What is to happen to the instances of a plan item from outside.
 *
 * @param kind what
 * @param node the plan item
 * @param condition under which condition, judged at the case; null for always
 * @param localVariables the variables that instances get
 */
public record PlannedChange(
    Kind kind, PlanItemNode node, Expression condition, Map<String, Object> localVariables) {

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
