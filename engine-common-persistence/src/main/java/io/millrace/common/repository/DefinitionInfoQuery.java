package io.millrace.common.repository;

import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.query.LocalizedQuery;
import io.millrace.common.query.Query;
import java.util.Collection;
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
   * Keeps definitions that name this user, or a group of this user as the {@link IdentityProvider}
   * knows them, as a candidate starter. Definitions that name nobody are left out.
   *
   * @param userId the id of the user
   * @return this query
   */
  Q startableByUser(String userId);

  /**
   * Keeps definitions that name this user or one of these groups as a candidate starter.
   * Definitions that name nobody are left out.
   *
   * @param userId the id of the user
   * @param groupIds the ids of groups, at least one
   * @return this query
   */
  Q startableByUserOrGroups(String userId, Collection<String> groupIds);

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
