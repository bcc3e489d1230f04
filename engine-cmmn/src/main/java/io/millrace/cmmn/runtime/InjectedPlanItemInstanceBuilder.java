package io.millrace.cmmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;

/**
 * Adds an instance of a plan item of any deployed case to a running stage or case. Used by one
 * thread.
 *
 * <p>It begins at once, or is enabled if its manual activation rule says so: its own entry and exit
 * criteria are left out, and nothing around it hears it. Sentries inside of an injected stage work
 * as ever, but for what they name outside of it, which never happens. It keeps its stage or case
 * open by its own rules, and stays in the version it comes from when the case is migrated. No
 * specification: CMMN 1.1 knows no such thing.
 */
public interface InjectedPlanItemInstanceBuilder {

  /**
   * Gives it a name.
   *
   * @param name the name, instead of that of the model
   * @return this builder
   * @throws BadArgumentException if it is null or empty
   */
  InjectedPlanItemInstanceBuilder name(String name);

  /**
   * Names the version of a case that has the plan item.
   *
   * @param caseDefinitionId the id of the case definition
   * @return this builder
   * @throws BadArgumentException if it is null or no id
   */
  InjectedPlanItemInstanceBuilder caseDefinitionId(String caseDefinitionId);

  /**
   * Names the plan item.
   *
   * @param elementId the id of a plan item or discretionary item at any depth of the case, or of a
   *     definition that only one of them refers to
   * @return this builder
   * @throws BadArgumentException if it is null or empty
   */
  InjectedPlanItemInstanceBuilder elementId(String elementId);

  /**
   * Adds it to a stage.
   *
   * @param stagePlanItemInstanceId the id of the plan item instance of an active stage
   * @return the instance as it is when everything that follows is done; the first one if it repeats
   *     over a collection, null if that has no elements
   * @throws BadArgumentException if something was not said, if the case definition has no such plan
   *     item or belongs to another tenant, if the item is a reactivate event listener, or binds
   *     parameters to the case file of its own case
   * @throws ObjectNotFoundException if the stage or the case definition is not there
   * @throws IllegalStateEngineException if it is no stage, or not active
   */
  PlanItemInstance createInStage(String stagePlanItemInstanceId);

  /**
   * Adds it to the plan model of a case.
   *
   * @param caseInstanceId the id of an active case
   * @return as {@link #createInStage}
   * @throws BadArgumentException as {@link #createInStage}
   * @throws ObjectNotFoundException if the case or the case definition is not there
   * @throws IllegalStateEngineException if the case is not active, or its start waits for a job
   */
  PlanItemInstance createInCase(String caseInstanceId);
}
