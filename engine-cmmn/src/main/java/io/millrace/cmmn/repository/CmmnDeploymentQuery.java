package io.millrace.cmmn.repository;

import io.millrace.common.query.Query;
import io.millrace.common.repository.DeploymentInfoQuery;

/** Asks for deployments of cases. What holds for all queries is said at {@link Query}. */
public interface CmmnDeploymentQuery
    extends DeploymentInfoQuery<CmmnDeploymentQuery, CmmnDeployment> {

  /**
   * Keeps deployments that brought a version of this case.
   *
   * @param caseDefinitionKey the key of the case definition: the id of the case in its XML
   * @return this query
   */
  CmmnDeploymentQuery caseDefinitionKey(String caseDefinitionKey);

  /**
   * Keeps deployments that brought a case whose key fits the pattern.
   *
   * @param pattern a pattern such as {@code claim%}
   * @return this query
   */
  CmmnDeploymentQuery caseDefinitionKeyLike(String pattern);
}
