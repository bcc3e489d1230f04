package io.millrace.cmmn.model;

import java.util.List;

/**
 * What every definition of a plan item has.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.1.
 *
 * @param defaultControl the rules for plan items that have none of their own, or null
 * @param listeners in document order
 * @param variableListeners in document order
 */
public record DefinitionSettings(
    ItemControl defaultControl,
    List<PlanItemLifecycleListener> listeners,
    List<VariableListener> variableListeners) {

  /**
   * Copies the lists, which may not be null.
   *
   * @param defaultControl the rules for plan items that have none of their own, or null
   * @param listeners in document order
   * @param variableListeners in document order
   */
  public DefinitionSettings {
    listeners = List.copyOf(listeners);
    variableListeners = List.copyOf(variableListeners);
  }

  /** No rules and no listeners. */
  public static final DefinitionSettings NONE = new DefinitionSettings(null, List.of(), List.of());
}
