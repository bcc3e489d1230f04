package io.millrace.common.repository;

import io.millrace.common.query.LocalizedQuery;
import io.millrace.common.query.Query;
import java.util.Set;

/**
 * Asks for definitions of either engine, all versions of them. What holds for all queries is said
 * at {@link Query}.
 *
 * @param <Q> the query itself
 * @param <D> what is found
 */
public interface DefinitionInfoQuery<Q extends DefinitionInfoQuery<?, ?>, D extends DefinitionInfo>
    extends Query<Q, D>, LocalizedQuery<Q> {

  /**
   * Keeps definitions that came with this deployment.
   *
   * @param deploymentId the id of the deployment
   * @return this query
   */
  Q deploymentId(String deploymentId);

  /**
   * Keeps definitions that came with one of these deployments.
   *
   * @param deploymentIds the ids, at least one
   * @return this query
   */
  Q deploymentIds(Set<String> deploymentIds);

  /**
   * Keeps definitions that came with a deployment which belongs to this one.
   *
   * @param deploymentId the id of the parent
   * @return this query
   */
  Q parentDeploymentId(String deploymentId);

  /**
   * Keeps the highest version of each key and tenant.
   *
   * @return this query
   */
  Q latestVersion();

  /**
   * Orders by deployment.
   *
   * @return this query
   */
  Q orderByDeploymentId();

  /**
   * Orders by tenant.
   *
   * @return this query
   */
  Q orderByTenantId();
}
