package io.millrace.common.repository;

import java.util.Date;

/**
 * A set of resources that were deployed together and go together, for either engine. Immutable and
 * thread-safe.
 */
public interface DeploymentInfo {

  /**
   * Returns the id the engine gave the deployment.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns the id the application chose for the deployment.
   *
   * @return the id, unique among deployments, or null if the application chose none
   */
  String getExternalId();

  /**
   * Returns the name.
   *
   * @return the name, or null
   */
  String getName();

  /**
   * Returns the key, by which an application tells its deployments apart.
   *
   * @return the key, or null
   */
  String getKey();

  /**
   * Returns the category.
   *
   * @return a word of the application's own, or null
   */
  String getCategory();

  /**
   * Returns the tenant all its definitions belong to.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();

  /**
   * Returns the deployment this one belongs to.
   *
   * @return the id, or null
   */
  String getParentDeploymentId();

  /**
   * Returns when it was deployed.
   *
   * @return the time, never null
   */
  Date getDeploymentTime();

  /**
   * Tells whether this call deployed it.
   *
   * @return false if duplicate filtering found an equal deployment and returned that, and for all
   *     that queries find
   */
  boolean isNew();
}
