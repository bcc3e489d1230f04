package io.millrace.cmmn.internal.operation;

import io.millrace.common.internal.expression.Expression;
import java.util.List;

/**
 * The parameters of a task, or of a case, that are bound to case file items. Immutable and
 * thread-safe.
 *
 * @param inputs what goes in, in document order
 * @param outputs what comes out, in document order
 */
public record BoundParameters(List<Bound> inputs, List<Bound> outputs) {

  /** No parameter is bound. */
  static final BoundParameters NONE = new BoundParameters(List.of(), List.of());

  /** Takes copies. */
  public BoundParameters {
    inputs = List.copyOf(inputs);
    outputs = List.copyOf(outputs);
  }

  /**
   * A parameter.
   *
   * @param name the variable that it is
   * @param item the id of the case file item
   * @param refinement gives the value that goes in, or the path of the instance that gets what
   *     comes out; null for what the item says itself
   */
  public record Bound(String name, String item, Expression refinement) {}

  /** Returns some parameters; the one for no parameters if there are none. */
  public static BoundParameters of(List<Bound> inputs, List<Bound> outputs) {
    return inputs.isEmpty() && outputs.isEmpty() ? NONE : new BoundParameters(inputs, outputs);
  }

  boolean areNone() {
    return inputs.isEmpty() && outputs.isEmpty();
  }
}
