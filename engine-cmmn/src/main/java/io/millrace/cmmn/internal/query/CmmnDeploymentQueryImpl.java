package io.millrace.cmmn.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.column.DefinitionColumn.KEY;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.like;

import io.millrace.cmmn.repository.CmmnDeployment;
import io.millrace.cmmn.repository.CmmnDeploymentQuery;
import io.millrace.common.internal.deployment.DeploymentEntity;
import io.millrace.common.internal.query.AbstractDeploymentQuery;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.scope.ScopeTypes;

/** Asks for deployments of cases. */
final class CmmnDeploymentQueryImpl
    extends AbstractDeploymentQuery<CmmnDeploymentQuery, CmmnDeployment>
    implements CmmnDeploymentQuery {

  CmmnDeploymentQueryImpl(QueryParts parts) {
    super(parts, ScopeTypes.CMMN);
  }

  @Override
  protected CmmnDeployment shown(DeploymentEntity row) {
    return new ShownCmmnDeployment(row, false);
  }

  @Override
  public CmmnDeploymentQuery caseDefinitionKey(String caseDefinitionKey) {
    return brought(equal(KEY, given("caseDefinitionKey", caseDefinitionKey)));
  }

  @Override
  public CmmnDeploymentQuery caseDefinitionKeyLike(String pattern) {
    return brought(like(KEY, given("caseDefinitionKeyLike", pattern)));
  }
}
