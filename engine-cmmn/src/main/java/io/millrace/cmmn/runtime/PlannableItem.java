package io.millrace.cmmn.runtime;

import java.util.List;

/**
 * A discretionary item that can be planned now: its stage or human task is active, and its
 * applicability rules hold.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.9.
 */
public interface PlannableItem {

  /**
   * Returns the discretionary item.
   *
   * @return its id in the model, which is the element id of the plan item that is planned
   */
  String getDiscretionaryItemId();

  /**
   * Returns the name.
   *
   * @return that of the discretionary item, or else of its definition; an expression as it stands
   *     in the model; null if there is none
   */
  String getName();

  /**
   * Returns the definition.
   *
   * @return its id in the model
   */
  String getPlanItemDefinitionId();

  /**
   * Returns the kind of the definition.
   *
   * @return one of {@link PlanItemDefinitionType}, or {@code planfragment}
   */
  String getPlanItemDefinitionType();

  /**
   * Returns the case.
   *
   * @return its id
   */
  String getCaseInstanceId();

  /**
   * Returns the instance whose planning table has it.
   *
   * @return the id of the stage or human task; null for the table of the plan model
   */
  String getPlanItemInstanceId();

  /**
   * Returns where it will stand once it is planned.
   *
   * @return the id of the stage instance; null for the plan model
   */
  String getStageInstanceId();

  /**
   * Returns the roles that may plan it.
   *
   * @return the names of the roles that the item itself and the tables around it name, or their ids
   *     where they have no name; empty if all may plan it
   */
  List<String> getAuthorizedRoles();
}
