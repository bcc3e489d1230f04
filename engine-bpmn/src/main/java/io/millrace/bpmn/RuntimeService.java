package io.millrace.bpmn;

import io.millrace.bpmn.runtime.ActivityInstanceQuery;
import io.millrace.bpmn.runtime.ChangeActivityStateBuilder;
import io.millrace.bpmn.runtime.ConditionEvaluationBuilder;
import io.millrace.bpmn.runtime.EnabledActivity;
import io.millrace.bpmn.runtime.Execution;
import io.millrace.bpmn.runtime.ExecutionQuery;
import io.millrace.bpmn.runtime.MessageCorrelationAsyncBuilder;
import io.millrace.bpmn.runtime.MessageCorrelationBuilder;
import io.millrace.bpmn.runtime.MessageReceivedBuilder;
import io.millrace.bpmn.runtime.ModificationBuilder;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.runtime.ProcessInstanceBuilder;
import io.millrace.bpmn.runtime.ProcessInstanceModificationBuilder;
import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.bpmn.runtime.RestartProcessInstanceBuilder;
import io.millrace.bpmn.runtime.UpdateProcessInstanceSuspensionStateBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.DelegateException;
import io.millrace.common.ExpressionException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.OutcomeUnknownException;
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
import java.util.Set;

/**
 * Starts process instances and moves them on: variables, messages, signals, deletion, and queries
 * for what is running.
 *
 * <p>Each call is one transaction unless it joins one: of user code that runs in a call of the same
 * engine, of a {@link ProcessEngine#inTransaction(Connection, Callable) connection that was handed
 * in}, or of a transaction manager. When a call fails, nothing of it remains.
 *
 * <p>A call that changes a process instance first locks the instance that all began with. Calls for
 * the same instance therefore queue, for milliseconds as a rule; none fails because of another. A
 * call may throw, besides what is said at it:
 *
 * <ul>
 *   <li>{@link LockTimeoutException} if the instance stayed locked for longer than the engine
 *       waits,
 *   <li>{@link ConflictException} if another transaction was first and this one cannot be repeated
 *       by the engine itself, because the caller owns it,
 *   <li>{@link DatabaseUnavailableException} if the database could not be reached,
 *   <li>{@link OutcomeUnknownException} if the connection was lost while the database committed; a
 *       call with an idempotency key can then be repeated,
 *   <li>{@link LimitExceededException} if the model goes round without ever waiting,
 *   <li>{@link DelegateException} or {@link ExpressionException} if user code or an expression
 *       failed, while unchecked exceptions of user code arrive as they are.
 * </ul>
 *
 * <p>A null or empty id, key or name is refused with a {@link BadArgumentException}; an id that
 * nothing has, whatever it looks like, with an {@link ObjectNotFoundException}. Where a map of
 * variables is taken, null counts as empty; a value that no type can store is refused with an
 * {@link UnsupportedVariableTypeException}. Transient variables can be read until the call ends and
 * are never stored.
 *
 * <p>The service may be used by any number of threads.
 */
public interface RuntimeService extends EventListenerCalls, IncidentCalls, InstanceRoles {

  /**
   * Describes an instance and starts it: the form of start that can say everything.
   *
   * @return a new builder
   */
  ProcessInstanceBuilder createProcessInstanceBuilder();

  /**
   * Starts an instance of the latest version of a process that belongs to no tenant, and runs it
   * until it waits or ends.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @return the instance as it is then; {@link ProcessInstance#isEnded()} tells if it has ended
   * @throws ObjectNotFoundException if no process has this key
   * @throws IllegalStateEngineException if the definition is suspended or has no none start event
   */
  ProcessInstance startProcessInstanceByKey(String processDefinitionKey);

  /**
   * Starts an instance as {@link #startProcessInstanceByKey(String)} does, with variables.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @param variables variables of the instance, or null
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if no process has this key
   */
  ProcessInstance startProcessInstanceByKey(
      String processDefinitionKey, Map<String, Object> variables);

  /**
   * Starts an instance as {@link #startProcessInstanceByKey(String)} does, with a business key.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @param businessKey by what the application knows the instance, or null; need not be unique
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if no process has this key
   */
  ProcessInstance startProcessInstanceByKey(String processDefinitionKey, String businessKey);

  /**
   * Starts an instance as {@link #startProcessInstanceByKey(String)} does, with a business key and
   * variables.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @param businessKey by what the application knows the instance, or null; need not be unique
   * @param variables variables of the instance, or null
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if no process has this key
   */
  ProcessInstance startProcessInstanceByKey(
      String processDefinitionKey, String businessKey, Map<String, Object> variables);

  /**
   * Starts an instance of the latest version of a process of a tenant.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @param tenantId the tenant
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if the tenant has no process of this key
   */
  ProcessInstance startProcessInstanceByKeyAndTenantId(
      String processDefinitionKey, String tenantId);

  /**
   * Starts an instance of the latest version of a process of a tenant, with variables.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @param variables variables of the instance, or null
   * @param tenantId the tenant
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if the tenant has no process of this key
   */
  ProcessInstance startProcessInstanceByKeyAndTenantId(
      String processDefinitionKey, Map<String, Object> variables, String tenantId);

  /**
   * Starts an instance of the latest version of a process of a tenant, with a business key.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @param businessKey by what the application knows the instance, or null; need not be unique
   * @param tenantId the tenant
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if the tenant has no process of this key
   */
  ProcessInstance startProcessInstanceByKeyAndTenantId(
      String processDefinitionKey, String businessKey, String tenantId);

  /**
   * Starts an instance of the latest version of a process of a tenant, with a business key and
   * variables.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @param businessKey by what the application knows the instance, or null; need not be unique
   * @param variables variables of the instance, or null
   * @param tenantId the tenant
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if the tenant has no process of this key
   */
  ProcessInstance startProcessInstanceByKeyAndTenantId(
      String processDefinitionKey,
      String businessKey,
      Map<String, Object> variables,
      String tenantId);

  /**
   * Starts an instance of one version of a process, and runs it until it waits or ends.
   *
   * @param processDefinitionId the id of the process definition
   * @return the instance as it is then; {@link ProcessInstance#isEnded()} tells if it has ended
   * @throws ObjectNotFoundException if no definition has this id
   * @throws IllegalStateEngineException if the definition is suspended or has no none start event
   */
  ProcessInstance startProcessInstanceById(String processDefinitionId);

  /**
   * Starts an instance as {@link #startProcessInstanceById(String)} does, with variables.
   *
   * @param processDefinitionId the id of the process definition
   * @param variables variables of the instance, or null
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if no definition has this id
   */
  ProcessInstance startProcessInstanceById(
      String processDefinitionId, Map<String, Object> variables);

  /**
   * Starts an instance as {@link #startProcessInstanceById(String)} does, with a business key.
   *
   * @param processDefinitionId the id of the process definition
   * @param businessKey by what the application knows the instance, or null; need not be unique
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if no definition has this id
   */
  ProcessInstance startProcessInstanceById(String processDefinitionId, String businessKey);

  /**
   * Starts an instance as {@link #startProcessInstanceById(String)} does, with a business key and
   * variables.
   *
   * @param processDefinitionId the id of the process definition
   * @param businessKey by what the application knows the instance, or null; need not be unique
   * @param variables variables of the instance, or null
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if no definition has this id
   */
  ProcessInstance startProcessInstanceById(
      String processDefinitionId, String businessKey, Map<String, Object> variables);

  /**
   * Starts an instance of the process whose latest version begins with this message, where that
   * belongs to no tenant.
   *
   * @param messageName the name of the message
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if no process begins with this message
   */
  ProcessInstance startProcessInstanceByMessage(String messageName);

  /**
   * Starts an instance as {@link #startProcessInstanceByMessage(String)} does, with variables.
   *
   * @param messageName the name of the message
   * @param variables what came with the message: variables of the instance, or null
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if no process begins with this message
   */
  ProcessInstance startProcessInstanceByMessage(String messageName, Map<String, Object> variables);

  /**
   * Starts an instance as {@link #startProcessInstanceByMessage(String)} does, with a business key.
   *
   * @param messageName the name of the message
   * @param businessKey by what the application knows the instance, or null; need not be unique
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if no process begins with this message
   */
  ProcessInstance startProcessInstanceByMessage(String messageName, String businessKey);

  /**
   * Starts an instance as {@link #startProcessInstanceByMessage(String)} does, with a business key
   * and variables.
   *
   * @param messageName the name of the message
   * @param businessKey by what the application knows the instance, or null; need not be unique
   * @param variables what came with the message: variables of the instance, or null
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if no process begins with this message
   */
  ProcessInstance startProcessInstanceByMessage(
      String messageName, String businessKey, Map<String, Object> variables);

  /**
   * Starts an instance of the process of a tenant whose latest version begins with this message.
   *
   * @param messageName the name of the message
   * @param tenantId the tenant
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if no process of the tenant begins with this message
   */
  ProcessInstance startProcessInstanceByMessageAndTenantId(String messageName, String tenantId);

  /**
   * Starts an instance as {@link #startProcessInstanceByMessageAndTenantId(String, String)} does,
   * with variables.
   *
   * @param messageName the name of the message
   * @param variables what came with the message: variables of the instance, or null
   * @param tenantId the tenant
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if no process of the tenant begins with this message
   */
  ProcessInstance startProcessInstanceByMessageAndTenantId(
      String messageName, Map<String, Object> variables, String tenantId);

  /**
   * Starts an instance as {@link #startProcessInstanceByMessageAndTenantId(String, String)} does,
   * with a business key.
   *
   * @param messageName the name of the message
   * @param businessKey by what the application knows the instance, or null; need not be unique
   * @param tenantId the tenant
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if no process of the tenant begins with this message
   */
  ProcessInstance startProcessInstanceByMessageAndTenantId(
      String messageName, String businessKey, String tenantId);

  /**
   * Starts an instance as {@link #startProcessInstanceByMessageAndTenantId(String, String)} does,
   * with a business key and variables.
   *
   * @param messageName the name of the message
   * @param businessKey by what the application knows the instance, or null; need not be unique
   * @param variables what came with the message: variables of the instance, or null
   * @param tenantId the tenant
   * @return the instance when it waits or has ended
   * @throws ObjectNotFoundException if no process of the tenant begins with this message
   */
  ProcessInstance startProcessInstanceByMessageAndTenantId(
      String messageName, String businessKey, Map<String, Object> variables, String tenantId);

  /**
   * Ends a running instance where it is, with everything in it and all instances it called. History
   * keeps what happened so far. Listeners of what is under way are told of its end.
   *
   * @param processInstanceId the id of the process instance
   * @param deleteReason why, for history, at most 4,000 characters; or null
   * @throws ObjectNotFoundException if no running instance has this id
   * @throws IllegalStateEngineException if a call activity waits for it
   * @throws DelegateException if a listener that is told of it fails, or throws a {@link
   *     io.millrace.bpmn.delegate.BpmnError}, which no event catches then; nothing is deleted
   */
  void deleteProcessInstance(String processInstanceId, String deleteReason);

  /**
   * Ends a running instance as {@link #deleteProcessInstance(String, String)} does. Without its
   * listeners each instance can be deleted.
   *
   * @param processInstanceId the id of the process instance
   * @param deleteReason why, for history, at most 4,000 characters; or null
   * @param skipCustomListeners whether no listener of the model is called, nor one of the processes
   *     and cases that the instance has called; listeners of the engine's events are
   * @throws ObjectNotFoundException if no running instance has this id
   * @throws IllegalStateEngineException if a call activity waits for it
   * @throws DelegateException if a listener fails
   */
  void deleteProcessInstance(
      String processInstanceId, String deleteReason, boolean skipCustomListeners);

  /**
   * Ends a running instance as {@link #deleteProcessInstance(String, String, boolean)} does.
   *
   * @param processInstanceId the id of the process instance
   * @param deleteReason why, for history, at most 4,000 characters; or null
   * @param skipCustomListeners whether no listener of the model is called
   * @param externallyTerminated taken for programs that say it, and changes nothing: history keeps
   *     the reason, and no state that tells who asked
   * @param skipIoMappings whether no data goes into or out of elements
   * @throws ObjectNotFoundException if no running instance has this id
   * @throws IllegalStateEngineException if a call activity waits for it
   * @throws DelegateException if a listener fails
   */
  void deleteProcessInstance(
      String processInstanceId,
      String deleteReason,
      boolean skipCustomListeners,
      boolean externallyTerminated,
      boolean skipIoMappings);

  /**
   * Ends an instance as {@link #deleteProcessInstance(String, String, boolean, boolean, boolean)}
   * does, and does nothing if it does not run any more.
   *
   * @param processInstanceId the id of the process instance
   * @param deleteReason why, for history, at most 4,000 characters; or null
   * @param skipCustomListeners whether no listener of the model is called
   * @param externallyTerminated changes nothing
   * @param skipIoMappings whether no data goes into or out of elements
   * @param skipSubprocesses has to be false: called instances end with their caller
   * @throws BadArgumentException if called instances are to be left
   * @throws IllegalStateEngineException if a call activity waits for it
   * @throws DelegateException if a listener fails
   */
  void deleteProcessInstanceIfExists(
      String processInstanceId,
      String deleteReason,
      boolean skipCustomListeners,
      boolean externallyTerminated,
      boolean skipIoMappings,
      boolean skipSubprocesses);

  /**
   * Ends several running instances in one transaction, as {@link #deleteProcessInstance(String,
   * String)} does.
   *
   * @param processInstanceIds the ids, at least one
   * @param deleteReason why, for history, at most 4,000 characters; or null
   * @throws ObjectNotFoundException if one of them is not there; none is deleted then
   * @throws DelegateException if a listener fails; none is deleted then
   */
  void bulkDeleteProcessInstances(Collection<String> processInstanceIds, String deleteReason);

  /**
   * Ends several running instances in one transaction, as {@link #deleteProcessInstance(String,
   * String, boolean)} does.
   *
   * @param processInstanceIds the ids, at least one
   * @param deleteReason why, for history, at most 4,000 characters; or null
   * @param skipCustomListeners whether no listener of the model is called
   * @param externallyTerminated changes nothing
   * @throws ObjectNotFoundException if one of them is not there; none is deleted then
   * @throws DelegateException if a listener fails; none is deleted then
   */
  void deleteProcessInstances(
      Collection<String> processInstanceIds,
      String deleteReason,
      boolean skipCustomListeners,
      boolean externallyTerminated);

  /**
   * Ends several instances in one transaction, as {@link #deleteProcessInstances} does; those that
   * do not run any more are passed over.
   *
   * @param processInstanceIds the ids, at least one
   * @param deleteReason why, for history, at most 4,000 characters; or null
   * @param skipCustomListeners whether no listener of the model is called
   * @param externallyTerminated changes nothing
   * @param skipSubprocesses has to be false: called instances end with their caller
   * @throws BadArgumentException if called instances are to be left
   * @throws DelegateException if a listener fails; none is deleted then
   */
  void deleteProcessInstancesIfExists(
      Collection<String> processInstanceIds,
      String deleteReason,
      boolean skipCustomListeners,
      boolean externallyTerminated,
      boolean skipSubprocesses);

  /**
   * Ends many running instances by a batch, each in a transaction of its own, as {@link
   * #deleteProcessInstance(String, String)} does.
   *
   * @param processInstanceIds the ids, at least one
   * @param deleteReason why, for history, at most 4,000 characters; or null
   * @return the batch, in which each instance is an item; one that is not there any more fails
   */
  Batch deleteProcessInstancesAsync(Collection<String> processInstanceIds, String deleteReason);

  /**
   * Ends many running instances by a batch, each as {@link #deleteProcessInstance(String, String,
   * boolean)} does.
   *
   * @param processInstanceIds the ids, at least one
   * @param deleteReason why, for history, at most 4,000 characters; or null
   * @param skipCustomListeners whether no listener of the model is called
   * @return the batch, in which each instance is an item; one that is not there any more fails
   */
  Batch deleteProcessInstancesAsync(
      Collection<String> processInstanceIds, String deleteReason, boolean skipCustomListeners);

  /**
   * Ends many running instances by a batch, each as {@link #deleteProcessInstance(String, String,
   * boolean, boolean, boolean)} does.
   *
   * @param processInstanceIds the ids, at least one
   * @param deleteReason why, for history, at most 4,000 characters; or null
   * @param skipCustomListeners whether no listener of the model is called
   * @param skipSubprocesses has to be false: called instances end with their caller
   * @param skipIoMappings whether no data goes into or out of elements
   * @return the batch, in which each instance is an item; one that is not there any more fails
   * @throws BadArgumentException if called instances are to be left
   */
  Batch deleteProcessInstancesAsync(
      Collection<String> processInstanceIds,
      String deleteReason,
      boolean skipCustomListeners,
      boolean skipSubprocesses,
      boolean skipIoMappings);

  /**
   * Suspends a process instance with all processes that it called, at any depth: no token moves
   * until it is activated. Tasks are suspended, jobs rest in the state {@code suspended} with the
   * tries that they have left, messages and triggers are refused, signals pass it by. Variables and
   * people can be changed, and it can be deleted. A case that it called is not suspended; its end
   * is kept, and the instance goes on after it when it is activated.
   *
   * <p>Deviation: elsewhere what was called goes on.
   *
   * @param processInstanceId the process instance
   * @throws ObjectNotFoundException if no running instance has this id
   * @throws IllegalStateEngineException if it is suspended already
   */
  void suspendProcessInstanceById(String processInstanceId);

  /**
   * Lets a suspended process instance go on, with all processes that it called. Timers that were
   * due meanwhile go off now.
   *
   * @param processInstanceId the process instance
   * @throws ObjectNotFoundException if no running instance has this id
   * @throws IllegalStateEngineException if it is not suspended, or the process that called it is
   */
  void activateProcessInstanceById(String processInstanceId);

  /**
   * Begins to suspend several running instances, or to let them go on, at once or by a batch.
   *
   * @return a new builder
   */
  UpdateProcessInstanceSuspensionStateBuilder updateProcessInstanceSuspensionState();

  /**
   * Adds an instance to a multi-instance activity that runs. A parallel one starts at once; in a
   * sequence it is there at once and starts as the last, after all that were planned or added
   * before. {@code nrOfInstances} grows by one, and the loop waits for the new instance, too.
   *
   * <p>The instance gets the next free {@code loopCounter}. Its element variable is what the
   * variables say, since the collection of the activity has no element for it.
   *
   * @param activityId the id of the activity
   * @param parentExecutionId the id of the execution of the loop, or of one around it, such as the
   *     process instance; there may be other loops in between, as long as the activity runs once
   * @param executionVariables variables of the new instance alone, or null
   * @return the execution of the new instance
   * @throws ObjectNotFoundException if no execution has this id
   * @throws IllegalStateEngineException if no such multi-instance activity runs there now, several
   *     do (the message names them), or the instance is suspended
   * @throws LimitExceededException if it would have more instances than the engine allows
   */
  Execution addMultiInstanceExecution(
      String activityId, String parentExecutionId, Map<String, Object> executionVariables);

  /**
   * Takes an instance out of a multi-instance activity that runs: what is in it is canceled. Either
   * it counts as completed, so that its variables are gathered and the completion condition is
   * judged, or there is one instance less. The loop ends if that was the last; in a sequence the
   * next instance starts.
   *
   * @param executionId the id of the execution of the instance, the loop's child
   * @param executionIsCompleted whether the instance counts as completed
   * @throws ObjectNotFoundException if no execution has this id
   * @throws IllegalStateEngineException if the execution is not one instance of a multi-instance
   *     activity, or the process instance is suspended
   */
  void deleteMultiInstanceExecution(String executionId, boolean executionIsCompleted);

  /**
   * Lets an execution go on that waits at a receive task, or at any other activity that waits to be
   * triggered.
   *
   * @param executionId the id of the execution
   * @throws ObjectNotFoundException if no execution has this id
   * @throws IllegalStateEngineException if the execution does not wait for a trigger
   */
  void trigger(String executionId);

  /**
   * Triggers an execution as {@link #trigger(String)} does, and sets variables of its process
   * instance before.
   *
   * @param executionId the id of the execution
   * @param variables variables of the instance, or null
   * @throws ObjectNotFoundException if no execution has this id
   * @throws IllegalStateEngineException if the execution does not wait for a trigger
   */
  void trigger(String executionId, Map<String, Object> variables);

  /**
   * Triggers an execution as {@link #trigger(String)} does, and sets variables before.
   *
   * @param executionId the id of the execution
   * @param variables variables of the instance, or null
   * @param transientVariables variables that are never stored, or null
   * @throws ObjectNotFoundException if no execution has this id
   * @throws IllegalStateEngineException if the execution does not wait for a trigger
   */
  void trigger(
      String executionId, Map<String, Object> variables, Map<String, Object> transientVariables);

  /**
   * Throws a signal to all that wait for it and belong to no tenant: executions go on, and
   * processes that begin with it start. That nobody waits is no error.
   *
   * <p>Executions are served in the order of their subscriptions. An instance that is locked by
   * another call at that moment is waited for. Called by code that the engine runs, such as a
   * delegate or a listener, this serves the instances of that code's own family at once, and every
   * other one by a job right after the commit, so that nobody waits for a lock while holding
   * another.
   *
   * @param signalName the name of the signal
   */
  void signalEventReceived(String signalName);

  /**
   * Throws a signal as {@link #signalEventReceived(String)} does, and sets variables of each
   * process instance it reaches or starts. Since a job carries no variables, other instances are
   * reached at once, and waited for, even where code that the engine runs calls this.
   *
   * @param signalName the name of the signal
   * @param processVariables variables of the instances, or null
   */
  void signalEventReceived(String signalName, Map<String, Object> processVariables);

  /**
   * Throws a signal to one execution.
   *
   * @param signalName the name of the signal
   * @param executionId the id of the execution
   * @throws ObjectNotFoundException if no execution has this id
   * @throws IllegalStateEngineException if the execution does not wait for this signal
   */
  void signalEventReceived(String signalName, String executionId);

  /**
   * Throws a signal to one execution, and sets variables of its process instance before.
   *
   * @param signalName the name of the signal
   * @param executionId the id of the execution
   * @param processVariables variables of the instance, or null
   * @throws ObjectNotFoundException if no execution has this id
   * @throws IllegalStateEngineException if the execution does not wait for this signal
   */
  void signalEventReceived(
      String signalName, String executionId, Map<String, Object> processVariables);

  /**
   * Throws a signal as {@link #signalEventReceived(String)} does, to all that belong to a tenant.
   *
   * @param signalName the name of the signal
   * @param tenantId the tenant
   */
  void signalEventReceivedWithTenantId(String signalName, String tenantId);

  /**
   * Throws a signal as {@link #signalEventReceived(String, Map)} does, to all that belong to a
   * tenant.
   *
   * @param signalName the name of the signal
   * @param processVariables variables of the instances, or null
   * @param tenantId the tenant
   */
  void signalEventReceivedWithTenantId(
      String signalName, Map<String, Object> processVariables, String tenantId);

  /**
   * Throws a signal as {@link #signalEventReceived(String)} does, but only notes who gets it: a job
   * each delivers it, after this call commits.
   *
   * @param signalName the name of the signal
   */
  void signalEventReceivedAsync(String signalName);

  /**
   * Throws a signal to one execution by a job.
   *
   * @param signalName the name of the signal
   * @param executionId the id of the execution
   * @throws ObjectNotFoundException if no execution has this id
   * @throws IllegalStateEngineException if the execution does not wait for this signal
   */
  void signalEventReceivedAsync(String signalName, String executionId);

  /**
   * Throws a signal as {@link #signalEventReceivedAsync(String)} does, to all that belong to a
   * tenant.
   *
   * @param signalName the name of the signal
   * @param tenantId the tenant
   */
  void signalEventReceivedAsyncWithTenantId(String signalName, String tenantId);

  /**
   * Hands a message to the execution that waits for it. The message is not kept for one that will
   * wait later.
   *
   * @param messageName the name of the message
   * @param executionId the id of the execution
   * @throws ObjectNotFoundException if no execution has this id
   * @throws IllegalStateEngineException if the execution does not wait for this message
   */
  void messageEventReceived(String messageName, String executionId);

  /**
   * Hands a message to the execution that waits for it, and sets what came with it as variables of
   * its process instance before.
   *
   * @param messageName the name of the message
   * @param executionId the id of the execution
   * @param processVariables variables of the instance, or null
   * @throws ObjectNotFoundException if no execution has this id
   * @throws IllegalStateEngineException if the execution does not wait for this message
   */
  void messageEventReceived(
      String messageName, String executionId, Map<String, Object> processVariables);

  /**
   * Describes a message and hands it over: the form that can carry an idempotency key.
   *
   * @return a new builder
   */
  MessageReceivedBuilder createMessageReceivedBuilder();

  /**
   * Begins to bring a message to who waits for it, wherever that is, or to start a process by it.
   *
   * @param messageName the name of the message
   * @return a builder that is used once, by one thread
   * @throws BadArgumentException if the name is null or empty
   */
  MessageCorrelationBuilder createMessageCorrelation(String messageName);

  /**
   * Begins to send a message to many running instances by a batch.
   *
   * @param messageName the name that is waited for
   * @return a new builder
   * @throws BadArgumentException if the name is null or empty
   */
  MessageCorrelationAsyncBuilder createMessageCorrelationAsync(String messageName);

  /**
   * Looks at all conditional events that a process instance waits at. Needed only where a condition
   * depends on what is no variable of the instance, such as a bean: after each change of a variable
   * the engine looks by itself.
   *
   * @param processInstanceId the id of the process instance
   * @throws ObjectNotFoundException if no running instance has this id
   * @throws IllegalStateEngineException if the instance is suspended; its conditions are looked at
   *     when it is activated
   * @throws ExpressionException if a condition cannot be evaluated
   */
  void evaluateConditionalEvents(String processInstanceId);

  /**
   * Sets variables of a process instance, then looks at all conditional events that it waits at.
   *
   * @param processInstanceId the id of the process instance
   * @param processVariables variables of the instance, or null
   * @throws ObjectNotFoundException if no running instance has this id
   * @throws IllegalStateEngineException if the instance is suspended; its conditions are looked at
   *     when it is activated
   * @throws ExpressionException if a condition cannot be evaluated
   */
  void evaluateConditionalEvents(String processInstanceId, Map<String, Object> processVariables);

  /**
   * Looks at the conditions of conditional start events, and starts instances.
   *
   * @return a new builder
   */
  ConditionEvaluationBuilder createConditionEvaluation();

  /**
   * Returns all variables that an execution sees: its own and those of all executions above it; the
   * nearest one hides others of its name.
   *
   * @param executionId the id of the execution
   * @return name and value; empty if there are none, never null; a copy
   * @throws ObjectNotFoundException if no execution has this id
   */
  Map<String, Object> getVariables(String executionId);

  /**
   * Returns some of the variables that an execution sees.
   *
   * @param executionId the id of the execution
   * @param variableNames the names; null stands for all
   * @return name and value of those that are there; never null; a copy
   * @throws ObjectNotFoundException if no execution has this id
   */
  Map<String, Object> getVariables(String executionId, Collection<String> variableNames);

  /**
   * Returns the variables that an execution holds itself.
   *
   * @param executionId the id of the execution
   * @return name and value; empty if there are none, never null; a copy
   * @throws ObjectNotFoundException if no execution has this id
   */
  Map<String, Object> getVariablesLocal(String executionId);

  /**
   * Returns some of the variables that an execution holds itself.
   *
   * @param executionId the id of the execution
   * @param variableNames the names; null stands for all
   * @return name and value of those that are there; never null; a copy
   * @throws ObjectNotFoundException if no execution has this id
   */
  Map<String, Object> getVariablesLocal(String executionId, Collection<String> variableNames);

  /**
   * Returns the value of a variable that an execution sees.
   *
   * @param executionId the id of the execution
   * @param variableName the name of the variable
   * @return the value, or null if it is null or not there
   * @throws ObjectNotFoundException if no execution has this id
   */
  Object getVariable(String executionId, String variableName);

  /**
   * Returns the value of a variable that an execution sees, as a type.
   *
   * @param <T> the type that is expected
   * @param executionId the id of the execution
   * @param variableName the name of the variable
   * @param variableClass the class that the value has, or a class above it
   * @return the value, or null if it is null or not there
   * @throws ObjectNotFoundException if no execution has this id
   * @throws BadArgumentException if the value is of another class
   */
  <T> T getVariable(String executionId, String variableName, Class<T> variableClass);

  /**
   * Returns the value of a variable that an execution holds itself.
   *
   * @param executionId the id of the execution
   * @param variableName the name of the variable
   * @return the value, or null if it is null or not there
   * @throws ObjectNotFoundException if no execution has this id
   */
  Object getVariableLocal(String executionId, String variableName);

  /**
   * Returns the value of a variable that an execution holds itself, as a type.
   *
   * @param <T> the type that is expected
   * @param executionId the id of the execution
   * @param variableName the name of the variable
   * @param variableClass the class that the value has, or a class above it
   * @return the value, or null if it is null or not there
   * @throws ObjectNotFoundException if no execution has this id
   * @throws BadArgumentException if the value is of another class
   */
  <T> T getVariableLocal(String executionId, String variableName, Class<T> variableClass);

  /**
   * Tells whether an execution sees a variable, even if its value is null.
   *
   * @param executionId the id of the execution
   * @param variableName the name of the variable
   * @return true if it does
   * @throws ObjectNotFoundException if no execution has this id
   */
  boolean hasVariable(String executionId, String variableName);

  /**
   * Tells whether an execution holds a variable itself, even if its value is null.
   *
   * @param executionId the id of the execution
   * @param variableName the name of the variable
   * @return true if it does
   * @throws ObjectNotFoundException if no execution has this id
   */
  boolean hasVariableLocal(String executionId, String variableName);

  /**
   * Returns all variables that an execution sees, with what is known about them.
   *
   * @param executionId the id of the execution
   * @return name and variable; empty if there are none, never null; a copy
   * @throws ObjectNotFoundException if no execution has this id
   */
  Map<String, VariableInstance> getVariableInstances(String executionId);

  /**
   * Returns some of the variables that an execution sees, with what is known about them.
   *
   * @param executionId the id of the execution
   * @param variableNames the names; null stands for all
   * @return name and variable of those that are there; never null; a copy
   * @throws ObjectNotFoundException if no execution has this id
   */
  Map<String, VariableInstance> getVariableInstances(
      String executionId, Collection<String> variableNames);

  /**
   * Returns the variables that an execution holds itself, with what is known about them.
   *
   * @param executionId the id of the execution
   * @return name and variable; empty if there are none, never null; a copy
   * @throws ObjectNotFoundException if no execution has this id
   */
  Map<String, VariableInstance> getVariableInstancesLocal(String executionId);

  /**
   * Returns some of the variables that an execution holds itself, with what is known about them.
   *
   * @param executionId the id of the execution
   * @param variableNames the names; null stands for all
   * @return name and variable of those that are there; never null; a copy
   * @throws ObjectNotFoundException if no execution has this id
   */
  Map<String, VariableInstance> getVariableInstancesLocal(
      String executionId, Collection<String> variableNames);

  /**
   * Returns a variable that an execution sees, with what is known about it.
   *
   * @param executionId the id of the execution
   * @param variableName the name of the variable
   * @return the variable, or null if it is not there
   * @throws ObjectNotFoundException if no execution has this id
   */
  VariableInstance getVariableInstance(String executionId, String variableName);

  /**
   * Returns a variable that an execution holds itself, with what is known about it.
   *
   * @param executionId the id of the execution
   * @param variableName the name of the variable
   * @return the variable, or null if it is not there
   * @throws ObjectNotFoundException if no execution has this id
   */
  VariableInstance getVariableInstanceLocal(String executionId, String variableName);

  /**
   * Returns the variables that several executions hold themselves, in one statement.
   *
   * @param executionIds the ids, at least one; unknown ones find nothing
   * @return the variables by ascending id; empty if there are none, never null
   */
  List<VariableInstance> getVariableInstancesByExecutionIds(Set<String> executionIds);

  /**
   * Sets a variable: where the execution sees one of this name, that is changed; else the process
   * instance gets it.
   *
   * @param executionId the id of the execution
   * @param variableName the name of the variable
   * @param value the value, or null
   * @throws ObjectNotFoundException if no execution has this id
   */
  void setVariable(String executionId, String variableName, Object value);

  /**
   * Sets a variable that the execution holds itself, also where it sees one of this name further
   * up.
   *
   * @param executionId the id of the execution
   * @param variableName the name of the variable
   * @param value the value, or null
   * @throws ObjectNotFoundException if no execution has this id
   */
  void setVariableLocal(String executionId, String variableName, Object value);

  /**
   * Sets several variables as {@link #setVariable} does.
   *
   * @param executionId the id of the execution
   * @param variables name and value, or null for none
   * @throws ObjectNotFoundException if no execution has this id
   */
  void setVariables(String executionId, Map<String, ? extends Object> variables);

  /**
   * Sets several variables as {@link #setVariableLocal} does.
   *
   * @param executionId the id of the execution
   * @param variables name and value, or null for none
   * @throws ObjectNotFoundException if no execution has this id
   */
  void setVariablesLocal(String executionId, Map<String, ? extends Object> variables);

  /**
   * Removes the variable of this name that the execution sees. That there is none is no error.
   *
   * @param executionId the id of the execution
   * @param variableName the name of the variable
   * @throws ObjectNotFoundException if no execution has this id
   */
  void removeVariable(String executionId, String variableName);

  /**
   * Removes a variable that the execution holds itself. That there is none is no error.
   *
   * @param executionId the id of the execution
   * @param variableName the name of the variable
   * @throws ObjectNotFoundException if no execution has this id
   */
  void removeVariableLocal(String executionId, String variableName);

  /**
   * Removes several variables as {@link #removeVariable} does.
   *
   * @param executionId the id of the execution
   * @param variableNames the names
   * @throws ObjectNotFoundException if no execution has this id
   */
  void removeVariables(String executionId, Collection<String> variableNames);

  /**
   * Removes several variables as {@link #removeVariableLocal} does.
   *
   * @param executionId the id of the execution
   * @param variableNames the names
   * @throws ObjectNotFoundException if no execution has this id
   */
  void removeVariablesLocal(String executionId, Collection<String> variableNames);

  /**
   * Asks for variables of running instances and open tasks.
   *
   * @return a new query
   */
  VariableInstanceQuery createVariableInstanceQuery();

  /**
   * Asks for running process instances.
   *
   * @return a new query
   */
  ProcessInstanceQuery createProcessInstanceQuery();

  /**
   * Asks for executions.
   *
   * @return a new query
   */
  ExecutionQuery createExecutionQuery();

  /**
   * Asks for visits of running process instances to their activities.
   *
   * @return a new query
   */
  ActivityInstanceQuery createActivityInstanceQuery();

  /**
   * Asks who waits for which messages and signals.
   *
   * @return a new query
   */
  EventSubscriptionQuery createEventSubscriptionQuery();

  /**
   * Returns where an execution, and all below it, stand now: the activities and events that work or
   * wait. A call activity, or a case task, counts while what it called runs; what stands in that
   * instance is asked of it. A sub-process, or an activity with several instances, is there by what
   * stands in it. A token that waits at a joining gateway for others does not count, nor does an
   * event that waits for the compensation it threw.
   *
   * @param executionId the id of the execution
   * @return the ids of the elements in the XML, once per execution that stands there, in the order
   *     of the executions; never null
   * @throws ObjectNotFoundException if no execution has this id
   */
  List<String> getActiveActivityIds(String executionId);

  /**
   * Returns the ad-hoc sub-processes of an instance that are under way.
   *
   * @param processInstanceId the id of the process instance
   * @return their executions, oldest first; never null
   * @throws ObjectNotFoundException if no running instance has this id
   */
  List<Execution> getAdhocSubProcessExecutions(String processInstanceId);

  /**
   * Returns what can be started now in an ad-hoc sub-process: the activities that no sequence flow
   * leads to. Where the ordering is sequential, there are none while one is under way.
   *
   * @param executionId the execution of the sub-process
   * @return in the order of the document; never null
   * @throws ObjectNotFoundException if no execution has this id
   * @throws IllegalStateEngineException if the execution is in no ad-hoc sub-process
   */
  List<EnabledActivity> getEnabledActivitiesFromAdhocSubProcess(String executionId);

  /**
   * Starts an activity of an ad-hoc sub-process. It may be started again at any time.
   *
   * @param executionId the execution of the sub-process
   * @param activityId the id of the activity
   * @return the execution of the activity, which may have ended already
   * @throws ObjectNotFoundException if no execution has this id
   * @throws IllegalStateEngineException if the execution is in no ad-hoc sub-process, the activity
   *     is not enabled, or the instance is suspended
   */
  Execution executeActivityInAdhocSubProcess(String executionId, String activityId);

  /**
   * Completes an ad-hoc sub-process, whatever its completion condition says.
   *
   * @param executionId the execution of the sub-process
   * @throws ObjectNotFoundException if no execution has this id
   * @throws IllegalStateEngineException if the execution is in no ad-hoc sub-process, an activity
   *     in it is under way, or the instance is suspended
   */
  void completeAdhocSubProcess(String executionId);

  /**
   * Names a running instance.
   *
   * @param processInstanceId the id of the process instance
   * @param name the name, or null for none
   * @throws ObjectNotFoundException if no running instance has this id
   */
  void setProcessInstanceName(String processInstanceId, String name);

  /**
   * Changes the business key of a running instance.
   *
   * @param processInstanceId the id of the process instance
   * @param businessKey by what the application knows the instance, or null for nothing
   * @throws ObjectNotFoundException if no running instance has this id
   */
  void updateBusinessKey(String processInstanceId, String businessKey);

  /**
   * Changes the business status of a running instance.
   *
   * @param processInstanceId the id of the process instance
   * @param businessStatus a word of the application's own, or null for none
   * @throws ObjectNotFoundException if no running instance has this id
   */
  void updateBusinessStatus(String processInstanceId, String businessStatus);

  /**
   * Links a user to a running instance. A link that is there already stays as it is.
   *
   * @param processInstanceId the id of the process instance
   * @param userId the id of the user
   * @param identityLinkType one of {@link IdentityLinkType} or a word of the application's own
   * @throws ObjectNotFoundException if no running instance has this id
   */
  void addUserIdentityLink(String processInstanceId, String userId, String identityLinkType);

  /**
   * Links a group to a running instance. A link that is there already stays as it is.
   *
   * @param processInstanceId the id of the process instance
   * @param groupId the id of the group
   * @param identityLinkType one of {@link IdentityLinkType} or a word of the application's own
   * @throws ObjectNotFoundException if no running instance has this id
   */
  void addGroupIdentityLink(String processInstanceId, String groupId, String identityLinkType);

  /**
   * Removes a link between a user and a running instance. That there is none is no error. Who takes
   * part by the start or by tasks, comments or attachments is no such link, and stays.
   *
   * @param processInstanceId the id of the process instance
   * @param userId the id of the user
   * @param identityLinkType the type of the link
   * @throws ObjectNotFoundException if no running instance has this id
   */
  void deleteUserIdentityLink(String processInstanceId, String userId, String identityLinkType);

  /**
   * Removes a link between a group and a running instance. That there is none is no error. Who
   * takes part by the start or by tasks, comments or attachments is no such link, and stays.
   *
   * @param processInstanceId the id of the process instance
   * @param groupId the id of the group
   * @param identityLinkType the type of the link
   * @throws ObjectNotFoundException if no running instance has this id
   */
  void deleteGroupIdentityLink(String processInstanceId, String groupId, String identityLinkType);

  /**
   * Returns who takes part in a running instance, and as what: who started it, as {@link
   * IdentityLinkType#STARTER}, its identity links, and as {@link IdentityLinkType#PARTICIPANT} all
   * users and groups that have or had to do with its tasks, and who left comments or attachments.
   *
   * @param processInstanceId the id of the process instance
   * @return the starter, then the links by ascending id, then the participants in the order of
   *     time, each once; empty if there are none, never null
   * @throws ObjectNotFoundException if no running instance has this id
   */
  List<IdentityLink> getIdentityLinksForProcessInstance(String processInstanceId);

  /**
   * Opens an incident of the application's own without a message.
   *
   * @param incidentType the type, at most 255 characters
   * @param executionId the execution concerned; with it the incident ends
   * @param configuration what more is to be known, at most 255 characters, or null
   * @return the incident
   * @throws BadArgumentException if the type or the id is null or empty, or a text too long
   * @throws ObjectNotFoundException if no execution has this id
   */
  default Incident createIncident(String incidentType, String executionId, String configuration) {
    return createIncident(incidentType, executionId, configuration, null);
  }

  /**
   * Opens an incident of the application's own.
   *
   * @param incidentType the type, at most 255 characters
   * @param executionId the execution concerned; with it the incident ends
   * @param configuration what more is to be known, at most 255 characters, or null
   * @param message what happened, at most 255 characters, or null
   * @return the incident
   * @throws BadArgumentException if the type or the id is null or empty, or a text too long
   * @throws ObjectNotFoundException if no execution has this id
   */
  Incident createIncident(
      String incidentType, String executionId, String configuration, String message);

  /**
   * Describes how tokens of a running instance are moved.
   *
   * @return a new builder
   */
  ChangeActivityStateBuilder createChangeActivityStateBuilder();

  /**
   * Describes which activities of a running instance begin and which are canceled.
   *
   * @param processInstanceId the id of the process instance
   * @return a new builder
   * @throws ObjectNotFoundException if nothing can have this id
   */
  ProcessInstanceModificationBuilder createProcessInstanceModification(String processInstanceId);

  /**
   * Describes which activities of several running instances begin and which are canceled.
   *
   * @param processDefinitionId the id of their version
   * @return a new builder
   * @throws ObjectNotFoundException if nothing can have this id
   */
  ModificationBuilder createModification(String processDefinitionId);

  /**
   * Describes how instances that have ended are started again.
   *
   * @param processDefinitionId the id of their version
   * @return a new builder
   * @throws ObjectNotFoundException if nothing can have this id
   */
  RestartProcessInstanceBuilder restartProcessInstances(String processDefinitionId);

  /**
   * Lets a job set a variable where an execution sees it, else at its process instance. Where the
   * execution is gone when the job runs, nothing happens.
   *
   * @param executionId the id of the execution or process instance
   * @param variableName the name
   * @param value the value, or null
   * @throws ObjectNotFoundException if no execution has this id
   */
  void setVariableAsync(String executionId, String variableName, Object value);

  /**
   * Lets a job set a variable at an execution itself, as {@link #setVariableAsync} does.
   *
   * @param executionId the id of the execution or process instance
   * @param variableName the name
   * @param value the value, or null
   * @throws ObjectNotFoundException if no execution has this id
   */
  void setVariableLocalAsync(String executionId, String variableName, Object value);

  /**
   * Lets a job set variables where an execution sees them, as {@link #setVariableAsync} does.
   *
   * @param executionId the id of the execution or process instance
   * @param variables the variables, or null for none
   * @throws ObjectNotFoundException if no execution has this id
   */
  void setVariablesAsync(String executionId, Map<String, ? extends Object> variables);

  /**
   * Lets a job set variables at an execution itself, as {@link #setVariableAsync} does.
   *
   * @param executionId the id of the execution or process instance
   * @param variables the variables, or null for none
   * @throws ObjectNotFoundException if no execution has this id
   */
  void setVariablesLocalAsync(String executionId, Map<String, ? extends Object> variables);

  /**
   * Lets a batch set variables of several process instances.
   *
   * @param processInstanceIds their ids, at least one
   * @param variables the variables, at least one
   * @return the batch; the item of an instance that does not run when it is its turn fails
   */
  Batch setVariablesAsync(
      Collection<String> processInstanceIds, Map<String, ? extends Object> variables);

  /**
   * Lets a batch set variables of the process instances that a query finds now.
   *
   * @param processInstanceQuery the query
   * @param variables the variables, at least one
   * @return the batch
   */
  Batch setVariablesAsync(
      ProcessInstanceQuery processInstanceQuery, Map<String, ? extends Object> variables);
}
