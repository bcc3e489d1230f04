package io.millrace.common.internal.aggregation;

import io.millrace.common.delegate.VariableAggregator;
import io.millrace.common.internal.delegate.DelegateInstances;
import io.millrace.common.internal.delegate.DelegateName;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.Expressions;
import java.util.List;

/**
 * Makes aggregations of models ready to run. Thread-safe.
 *
 * @param expressions parses expressions
 * @param delegates makes the application's objects
 */
public record AggregationCompiler(Expressions expressions, DelegateInstances delegates) {

  /**
   * What is gathered of each instance, as a model says it.
   *
   * @param source the name of the variable, or null
   * @param expression gives the value, where no variable is named
   * @param target the name it gets, or an expression that gives it; null for that of the variable
   */
  public record Source(String source, String expression, String target) {}

  /**
   * Compiles an aggregation.
   *
   * @param target the name of the variable, or an expression that gives it
   * @param aggregator the application's object; null where the engine gathers
   * @param elementId the plan item or activity
   */
  public Aggregation compile(
      String target,
      boolean overview,
      boolean isTransient,
      List<Source> sources,
      DelegateName aggregator,
      String elementId) {
    return new Aggregation(
        expressions.parse(target),
        overview,
        isTransient,
        sources.stream().map(this::gathered).toList(),
        aggregator == null
            ? null
            : delegates.source(aggregator, VariableAggregator.class, elementId));
  }

  private Aggregation.Gathered gathered(Source source) {
    var target = source.target() == null ? source.source() : source.target();
    return new Aggregation.Gathered(
        source.source(), parse(source.expression()), expressions.parse(target));
  }

  private Expression parse(String text) {
    return text == null ? null : expressions.parse(text);
  }
}
