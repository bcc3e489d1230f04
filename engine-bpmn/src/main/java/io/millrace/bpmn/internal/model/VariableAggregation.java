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
 * @param isPlain whether the list holds the values of the one variable, rather than maps
 */
public record VariableAggregation(
    String target,
    boolean createOverviewVariable,
    boolean storeAsTransient,
    List<VariableMapping> variables,
    Implementation implementation,
    boolean isPlain) {

  /** Gathers maps of variables. */
  public VariableAggregation(
      String target,
      boolean createOverviewVariable,
      boolean storeAsTransient,
      List<VariableMapping> variables,
      Implementation implementation) {
    this(target, createOverviewVariable, storeAsTransient, variables, implementation, false);
  }

  /** Gathers the values of one variable of each instance. */
  public static VariableAggregation ofValues(String variable, String target) {
    var values = List.of(new VariableMapping(variable, null, variable));
    return new VariableAggregation(target, false, false, values, null, true);
  }

  /** Copies the variables. */
  public VariableAggregation {
    variables = List.copyOf(variables);
  }
}
