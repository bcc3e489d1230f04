package io.millrace.cmmn.model;

import java.util.List;

/**
 * Occurs when a user says so.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.2.2.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param availableCondition an expression that says when the listener is available; null for always
 * @param authorizedRoleRefs the ids of the case roles that may say so; empty for all
 * @param form the form that is shown to them
 */
public record UserEventListener(
    ElementInfo info,
    DefinitionSettings settings,
    String availableCondition,
    List<String> authorizedRoleRefs,
    TaskForm form)
    implements EventListener {

  /**
   * Copies the list, which may not be null.
   *
   * @param info what every element has
   * @param settings what every definition has
   * @param availableCondition an expression that says when the listener is available; null for
   *     always
   * @param authorizedRoleRefs the ids of the case roles that may say so; empty for all
   * @param form the form that is shown to them
   */
  public UserEventListener {
    authorizedRoleRefs = List.copyOf(authorizedRoleRefs);
  }
}
