package io.millrace.bpmn.internal.service;

import static io.millrace.bpmn.internal.command.ProcessDefinitionKind.KIND;

import io.millrace.bpmn.RepositoryService;
import io.millrace.bpmn.internal.command.GetBpmnModelCommand;
import io.millrace.bpmn.internal.command.GetProcessDefinitionCommand;
import io.millrace.bpmn.internal.command.GetProcessModelCommand;
import io.millrace.bpmn.internal.command.SetDefinitionCategoryCommand;
import io.millrace.bpmn.internal.command.SuspendDefinitionsCommand;
import io.millrace.bpmn.internal.command.SuspendDefinitionsCommand.Versions;
import io.millrace.bpmn.internal.command.ValidateModelCommand;
import io.millrace.bpmn.internal.definition.LibertyReport;
import io.millrace.bpmn.model.BpmnModel;
import io.millrace.bpmn.repository.DeploymentBuilder;
import io.millrace.bpmn.repository.DeploymentQuery;
import io.millrace.bpmn.repository.Liberty;
import io.millrace.bpmn.repository.ModelCheck;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.bpmn.repository.ProcessDefinitionQuery;
import io.millrace.common.Problem;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.deployment.GetResourceCommand;
import io.millrace.common.internal.deployment.GetResourceNamesCommand;
import io.millrace.common.internal.identity.ChangeLinkCommand;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.identity.ListLinksCommand;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.DeploymentCalls;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Date;
import java.util.EnumSet;
import java.util.List;

/** Checks the arguments, runs a command, nothing else. Thread-safe; one per engine. */
public final class RepositoryServiceImpl extends DeploymentCalls implements RepositoryService {

  private static final Check CHECK = new Check("RepositoryService");

  private final RepositoryParts parts;

  /** Creates the service of an engine. */
  public RepositoryServiceImpl(RepositoryParts parts) {
    super(CHECK, parts.deployments());
    this.parts = parts;
  }

  @Override
  public DeploymentBuilder createDeployment() {
    return new DeploymentBuilderImpl(parts(), parts.lenientImport(), parts.suspension());
  }

  @Override
  public List<Liberty> getDeploymentLiberties(String deploymentId) {
    var id = CHECK.id("getDeploymentLiberties", "deploymentId", deploymentId);
    return run(new GetResourceNamesCommand(id)).stream()
        .filter(LibertyReport::isReport)
        .flatMap(name -> LibertyReport.read(name, run(new GetResourceCommand(id, name))).stream())
        .toList();
  }

  @Override
  public DeploymentQuery createDeploymentQuery() {
    return parts.queries().deployments();
  }

  @Override
  public ProcessDefinitionQuery createProcessDefinitionQuery() {
    return parts.queries().processDefinitions();
  }

  @Override
  public ProcessDefinition getProcessDefinition(String processDefinitionId) {
    var id = CHECK.id("getProcessDefinition", "processDefinitionId", processDefinitionId);
    return run(new GetProcessDefinitionCommand(id));
  }

  @Override
  public InputStream getProcessModel(String processDefinitionId) {
    var id = CHECK.id("getProcessModel", "processDefinitionId", processDefinitionId);
    return new ByteArrayInputStream(run(new GetProcessModelCommand(id)));
  }

  @Override
  public BpmnModel getBpmnModel(String processDefinitionId) {
    var id = CHECK.id("getBpmnModel", "processDefinitionId", processDefinitionId);
    return run(new GetBpmnModelCommand(id, parts.cache()));
  }

  @Override
  public List<Problem> validateProcess(BpmnModel bpmnModel, ModelCheck... checks) {
    var model = CHECK.given("validateProcess", "bpmnModel", bpmnModel);
    var wished = EnumSet.noneOf(ModelCheck.class);
    for (var check : CHECK.given("validateProcess", "checks", checks)) {
      wished.add(CHECK.given("validateProcess", "check", check));
    }
    var tenant = parts().tenants().of(null);
    return run(new ValidateModelCommand(model, wished, tenant, parts.validator()));
  }

  @Override
  public void setProcessDefinitionCategory(String processDefinitionId, String category) {
    var id = CHECK.id("setProcessDefinitionCategory", "processDefinitionId", processDefinitionId);
    var word = CHECK.optional("setProcessDefinitionCategory", "category", category);
    run(new SetDefinitionCategoryCommand(id, word, parts.cache()));
  }

  @Override
  public boolean isProcessDefinitionSuspended(String processDefinitionId) {
    var id = CHECK.id("isProcessDefinitionSuspended", "processDefinitionId", processDefinitionId);
    return run(new GetProcessDefinitionCommand(id)).isSuspended();
  }

  @Override
  public void suspendProcessDefinitionById(String processDefinitionId) {
    suspendProcessDefinitionById(processDefinitionId, false, null);
  }

  @Override
  public void suspendProcessDefinitionById(
      String processDefinitionId, boolean suspendProcessInstances, Date suspensionDate) {
    var change =
        new Change("suspendProcessDefinitionById", true, suspendProcessInstances, suspensionDate);
    change(processDefinitionId, change);
  }

  @Override
  public void suspendProcessDefinitionByKey(String processDefinitionKey) {
    suspendProcessDefinitionByKey(processDefinitionKey, false, null, null);
  }

  @Override
  public void suspendProcessDefinitionByKey(
      String processDefinitionKey, boolean suspendProcessInstances, Date suspensionDate) {
    suspendProcessDefinitionByKey(
        processDefinitionKey, suspendProcessInstances, suspensionDate, null);
  }

  @Override
  public void suspendProcessDefinitionByKey(String processDefinitionKey, String tenantId) {
    suspendProcessDefinitionByKey(processDefinitionKey, false, null, tenantId);
  }

  @Override
  public void suspendProcessDefinitionByKey(
      String processDefinitionKey,
      boolean suspendProcessInstances,
      Date suspensionDate,
      String tenantId) {
    var change =
        new Change("suspendProcessDefinitionByKey", true, suspendProcessInstances, suspensionDate);
    change(processDefinitionKey, tenantId, change);
  }

  @Override
  public void activateProcessDefinitionById(String processDefinitionId) {
    activateProcessDefinitionById(processDefinitionId, false, null);
  }

  @Override
  public void activateProcessDefinitionById(
      String processDefinitionId, boolean activateProcessInstances, Date activationDate) {
    var change =
        new Change(
            "activateProcessDefinitionById", false, activateProcessInstances, activationDate);
    change(processDefinitionId, change);
  }

  @Override
  public void activateProcessDefinitionByKey(String processDefinitionKey) {
    activateProcessDefinitionByKey(processDefinitionKey, false, null, null);
  }

  @Override
  public void activateProcessDefinitionByKey(
      String processDefinitionKey, boolean activateProcessInstances, Date activationDate) {
    activateProcessDefinitionByKey(
        processDefinitionKey, activateProcessInstances, activationDate, null);
  }

  @Override
  public void activateProcessDefinitionByKey(String processDefinitionKey, String tenantId) {
    activateProcessDefinitionByKey(processDefinitionKey, false, null, tenantId);
  }

  @Override
  public void activateProcessDefinitionByKey(
      String processDefinitionKey,
      boolean activateProcessInstances,
      Date activationDate,
      String tenantId) {
    var change =
        new Change(
            "activateProcessDefinitionByKey", false, activateProcessInstances, activationDate);
    change(processDefinitionKey, tenantId, change);
  }

  /** What a method of the application's does to definitions: suspends them or activates them. */
  private record Change(String method, boolean suspended, boolean instances, Date at) {}

  private void change(String definitionId, Change change) {
    change(Versions.of(CHECK.id(change.method, "processDefinitionId", definitionId)), change);
  }

  private void change(String definitionKey, String tenantId, Change change) {
    var key = CHECK.text(change.method, "processDefinitionKey", definitionKey);
    var tenant = CHECK.optional(change.method, "tenantId", tenantId);
    change(Versions.of(key, tenant == null ? "" : tenant), change);
  }

  private void change(Versions versions, Change change) {
    run(
        new SuspendDefinitionsCommand(
            versions, change.suspended, change.instances, change.at, parts.suspension()));
  }

  @Override
  public void addCandidateStarterUser(String processDefinitionId, String userId) {
    var method = "addCandidateStarterUser";
    link(method, processDefinitionId, user(method, userId), true);
  }

  @Override
  public void addCandidateStarterGroup(String processDefinitionId, String groupId) {
    var method = "addCandidateStarterGroup";
    link(method, processDefinitionId, group(method, groupId), true);
  }

  @Override
  public void deleteCandidateStarterUser(String processDefinitionId, String userId) {
    var method = "deleteCandidateStarterUser";
    link(method, processDefinitionId, user(method, userId), false);
  }

  @Override
  public void deleteCandidateStarterGroup(String processDefinitionId, String groupId) {
    var method = "deleteCandidateStarterGroup";
    link(method, processDefinitionId, group(method, groupId), false);
  }

  @Override
  public List<IdentityLink> getIdentityLinksForProcessDefinition(String processDefinitionId) {
    var method = "getIdentityLinksForProcessDefinition";
    var id = CHECK.id(method, "processDefinitionId", processDefinitionId);
    return run(new ListLinksCommand(context -> KIND.starters(id, context)));
  }

  private static LinkTarget user(String method, String userId) {
    return LinkTarget.user(CHECK.text(method, "userId", userId), IdentityLinkType.CANDIDATE);
  }

  private static LinkTarget group(String method, String groupId) {
    return LinkTarget.group(CHECK.text(method, "groupId", groupId), IdentityLinkType.CANDIDATE);
  }

  private void link(String method, String processDefinitionId, LinkTarget target, boolean adds) {
    var id = CHECK.id(method, "processDefinitionId", processDefinitionId);
    run(new ChangeLinkCommand(context -> KIND.lockStarters(id, context), target, adds));
  }
}
