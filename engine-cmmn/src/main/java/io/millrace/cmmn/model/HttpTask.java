package io.millrace.cmmn.model;

import java.util.List;

/**
 * Sends an HTTP request. Fields say which.
 *
 * <p>Immutable and thread-safe.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param task what every task has
 * @param fields in document order
 * @param implementation the code that replaces the engine's client, or null
 * @param parallelInSameTransaction whether the request is sent while the case goes on in the same
 *     transaction
 */
public record HttpTask(
    ElementInfo info,
    DefinitionSettings settings,
    TaskSettings task,
    List<InjectedField> fields,
    Implementation implementation,
    boolean parallelInSameTransaction)
    implements Task {

  /**
   * Copies the list, which may not be null.
   *
   * @param info what every element has
   * @param settings what every definition has
   * @param task what every task has
   * @param fields in document order
   * @param implementation the code that replaces the engine's client, or null
   * @param parallelInSameTransaction whether the request is sent while the case goes on in the same
   *     transaction
   */
  public HttpTask {
    fields = List.copyOf(fields);
  }
}
