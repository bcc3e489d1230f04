package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * What the instances of a multi-instance activity leave behind in one list.
 *
 * @param target the name of the variable that gets the list, or an expression that yields it
 * @param createOverviewVariable whether the variable is kept up to date while instances are open
 * @param storeAsTransient whether the variable is not written to the database
 * @param variables what is gathered of each instance, in document order
 * @param implementation the application's object that gathers, or null where the engine does
 */
public record VariableAggregation(
    String target,
    boolean createOverviewVariable,
    boolean storeAsTransient,
    List<VariableMapping> variables,
    Implementation implementation) {

  /** Copies the variables. */
  public VariableAggregation {
    variables = List.copyOf(variables);
  }
}
