package io.millrace.bpmn.repository;

import io.millrace.common.query.Query;
import java.util.List;

/** Asks for deployments. What holds for all queries is said at {@link Query}. */
public interface DeploymentQuery extends Query<DeploymentQuery, Deployment> {

  /**
   * Keeps the deployment with this id.
   *
   * @param deploymentId the id of the deployment
   * @return this query
   */
  DeploymentQuery deploymentId(String deploymentId);

  /**
   * Keeps the deployments with these ids.
   *
   * @param deploymentIds the ids, at least one
   * @return this query
   */
  DeploymentQuery deploymentIds(List<String> deploymentIds);

  /**
   * Keeps the deployment with this id of the application's own.
   *
   * @param externalId the id the application chose
   * @return this query
   */
  DeploymentQuery deploymentExternalId(String externalId);

  /**
   * Keeps deployments of this name.
   *
   * @param name the name
   * @return this query
   */
  DeploymentQuery deploymentName(String name);

  /**
   * Keeps deployments whose name fits the pattern.
   *
   * @param pattern a pattern such as {@code shop%}
   * @return this query
   */
  DeploymentQuery deploymentNameLike(String pattern);

  /**
   * Keeps deployments of this category.
   *
   * @param category the category
   * @return this query
   */
  DeploymentQuery deploymentCategory(String category);

  /**
   * Keeps deployments whose category fits the pattern.
   *
   * @param pattern a pattern such as {@code http://acme/%}
   * @return this query
   */
  DeploymentQuery deploymentCategoryLike(String pattern);

  /**
   * Keeps deployments of another category; those without one are left out.
   *
   * @param category the category
   * @return this query
   */
  DeploymentQuery deploymentCategoryNotEquals(String category);

  /**
   * Keeps deployments with this key.
   *
   * @param key the key
   * @return this query
   */
  DeploymentQuery deploymentKey(String key);

  /**
   * Keeps deployments whose key fits the pattern.
   *
   * @param pattern a pattern such as {@code shop%}
   * @return this query
   */
  DeploymentQuery deploymentKeyLike(String pattern);

  /**
   * Keeps deployments of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  DeploymentQuery deploymentTenantId(String tenantId);

  /**
   * Keeps deployments whose tenant fits the pattern.
   *
   * @param pattern a pattern such as {@code acme-%}
   * @return this query
   */
  DeploymentQuery deploymentTenantIdLike(String pattern);

  /**
   * Keeps deployments that belong to no tenant.
   *
   * @return this query
   */
  DeploymentQuery deploymentWithoutTenantId();

  /**
   * Keeps deployments that belong to this one.
   *
   * @param deploymentId the id of the parent
   * @return this query
   */
  DeploymentQuery parentDeploymentId(String deploymentId);

  /**
   * Keeps deployments whose parent's id fits the pattern.
   *
   * @param pattern a pattern such as {@code shop%}
   * @return this query
   */
  DeploymentQuery parentDeploymentIdLike(String pattern);

  /**
   * Keeps deployments that belong to one of these.
   *
   * @param deploymentIds the ids of the parents, at least one
   * @return this query
   */
  DeploymentQuery parentDeploymentIds(List<String> deploymentIds);

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

  /**
   * Keeps, of deployments of the same key and tenant, the one that came last. Needs {@link
   * #deploymentKey(String)}.
   *
   * @return this query
   */
  DeploymentQuery latest();

  /**
   * Orders by id, which is about the order of deployment.
   *
   * @return this query
   */
  DeploymentQuery orderByDeploymentId();

  /**
   * Orders by name.
   *
   * @return this query
   */
  DeploymentQuery orderByDeploymentName();

  /**
   * Orders by time of deployment.
   *
   * @return this query
   */
  DeploymentQuery orderByDeploymentTime();

  /**
   * Orders by tenant.
   *
   * @return this query
   */
  DeploymentQuery orderByTenantId();
}
