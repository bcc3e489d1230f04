package io.millrace.cmmn.internal.service;

import static io.millrace.cmmn.internal.command.CaseDefinitionKind.KIND;

import io.millrace.cmmn.CmmnRepositoryService;
import io.millrace.cmmn.internal.command.GetCaseDefinitionCommand;
import io.millrace.cmmn.internal.command.GetCaseModelCommand;
import io.millrace.cmmn.internal.command.SetCaseDefinitionCategoryCommand;
import io.millrace.cmmn.internal.query.CmmnQueries;
import io.millrace.cmmn.repository.CaseDefinition;
import io.millrace.cmmn.repository.CaseDefinitionQuery;
import io.millrace.cmmn.repository.CmmnDeploymentBuilder;
import io.millrace.cmmn.repository.CmmnDeploymentQuery;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.deployment.ChangeParentDeploymentCommand;
import io.millrace.common.internal.identity.ChangeLinkCommand;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.identity.ListLinksCommand;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.DeploymentCalls;
import io.millrace.common.internal.service.DeploymentParts;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.List;

/** Checks the arguments, runs a command, nothing else. Thread-safe; one per engine. */
public final class CmmnRepositoryServiceImpl extends DeploymentCalls
    implements CmmnRepositoryService {

  private static final Check CHECK = new Check("CmmnRepositoryService");

  private final CmmnQueries queries;

  /** Creates the service of an engine. */
  public CmmnRepositoryServiceImpl(DeploymentParts parts, CmmnQueries queries) {
    super(CHECK, parts);
    this.queries = queries;
  }

  private static long id(String method, String caseDefinitionId) {
    return CHECK.id(method, "caseDefinitionId", caseDefinitionId);
  }

  @Override
  public CmmnDeploymentBuilder createDeployment() {
    return new CmmnDeploymentBuilderImpl(parts());
  }

  @Override
  public CmmnDeploymentQuery createDeploymentQuery() {
    return queries.deployments();
  }

  @Override
  public CaseDefinitionQuery createCaseDefinitionQuery() {
    return queries.caseDefinitions();
  }

  @Override
  public CaseDefinition getCaseDefinition(String caseDefinitionId) {
    return run(new GetCaseDefinitionCommand(id("getCaseDefinition", caseDefinitionId)));
  }

  @Override
  public InputStream getCaseModel(String caseDefinitionId) {
    var id = id("getCaseModel", caseDefinitionId);
    return new ByteArrayInputStream(run(new GetCaseModelCommand(id)));
  }

  @Override
  public void setCaseDefinitionCategory(String caseDefinitionId, String category) {
    var id = id("setCaseDefinitionCategory", caseDefinitionId);
    var word = CHECK.optional("setCaseDefinitionCategory", "category", category);
    run(new SetCaseDefinitionCategoryCommand(id, word));
  }

  @Override
  public void changeDeploymentParentDeploymentId(String deploymentId, String parentDeploymentId) {
    var method = "changeDeploymentParentDeploymentId";
    var id = CHECK.id(method, "deploymentId", deploymentId);
    var parent = CHECK.optional(method, "parentDeploymentId", parentDeploymentId);
    run(new ChangeParentDeploymentCommand(id, parent));
  }

  @Override
  public void addCandidateStarterUser(String caseDefinitionId, String userId) {
    link(
        "addCandidateStarterUser", caseDefinitionId, user("addCandidateStarterUser", userId), true);
  }

  @Override
  public void addCandidateStarterGroup(String caseDefinitionId, String groupId) {
    link(
        "addCandidateStarterGroup",
        caseDefinitionId,
        group("addCandidateStarterGroup", groupId),
        true);
  }

  @Override
  public void deleteCandidateStarterUser(String caseDefinitionId, String userId) {
    link(
        "deleteCandidateStarterUser",
        caseDefinitionId,
        user("deleteCandidateStarterUser", userId),
        false);
  }

  @Override
  public void deleteCandidateStarterGroup(String caseDefinitionId, String groupId) {
    link(
        "deleteCandidateStarterGroup",
        caseDefinitionId,
        group("deleteCandidateStarterGroup", groupId),
        false);
  }

  private static LinkTarget user(String method, String userId) {
    return LinkTarget.user(CHECK.text(method, "userId", userId), IdentityLinkType.CANDIDATE);
  }

  private static LinkTarget group(String method, String groupId) {
    return LinkTarget.group(CHECK.text(method, "groupId", groupId), IdentityLinkType.CANDIDATE);
  }

  private void link(String method, String caseDefinitionId, LinkTarget target, boolean adds) {
    var id = id(method, caseDefinitionId);
    run(new ChangeLinkCommand(context -> KIND.lockStarters(id, context), target, adds));
  }

  @Override
  public List<IdentityLink> getIdentityLinksForCaseDefinition(String caseDefinitionId) {
    var id = id("getIdentityLinksForCaseDefinition", caseDefinitionId);
    return run(new ListLinksCommand(context -> KIND.starters(id, context)));
  }
}
