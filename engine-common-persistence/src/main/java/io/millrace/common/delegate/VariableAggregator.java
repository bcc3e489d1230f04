package io.millrace.common.delegate;

import java.util.List;

/**
 * Gathers what the instances of something that is done several times leave behind: of a plan item
 * with a repetition rule, or of a multi-instance activity. The model names it in {@code
 * variableAggregation} by {@code class} or {@code delegateExpression}.
 *
 * <p>One object may be called by many threads if a delegate expression gives it; for a class there
 * is a new object for each call. It runs in the transaction of the engine; an exception undoes the
 * call that completed the instance.
 */
public interface VariableAggregator {

  /**
   * Returns what one instance contributes. Called once for each instance that has completed, while
   * its variables are there; not for instances that ended in another way.
   *
   * <p>What comes back is stored until all instances are over, so it has to be a value that a
   * variable can have.
   *
   * @param instance the plan item instance or execution that has completed
   * @param context what is asked for, with the values that the model names
   * @return the part; by default the values that the model names, as a map
   */
  default Object aggregateSingleVariable(
      DelegateScope instance, VariableAggregatorContext context) {
    return context.values();
  }

  /**
   * Returns what the target variable is to be. Called when all instances are over, and where the
   * model asks for an overview also after each of them.
   *
   * @param container the case or stage, or the execution of the loop
   * @param parts what each instance contributed, in the order of the instances
   * @param context what is asked for
   * @return the value; by default the parts
   */
  default Object aggregateMultiVariables(
      DelegateScope container, List<Object> parts, VariableAggregatorContext context) {
    return parts;
  }
}
