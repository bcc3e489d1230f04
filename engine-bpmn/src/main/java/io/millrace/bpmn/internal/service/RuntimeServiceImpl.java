package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.ChangeVariablesCommand;
import io.millrace.bpmn.internal.command.CreateIncidentCommand;
import io.millrace.bpmn.internal.command.InstanceLinks;
import io.millrace.bpmn.internal.command.ReadVariablesCommand;
import io.millrace.bpmn.runtime.ActivityInstanceQuery;
import io.millrace.bpmn.runtime.ExecutionQuery;
import io.millrace.bpmn.runtime.ProcessInstanceBuilder;
import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.common.delegate.VariableScope;
import io.millrace.common.eventsubscription.EventSubscriptionQuery;
import io.millrace.common.incident.Incident;
import io.millrace.common.incident.IncidentQuery;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.event.EventListeners;
import io.millrace.common.internal.identity.ChangeLinkCommand;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.EventListenerRegistration;
import io.millrace.common.internal.service.IncidentService;
import io.millrace.common.internal.variable.LocalVariablesCommand;
import io.millrace.common.variable.VariableInstance;
import io.millrace.common.variable.VariableInstanceQuery;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/** Checks the arguments, runs a command, nothing else. Thread-safe; one per engine. */
public final class RuntimeServiceImpl extends InstanceStarts
    implements ActivityCalls, ChangeCalls, EventCalls, InstanceCalls, EventListenerRegistration {

  private final RuntimeParts parts;
  private final IncidentService incidents;

  /** Creates the service of an engine. */
  public RuntimeServiceImpl(RuntimeParts parts) {
    super(CHECK);
    this.parts = parts;
    this.incidents =
        new IncidentService(CHECK, parts.commands(), parts.queries()::incidents, parts.incidents());
  }

  @Override
  public RuntimeParts parts() {
    return parts;
  }

  private <R> R run(Command<R> command) {
    return parts.commands().execute(command);
  }

  @Override
  public ProcessInstanceBuilder createProcessInstanceBuilder() {
    return new ProcessInstanceBuilderImpl(parts);
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
  protected void link(String method, String id, LinkTarget target, boolean adds) {
    var links = new InstanceLinks(parts.lock(), parts.runtime());
    var instance = CHECK.id(method, "processInstanceId", id);
    run(new ChangeLinkCommand(context -> links.locked(instance, context), target, adds));
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
  public Check listenerCheck() {
    return CHECK;
  }

  @Override
  public EventListeners listeners() {
    return parts.listeners();
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
            parts.runtime(),
            parts.incidents()));
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
