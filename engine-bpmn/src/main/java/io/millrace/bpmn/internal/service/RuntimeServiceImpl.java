package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.RuntimeService;
import io.millrace.bpmn.internal.command.ActiveActivityIdsCommand;
import io.millrace.bpmn.internal.command.AdHocCompleteCommand;
import io.millrace.bpmn.internal.command.AdHocEnabledCommand;
import io.millrace.bpmn.internal.command.AdHocExecuteCommand;
import io.millrace.bpmn.internal.command.AdHocExecutionsCommand;
import io.millrace.bpmn.internal.command.AddMultiInstanceCommand;
import io.millrace.bpmn.internal.command.ChangeInstanceCommand;
import io.millrace.bpmn.internal.command.ChangeVariablesCommand;
import io.millrace.bpmn.internal.command.CreateIncidentCommand;
import io.millrace.bpmn.internal.command.DeleteMultiInstanceCommand;
import io.millrace.bpmn.internal.command.DeleteProcessInstanceCommand;
import io.millrace.bpmn.internal.command.DeleteProcessInstancesCommand;
import io.millrace.bpmn.internal.command.EvaluateConditionsCommand;
import io.millrace.bpmn.internal.command.InstanceLinks;
import io.millrace.bpmn.internal.command.MessageEventReceivedCommand;
import io.millrace.bpmn.internal.command.ReadVariablesCommand;
import io.millrace.bpmn.internal.command.ReceivedEvent;
import io.millrace.bpmn.internal.command.SignalByJobCommand;
import io.millrace.bpmn.internal.command.SuspendInstanceCommand;
import io.millrace.bpmn.internal.command.TriggerCommand;
import io.millrace.bpmn.internal.operation.InstanceSuspension;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.runtime.ActivityInstanceQuery;
import io.millrace.bpmn.runtime.ConditionEvaluationBuilder;
import io.millrace.bpmn.runtime.EnabledActivity;
import io.millrace.bpmn.runtime.Execution;
import io.millrace.bpmn.runtime.ExecutionQuery;
import io.millrace.bpmn.runtime.MessageCorrelationBuilder;
import io.millrace.bpmn.runtime.MessageReceivedBuilder;
import io.millrace.bpmn.runtime.ProcessInstanceBuilder;
import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.common.batch.Batch;
import io.millrace.common.delegate.VariableScope;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.event.EngineEventType;
import io.millrace.common.eventsubscription.EventSubscriptionQuery;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.incident.Incident;
import io.millrace.common.incident.IncidentQuery;
import io.millrace.common.internal.batch.BeginBatchCommand;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.identity.ChangeLinkCommand;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.identity.ListLinksCommand;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.IncidentService;
import io.millrace.common.internal.signal.SignalReceivedByJobCommand;
import io.millrace.common.internal.signal.SignalReceivedCommand;
import io.millrace.common.internal.variable.LocalVariablesCommand;
import io.millrace.common.variable.VariableInstance;
import io.millrace.common.variable.VariableInstanceQuery;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/** Checks the arguments, runs a command, nothing else. Thread-safe; one per engine. */
public final class RuntimeServiceImpl extends InstanceStarts implements RuntimeService {

  private static final Check CHECK = new Check("RuntimeService");

  private final RuntimeParts parts;
  private final IncidentService incidents;

  /** Creates the service of an engine. */
  public RuntimeServiceImpl(RuntimeParts parts) {
    super(CHECK);
    this.parts = parts;
    this.incidents = new IncidentService(CHECK, parts.commands(), parts.queries()::incidents);
  }

  private <R> R run(Command<R> command) {
    return parts.commands().execute(command);
  }

  @Override
  public ProcessInstanceBuilder createProcessInstanceBuilder() {
    return new ProcessInstanceBuilderImpl(parts);
  }

  @Override
  public MessageReceivedBuilder createMessageReceivedBuilder() {
    return new MessageReceivedBuilderImpl(parts);
  }

  @Override
  public MessageCorrelationBuilder createMessageCorrelation(String messageName) {
    var name = CHECK.text("createMessageCorrelation", "messageName", messageName);
    return new MessageCorrelationBuilderImpl(name, parts);
  }

  @Override
  public ConditionEvaluationBuilder createConditionEvaluation() {
    return new ConditionEvaluationBuilderImpl(parts);
  }

  @Override
  public void evaluateConditionalEvents(String processInstanceId) {
    evaluateConditionalEvents(processInstanceId, null);
  }

  @Override
  public void evaluateConditionalEvents(
      String processInstanceId, Map<String, Object> processVariables) {
    var method = "evaluateConditionalEvents";
    run(
        new EvaluateConditionsCommand(
            CHECK.id(method, "processInstanceId", processInstanceId),
            CHECK.variables(method, processVariables),
            parts.lock(),
            parts.runtime()));
  }

  @Override
  public void deleteProcessInstance(String processInstanceId, String deleteReason) {
    var id = CHECK.id("deleteProcessInstance", "processInstanceId", processInstanceId);
    var reason = CHECK.reason("deleteProcessInstance", deleteReason);
    run(new DeleteProcessInstanceCommand(id, reason, parts.lock(), parts.runtime()));
  }

  @Override
  public void bulkDeleteProcessInstances(
      Collection<String> processInstanceIds, String deleteReason) {
    var ids = CHECK.ids("bulkDeleteProcessInstances", "processInstanceIds", processInstanceIds);
    var reason = CHECK.reason("bulkDeleteProcessInstances", deleteReason);
    run(new DeleteProcessInstancesCommand(ids, reason, parts.lock(), parts.runtime()));
  }

  @Override
  public Batch deleteProcessInstancesAsync(
      Collection<String> processInstanceIds, String deleteReason) {
    var method = "deleteProcessInstancesAsync";
    var ids = CHECK.ids(method, "processInstanceIds", processInstanceIds);
    var batch = parts.deletions().ofRunning(ids, CHECK.reason(method, deleteReason));
    return parts.commands().execute(new BeginBatchCommand(batch, "MR_EXECUTION", parts.batches()));
  }

  @Override
  public void suspendProcessInstanceById(String processInstanceId) {
    var id = CHECK.id("suspendProcessInstanceById", "processInstanceId", processInstanceId);
    run(new SuspendInstanceCommand(id, true, parts.lock(), suspension()));
  }

  @Override
  public void activateProcessInstanceById(String processInstanceId) {
    var id = CHECK.id("activateProcessInstanceById", "processInstanceId", processInstanceId);
    run(new SuspendInstanceCommand(id, false, parts.lock(), suspension()));
  }

  private InstanceSuspension suspension() {
    return new InstanceSuspension(parts.runtime(), parts.batches().jobs());
  }

  @Override
  public Execution addMultiInstanceExecution(
      String activityId, String parentExecutionId, Map<String, Object> executionVariables) {
    var method = "addMultiInstanceExecution";
    return run(
        new AddMultiInstanceCommand(
            CHECK.text(method, "activityId", activityId),
            CHECK.id(method, "parentExecutionId", parentExecutionId),
            CHECK.variables(method, executionVariables),
            parts.lock(),
            parts.runtime()));
  }

  @Override
  public void deleteMultiInstanceExecution(String executionId, boolean executionIsCompleted) {
    var id = CHECK.id("deleteMultiInstanceExecution", "executionId", executionId);
    run(new DeleteMultiInstanceCommand(id, executionIsCompleted, parts.lock(), parts.runtime()));
  }

  @Override
  public void trigger(String executionId) {
    trigger(executionId, null, null);
  }

  @Override
  public void trigger(String executionId, Map<String, Object> variables) {
    trigger(executionId, variables, null);
  }

  @Override
  public void trigger(
      String executionId, Map<String, Object> variables, Map<String, Object> transientVariables) {
    run(
        new TriggerCommand(
            CHECK.id("trigger", "executionId", executionId),
            CHECK.variables("trigger", variables),
            CHECK.variables("trigger", transientVariables),
            parts.lock(),
            parts.runtime()));
  }

  @Override
  public void signalEventReceived(String signalName) {
    signal(signalName, null, null);
  }

  @Override
  public void signalEventReceived(String signalName, Map<String, Object> processVariables) {
    signal(signalName, processVariables, null);
  }

  @Override
  public void signalEventReceivedWithTenantId(String signalName, String tenantId) {
    signal(signalName, null, CHECK.given("signalEventReceivedWithTenantId", "tenantId", tenantId));
  }

  @Override
  public void signalEventReceivedWithTenantId(
      String signalName, Map<String, Object> processVariables, String tenantId) {
    signal(
        signalName,
        processVariables,
        CHECK.given("signalEventReceivedWithTenantId", "tenantId", tenantId));
  }

  private void signal(String signalName, Map<String, Object> variables, String tenantId) {
    run(
        new SignalReceivedCommand(
            CHECK.text("signalEventReceived", "signalName", signalName),
            parts.tenants().of(tenantId),
            CHECK.variables("signalEventReceived", variables),
            parts.signals()));
  }

  @Override
  public void signalEventReceived(String signalName, String executionId) {
    signalEventReceived(signalName, executionId, null);
  }

  @Override
  public void signalEventReceived(
      String signalName, String executionId, Map<String, Object> processVariables) {
    var name = CHECK.text("signalEventReceived", "signalName", signalName);
    receive("signalEventReceived", WaitNames.SIGNAL_EVENT, name, executionId, processVariables);
  }

  @Override
  public void signalEventReceivedAsync(String signalName) {
    signalByJob(signalName, parts.tenants().of(null));
  }

  @Override
  public void signalEventReceivedAsync(String signalName, String executionId) {
    var name = CHECK.text("signalEventReceivedAsync", "signalName", signalName);
    var id = CHECK.id("signalEventReceivedAsync", "executionId", executionId);
    run(new SignalByJobCommand(name, id, parts.signals(), parts.runtime()));
  }

  @Override
  public void signalEventReceivedAsyncWithTenantId(String signalName, String tenantId) {
    signalByJob(
        signalName, CHECK.given("signalEventReceivedAsyncWithTenantId", "tenantId", tenantId));
  }

  private void signalByJob(String signalName, String tenantId) {
    var name = CHECK.text("signalEventReceivedAsync", "signalName", signalName);
    run(new SignalReceivedByJobCommand(name, tenantId, parts.signals()));
  }

  @Override
  public void messageEventReceived(String messageName, String executionId) {
    messageEventReceived(messageName, executionId, null);
  }

  @Override
  public void messageEventReceived(
      String messageName, String executionId, Map<String, Object> processVariables) {
    var name = CHECK.text("messageEventReceived", "messageName", messageName);
    receive("messageEventReceived", WaitNames.MESSAGE_EVENT, name, executionId, processVariables);
  }

  private void receive(
      String method, String type, String name, String executionId, Map<String, Object> variables) {
    var event = new ReceivedEvent(type, name, CHECK.variables(method, variables), Map.of());
    var id = CHECK.id(method, "executionId", executionId);
    run(new MessageEventReceivedCommand(event, id, parts.lock(), parts.runtime()));
  }

  @Override
  protected <R> R ask(
      String method, String id, boolean local, Function<VariableScope, R> question) {
    return run(new ReadVariablesCommand<>(id(method, id), question, parts.runtime()));
  }

  @Override
  protected void set(String method, String id, boolean local, Map<String, ?> values) {
    change(method, id, scope -> put(scope, local, values));
  }

  private static void put(VariableScope scope, boolean local, Map<String, ?> values) {
    if (local) {
      scope.setVariablesLocal(values);
    } else {
      scope.setVariables(values);
    }
  }

  @Override
  protected void remove(String method, String id, boolean local, Collection<String> names) {
    change(
        method,
        id,
        local ? scope -> scope.removeVariablesLocal(names) : scope -> scope.removeVariables(names));
  }

  private void change(String method, String id, Consumer<VariableScope> change) {
    run(new ChangeVariablesCommand(id(method, id), change, parts.lock(), parts.runtime()));
  }

  @Override
  public List<VariableInstance> getVariableInstancesByExecutionIds(Set<String> executionIds) {
    var ids = CHECK.known("getVariableInstancesByExecutionIds", "executionIds", executionIds);
    return run(new LocalVariablesCommand(ids, false));
  }

  @Override
  public VariableInstanceQuery createVariableInstanceQuery() {
    return parts.queries().variables();
  }

  @Override
  public ProcessInstanceQuery createProcessInstanceQuery() {
    return parts.queries().processInstances();
  }

  @Override
  public ExecutionQuery createExecutionQuery() {
    return parts.queries().executions();
  }

  @Override
  public ActivityInstanceQuery createActivityInstanceQuery() {
    return parts.queries().activityInstances();
  }

  @Override
  public EventSubscriptionQuery createEventSubscriptionQuery() {
    return parts.queries().eventSubscriptions();
  }

  @Override
  public List<String> getActiveActivityIds(String executionId) {
    var id = CHECK.id("getActiveActivityIds", "executionId", executionId);
    return run(new ActiveActivityIdsCommand(id, parts.runtime()));
  }

  @Override
  public List<Execution> getAdhocSubProcessExecutions(String processInstanceId) {
    var id = CHECK.id("getAdhocSubProcessExecutions", "processInstanceId", processInstanceId);
    return run(new AdHocExecutionsCommand(id, parts.runtime()));
  }

  @Override
  public List<EnabledActivity> getEnabledActivitiesFromAdhocSubProcess(String executionId) {
    var id = CHECK.id("getEnabledActivitiesFromAdhocSubProcess", "executionId", executionId);
    return run(new AdHocEnabledCommand(id, parts.lock(), parts.runtime()));
  }

  @Override
  public Execution executeActivityInAdhocSubProcess(String executionId, String activityId) {
    var method = "executeActivityInAdhocSubProcess";
    var id = CHECK.id(method, "executionId", executionId);
    CHECK.text(method, "activityId", activityId);
    return run(new AdHocExecuteCommand(id, activityId, parts.lock(), parts.runtime()));
  }

  @Override
  public void completeAdhocSubProcess(String executionId) {
    var id = CHECK.id("completeAdhocSubProcess", "executionId", executionId);
    run(new AdHocCompleteCommand(id, parts.lock(), parts.runtime()));
  }

  @Override
  public void setProcessInstanceName(String processInstanceId, String name) {
    change("setProcessInstanceName", processInstanceId, "name", name, ExecutionEntity::name);
  }

  @Override
  public void updateBusinessKey(String processInstanceId, String businessKey) {
    change(
        "updateBusinessKey",
        processInstanceId,
        "businessKey",
        businessKey,
        ExecutionEntity::businessKey);
  }

  @Override
  public void updateBusinessStatus(String processInstanceId, String businessStatus) {
    change(
        "updateBusinessStatus",
        processInstanceId,
        "businessStatus",
        businessStatus,
        ExecutionEntity::businessStatus);
  }

  private void change(
      String method,
      String processInstanceId,
      String argument,
      String value,
      BiConsumer<ExecutionEntity, String> property) {
    var id = CHECK.id(method, "processInstanceId", processInstanceId);
    var checked = CHECK.optional(method, argument, value);
    run(new ChangeInstanceCommand(id, property, checked, parts.lock(), parts.runtime()));
  }

  @Override
  public void addUserIdentityLink(
      String processInstanceId, String userId, String identityLinkType) {
    link("addUserIdentityLink", processInstanceId, LinkTarget.user(userId, identityLinkType), true);
  }

  @Override
  public void addGroupIdentityLink(
      String processInstanceId, String groupId, String identityLinkType) {
    link(
        "addGroupIdentityLink",
        processInstanceId,
        LinkTarget.group(groupId, identityLinkType),
        true);
  }

  @Override
  public void deleteUserIdentityLink(
      String processInstanceId, String userId, String identityLinkType) {
    link(
        "deleteUserIdentityLink",
        processInstanceId,
        LinkTarget.user(userId, identityLinkType),
        false);
  }

  @Override
  public void deleteGroupIdentityLink(
      String processInstanceId, String groupId, String identityLinkType) {
    link(
        "deleteGroupIdentityLink",
        processInstanceId,
        LinkTarget.group(groupId, identityLinkType),
        false);
  }

  private void link(String method, String processInstanceId, LinkTarget target, boolean adds) {
    var id = CHECK.id(method, "processInstanceId", processInstanceId);
    run(new ChangeLinkCommand(context -> links().locked(id, context), target, adds));
  }

  @Override
  public List<IdentityLink> getIdentityLinksForProcessInstance(String processInstanceId) {
    var id = CHECK.id("getIdentityLinksForProcessInstance", "processInstanceId", processInstanceId);
    return run(new ListLinksCommand(context -> links().read(id, context)));
  }

  private InstanceLinks links() {
    return new InstanceLinks(parts.lock(), parts.runtime());
  }

  @Override
  public void addEventListener(EngineEventListener listener) {
    parts.listeners().add(CHECK.given("addEventListener", "listener", listener));
  }

  @Override
  public void addEventListener(EngineEventListener listener, EngineEventType... types) {
    CHECK.given("addEventListener", "listener", listener);
    var named = Arrays.asList(CHECK.given("addEventListener", "types", types));
    parts.listeners().add(listener, CHECK.all("addEventListener", "types", named));
  }

  @Override
  public void removeEventListener(EngineEventListener listener) {
    parts.listeners().remove(CHECK.given("removeEventListener", "listener", listener));
  }

  @Override
  public Incident createIncident(String incidentType, String executionId, String configuration) {
    return createIncident(incidentType, executionId, configuration, null);
  }

  @Override
  public Incident createIncident(
      String incidentType, String executionId, String configuration, String message) {
    var method = "createIncident";
    return run(
        new CreateIncidentCommand(
            CHECK.text(method, "incidentType", incidentType),
            CHECK.id(method, "executionId", executionId),
            CHECK.optional(method, "configuration", configuration),
            CHECK.optional(method, "message", message),
            parts.lock(),
            parts.runtime()));
  }

  @Override
  public IncidentQuery createIncidentQuery() {
    return incidents.createIncidentQuery();
  }

  @Override
  public void resolveIncident(String incidentId) {
    incidents.resolveIncident(incidentId);
  }

  @Override
  public void setAnnotationForIncidentById(String incidentId, String annotation) {
    incidents.setAnnotationForIncidentById(incidentId, annotation);
  }

  @Override
  public void clearAnnotationForIncidentById(String incidentId) {
    incidents.clearAnnotationForIncidentById(incidentId);
  }
}
