package io.millrace.bpmn;

import io.millrace.bpmn.repository.DeploymentBuilder;
import io.millrace.bpmn.repository.DeploymentQuery;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.bpmn.repository.ProcessDefinitionQuery;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.repository.DeploymentOperations;
import java.io.InputStream;

/**
 * Brings process definitions into the engine, and finds what is there.
 *
 * <p>Each call is one transaction, or joins one, as {@link RuntimeService} says. The service may be
 * used by any number of threads.
 */
public interface RepositoryService extends DeploymentOperations {

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
   * Changes the category of a process definition.
   *
   * @param processDefinitionId the id of the process definition
   * @param category a word of the application's own, or null for none
   * @throws ObjectNotFoundException if no definition has this id
   */
  void setProcessDefinitionCategory(String processDefinitionId, String category);
}
