package io.millrace.common.repository;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.io.InputStream;
import java.util.List;

/**
 * What the repository services of both engines do with deployments. Thread-safe; each call is one
 * transaction, or joins one.
 */
public interface DeploymentOperations {

  /**
   * Returns the names of the resources of a deployment.
   *
   * @param deploymentId the id of the deployment
   * @return the names in alphabetical order, never null
   * @throws ObjectNotFoundException if no deployment has this id
   */
  List<String> getDeploymentResourceNames(String deploymentId);

  /**
   * Returns a resource of a deployment as it was deployed, byte by byte.
   *
   * @param deploymentId the id of the deployment
   * @param resourceName the name of the resource
   * @return a stream over a copy in memory; need not be closed
   * @throws ObjectNotFoundException if no deployment has this id, or it has no such resource
   */
  InputStream getResourceAsStream(String deploymentId, String resourceName);

  /**
   * Deletes a deployment with its definitions, and the timers and subscriptions that start them.
   * History stays. If the latest version of a definition goes, the one before it starts by timer,
   * message and signal again.
   *
   * @param deploymentId the id of the deployment
   * @throws ObjectNotFoundException if no deployment has this id
   * @throws IllegalStateEngineException if instances of its definitions are running
   */
  void deleteDeployment(String deploymentId);

  /**
   * Deletes a deployment as {@link #deleteDeployment(String)} does.
   *
   * @param deploymentId the id of the deployment
   * @param cascade true deletes running instances of its definitions, their jobs and their history
   *     as well
   * @throws ObjectNotFoundException if no deployment has this id
   * @throws IllegalStateEngineException if instances of its definitions are running and {@code
   *     cascade} is false; or if one of them was called by an instance of another deployment, which
   *     waits for it and is to be ended first
   */
  void deleteDeployment(String deploymentId, boolean cascade);
}
