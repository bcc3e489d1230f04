package io.millrace.cmmn.model;

import java.util.List;

/**
 * What every task has.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.10.
 *
 * @param blocking whether the task waits until its work is done
 * @param blockingExpression an expression that says so, or null
 * @param async where jobs cut its execution
 * @param inputs in document order
 * @param outputs in document order
 */
public record TaskSettings(
    boolean blocking,
    String blockingExpression,
    AsyncSettings async,
    List<CaseParameter> inputs,
    List<CaseParameter> outputs) {

  /**
   * Copies the collections; none may be null.
   *
   * @param blocking whether the task waits until its work is done
   * @param blockingExpression an expression that says so, or null
   * @param async where jobs cut its execution
   * @param inputs in document order
   * @param outputs in document order
   */
  public TaskSettings {
    inputs = List.copyOf(inputs);
    outputs = List.copyOf(outputs);
  }

  /** A task that waits, without jobs and parameters. */
  public static final TaskSettings BLOCKING =
      new TaskSettings(true, null, AsyncSettings.NONE, List.of(), List.of());
}
