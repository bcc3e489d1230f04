package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.command.CaseElement;
import io.millrace.cmmn.internal.command.ChangeCaseVariablesCommand;
import io.millrace.cmmn.internal.command.CreateCaseIncidentCommand;
import io.millrace.cmmn.internal.command.ReadCaseVariablesCommand;
import io.millrace.cmmn.runtime.CaseInstanceBuilder;
import io.millrace.cmmn.runtime.CaseInstanceQuery;
import io.millrace.cmmn.runtime.GenericEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.IntentEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.MilestoneInstanceQuery;
import io.millrace.cmmn.runtime.PlanItemInstanceQuery;
import io.millrace.cmmn.runtime.SignalEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.UserEventListenerInstanceQuery;
import io.millrace.cmmn.runtime.VariableEventListenerInstanceQuery;
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
import io.millrace.common.variable.VariableInstanceQuery;
import java.util.Collection;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/** Checks the arguments, runs a command, nothing else. Thread-safe; one per engine. */
public final class CmmnRuntimeServiceImpl extends PlanItemVariables
    implements CaseCalls,
        CaseFileCalls,
        EventListenerRegistration,
        PlanItemCalls,
        PlanningCalls,
        SignalCalls {

  private final CmmnRuntimeParts parts;
  private final IncidentService incidents;

  /** Creates the service of an engine. */
  public CmmnRuntimeServiceImpl(CmmnRuntimeParts parts) {
    super(CHECK);
    this.parts = parts;
    this.incidents =
        new IncidentService(
            CHECK,
            parts.commands(),
            () -> parts.queries().shared().incidents(),
            parts.runtime().jobs().incidents());
  }

  @Override
  public CmmnRuntimeParts parts() {
    return parts;
  }

  @Override
  public Check listenerCheck() {
    return CHECK;
  }

  @Override
  public EventListeners listeners() {
    return parts.listeners();
  }

  private <R> R run(Command<R> command) {
    return parts.commands().execute(command);
  }

  @Override
  public CaseInstanceBuilder createCaseInstanceBuilder() {
    return new CaseInstanceBuilderImpl(parts);
  }

  @Override
  public CaseInstanceQuery createCaseInstanceQuery() {
    return parts.queries().caseInstances();
  }

  @Override
  public PlanItemInstanceQuery createPlanItemInstanceQuery() {
    return parts.queries().planItemInstances();
  }

  @Override
  public MilestoneInstanceQuery createMilestoneInstanceQuery() {
    return parts.queries().milestoneInstances();
  }

  @Override
  public GenericEventListenerInstanceQuery createGenericEventListenerInstanceQuery() {
    return parts.queries().genericEventListeners();
  }

  @Override
  public UserEventListenerInstanceQuery createUserEventListenerInstanceQuery() {
    return parts.queries().userEventListeners();
  }

  @Override
  public SignalEventListenerInstanceQuery createSignalEventListenerInstanceQuery() {
    return parts.queries().signalEventListeners();
  }

  @Override
  public IntentEventListenerInstanceQuery createIntentEventListenerInstanceQuery() {
    return parts.queries().intentEventListeners();
  }

  @Override
  public VariableEventListenerInstanceQuery createVariableEventListenerInstanceQuery() {
    return parts.queries().variableEventListeners();
  }

  @Override
  public VariableInstanceQuery createVariableInstanceQuery() {
    return parts.queries().shared().variables();
  }

  @Override
  public EventSubscriptionQuery createEventSubscriptionQuery() {
    return parts.queries().shared().eventSubscriptions();
  }

  @Override
  protected <R> R ask(
      String method, String id, boolean local, Function<VariableScope, R> question) {
    return run(new ReadCaseVariablesCommand<>(element(method, id, local), question, parts.cases()));
  }

  @Override
  protected void set(String method, String id, boolean local, Map<String, ?> values) {
    change(method, id, local, scope -> scope.setVariablesLocal(values));
  }

  @Override
  protected void remove(String method, String id, boolean local, Collection<String> names) {
    change(method, id, local, scope -> scope.removeVariablesLocal(names));
  }

  private void change(String method, String id, boolean local, Consumer<VariableScope> change) {
    run(new ChangeCaseVariablesCommand(element(method, id, local), change, parts.cases()));
  }

  /** Calls about local variables name a plan item, all others a case. */
  private static CaseElement element(String method, String id, boolean local) {
    return local
        ? CaseElement.item(CHECK.id(method, "planItemInstanceId", id))
        : CaseElement.instance(CHECK.id(method, "caseInstanceId", id));
  }

  @Override
  protected void link(String method, String caseInstanceId, LinkTarget target, boolean adds) {
    var id = CHECK.id(method, "caseInstanceId", caseInstanceId);
    run(new ChangeLinkCommand(context -> parts.cases().lockLinks(id, context), target, adds));
  }

  @Override
  public Incident createIncident(
      String incidentType, String planItemInstanceId, String configuration) {
    return createIncident(incidentType, planItemInstanceId, configuration, null);
  }

  @Override
  public Incident createIncident(
      String incidentType, String planItemInstanceId, String configuration, String message) {
    var method = "createIncident";
    return run(
        new CreateCaseIncidentCommand(
            CHECK.text(method, "incidentType", incidentType),
            CHECK.id(method, "planItemInstanceId", planItemInstanceId),
            CHECK.optional(method, "configuration", configuration),
            CHECK.optional(method, "message", message),
            parts.cases()));
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
