package io.millrace.bpmn.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.column.DefinitionColumn.KEY;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.like;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ShownDeployment;
import io.millrace.bpmn.repository.Deployment;
import io.millrace.bpmn.repository.DeploymentQuery;
import io.millrace.common.internal.deployment.DeploymentEntity;
import io.millrace.common.internal.query.AbstractDeploymentQuery;
import io.millrace.common.internal.query.QueryParts;

/** Asks for deployments of processes. */
final class DeploymentQueryImpl extends AbstractDeploymentQuery<DeploymentQuery, Deployment>
    implements DeploymentQuery {

  DeploymentQueryImpl(QueryParts parts) {
    super(parts, ExecutionEntity.SCOPE_TYPE);
  }

  @Override
  protected Deployment shown(DeploymentEntity row) {
    return new ShownDeployment(row, false);
  }

  @Override
  public DeploymentQuery processDefinitionKey(String processDefinitionKey) {
    return brought(equal(KEY, given("processDefinitionKey", processDefinitionKey)));
  }

  @Override
  public DeploymentQuery processDefinitionKeyLike(String pattern) {
    return brought(like(KEY, given("processDefinitionKeyLike", pattern)));
  }
}
