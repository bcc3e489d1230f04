package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.common.internal.aggregation.Aggregation;
import io.millrace.common.internal.expression.Expression;
import java.util.List;

/**
 * How a plan item repeats.
 *
 * @param rule whether there is one more instance
 * @param counterVariable under which name an instance sees its number; null for none
 * @param maxInstances how many instances may be there at a time besides the one that waits
 * @param collection what it repeats over; null for no collection
 * @param repeatOn the transition of an instance that makes the next one, for items without entry
 *     criteria, whether it ends the instance or not; null for the end of its work
 * @param aggregations what instances leave behind
 */
public record Repetition(
    Rule rule,
    String counterVariable,
    int maxInstances,
    Over collection,
    Transition repeatOn,
    List<Aggregation> aggregations) {

  /** What is counted if the model names no other variable. */
  public static final String COUNTER = "repetitionCounter";

  /**
   * A collection.
   *
   * @param source the name of a variable, or an expression
   * @param isName whether it is a name
   * @param element the variable of an instance for its element, or null
   * @param index the variable of an instance for its place, from 0; or null
   */
  public record Over(Expression source, boolean isName, String element, String index) {}

  /** Tells whether there may be only so many instances at a time. */
  boolean isLimited() {
    return maxInstances < Integer.MAX_VALUE;
  }

  /** Tells whether one more may enter beside some that have entered. */
  boolean allows(long open) {
    return open < maxInstances;
  }

  /** Tells whether a transition of an instance without entry criteria asks for the next one. */
  boolean repeatsAfter(Transition transition) {
    return repeatOn != null
        ? transition == repeatOn
        : transition == Transition.COMPLETE
            || transition == Transition.OCCUR
            || transition == Transition.TERMINATE;
  }
}
