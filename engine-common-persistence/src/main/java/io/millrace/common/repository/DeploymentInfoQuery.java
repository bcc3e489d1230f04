package io.millrace.common.repository;

import io.millrace.common.query.Query;
import java.util.List;

/**
 * Asks for deployments of either engine. What holds for all queries is said at {@link Query}.
 *
 * @param <Q> the query itself
 * @param <D> what is found
 */
public interface DeploymentInfoQuery<Q extends DeploymentInfoQuery<?, ?>, D extends DeploymentInfo>
    extends Query<Q, D> {

  /**
   * Keeps the deployment with this id.
   *
   * @param deploymentId the id of the deployment
   * @return this query
   */
  Q deploymentId(String deploymentId);

  /**
   * Keeps the deployments with these ids.
   *
   * @param deploymentIds the ids, at least one
   * @return this query
   */
  Q deploymentIds(List<String> deploymentIds);

  /**
   * Keeps the deployment with this id of the application's own.
   *
   * @param externalId the id the application chose
   * @return this query
   */
  Q deploymentExternalId(String externalId);

  /**
   * Keeps deployments of this name.
   *
   * @param name the name
   * @return this query
   */
  Q deploymentName(String name);

  /**
   * Keeps deployments whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code shop%}
   * @return this query
   */
  Q deploymentNameLike(String pattern);

  /**
   * Keeps deployments of this category.
   *
   * @param category the category
   * @return this query
   */
  Q deploymentCategory(String category);

  /**
   * Keeps deployments whose category fits the pattern.
   *
   * @param pattern a pattern such as {@code http://acme/%}
   * @return this query
   */
  Q deploymentCategoryLike(String pattern);

  /**
   * Keeps deployments of another category; those without one are left out.
   *
   * @param category the category
   * @return this query
   */
  Q deploymentCategoryNotEquals(String category);

  /**
   * Keeps deployments with this key.
   *
   * @param key the key
   * @return this query
   */
  Q deploymentKey(String key);

  /**
   * Keeps deployments whose key fits the pattern.
   *
   * @param pattern a pattern such as {@code shop%}
   * @return this query
   */
  Q deploymentKeyLike(String pattern);

  /**
   * Keeps deployments of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  Q deploymentTenantId(String tenantId);

  /**
   * Keeps deployments whose tenant fits the pattern.
   *
   * @param pattern a pattern such as {@code acme-%}
   * @return this query
   */
  Q deploymentTenantIdLike(String pattern);

  /**
   * Keeps deployments that belong to no tenant.
   *
   * @return this query
   */
  Q deploymentWithoutTenantId();

  /**
   * Keeps deployments that belong to this one.
   *
   * @param deploymentId the id of the parent
   * @return this query
   */
  Q parentDeploymentId(String deploymentId);

  /**
   * Keeps deployments whose parent's id fits the pattern.
   *
   * @param pattern a pattern such as {@code shop%}
   * @return this query
   */
  Q parentDeploymentIdLike(String pattern);

  /**
   * Keeps deployments that belong to one of these.
   *
   * @param deploymentIds the ids of the parents, at least one
   * @return this query
   */
  Q parentDeploymentIds(List<String> deploymentIds);

  /**
   * Keeps, of deployments of the same key and tenant, the one that came last. Needs {@link
   * #deploymentKey(String)}.
   *
   * @return this query
   */
  Q latest();

  /**
   * Orders by id, which is about the order of deployment.
   *
   * @return this query
   */
  Q orderByDeploymentId();

  /**
   * Orders by name.
   *
   * @return this query
   */
  Q orderByDeploymentName();

  /**
   * Orders by time of deployment.
   *
   * @return this query
   */
  Q orderByDeploymentTime();

  /**
   * Orders by tenant.
   *
   * @return this query
   */
  Q orderByTenantId();
}
