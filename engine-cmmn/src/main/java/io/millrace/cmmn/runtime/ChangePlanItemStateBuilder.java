package io.millrace.cmmn.runtime;

import io.millrace.cmmn.migration.ActivatePlanItemDefinitionMapping;
import io.millrace.cmmn.migration.MoveToAvailablePlanItemDefinitionMapping;
import io.millrace.cmmn.migration.RemoveWaitingForRepetitionPlanItemDefinitionMapping;
import io.millrace.cmmn.migration.TerminatePlanItemDefinitionMapping;
import io.millrace.cmmn.migration.WaitingForRepetitionPlanItemDefinitionMapping;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DelegateException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.util.List;
import java.util.Map;

/**
 * Changes the state of plan items of a running case from outside, past their criteria and rules.
 *
 * <p>All of it happens together, or nothing. In this order, whatever the order of the calls:
 * variables are set, waiting instances are taken away, plan items are terminated, made available,
 * activated, and further ones made to wait. Then the case goes on as after any other call: each
 * change is an event that sentries hear, all at once, and stages in which nothing is left complete.
 *
 * <p>What stands in a planning table, or inside a stage that does, is changed where somebody has
 * planned it; a further instance is made only if the plan item is named by its own id, not by that
 * of its definition.
 *
 * <p>For one thread; to be used once.
 */
public interface ChangePlanItemStateBuilder {

  /**
   * Says which case it is about.
   *
   * @param caseInstanceId the case
   * @return this builder
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if no case can have this id
   */
  ChangePlanItemStateBuilder caseInstanceId(String caseInstanceId);

  /**
   * Lets a plan item become active, whatever its criteria and its manual activation rule say. An
   * instance that is open and has not started is started; one that is active stays as it is; if
   * none is open, one is made. Stages around it that are not active are opened in the same way,
   * with all their plan items. A milestone occurs, an event listener becomes available.
   *
   * @param planItemDefinitionId the id of the definition of the plan item, or the plan item's own
   * @return this builder
   * @throws BadArgumentException if the id is null or empty
   */
  ChangePlanItemStateBuilder activatePlanItemDefinitionId(String planItemDefinitionId);

  /**
   * Does the same for several plan items, in this order.
   *
   * @param planItemDefinitionIds the ids; may not be null
   * @return this builder
   * @throws BadArgumentException if the list or an id in it is null or empty
   */
  ChangePlanItemStateBuilder activatePlanItemDefinitionIds(List<String> planItemDefinitionIds);

  /**
   * Does the same under a condition, or with variables.
   *
   * @param mapping which plan item, and under which condition; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  ChangePlanItemStateBuilder activatePlanItemDefinition(ActivatePlanItemDefinitionMapping mapping);

  /**
   * Does the same for several plan items, in this order.
   *
   * @param mappings the mappings; may not be null
   * @return this builder
   * @throws BadArgumentException if the list or a mapping in it is null
   */
  ChangePlanItemStateBuilder activatePlanItemDefinitions(
      List<ActivatePlanItemDefinitionMapping> mappings);

  /**
   * Lets a plan item be available, as if it had just been made: its criteria have heard nothing.
   * What has begun is terminated, and a new instance takes its place; if none is open, one is made,
   * and stages around it are opened. One without entry criteria starts again by itself.
   *
   * @param planItemDefinitionId the id of the definition of the plan item, or the plan item's own
   * @return this builder
   * @throws BadArgumentException if the id is null or empty
   */
  ChangePlanItemStateBuilder changeToAvailableStateByPlanItemDefinitionId(
      String planItemDefinitionId);

  /**
   * Does the same for several plan items, in this order.
   *
   * @param planItemDefinitionIds the ids; may not be null
   * @return this builder
   * @throws BadArgumentException if the list or an id in it is null or empty
   */
  ChangePlanItemStateBuilder changeToAvailableStateByPlanItemDefinitionIds(
      List<String> planItemDefinitionIds);

  /**
   * Does the same under a condition, or with variables.
   *
   * @param mapping which plan item, and under which condition; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  ChangePlanItemStateBuilder changeToAvailableStateByPlanItemDefinition(
      MoveToAvailablePlanItemDefinitionMapping mapping);

  /**
   * Terminates all open instances of a plan item with what is inside them. Nothing is repeated
   * after them.
   *
   * @param planItemDefinitionId the id of the definition of the plan item, or the plan item's own
   * @return this builder
   * @throws BadArgumentException if the id is null or empty
   */
  ChangePlanItemStateBuilder terminatePlanItemDefinitionId(String planItemDefinitionId);

  /**
   * Does the same for several plan items, in this order.
   *
   * @param planItemDefinitionIds the ids; may not be null
   * @return this builder
   * @throws BadArgumentException if the list or an id in it is null or empty
   */
  ChangePlanItemStateBuilder terminatePlanItemDefinitionIds(List<String> planItemDefinitionIds);

  /**
   * Does the same under a condition.
   *
   * @param mapping which plan item, and under which condition; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  ChangePlanItemStateBuilder terminatePlanItemDefinition(
      TerminatePlanItemDefinitionMapping mapping);

  /**
   * Makes a further instance of a plan item, which waits for an entry criterion, in each open
   * instance of the stage around it where none waits.
   *
   * @param planItemDefinitionId the id of the definition of the plan item, or the plan item's own
   * @return this builder
   * @throws BadArgumentException if the id is null or empty
   */
  ChangePlanItemStateBuilder addWaitingForRepetitionPlanItemDefinitionId(
      String planItemDefinitionId);

  /**
   * Does the same for several plan items, in this order.
   *
   * @param planItemDefinitionIds the ids; may not be null
   * @return this builder
   * @throws BadArgumentException if the list or an id in it is null or empty
   */
  ChangePlanItemStateBuilder addWaitingForRepetitionPlanItemDefinitionIds(
      List<String> planItemDefinitionIds);

  /**
   * Does the same under a condition.
   *
   * @param mapping which plan item, and under which condition; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  ChangePlanItemStateBuilder addWaitingForRepetitionPlanItemDefinition(
      WaitingForRepetitionPlanItemDefinitionMapping mapping);

  /**
   * Takes away the instances of a plan item that wait for their repetition, so that it does not
   * come back.
   *
   * @param planItemDefinitionId the id of the definition of the plan item, or the plan item's own
   * @return this builder
   * @throws BadArgumentException if the id is null or empty
   */
  ChangePlanItemStateBuilder removeWaitingForRepetitionPlanItemDefinitionId(
      String planItemDefinitionId);

  /**
   * Does the same for several plan items, in this order.
   *
   * @param planItemDefinitionIds the ids; may not be null
   * @return this builder
   * @throws BadArgumentException if the list or an id in it is null or empty
   */
  ChangePlanItemStateBuilder removeWaitingForRepetitionPlanItemDefinitionIds(
      List<String> planItemDefinitionIds);

  /**
   * Does the same under a condition.
   *
   * @param mapping which plan item, and under which condition; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  ChangePlanItemStateBuilder removeWaitingForRepetitionPlanItemDefinition(
      RemoveWaitingForRepetitionPlanItemDefinitionMapping mapping);

  /**
   * Sets a variable of the case before anything else happens.
   *
   * @param name the name, 1 to 255 characters
   * @param value the value, or null
   * @return this builder
   * @throws BadArgumentException if the name is null or empty
   */
  ChangePlanItemStateBuilder caseVariable(String name, Object value);

  /**
   * Sets variables of the case before anything else happens.
   *
   * @param variables name and value, or null for none
   * @return this builder
   * @throws BadArgumentException if a name is null or empty
   */
  ChangePlanItemStateBuilder caseVariables(Map<String, Object> variables);

  /**
   * Leaves out the listeners of the model while the change is made, and in all that follows from it
   * at once: those of the lifecycle of plan items and the case, of tasks and of variables, and
   * those of cases and processes that it begins or ends. Without it they are called.
   *
   * @return this builder
   */
  ChangePlanItemStateBuilder skipCustomListeners();

  /**
   * Makes the change.
   *
   * @throws BadArgumentException if no case was named, or its definition has no plan item of one of
   *     the ids, or a reactivate event listener would be made
   * @throws ObjectNotFoundException if no running case has the id
   * @throws IllegalStateEngineException if the case is not active, or a job is still to open it, or
   *     a plan item cannot get into the state
   * @throws DelegateException if a listener fails; nothing is changed then
   */
  void changeState();
}
