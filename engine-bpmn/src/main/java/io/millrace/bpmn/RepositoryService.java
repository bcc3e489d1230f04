package io.millrace.bpmn;

import io.millrace.bpmn.repository.DeploymentBuilder;
import io.millrace.bpmn.repository.DeploymentQuery;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.bpmn.repository.ProcessDefinitionQuery;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.io.InputStream;
import java.util.List;

/**
 * Brings process definitions into the engine, and finds what is there.
 *
 * <p>Each call is one transaction, or joins one, as {@link RuntimeService} says. The service may be
 * used by any number of threads.
 */
public interface RepositoryService {

  /**
   * Collects resources and deploys them.
   *
   * @return a new builder
   */
  DeploymentBuilder createDeployment();

  /**
   * Asks for deployments.
   *
   * @return a new query
   */
  DeploymentQuery createDeploymentQuery();

  /**
   * Asks for process definitions.
   *
   * @return a new query
   */
  ProcessDefinitionQuery createProcessDefinitionQuery();

  /**
   * Returns a process definition.
   *
   * @param processDefinitionId the id of the process definition
   * @return the definition, never null
   * @throws ObjectNotFoundException if no definition has this id
   */
  ProcessDefinition getProcessDefinition(String processDefinitionId);

  /**
   * Returns the XML a process definition came in, as it was deployed, byte by byte.
   *
   * @param processDefinitionId the id of the process definition
   * @return a stream over a copy in memory; need not be closed
   * @throws ObjectNotFoundException if no definition has this id
   */
  InputStream getProcessModel(String processDefinitionId);

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
   * Changes the category of a process definition.
   *
   * @param processDefinitionId the id of the process definition
   * @param category a word of the application's own, or null for none
   * @throws ObjectNotFoundException if no definition has this id
   */
  void setProcessDefinitionCategory(String processDefinitionId, String category);

  /**
   * Deletes a deployment with its definitions, and the timers and subscriptions that start them.
   * History stays. If the latest version of a process goes, the one before it starts by timer,
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
   *     cascade} is false
   */
  void deleteDeployment(String deploymentId, boolean cascade);
}
