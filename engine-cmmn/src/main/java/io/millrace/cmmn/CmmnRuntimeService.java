package io.millrace.cmmn;

import io.millrace.cmmn.runtime.PlanItemInstanceTransitionBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.UnsupportedVariableTypeException;
import java.util.Collection;
import java.util.Map;

/**
 * Starts cases and moves their plan items. Thread-safe.
 *
 * <p>Each call returns when everything that follows from it is done: sentries are judged until none
 * of them is met any more, and stages and cases that can complete have completed.
 */
public interface CmmnRuntimeService {

  /**
   * Begins the start of a case.
   *
   * @return a new builder, for one thread
   */
  CaseInstanceBuilder createCaseInstanceBuilder();

  /**
   * Begins a transition of a plan item that a caller asks for.
   *
   * @param planItemInstanceId the plan item
   * @return a new builder, for one thread
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if no plan item can have this id
   */
  PlanItemInstanceTransitionBuilder createPlanItemInstanceTransitionBuilder(
      String planItemInstanceId);

  /**
   * Says that what an active task waits for has happened, or that an event has occurred.
   *
   * @param planItemInstanceId the plan item
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void triggerPlanItemInstance(String planItemInstanceId);

  /**
   * Enables a plan item that was disabled, or one that is available (CMMN 1.1 §8.4.2).
   *
   * @param planItemInstanceId the plan item
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void enablePlanItemInstance(String planItemInstanceId);

  /**
   * Says that an enabled plan item is not to be done.
   *
   * @param planItemInstanceId the plan item
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void disablePlanItemInstance(String planItemInstanceId);

  /**
   * Starts an enabled plan item.
   *
   * @param planItemInstanceId the plan item
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void startPlanItemInstance(String planItemInstanceId);

  /**
   * Completes an active stage in which nothing active or required is left.
   *
   * @param planItemInstanceId the plan item
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void completeStagePlanItemInstance(String planItemInstanceId);

  /**
   * Completes an active stage.
   *
   * @param planItemInstanceId the stage
   * @param force whether it completes whatever is left in it, which is terminated then
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void completeStagePlanItemInstance(String planItemInstanceId, boolean force);

  /**
   * Lets a user event listener occur.
   *
   * @param planItemInstanceId the plan item
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void completeUserEventListenerInstance(String planItemInstanceId);

  /**
   * Lets a generic event listener occur.
   *
   * @param planItemInstanceId the plan item
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void completeGenericEventListenerInstance(String planItemInstanceId);

  /**
   * Completes a case in which nothing active or required is left (CMMN 1.1 §8.6.1).
   *
   * @param caseInstanceId the case
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open case
   * @throws IllegalStateEngineException if something active or required is left
   */
  void completeCaseInstance(String caseInstanceId);

  /**
   * Terminates a case with all that is open in it.
   *
   * @param caseInstanceId the case
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open case
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void terminateCaseInstance(String caseInstanceId);

  /**
   * Judges all criteria and conditions of a case, for conditions that depend on what the engine
   * does not see.
   *
   * @param caseInstanceId the case
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open case
   */
  void evaluateCriteria(String caseInstanceId);

  /**
   * Sets a variable of a case; conditions are looked at again.
   *
   * @param caseInstanceId the case
   * @param variableName 1 to 255 characters
   * @param variableValue may be null
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open case
   * @throws UnsupportedVariableTypeException if a value cannot be stored
   */
  void setVariable(String caseInstanceId, String variableName, Object variableValue);

  /**
   * Sets variables of a case, all or none; conditions are looked at again.
   *
   * @param caseInstanceId the case
   * @param variables values by name; null counts as none
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open case
   * @throws UnsupportedVariableTypeException if a value cannot be stored
   */
  void setVariables(String caseInstanceId, Map<String, Object> variables);

  /**
   * Removes a variable of a case; does nothing if there is none.
   *
   * @param caseInstanceId the case
   * @param variableName its name
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open case
   */
  void removeVariable(String caseInstanceId, String variableName);

  /**
   * Removes variables of a case; those that are not there are passed over.
   *
   * @param caseInstanceId the case
   * @param variableNames their names
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open case
   */
  void removeVariables(String caseInstanceId, Collection<String> variableNames);

  /**
   * Returns the value of a variable of a case.
   *
   * @param caseInstanceId the case
   * @param variableName its name
   * @return null if there is none, or its value is null
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open case
   */
  Object getVariable(String caseInstanceId, String variableName);

  /**
   * Tells whether a case has a variable.
   *
   * @param caseInstanceId the case
   * @param variableName its name
   * @return true also if its value is null
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open case
   */
  boolean hasVariable(String caseInstanceId, String variableName);

  /**
   * Returns all variables of a case, without those that are local to its plan items.
   *
   * @param caseInstanceId the case
   * @return values by name; empty if there are none; a copy
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open case
   */
  Map<String, Object> getVariables(String caseInstanceId);
}
