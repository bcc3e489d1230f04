package io.millrace.cmmn;

import io.millrace.cmmn.explanation.CaseExplanation;
import io.millrace.cmmn.runtime.CaseFileInstance;
import io.millrace.cmmn.runtime.CaseFileItemInstance;
import io.millrace.cmmn.runtime.CaseInstanceBuilder;
import io.millrace.cmmn.runtime.CaseInstanceQuery;
import io.millrace.cmmn.runtime.CaseInstanceUpdateBuilder;
import io.millrace.cmmn.runtime.ChangePlanItemStateBuilder;
import io.millrace.cmmn.runtime.GenericEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.IntentEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.MilestoneInstanceQuery;
import io.millrace.cmmn.runtime.PlanItemInstanceQuery;
import io.millrace.cmmn.runtime.PlanItemInstanceTransitionBuilder;
import io.millrace.cmmn.runtime.PlannableItem;
import io.millrace.cmmn.runtime.PlanningBuilder;
import io.millrace.cmmn.runtime.SignalEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.UserEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.VariableEventListenerInstanceQuery;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DelegateException;
import io.millrace.common.ExpressionException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.UnsupportedVariableTypeException;
import io.millrace.common.batch.Batch;
import io.millrace.common.event.EventListenerCalls;
import io.millrace.common.eventsubscription.EventSubscriptionQuery;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.identity.InstanceRoles;
import io.millrace.common.incident.Incident;
import io.millrace.common.incident.IncidentCalls;
import io.millrace.common.variable.VariableInstance;
import io.millrace.common.variable.VariableInstanceQuery;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Starts cases, and works on those that run.
 *
 * <p>Each call is one transaction, or joins one. It returns when everything that follows from it is
 * done: sentries are judged until none of them is met any more, and stages and cases that can
 * complete have completed. What changes a case waits for whoever works on it; questions and queries
 * lock nothing. The service may be used by any number of threads.
 */
public interface CmmnRuntimeService extends EventListenerCalls, IncidentCalls, InstanceRoles {

  /**
   * Begins the start of a case.
   *
   * @return a new builder, for one thread
   */
  CaseInstanceBuilder createCaseInstanceBuilder();

  /**
   * Asks for running cases.
   *
   * @return a new query
   */
  CaseInstanceQuery createCaseInstanceQuery();

  /**
   * Asks for plan items of running cases.
   *
   * @return a new query
   */
  PlanItemInstanceQuery createPlanItemInstanceQuery();

  /**
   * Asks for milestones that running cases reached.
   *
   * @return a new query
   */
  MilestoneInstanceQuery createMilestoneInstanceQuery();

  /**
   * Asks for generic event listeners.
   *
   * @return a new query
   */
  GenericEventListenerInstanceQuery createGenericEventListenerInstanceQuery();

  /**
   * Asks for user event listeners.
   *
   * @return a new query
   */
  UserEventListenerInstanceQuery createUserEventListenerInstanceQuery();

  /**
   * Asks for signal event listeners.
   *
   * @return a new query
   */
  SignalEventListenerInstanceQuery createSignalEventListenerInstanceQuery();

  /**
   * Asks for intent event listeners.
   *
   * @return a new query
   */
  IntentEventListenerInstanceQuery createIntentEventListenerInstanceQuery();

  /**
   * Asks for variable event listeners.
   *
   * @return a new query
   */
  VariableEventListenerInstanceQuery createVariableEventListenerInstanceQuery();

  /**
   * Asks for variables of running cases and open tasks.
   *
   * @return a new query
   */
  VariableInstanceQuery createVariableInstanceQuery();

  /**
   * Asks for event subscriptions.
   *
   * @return a new query
   */
  EventSubscriptionQuery createEventSubscriptionQuery();

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
   * Enables a plan item that was disabled, or one that is available (CMMN 1.1 §8.4.2), which then
   * repeats as if an entry criterion were met.
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
   * Starts an enabled plan item, or one that is available, which then repeats as if an entry
   * criterion were met.
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
   * Terminates a plan item with all that is open in it.
   *
   * @param planItemInstanceId the plan item
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open plan item
   * @throws IllegalStateEngineException if its state does not allow it
   */
  void terminatePlanItemInstance(String planItemInstanceId);

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
   * Lets an intent event listener occur: somebody intends to do what follows.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if no plan item with this id is there any more
   * @throws IllegalStateEngineException if it is not available
   */
  void completeIntentEventListenerInstance(String planItemInstanceId);

  /**
   * Sends a signal to all that wait for it and belong to no tenant, cases and, on a schema that is
   * shared with a process engine, processes; and starts the processes that it starts. All of it is
   * one transaction.
   *
   * @param signalName the name of the signal
   * @throws BadArgumentException if the name is null or empty
   */
  void signalEventReceived(String signalName);

  /**
   * Sends a signal as {@link #signalEventReceived(String)} does, and sets variables of each case
   * and process that receives it before it goes on.
   *
   * @param signalName the name of the signal
   * @param variables name and value, or null for none
   * @throws BadArgumentException if the name is null or empty
   */
  void signalEventReceived(String signalName, Map<String, Object> variables);

  /**
   * Sends a signal to those of a tenant.
   *
   * @param signalName the name of the signal
   * @param tenantId the tenant
   * @throws BadArgumentException if the name is null or empty, or the tenant is null
   */
  void signalEventReceivedWithTenantId(String signalName, String tenantId);

  /**
   * Sends a signal as {@link #signalEventReceived(String)} does, by a job for each that waits now.
   *
   * @param signalName the name of the signal
   * @throws BadArgumentException if the name is null or empty
   */
  void signalEventReceivedAsync(String signalName);

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
   * @throws DelegateException if a listener fails; nothing is changed then
   */
  void terminateCaseInstance(String caseInstanceId);

  /**
   * Terminates a case with all that is open in it, as {@link #terminateCaseInstance(String)} does,
   * where asked without calling listeners, so that one that always fails does not stand in the way.
   *
   * @param caseInstanceId the case
   * @param skipCustomListeners whether no listener of the model is called: of the lifecycle of
   *     cases and plan items, of tasks, of variables, and of the processes that are ended with a
   *     case
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open case
   * @throws IllegalStateEngineException if its state does not allow it
   * @throws DelegateException if a listener fails; nothing is changed then
   */
  void terminateCaseInstance(String caseInstanceId, boolean skipCustomListeners);

  /**
   * Terminates cases with all that is open in them, all of them or none.
   *
   * @param caseInstanceIds the cases; may not be null
   * @throws BadArgumentException if the collection or an id in it is null or empty
   * @throws ObjectNotFoundException if one of them is no open case
   * @throws IllegalStateEngineException if the state of one does not allow it
   * @throws DelegateException if a listener fails; nothing is changed then
   */
  void bulkTerminateCaseInstances(Collection<String> caseInstanceIds);

  /**
   * Terminates cases with all that is open in them, all of them or none, where asked without
   * calling listeners.
   *
   * @param caseInstanceIds the cases; may not be null
   * @param skipCustomListeners whether no listener of the model is called: of the lifecycle of
   *     cases and plan items, of tasks, of variables, and of the processes that are ended with a
   *     case
   * @throws BadArgumentException if the collection or an id in it is null or empty
   * @throws ObjectNotFoundException if one of them is no open case
   * @throws IllegalStateEngineException if the state of one does not allow it
   * @throws DelegateException if a listener fails; nothing is changed then
   */
  void bulkTerminateCaseInstances(Collection<String> caseInstanceIds, boolean skipCustomListeners);

  /**
   * Terminates many cases by a batch, each in a transaction of its own.
   *
   * @param caseInstanceIds the cases, at least one; may not be null
   * @return the batch, in which each case is an item; one that is not open any more fails
   * @throws BadArgumentException if the collection or an id in it is null or empty
   */
  Batch terminateCaseInstancesAsync(Collection<String> caseInstanceIds);

  /**
   * Terminates many cases by a batch, each in a transaction of its own, where asked without calling
   * listeners.
   *
   * @param caseInstanceIds the cases, at least one; may not be null
   * @param skipCustomListeners whether no listener of the model is called: of the lifecycle of
   *     cases and plan items, of tasks, of variables, and of the processes that are ended with a
   *     case
   * @return the batch, in which each case is an item; one that is not open any more fails
   * @throws BadArgumentException if the collection or an id in it is null or empty
   */
  Batch terminateCaseInstancesAsync(
      Collection<String> caseInstanceIds, boolean skipCustomListeners);

  /**
   * Ends a running case with all that is open in it. History keeps it as terminated; {@code
   * CmmnHistoryService.deleteHistoricCaseInstance} deletes that as well.
   *
   * @param caseInstanceId the case
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open case
   * @throws IllegalStateEngineException if its state does not allow it
   * @throws DelegateException if a listener fails; nothing is changed then
   */
  void deleteCaseInstance(String caseInstanceId);

  /**
   * Ends a running case with all that is open in it, as {@link #deleteCaseInstance(String)} does,
   * where asked without calling listeners, so that one that always fails does not stand in the way.
   *
   * @param caseInstanceId the case
   * @param skipCustomListeners whether no listener of the model is called: of the lifecycle of
   *     cases and plan items, of tasks, of variables, and of the processes that are ended with a
   *     case
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open case
   * @throws IllegalStateEngineException if its state does not allow it
   * @throws DelegateException if a listener fails; nothing is changed then
   */
  void deleteCaseInstance(String caseInstanceId, boolean skipCustomListeners);

  /**
   * Ends running cases with all that is open in them, all of them or none, as {@link
   * #deleteCaseInstance} does.
   *
   * @param caseInstanceIds the cases; may not be null
   * @throws BadArgumentException if the collection or an id in it is null or empty
   * @throws ObjectNotFoundException if one of them is no open case
   * @throws IllegalStateEngineException if the state of one does not allow it
   * @throws DelegateException if a listener fails; nothing is changed then
   */
  void bulkDeleteCaseInstances(Collection<String> caseInstanceIds);

  /**
   * Ends running cases with all that is open in them, all of them or none, where asked without
   * calling listeners.
   *
   * @param caseInstanceIds the cases; may not be null
   * @param skipCustomListeners whether no listener of the model is called: of the lifecycle of
   *     cases and plan items, of tasks, of variables, and of the processes that are ended with a
   *     case
   * @throws BadArgumentException if the collection or an id in it is null or empty
   * @throws ObjectNotFoundException if one of them is no open case
   * @throws IllegalStateEngineException if the state of one does not allow it
   * @throws DelegateException if a listener fails; nothing is changed then
   */
  void bulkDeleteCaseInstances(Collection<String> caseInstanceIds, boolean skipCustomListeners);

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
   * Begins a change of the state of plan items from outside, past their criteria and rules.
   *
   * @return a new builder, for one thread
   */
  ChangePlanItemStateBuilder createChangePlanItemStateBuilder();

  /**
   * Says why a case does not complete: for each open plan item its state, what it waits for, how
   * far its criteria are met, who may do its task, and by which rule it holds its stage open.
   *
   * <p>Nothing is locked and nothing changes. Conditions are evaluated with the variables as they
   * are now; one that cannot be evaluated is shown with its error. Work that others commit while
   * the case is read may be seen in part.
   *
   * @param caseInstanceId the case
   * @return the explanation, whose {@code toString} is a text for people
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if no running case has this id
   * @throws IllegalStateEngineException if a condition changes something when it is evaluated
   */
  CaseExplanation explainCase(String caseInstanceId);

  /**
   * Returns the stages and milestones of a running case that came into being, as far as history
   * keeps them, without those whose {@code includeInStageOverview} is false. Of one that repeats
   * the last instance counts that does not just wait for its repetition. What the model says by
   * expressions is evaluated with the variables of the case as they are now, or were at its end.
   *
   * @param caseInstanceId the id of the case
   * @return the stages and milestones by their {@code displayOrder}, those without one first; those
   *     of one order as their first instances came into being; empty if there are none, never null
   * @throws ObjectNotFoundException if history has no case with this id
   * @throws ExpressionException if an expression of the model cannot be evaluated
   */
  List<StageResponse> getStageOverview(String caseInstanceId);

  /**
   * Returns the case file of a running case.
   *
   * @param caseInstanceId the id of the case
   * @return all instances of its items that are there
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such running case, or it has no case file
   */
  CaseFileInstance getCaseFile(String caseInstanceId);

  /**
   * Creates an instance of a case file item: transition {@code create}, and {@code addChild} of the
   * instance that holds it. The same happens when a variable of the case is set whose name is the
   * path of an instance that is not there.
   *
   * <p>Spec: CMMN 1.1 §5.3.2, §8.3.
   *
   * @param caseInstanceId the id of the case
   * @param path the item, such as {@code claim}, or {@code folder/letter} in an instance that is
   *     there; the number of the new instance is chosen
   * @param value any value that a variable can have, or null
   * @return the instance, whose path is that of the item, with a number if there were others
   * @throws BadArgumentException if an argument is null or empty, or the case file has no such item
   * @throws ObjectNotFoundException if there is no such running case, or it has no case file
   * @throws IllegalStateEngineException if the multiplicity of the item does not allow one more, or
   *     what is to hold it is not there
   * @throws UnsupportedVariableTypeException if no type stores the value
   */
  CaseFileItemInstance createCaseFileItem(String caseInstanceId, String path, Object value);

  /**
   * Changes an instance of a case file item: transition {@code update}, also where the value is as
   * before. If both values are maps, the new one is laid over the old one; any other value takes
   * the place of the old one. The same, without laying over, happens when the variable of the case
   * is set to another value.
   *
   * @param caseInstanceId the id of the case
   * @param path the instance, such as {@code folder/letter[2]}
   * @param value any value that a variable can have, or null
   * @return the instance
   * @throws BadArgumentException if an argument is null or empty, or the case file has no such item
   * @throws ObjectNotFoundException if the case or the instance is not there
   * @throws UnsupportedVariableTypeException if no type stores the value
   */
  CaseFileItemInstance updateCaseFileItem(String caseInstanceId, String path, Object value);

  /**
   * Gives an instance of a case file item another value: transition {@code replace}. What it holds
   * and refers to stays.
   *
   * @param caseInstanceId the id of the case
   * @param path the instance, such as {@code folder/letter[2]}
   * @param value any value that a variable can have, or null
   * @return the instance
   * @throws BadArgumentException if an argument is null or empty, or the case file has no such item
   * @throws ObjectNotFoundException if the case or the instance is not there
   * @throws UnsupportedVariableTypeException if no type stores the value
   */
  CaseFileItemInstance replaceCaseFileItem(String caseInstanceId, String path, Object value);

  /**
   * Deletes an instance of a case file item with all it holds: transition {@code delete} of all of
   * them, and {@code removeChild} of the instance that holds it. References to them are removed.
   * The same happens when the variable of the case is removed.
   *
   * @param caseInstanceId the id of the case
   * @param path the instance, such as {@code folder/letter[2]}
   * @throws BadArgumentException if an argument is null or empty, or the case file has no such item
   * @throws ObjectNotFoundException if the case or the instance is not there
   * @throws IllegalStateEngineException if the multiplicity of the item does not allow that the
   *     last one goes
   */
  void deleteCaseFileItem(String caseInstanceId, String path);

  /**
   * Creates an instance of a case file item inside another, as {@link #createCaseFileItem} with
   * both names does.
   *
   * @param caseInstanceId the id of the case
   * @param path the instance that is to hold it
   * @param childName the name of the item
   * @param value any value that a variable can have, or null
   * @return the new instance
   * @throws BadArgumentException if an argument is null or empty, or there is no such item
   * @throws ObjectNotFoundException if the case or the instance is not there
   * @throws IllegalStateEngineException if the multiplicity of the item does not allow one more
   * @throws UnsupportedVariableTypeException if no type stores the value
   */
  CaseFileItemInstance addCaseFileItemChild(
      String caseInstanceId, String path, String childName, Object value);

  /**
   * Deletes an instance of a case file item inside another, as {@link #deleteCaseFileItem} does.
   *
   * @param caseInstanceId the id of the case
   * @param path the instance that holds it
   * @param childName the name of the item, with a number where it is not the first
   * @throws BadArgumentException if an argument is null or empty, or there is no such item
   * @throws ObjectNotFoundException if the case or an instance is not there
   * @throws IllegalStateEngineException if the multiplicity of the item does not allow that the
   *     last one goes
   */
  void removeCaseFileItemChild(String caseInstanceId, String path, String childName);

  /**
   * Lets an instance of a case file item refer to another: transition {@code addReference}. Does
   * nothing if it does already.
   *
   * @param caseInstanceId the id of the case
   * @param path the instance that refers
   * @param targetPath the instance it refers to, whose item has to be one of its targets
   * @throws BadArgumentException if an argument is null or empty, or the case file has no such item
   * @throws ObjectNotFoundException if the case or an instance is not there
   * @throws IllegalStateEngineException if neither {@code targetRefs} nor {@code sourceRef} in the
   *     model provides for it
   */
  void addCaseFileItemReference(String caseInstanceId, String path, String targetPath);

  /**
   * Removes a reference: transition {@code removeReference}.
   *
   * @param caseInstanceId the id of the case
   * @param path the instance that refers
   * @param targetPath the instance it refers to
   * @throws BadArgumentException if an argument is null or empty, or the case file has no such item
   * @throws ObjectNotFoundException if the case, an instance or the reference is not there
   */
  void removeCaseFileItemReference(String caseInstanceId, String path, String targetPath);

  /**
   * Returns what can be planned in a case now: the discretionary items whose applicability rules
   * hold, of the plan model, of active stages and of active human tasks.
   *
   * <p>Spec: CMMN 1.1 §5.4.9.
   *
   * @param caseInstanceId the id of the case
   * @return tables from the outside in, each in the order of the model
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such running case
   */
  List<PlannableItem> getPlannableItems(String caseInstanceId);

  /**
   * Returns what a user can plan in a case now. A user has a role by an identity link of the case,
   * for the user or one of the user's groups, whose type is the name or id of the role.
   *
   * @param caseInstanceId the id of the case
   * @param userId the id of the user; null for all, whatever the roles
   * @return tables from the outside in, each in the order of the model
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such running case
   */
  List<PlannableItem> getPlannableItems(String caseInstanceId, String userId);

  /**
   * Returns what the planning table of an active stage or human task offers now.
   *
   * @param planItemInstanceId the id of the stage or task
   * @return in the order of the model; empty while it is not active
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open plan item
   */
  List<PlannableItem> getPlannableItemsOfPlanItemInstance(String planItemInstanceId);

  /**
   * Returns what the planning table of an active stage or human task offers to a user now.
   *
   * @param planItemInstanceId the id of the stage or task
   * @param userId the id of the user; null for all, whatever the roles
   * @return in the order of the model; empty while it is not active
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if there is no such open plan item
   */
  List<PlannableItem> getPlannableItemsOfPlanItemInstance(String planItemInstanceId, String userId);

  /**
   * Begins to plan a discretionary item.
   *
   * @return a new builder, for one thread
   */
  PlanningBuilder createPlanningBuilder();

  /**
   * Returns all variables of a case.
   *
   * @param caseInstanceId the id of the case
   * @return name and value; empty if there are none, never null
   * @throws ObjectNotFoundException if no running case has this id
   */
  Map<String, Object> getVariables(String caseInstanceId);

  /**
   * Returns variables of a case.
   *
   * @param caseInstanceId the id of the case
   * @param variableNames the names, or null for all
   * @return name and value of those that are there, never null
   * @throws ObjectNotFoundException if no running case has this id
   */
  Map<String, Object> getVariables(String caseInstanceId, Collection<String> variableNames);

  /**
   * Returns the value of a variable of a case.
   *
   * @param caseInstanceId the id of the case
   * @param variableName the name, 1 to 255 characters
   * @return the value; null if it is null or not there
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no running case has this id
   */
  Object getVariable(String caseInstanceId, String variableName);

  /**
   * Tells whether there is a variable of a case.
   *
   * @param caseInstanceId the id of the case
   * @param variableName the name, 1 to 255 characters
   * @return true if it is there, whatever its value
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no running case has this id
   */
  boolean hasVariable(String caseInstanceId, String variableName);

  /**
   * Returns all variables of a case with what is known about them.
   *
   * @param caseInstanceId the id of the case
   * @return the variables by name; empty if there are none, never null
   * @throws ObjectNotFoundException if no running case has this id
   */
  Map<String, VariableInstance> getVariableInstances(String caseInstanceId);

  /**
   * Returns a variable of a case with what is known about it.
   *
   * @param caseInstanceId the id of the case
   * @param variableName the name, 1 to 255 characters
   * @return the variable; null if it is not there
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no running case has this id
   */
  VariableInstance getVariableInstance(String caseInstanceId, String variableName);

  /**
   * Sets a variable of a case.
   *
   * @param caseInstanceId the id of the case
   * @param variableName the name, 1 to 255 characters
   * @param value the value, or null
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no running case has this id
   * @throws UnsupportedVariableTypeException if a value cannot be stored
   */
  void setVariable(String caseInstanceId, String variableName, Object value);

  /**
   * Sets variables of a case, all of them or none.
   *
   * @param caseInstanceId the id of the case
   * @param variables name and value, or null for none
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no running case has this id
   * @throws UnsupportedVariableTypeException if a value cannot be stored
   */
  void setVariables(String caseInstanceId, Map<String, ? extends Object> variables);

  /**
   * Removes a variable of a case. That it is not there is no error.
   *
   * @param caseInstanceId the id of the case
   * @param variableName the name, 1 to 255 characters
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no running case has this id
   */
  void removeVariable(String caseInstanceId, String variableName);

  /**
   * Removes variables of a case.
   *
   * @param caseInstanceId the id of the case
   * @param variableNames the names; one that is not there is passed over
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no running case has this id
   */
  void removeVariables(String caseInstanceId, Collection<String> variableNames);

  /**
   * Returns all variables of a plan item itself.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @return name and value; empty if there are none, never null
   * @throws ObjectNotFoundException if no plan item with this id is there any more
   */
  Map<String, Object> getLocalVariables(String planItemInstanceId);

  /**
   * Returns variables of a plan item itself.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @param variableNames the names, or null for all
   * @return name and value of those that are there, never null
   * @throws ObjectNotFoundException if no plan item with this id is there any more
   */
  Map<String, Object> getLocalVariables(
      String planItemInstanceId, Collection<String> variableNames);

  /**
   * Returns the value of a variable of a plan item itself.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @param variableName the name, 1 to 255 characters
   * @return the value; null if it is null or not there
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no plan item with this id is there any more
   */
  Object getLocalVariable(String planItemInstanceId, String variableName);

  /**
   * Tells whether there is a variable of a plan item itself.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @param variableName the name, 1 to 255 characters
   * @return true if it is there, whatever its value
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no plan item with this id is there any more
   */
  boolean hasLocalVariable(String planItemInstanceId, String variableName);

  /**
   * Returns all variables of a plan item itself with what is known about them.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @return the variables by name; empty if there are none, never null
   * @throws ObjectNotFoundException if no plan item with this id is there any more
   */
  Map<String, VariableInstance> getLocalVariableInstances(String planItemInstanceId);

  /**
   * Returns a variable of a plan item itself with what is known about it.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @param variableName the name, 1 to 255 characters
   * @return the variable; null if it is not there
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no plan item with this id is there any more
   */
  VariableInstance getLocalVariableInstance(String planItemInstanceId, String variableName);

  /**
   * Sets a variable of a plan item itself.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @param variableName the name, 1 to 255 characters
   * @param value the value, or null
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no plan item with this id is there any more
   * @throws UnsupportedVariableTypeException if a value cannot be stored
   */
  void setLocalVariable(String planItemInstanceId, String variableName, Object value);

  /**
   * Sets variables of a plan item itself, all of them or none.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @param variables name and value, or null for none
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no plan item with this id is there any more
   * @throws UnsupportedVariableTypeException if a value cannot be stored
   */
  void setLocalVariables(String planItemInstanceId, Map<String, ? extends Object> variables);

  /**
   * Removes a variable of a plan item itself. That it is not there is no error.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @param variableName the name, 1 to 255 characters
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no plan item with this id is there any more
   */
  void removeLocalVariable(String planItemInstanceId, String variableName);

  /**
   * Removes variables of a plan item itself.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @param variableNames the names; one that is not there is passed over
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no plan item with this id is there any more
   */
  void removeLocalVariables(String planItemInstanceId, Collection<String> variableNames);

  /**
   * Begins a change of what a case is called.
   *
   * @param caseInstanceId the id of the case
   * @return a new builder, for one thread
   * @throws BadArgumentException if the id is null or empty
   * @throws ObjectNotFoundException if no case can have this id
   */
  CaseInstanceUpdateBuilder createCaseInstanceUpdateBuilder(String caseInstanceId);

  /**
   * Names a case.
   *
   * @param caseInstanceId the id of the case
   * @param name at most 255 characters, or null for none
   * @throws BadArgumentException if it is too long
   * @throws ObjectNotFoundException if no running case has this id
   */
  void setCaseInstanceName(String caseInstanceId, String name);

  /**
   * Changes what the application calls a case.
   *
   * @param caseInstanceId the id of the case
   * @param businessKey at most 255 characters, or null for none
   * @throws BadArgumentException if it is too long
   * @throws ObjectNotFoundException if no running case has this id
   */
  void updateBusinessKey(String caseInstanceId, String businessKey);

  /**
   * Says how far a case is.
   *
   * @param caseInstanceId the id of the case
   * @param businessStatus at most 255 characters, or null for none
   * @throws BadArgumentException if it is too long
   * @throws ObjectNotFoundException if no running case has this id
   */
  void updateBusinessStatus(String caseInstanceId, String businessStatus);

  /**
   * Lets a user take part in a case. Nothing happens if the user does so already in this way.
   *
   * @param caseInstanceId the id of the case
   * @param userId the id of the user
   * @param identityLinkType one of {@link IdentityLinkType}, or a word of the application's own
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no running case has this id
   */
  void addUserIdentityLink(String caseInstanceId, String userId, String identityLinkType);

  /**
   * Lets a group take part in a case. Nothing happens if the group does so already in this way.
   *
   * @param caseInstanceId the id of the case
   * @param groupId the id of the group
   * @param identityLinkType one of {@link IdentityLinkType}, or a word of the application's own
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no running case has this id
   */
  void addGroupIdentityLink(String caseInstanceId, String groupId, String identityLinkType);

  /**
   * Removes a link between a user and a running case. That there is none is no error. Who takes
   * part by the start or by tasks, comments or attachments is no such link, and stays.
   *
   * @param caseInstanceId the id of the case
   * @param userId the id of the user
   * @param identityLinkType one of {@link IdentityLinkType}, or a word of the application's own
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no running case has this id
   */
  void deleteUserIdentityLink(String caseInstanceId, String userId, String identityLinkType);

  /**
   * Removes a link between a group and a running case. That there is none is no error. Who takes
   * part by the start or by tasks, comments or attachments is no such link, and stays.
   *
   * @param caseInstanceId the id of the case
   * @param groupId the id of the group
   * @param identityLinkType one of {@link IdentityLinkType}, or a word of the application's own
   * @throws BadArgumentException if an argument is null or empty where it must not be
   * @throws ObjectNotFoundException if no running case has this id
   */
  void deleteGroupIdentityLink(String caseInstanceId, String groupId, String identityLinkType);

  /**
   * Returns who takes part in a case, and as what: who started it, as {@link
   * IdentityLinkType#STARTER}, its identity links, and as {@link IdentityLinkType#PARTICIPANT} all
   * users and groups that have or had to do with its tasks, and who left comments or attachments.
   *
   * @param caseInstanceId the id of the case
   * @return the starter, then the links by ascending id, then the participants in the order of
   *     time, each once; empty if there are none, never null
   * @throws ObjectNotFoundException if no running case has this id
   */
  List<IdentityLink> getIdentityLinksForCaseInstance(String caseInstanceId);

  /**
   * Opens an incident of the application's own without a message.
   *
   * @param incidentType the type, at most 255 characters
   * @param planItemInstanceId the plan item concerned; with it the incident ends
   * @param configuration what more is to be known, at most 255 characters, or null
   * @return the incident
   * @throws BadArgumentException if the type or the id is null or empty, or a text too long
   * @throws ObjectNotFoundException if no plan item that is not over has this id
   */
  Incident createIncident(String incidentType, String planItemInstanceId, String configuration);

  /**
   * Opens an incident of the application's own.
   *
   * @param incidentType the type, at most 255 characters
   * @param planItemInstanceId the plan item concerned; with it the incident ends
   * @param configuration what more is to be known, at most 255 characters, or null
   * @param message what happened, at most 255 characters, or null
   * @return the incident
   * @throws BadArgumentException if the type or the id is null or empty, or a text too long
   * @throws ObjectNotFoundException if no plan item that is not over has this id
   */
  Incident createIncident(
      String incidentType, String planItemInstanceId, String configuration, String message);
}
