package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.StageResponse;
import io.millrace.cmmn.explanation.CaseExplanation;
import io.millrace.cmmn.internal.command.CaseDeletions;
import io.millrace.cmmn.internal.command.CaseElement;
import io.millrace.cmmn.internal.command.ChangeCaseCommand;
import io.millrace.cmmn.internal.command.ChangeCaseVariablesCommand;
import io.millrace.cmmn.internal.command.CreateCaseIncidentCommand;
import io.millrace.cmmn.internal.command.ExplainCaseCommand;
import io.millrace.cmmn.internal.command.MoveCaseCommand;
import io.millrace.cmmn.internal.command.MovePlanItemCommand;
import io.millrace.cmmn.internal.command.ReadCaseVariablesCommand;
import io.millrace.cmmn.internal.command.SetCaseRoleCommand;
import io.millrace.cmmn.internal.command.StageOverviewCommand;
import io.millrace.cmmn.internal.command.TerminateCasesCommand;
import io.millrace.cmmn.internal.operation.CaseFileWork;
import io.millrace.cmmn.internal.operation.CaseMove;
import io.millrace.cmmn.internal.operation.PlanItemMove;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.runtime.CaseFileInstance;
import io.millrace.cmmn.runtime.CaseFileItemInstance;
import io.millrace.cmmn.runtime.CaseInstanceBuilder;
import io.millrace.cmmn.runtime.CaseInstanceQuery;
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
import io.millrace.common.batch.Batch;
import io.millrace.common.delegate.VariableScope;
import io.millrace.common.eventsubscription.EventSubscriptionQuery;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.incident.Incident;
import io.millrace.common.incident.IncidentQuery;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.batch.BeginBatchCommand;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.identity.ChangeLinkCommand;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.identity.ListLinksCommand;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.IncidentService;
import io.millrace.common.internal.service.VariableCalls;
import io.millrace.common.internal.signal.SignalReceivedByJobCommand;
import io.millrace.common.internal.signal.SignalReceivedCommand;
import io.millrace.common.variable.VariableInstance;
import io.millrace.common.variable.VariableInstanceQuery;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/** Checks the arguments, runs a command, nothing else. Thread-safe; one per engine. */
public final class CmmnRuntimeServiceImpl extends VariableCalls implements CmmnRuntimeService {

  private static final Check CHECK = new Check("CmmnRuntimeService");

  private final CmmnRuntimeParts parts;
  private final CaseFileCalls caseFiles;
  private final IncidentService incidents;

  /** Creates the service of an engine. */
  public CmmnRuntimeServiceImpl(CmmnRuntimeParts parts) {
    super(CHECK, "caseInstanceId");
    this.parts = parts;
    this.caseFiles = new CaseFileCalls(parts, CHECK);
    this.incidents =
        new IncidentService(
            CHECK,
            parts.commands(),
            () -> parts.queries().shared().incidents(),
            parts.runtime().jobs().incidents());
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
  public PlanItemInstanceTransitionBuilder createPlanItemInstanceTransitionBuilder(String id) {
    var item = CHECK.id("createPlanItemInstanceTransitionBuilder", "planItemInstanceId", id);
    return new PlanItemInstanceTransitionBuilderImpl(what -> move(item, what));
  }

  private void move(String method, String id, PlanItemMove what) {
    move(CHECK.id(method, "planItemInstanceId", id), what);
  }

  private void move(long item, PlanItemMove what) {
    run(new MovePlanItemCommand(item, what, parts.cases()));
  }

  private void move(String method, String id, CaseMove what) {
    run(new MoveCaseCommand(id(method, id), what, parts.cases()));
  }

  @Override
  public void triggerPlanItemInstance(String planItemInstanceId) {
    move("triggerPlanItemInstance", planItemInstanceId, PlanItemMove.TRIGGER);
  }

  @Override
  public void enablePlanItemInstance(String planItemInstanceId) {
    move("enablePlanItemInstance", planItemInstanceId, PlanItemMove.ENABLE);
  }

  @Override
  public void disablePlanItemInstance(String planItemInstanceId) {
    move("disablePlanItemInstance", planItemInstanceId, PlanItemMove.DISABLE);
  }

  @Override
  public void startPlanItemInstance(String planItemInstanceId) {
    move("startPlanItemInstance", planItemInstanceId, PlanItemMove.START);
  }

  @Override
  public void completeStagePlanItemInstance(String planItemInstanceId) {
    move("completeStagePlanItemInstance", planItemInstanceId, PlanItemMove.COMPLETE_STAGE);
  }

  @Override
  public void completeUserEventListenerInstance(String planItemInstanceId) {
    move("completeUserEventListenerInstance", planItemInstanceId, PlanItemMove.TRIGGER);
  }

  @Override
  public void completeGenericEventListenerInstance(String planItemInstanceId) {
    move("completeGenericEventListenerInstance", planItemInstanceId, PlanItemMove.TRIGGER);
  }

  @Override
  public void completeIntentEventListenerInstance(String planItemInstanceId) {
    move("completeIntentEventListenerInstance", planItemInstanceId, PlanItemMove.TRIGGER);
  }

  @Override
  public void signalEventReceived(String signalName) {
    signal(signalName, null, null);
  }

  @Override
  public void signalEventReceived(String signalName, Map<String, Object> variables) {
    signal(signalName, variables, null);
  }

  @Override
  public void signalEventReceivedWithTenantId(String signalName, String tenantId) {
    signal(signalName, null, CHECK.given("signalEventReceivedWithTenantId", "tenantId", tenantId));
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
  public void signalEventReceivedAsync(String signalName) {
    var name = CHECK.text("signalEventReceivedAsync", "signalName", signalName);
    run(new SignalReceivedByJobCommand(name, parts.tenants().of(null), parts.signals()));
  }

  @Override
  public void completeStagePlanItemInstance(String planItemInstanceId, boolean force) {
    move(
        "completeStagePlanItemInstance",
        planItemInstanceId,
        force ? PlanItemMove.FORCE_COMPLETE_STAGE : PlanItemMove.COMPLETE_STAGE);
  }

  @Override
  public void completeCaseInstance(String caseInstanceId) {
    move("completeCaseInstance", caseInstanceId, CaseMove.COMPLETE);
  }

  @Override
  public void terminateCaseInstance(String caseInstanceId) {
    move("terminateCaseInstance", caseInstanceId, CaseMove.TERMINATE);
  }

  @Override
  public void bulkTerminateCaseInstances(Collection<String> caseInstanceIds) {
    terminate("bulkTerminateCaseInstances", caseInstanceIds);
  }

  @Override
  public void deleteCaseInstance(String caseInstanceId) {
    move("deleteCaseInstance", caseInstanceId, CaseMove.TERMINATE);
  }

  @Override
  public void bulkDeleteCaseInstances(Collection<String> caseInstanceIds) {
    terminate("bulkDeleteCaseInstances", caseInstanceIds);
  }

  @Override
  public Batch terminateCaseInstancesAsync(Collection<String> caseInstanceIds) {
    var method = "terminateCaseInstancesAsync";
    var ids = CHECK.ids(method, "caseInstanceIds", caseInstanceIds);
    var batch = new CaseDeletions(parts.cases(), parts.ended()).ofRunning(ids);
    return parts
        .commands()
        .execute(
            new BeginBatchCommand(batch, "MR_CASE_INSTANCE", new Batches(parts.runtime().jobs())));
  }

  private void terminate(String method, Collection<String> caseInstanceIds) {
    var ids = CHECK.ids(method, "caseInstanceIds", caseInstanceIds);
    run(new TerminateCasesCommand(ids, parts.cases()));
  }

  @Override
  public void evaluateCriteria(String caseInstanceId) {
    move("evaluateCriteria", caseInstanceId, CaseMove.EVALUATE);
  }

  @Override
  public ChangePlanItemStateBuilder createChangePlanItemStateBuilder() {
    return new ChangePlanItemStateBuilderImpl(parts);
  }

  @Override
  public CaseExplanation explainCase(String caseInstanceId) {
    return run(new ExplainCaseCommand(id("explainCase", caseInstanceId), parts.cases()));
  }

  @Override
  public List<StageResponse> getStageOverview(String caseInstanceId) {
    var id = id("getStageOverview", caseInstanceId);
    return run(new StageOverviewCommand(id, parts.queries()));
  }

  @Override
  public CaseFileInstance getCaseFile(String caseInstanceId) {
    return caseFiles.get(caseInstanceId);
  }

  @Override
  public CaseFileItemInstance createCaseFileItem(String caseInstanceId, String path, Object value) {
    return caseFiles.change(
        "createCaseFileItem", caseInstanceId, path, value, CaseFileWork::create);
  }

  @Override
  public CaseFileItemInstance updateCaseFileItem(String caseInstanceId, String path, Object value) {
    return caseFiles.change(
        "updateCaseFileItem", caseInstanceId, path, value, CaseFileWork::update);
  }

  @Override
  public CaseFileItemInstance replaceCaseFileItem(
      String caseInstanceId, String path, Object value) {
    return caseFiles.change(
        "replaceCaseFileItem", caseInstanceId, path, value, CaseFileWork::replace);
  }

  @Override
  public void deleteCaseFileItem(String caseInstanceId, String path) {
    caseFiles.change(
        "deleteCaseFileItem", caseInstanceId, path, null, (work, item, none) -> work.delete(item));
  }

  @Override
  public CaseFileItemInstance addCaseFileItemChild(
      String caseInstanceId, String path, String childName, Object value) {
    var child = CHECK.text("addCaseFileItemChild", "childName", childName);
    return caseFiles.change(
        "addCaseFileItemChild",
        caseInstanceId,
        path,
        value,
        (work, parent, content) -> work.addChild(parent, child, content));
  }

  @Override
  public void removeCaseFileItemChild(String caseInstanceId, String path, String childName) {
    var child = CHECK.text("removeCaseFileItemChild", "childName", childName);
    caseFiles.change(
        "removeCaseFileItemChild", caseInstanceId, path, child, CaseFileWork::removeChild);
  }

  @Override
  public void addCaseFileItemReference(String caseInstanceId, String path, String targetPath) {
    caseFiles.refer(
        "addCaseFileItemReference", caseInstanceId, path, targetPath, CaseFileWork::addReference);
  }

  @Override
  public void removeCaseFileItemReference(String caseInstanceId, String path, String targetPath) {
    caseFiles.refer(
        "removeCaseFileItemReference",
        caseInstanceId,
        path,
        targetPath,
        CaseFileWork::removeReference);
  }

  @Override
  public List<PlannableItem> getPlannableItems(String caseInstanceId) {
    return getPlannableItems(caseInstanceId, null);
  }

  @Override
  public List<PlannableItem> getPlannableItems(String caseInstanceId, String userId) {
    return caseFiles.plannable(
        CaseElement.instance(id("getPlannableItems", caseInstanceId)), userId);
  }

  @Override
  public List<PlannableItem> getPlannableItemsOfPlanItemInstance(String planItemInstanceId) {
    return getPlannableItemsOfPlanItemInstance(planItemInstanceId, null);
  }

  @Override
  public List<PlannableItem> getPlannableItemsOfPlanItemInstance(
      String planItemInstanceId, String userId) {
    var method = "getPlannableItemsOfPlanItemInstance";
    var id = CHECK.id(method, "planItemInstanceId", planItemInstanceId);
    return caseFiles.plannable(CaseElement.item(id), userId);
  }

  @Override
  public PlanningBuilder createPlanningBuilder() {
    return new PlanningBuilderImpl(parts);
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
  public Map<String, Object> getLocalVariables(String planItemInstanceId) {
    return ask("getLocalVariables", planItemInstanceId, true, VariableScope::getVariablesLocal);
  }

  @Override
  public Map<String, Object> getLocalVariables(
      String planItemInstanceId, Collection<String> variableNames) {
    var names = CHECK.names("getLocalVariables", variableNames);
    return ask(
        "getLocalVariables",
        planItemInstanceId,
        true,
        scope -> only(scope.getVariablesLocal(), names));
  }

  @Override
  public Object getLocalVariable(String planItemInstanceId, String variableName) {
    var name = name("getLocalVariable", variableName);
    return ask("getLocalVariable", planItemInstanceId, true, scope -> scope.getVariableLocal(name));
  }

  @Override
  public boolean hasLocalVariable(String planItemInstanceId, String variableName) {
    var name = name("hasLocalVariable", variableName);
    return ask("hasLocalVariable", planItemInstanceId, true, scope -> scope.hasVariableLocal(name));
  }

  @Override
  public Map<String, VariableInstance> getLocalVariableInstances(String planItemInstanceId) {
    return ask(
        "getLocalVariableInstances",
        planItemInstanceId,
        true,
        VariableScope::getVariableInstancesLocal);
  }

  @Override
  public VariableInstance getLocalVariableInstance(String planItemInstanceId, String variableName) {
    var name = name("getLocalVariableInstance", variableName);
    return ask(
        "getLocalVariableInstance",
        planItemInstanceId,
        true,
        scope -> scope.getVariableInstanceLocal(name));
  }

  @Override
  public void setLocalVariable(String planItemInstanceId, String variableName, Object value) {
    var name = name("setLocalVariable", variableName);
    set("setLocalVariable", planItemInstanceId, true, Collections.singletonMap(name, value));
  }

  @Override
  public void setLocalVariables(
      String planItemInstanceId, Map<String, ? extends Object> variables) {
    var values = CHECK.variables("setLocalVariables", variables);
    set("setLocalVariables", planItemInstanceId, true, values);
  }

  @Override
  public void removeLocalVariable(String planItemInstanceId, String variableName) {
    var name = name("removeLocalVariable", variableName);
    remove("removeLocalVariable", planItemInstanceId, true, List.of(name));
  }

  @Override
  public void removeLocalVariables(String planItemInstanceId, Collection<String> variableNames) {
    var names = given("removeLocalVariables", variableNames);
    remove("removeLocalVariables", planItemInstanceId, true, names);
  }

  @Override
  public void setCaseInstanceName(String caseInstanceId, String name) {
    var id = id("setCaseInstanceName", caseInstanceId);
    var checked = CHECK.optional("setCaseInstanceName", "name", name);
    run(new ChangeCaseCommand(id, CaseInstanceEntity::name, checked, parts.cases()));
  }

  @Override
  public void updateBusinessKey(String caseInstanceId, String businessKey) {
    var id = id("updateBusinessKey", caseInstanceId);
    var checked = CHECK.optional("updateBusinessKey", "businessKey", businessKey);
    run(new ChangeCaseCommand(id, CaseInstanceEntity::businessKey, checked, parts.cases()));
  }

  @Override
  public void updateBusinessStatus(String caseInstanceId, String businessStatus) {
    var id = id("updateBusinessStatus", caseInstanceId);
    var checked = CHECK.optional("updateBusinessStatus", "businessStatus", businessStatus);
    run(new ChangeCaseCommand(id, CaseInstanceEntity::businessStatus, checked, parts.cases()));
  }

  @Override
  public void setOwner(String caseInstanceId, String userId) {
    var user = CHECK.text("setOwner", "userId", userId);
    run(
        new SetCaseRoleCommand(
            id("setOwner", caseInstanceId), IdentityLinkType.OWNER, user, parts.cases()));
  }

  @Override
  public void removeOwner(String caseInstanceId) {
    run(
        new SetCaseRoleCommand(
            id("removeOwner", caseInstanceId), IdentityLinkType.OWNER, null, parts.cases()));
  }

  @Override
  public void setAssignee(String caseInstanceId, String userId) {
    var user = CHECK.text("setAssignee", "userId", userId);
    run(
        new SetCaseRoleCommand(
            id("setAssignee", caseInstanceId), IdentityLinkType.ASSIGNEE, user, parts.cases()));
  }

  @Override
  public void removeAssignee(String caseInstanceId) {
    run(
        new SetCaseRoleCommand(
            id("removeAssignee", caseInstanceId), IdentityLinkType.ASSIGNEE, null, parts.cases()));
  }

  @Override
  public void addUserIdentityLink(String caseInstanceId, String userId, String identityLinkType) {
    link("addUserIdentityLink", caseInstanceId, LinkTarget.user(userId, identityLinkType), true);
  }

  @Override
  public void addGroupIdentityLink(String caseInstanceId, String groupId, String identityLinkType) {
    link("addGroupIdentityLink", caseInstanceId, LinkTarget.group(groupId, identityLinkType), true);
  }

  @Override
  public void deleteUserIdentityLink(
      String caseInstanceId, String userId, String identityLinkType) {
    link(
        "deleteUserIdentityLink", caseInstanceId, LinkTarget.user(userId, identityLinkType), false);
  }

  @Override
  public void deleteGroupIdentityLink(
      String caseInstanceId, String groupId, String identityLinkType) {
    link(
        "deleteGroupIdentityLink",
        caseInstanceId,
        LinkTarget.group(groupId, identityLinkType),
        false);
  }

  private void link(String method, String caseInstanceId, LinkTarget target, boolean adds) {
    var id = id(method, caseInstanceId);
    run(new ChangeLinkCommand(context -> parts.cases().lockLinks(id, context), target, adds));
  }

  @Override
  public List<IdentityLink> getIdentityLinksForCaseInstance(String caseInstanceId) {
    var id = id("getIdentityLinksForCaseInstance", caseInstanceId);
    return run(new ListLinksCommand(context -> parts.cases().links(id, context)));
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
