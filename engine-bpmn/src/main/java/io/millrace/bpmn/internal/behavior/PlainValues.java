package io.millrace.bpmn.internal.behavior;

import io.millrace.common.delegate.DelegateScope;
import io.millrace.common.delegate.VariableAggregator;
import io.millrace.common.delegate.VariableAggregatorContext;
import io.millrace.common.internal.aggregation.Aggregation;

/** Gathers the values of one variable as they are, null where an instance has none. */
enum PlainValues implements VariableAggregator {
  /** It has no state. */
  INSTANCE;

  @Override
  public Object aggregateSingleVariable(DelegateScope instance, VariableAggregatorContext context) {
    return context.values().values().stream().findFirst().orElse(null);
  }

  /** Returns what gathers the values where the other gathers maps. */
  static Aggregation instead(Aggregation other) {
    return new Aggregation(
        other.target(),
        other.overview(),
        other.isTransient(),
        other.variables(),
        scope -> INSTANCE);
  }
}
