package io.millrace.bpmn.repository;

import io.millrace.common.query.Query;
import io.millrace.common.repository.DeploymentInfoQuery;

/** Asks for deployments. What holds for all queries is said at {@link Query}. */
public interface DeploymentQuery extends DeploymentInfoQuery<DeploymentQuery, Deployment> {

  /**
   * Keeps deployments that brought a version of this process.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @return this query
   */
  DeploymentQuery processDefinitionKey(String processDefinitionKey);

  /**
   * Keeps deployments that brought a process whose key fits the pattern.
   *
   * @param pattern a pattern such as {@code order%}
   * @return this query
   */
  DeploymentQuery processDefinitionKeyLike(String pattern);
}
