package io.millrace.common.delegate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What an aggregator is asked for.
 *
 * <p>Immutable and thread-safe as far as the values are.
 *
 * @param targetVariableName the name of the variable that gets the result
 * @param state whether instances are still to come
 * @param values of one instance: what the model says is to be gathered of it, by name, in the order
 *     of the document; empty where all instances are asked for
 */
public record VariableAggregatorContext(
    String targetVariableName, State state, Map<String, Object> values) {

  /** Whether instances are still to come. */
  public enum State {
    /** Some instances are not over yet; the result is an overview. */
    OVERVIEW,
    /** All instances are over. */
    COMPLETE
  }

  /**
   * Copies the values, which may be null themselves.
   *
   * @param targetVariableName the name of the variable that gets the result
   * @param state whether instances are still to come
   * @param values what is to be gathered of one instance, by name
   */
  public VariableAggregatorContext {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }
}
