package io.millrace.cmmn.model;

import java.util.List;

/**
 * Collects variables of the instances of a repeated item into one variable.
 *
 * <p>Immutable and thread-safe.
 *
 * @param targetVariable the name of the variable that holds the collection, or null where an
 *     expression says it
 * @param targetVariableExpression an expression that yields its name, or null
 * @param createOverviewVariable whether the collection is kept up to date while instances are open
 * @param storeAsTransient whether the collection is not written to the database
 * @param implementationType {@code class} or {@code delegateExpression}, or null where the engine
 *     aggregates
 * @param implementation the class or expression, or null
 * @param variables what is collected, in document order
 */
public record VariableAggregation(
    String targetVariable,
    String targetVariableExpression,
    boolean createOverviewVariable,
    boolean storeAsTransient,
    String implementationType,
    String implementation,
    List<AggregatedVariable> variables) {

  /**
   * Copies the list, which may not be null.
   *
   * @param targetVariable the name of the variable that holds the collection, or null where an
   *     expression says it
   * @param targetVariableExpression an expression that yields its name, or null
   * @param createOverviewVariable whether the collection is kept up to date while instances are
   *     open
   * @param storeAsTransient whether the collection is not written to the database
   * @param implementationType {@code class} or {@code delegateExpression}, or null where the engine
   *     aggregates
   * @param implementation the class or expression, or null
   * @param variables what is collected, in document order
   */
  public VariableAggregation {
    variables = List.copyOf(variables);
  }
}
