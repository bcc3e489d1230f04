package io.millrace.bpmn.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.DeploymentColumn.CATEGORY;
import static io.millrace.common.internal.query.column.DeploymentColumn.DEPLOY_TIME;
import static io.millrace.common.internal.query.column.DeploymentColumn.EXTERNAL_ID;
import static io.millrace.common.internal.query.column.DeploymentColumn.ID;
import static io.millrace.common.internal.query.column.DeploymentColumn.KEY;
import static io.millrace.common.internal.query.column.DeploymentColumn.NAME;
import static io.millrace.common.internal.query.column.DeploymentColumn.PARENT_DEPLOYMENT_ID;
import static io.millrace.common.internal.query.column.DeploymentColumn.SCOPE_TYPE;
import static io.millrace.common.internal.query.column.DeploymentColumn.TENANT_ID;
import static io.millrace.common.internal.query.condition.Condition.Known.ALWAYS;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.not;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ShownDeployment;
import io.millrace.bpmn.repository.Deployment;
import io.millrace.bpmn.repository.DeploymentQuery;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.deployment.DeploymentEntity;
import io.millrace.common.internal.query.AbstractQuery;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.QueryReader;
import io.millrace.common.internal.query.column.DefinitionColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.Late;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.Relation;
import io.millrace.common.internal.query.condition.Selection;
import java.util.List;

/** Asks for deployments. */
final class DeploymentQueryImpl extends AbstractQuery<DeploymentQuery, Deployment>
    implements DeploymentQuery {

  private static final Relation DEFINITIONS =
      Relation.of("MR_DEFINITION", DefinitionColumn.DEPLOYMENT_ID, ID);
  private static final Relation SAME_KEY =
      Relation.of("MR_DEPLOYMENT", KEY, KEY).and(TENANT_ID, TENANT_ID).and(SCOPE_TYPE, SCOPE_TYPE);
  private static final Relation LATER = SAME_KEY.and(DEPLOY_TIME, Operator.GREATER, DEPLOY_TIME);
  private static final Relation SAME_TIME =
      SAME_KEY.and(DEPLOY_TIME, DEPLOY_TIME).and(ID, Operator.GREATER, ID);

  private boolean keyGiven;

  DeploymentQueryImpl(QueryParts parts) {
    super(parts.executor(), "deployment", ID);
    where(equal(SCOPE_TYPE, ExecutionEntity.SCOPE_TYPE));
  }

  @Override
  protected List<Deployment> read(QueryReader reader, Selection selection) {
    return reader.<DeploymentEntity>list(mapper(), selection).stream()
        .<Deployment>map(row -> new ShownDeployment(row, false))
        .toList();
  }

  /** It brought a version of a process that meets the condition. */
  private static Condition brought(Condition definition) {
    return exists(DEFINITIONS, definition);
  }

  @Override
  public DeploymentQuery deploymentId(String deploymentId) {
    return where(id(ID, given("deploymentId", deploymentId)));
  }

  @Override
  public DeploymentQuery deploymentIds(List<String> deploymentIds) {
    return where(ids(ID, givenAll("deploymentIds", deploymentIds)));
  }

  @Override
  public DeploymentQuery deploymentExternalId(String externalId) {
    return where(equal(EXTERNAL_ID, given("deploymentExternalId", externalId)));
  }

  @Override
  public DeploymentQuery deploymentName(String name) {
    return where(equal(NAME, given("deploymentName", name)));
  }

  @Override
  public DeploymentQuery deploymentNameLike(String pattern) {
    return where(like(NAME, given("deploymentNameLike", pattern)));
  }

  @Override
  public DeploymentQuery deploymentCategory(String category) {
    return where(equal(CATEGORY, given("deploymentCategory", category)));
  }

  @Override
  public DeploymentQuery deploymentCategoryLike(String pattern) {
    return where(like(CATEGORY, given("deploymentCategoryLike", pattern)));
  }

  @Override
  public DeploymentQuery deploymentCategoryNotEquals(String category) {
    return where(notEqual(CATEGORY, given("deploymentCategoryNotEquals", category)));
  }

  @Override
  public DeploymentQuery deploymentKey(String key) {
    keyGiven = true;
    return where(equal(KEY, given("deploymentKey", key)));
  }

  @Override
  public DeploymentQuery deploymentKeyLike(String pattern) {
    return where(like(KEY, given("deploymentKeyLike", pattern)));
  }

  @Override
  public DeploymentQuery deploymentTenantId(String tenantId) {
    return where(equal(TENANT_ID, given("deploymentTenantId", tenantId)));
  }

  @Override
  public DeploymentQuery deploymentTenantIdLike(String pattern) {
    return where(
        all(notEqual(TENANT_ID, ""), like(TENANT_ID, given("deploymentTenantIdLike", pattern))));
  }

  @Override
  public DeploymentQuery deploymentWithoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  public DeploymentQuery parentDeploymentId(String deploymentId) {
    return where(equal(PARENT_DEPLOYMENT_ID, given("parentDeploymentId", deploymentId)));
  }

  @Override
  public DeploymentQuery parentDeploymentIdLike(String pattern) {
    return where(like(PARENT_DEPLOYMENT_ID, given("parentDeploymentIdLike", pattern)));
  }

  @Override
  public DeploymentQuery parentDeploymentIds(List<String> deploymentIds) {
    return where(oneOf(PARENT_DEPLOYMENT_ID, givenAll("parentDeploymentIds", deploymentIds)));
  }

  @Override
  public DeploymentQuery processDefinitionKey(String processDefinitionKey) {
    return where(
        brought(equal(DefinitionColumn.KEY, given("processDefinitionKey", processDefinitionKey))));
  }

  @Override
  public DeploymentQuery processDefinitionKeyLike(String pattern) {
    return where(brought(like(DefinitionColumn.KEY, given("processDefinitionKeyLike", pattern))));
  }

  @Override
  public DeploymentQuery latest() {
    return where(new Late(this::isLatest));
  }

  private Condition isLatest() {
    if (!keyGiven) {
      throw new BadArgumentException(
          "latest() was called without deploymentKey(). Say of which deployments the latest is wanted.");
    }
    return all(not(exists(LATER, ALWAYS)), not(exists(SAME_TIME, ALWAYS)));
  }

  @Override
  public DeploymentQuery orderByDeploymentId() {
    return orderBy(ID);
  }

  @Override
  public DeploymentQuery orderByDeploymentName() {
    return orderBy(NAME);
  }

  @Override
  public DeploymentQuery orderByDeploymentTime() {
    return orderBy(DEPLOY_TIME);
  }

  @Override
  public DeploymentQuery orderByTenantId() {
    return orderBy(TENANT_ID);
  }
}
