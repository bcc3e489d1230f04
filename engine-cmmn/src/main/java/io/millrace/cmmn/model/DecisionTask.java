package io.millrace.cmmn.model;

import java.util.List;

/**
 * Evaluates a decision.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.10.4.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param task what every task has
 * @param called which decision
 * @param mappings what passes
 * @param result what becomes of its result
 * @param fields settings as fields that are not read here, in document order
 */
public record DecisionTask(
    ElementInfo info,
    DefinitionSettings settings,
    TaskSettings task,
    CalledDefinition called,
    CallMappings mappings,
    DecisionResult result,
    List<InjectedField> fields)
    implements Task {

  /**
   * Copies the list, which may not be null.
   *
   * @param info what every element has
   * @param settings what every definition has
   * @param task what every task has
   * @param called which decision
   * @param mappings what passes
   * @param result what becomes of its result
   * @param fields settings as fields that are not read here, in document order
   */
  public DecisionTask {
    fields = List.copyOf(fields);
  }
}
