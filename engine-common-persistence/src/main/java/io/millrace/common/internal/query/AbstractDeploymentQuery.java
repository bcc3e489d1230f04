package io.millrace.common.internal.query;

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

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.deployment.DeploymentEntity;
import io.millrace.common.internal.query.column.DefinitionColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.Late;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.Relation;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.repository.DeploymentInfo;
import io.millrace.common.repository.DeploymentInfoQuery;
import java.util.List;

/**
 * Asks for deployments of one engine.
 *
 * @param <Q> the query itself
 * @param <D> what is found
 */
public abstract class AbstractDeploymentQuery<
        Q extends DeploymentInfoQuery<?, ?>, D extends DeploymentInfo>
    extends AbstractQuery<Q, D> implements DeploymentInfoQuery<Q, D> {

  private static final Relation DEFINITIONS =
      Relation.of("MR_DEFINITION", DefinitionColumn.DEPLOYMENT_ID, ID);
  private static final Relation SAME_KEY =
      Relation.of("MR_DEPLOYMENT", KEY, KEY).and(TENANT_ID, TENANT_ID).and(SCOPE_TYPE, SCOPE_TYPE);
  private static final Relation LATER = SAME_KEY.and(DEPLOY_TIME, Operator.GREATER, DEPLOY_TIME);
  private static final Relation SAME_TIME =
      SAME_KEY.and(DEPLOY_TIME, DEPLOY_TIME).and(ID, Operator.GREATER, ID);

  private boolean keyGiven;

  /**
   * Creates a query of all deployments of an engine.
   *
   * @param scopeType what the engine's rows carry as their scope type
   */
  protected AbstractDeploymentQuery(QueryParts parts, String scopeType) {
    super(parts.executor(), "deployment", ID);
    where(equal(SCOPE_TYPE, scopeType));
  }

  /** Returns a deployment that was found as the API shows it. */
  protected abstract D shown(DeploymentEntity row);

  @Override
  protected final List<D> read(QueryReader reader, Selection selection) {
    return reader.<DeploymentEntity>list(mapper(), selection).stream().map(this::shown).toList();
  }

  /** It brought a version of a definition that meets the condition. */
  protected final Q brought(Condition definition) {
    return where(exists(DEFINITIONS, definition));
  }

  @Override
  public final Q deploymentId(String deploymentId) {
    return where(id(ID, given("deploymentId", deploymentId)));
  }

  @Override
  public final Q deploymentIds(List<String> deploymentIds) {
    return where(ids(ID, givenAll("deploymentIds", deploymentIds)));
  }

  @Override
  public final Q deploymentExternalId(String externalId) {
    return where(equal(EXTERNAL_ID, given("deploymentExternalId", externalId)));
  }

  @Override
  public final Q deploymentName(String name) {
    return where(equal(NAME, given("deploymentName", name)));
  }

  @Override
  public final Q deploymentNameLike(String pattern) {
    return where(like(NAME, given("deploymentNameLike", pattern)));
  }

  @Override
  public final Q deploymentCategory(String category) {
    return where(equal(CATEGORY, given("deploymentCategory", category)));
  }

  @Override
  public final Q deploymentCategoryLike(String pattern) {
    return where(like(CATEGORY, given("deploymentCategoryLike", pattern)));
  }

  @Override
  public final Q deploymentCategoryNotEquals(String category) {
    return where(notEqual(CATEGORY, given("deploymentCategoryNotEquals", category)));
  }

  @Override
  public final Q deploymentKey(String key) {
    keyGiven = true;
    return where(equal(KEY, given("deploymentKey", key)));
  }

  @Override
  public final Q deploymentKeyLike(String pattern) {
    return where(like(KEY, given("deploymentKeyLike", pattern)));
  }

  @Override
  public final Q deploymentTenantId(String tenantId) {
    return where(equal(TENANT_ID, given("deploymentTenantId", tenantId)));
  }

  @Override
  public final Q deploymentTenantIdLike(String pattern) {
    return where(
        all(notEqual(TENANT_ID, ""), like(TENANT_ID, given("deploymentTenantIdLike", pattern))));
  }

  @Override
  public final Q deploymentWithoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  public final Q parentDeploymentId(String deploymentId) {
    return where(equal(PARENT_DEPLOYMENT_ID, given("parentDeploymentId", deploymentId)));
  }

  @Override
  public final Q parentDeploymentIdLike(String pattern) {
    return where(like(PARENT_DEPLOYMENT_ID, given("parentDeploymentIdLike", pattern)));
  }

  @Override
  public final Q parentDeploymentIds(List<String> deploymentIds) {
    return where(oneOf(PARENT_DEPLOYMENT_ID, givenAll("parentDeploymentIds", deploymentIds)));
  }

  @Override
  public final Q latest() {
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
  public final Q orderByDeploymentId() {
    return orderBy(ID);
  }

  @Override
  public final Q orderByDeploymentName() {
    return orderBy(NAME);
  }

  @Override
  public final Q orderByDeploymentTime() {
    return orderBy(DEPLOY_TIME);
  }

  @Override
  public final Q orderByTenantId() {
    return orderBy(TENANT_ID);
  }
}
