package io.millrace.common.internal.aggregation;

import io.millrace.common.ExpressionException;
import io.millrace.common.delegate.VariableAggregator;
import io.millrace.common.internal.call.CallSide;
import io.millrace.common.internal.delegate.DelegateInstances.DelegateSource;
import io.millrace.common.internal.expression.Expression;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is gathered of instances, and where it goes. Immutable and thread-safe.
 *
 * @param target gives the name of the variable
 * @param overview whether the variable is kept up to date while instances are open
 * @param isTransient whether the variable is not written down
 * @param variables what is gathered, in document order
 * @param aggregator gives the application's object that gathers; null where the engine does
 */
public record Aggregation(
    Expression target,
    boolean overview,
    boolean isTransient,
    List<Gathered> variables,
    DelegateSource<VariableAggregator> aggregator) {

  private static final VariableAggregator OURS = new VariableAggregator() {};

  /** Takes a copy. */
  public Aggregation {
    variables = List.copyOf(variables);
  }

  /**
   * One variable of each instance.
   *
   * @param source its name; null where an expression is given
   * @param expression gives the value; null where a variable is named
   * @param target gives the name it has in the list
   */
  public record Gathered(String source, Expression expression, Expression target) {}

  /** Returns who gathers. */
  VariableAggregator aggregator(CallSide side) {
    return aggregator == null ? OURS : aggregator.get(side.scope());
  }

  /** Returns the values of an instance by name; a variable that it does not see is left out. */
  Map<String, Object> values(CallSide instance) {
    var values = new LinkedHashMap<String, Object>();
    for (var one : variables) {
      if (one.expression() != null) {
        values.put(name(one.target(), instance), one.expression().evaluate(instance.scope()));
      } else if (instance.access().has(instance.node(), one.source())) {
        values.put(
            name(one.target(), instance), instance.access().get(instance.node(), one.source()));
      }
    }
    return values;
  }

  /** Returns the name of the variable that gets the list. */
  String targetName(CallSide side) {
    return name(target, side);
  }

  private static String name(Expression target, CallSide side) {
    var name = target.evaluateString(side.scope());
    if (name == null || name.isBlank()) {
      throw new ExpressionException(
          "The target '"
              + target.text()
              + "' of a variable aggregation at "
              + side.scope().location()
              + " gives no name. Let it give the name of a variable.");
    }
    return name;
  }
}
