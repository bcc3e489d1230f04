package io.millrace.bpmn;

import io.millrace.bpmn.model.BpmnModel;
import io.millrace.bpmn.repository.DeploymentBuilder;
import io.millrace.bpmn.repository.DeploymentQuery;
import io.millrace.bpmn.repository.Liberty;
import io.millrace.bpmn.repository.ModelCheck;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.bpmn.repository.ProcessDefinitionQuery;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.Problem;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.repository.DeploymentOperations;
import java.io.InputStream;
import java.util.Date;
import java.util.List;

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
   * Returns what the file a process definition came in says, to be asked for elements, flows,
   * documentation, extensions and diagrams. It is read when it is asked for first, then kept with
   * the definition.
   *
   * @param processDefinitionId the id of the process definition
   * @return the whole file, never null; further processes of the same file are in it, too
   * @throws ObjectNotFoundException if no definition has this id
   */
  BpmnModel getBpmnModel(String processDefinitionId);

  /**
   * Says all that is wrong with a model, as a deployment would; nothing is deployed. Whether the
   * messages that start its processes are taken by other processes, only a deployment tells.
   *
   * @param bpmnModel the model
   * @param checks what is looked for beside what stands in the model, for the tenant that the
   *     {@code TenantProvider} names; nothing where none is given
   * @return errors, which would stop a deployment, and warnings, in the order of their lines; empty
   *     if nothing is wrong; unmodifiable
   * @throws BadArgumentException if an argument is null
   */
  List<Problem> validateProcess(BpmnModel bpmnModel, ModelCheck... checks);

  /**
   * Changes the category of a process definition.
   *
   * @param processDefinitionId the id of the process definition
   * @param category a word of the application's own, or null for none
   * @throws ObjectNotFoundException if no definition has this id
   */
  void setProcessDefinitionCategory(String processDefinitionId, String category);

  /**
   * Tells whether a process definition is suspended.
   *
   * @param processDefinitionId the id of the process definition
   * @return true if no instance of it starts
   * @throws ObjectNotFoundException if no definition has this id
   */
  boolean isProcessDefinitionSuspended(String processDefinitionId);

  /**
   * Suspends a process definition: no instance of it starts, whoever asks; its start timers rest.
   * Running instances stay as they are.
   *
   * @param processDefinitionId the id of the process definition
   * @throws ObjectNotFoundException if no definition has this id
   * @throws IllegalStateEngineException if it is suspended already
   */
  void suspendProcessDefinitionById(String processDefinitionId);

  /**
   * Suspends a process definition: no instance of it starts, whoever asks; its start timers rest.
   * Running instances can be included; with a time given, a job does it then.
   *
   * @param processDefinitionId the id of the process definition
   * @param suspendProcessInstances whether running instances are included, as in {@link
   *     RuntimeService#suspendProcessInstanceById}; those that are so already stay so
   * @param suspensionDate when; null for now
   * @throws ObjectNotFoundException if no definition has this id
   * @throws IllegalStateEngineException if it is suspended already, and no time is given
   */
  void suspendProcessDefinitionById(
      String processDefinitionId, boolean suspendProcessInstances, Date suspensionDate);

  /**
   * Suspends all versions of a process: no instance of it starts, whoever asks; its start timers
   * rest. Running instances stay as they are.
   *
   * @param processDefinitionKey the key of the process definition
   * @throws ObjectNotFoundException if no definition has this key
   * @throws IllegalStateEngineException if every version is suspended already
   */
  void suspendProcessDefinitionByKey(String processDefinitionKey);

  /**
   * Suspends all versions of a process: no instance of it starts, whoever asks; its start timers
   * rest. Running instances can be included; with a time given, a job does it then.
   *
   * @param processDefinitionKey the key of the process definition
   * @param suspendProcessInstances whether running instances are included, as in {@link
   *     RuntimeService#suspendProcessInstanceById}; those that are so already stay so
   * @param suspensionDate when; null for now
   * @throws ObjectNotFoundException if no definition has this key
   * @throws IllegalStateEngineException if every version is suspended already, and no time is given
   */
  void suspendProcessDefinitionByKey(
      String processDefinitionKey, boolean suspendProcessInstances, Date suspensionDate);

  /**
   * Suspends all versions of a process: no instance of it starts, whoever asks; its start timers
   * rest. Running instances stay as they are.
   *
   * @param processDefinitionKey the key of the process definition
   * @param tenantId the tenant; null or empty for definitions without one
   * @throws ObjectNotFoundException if no definition has this key in this tenant
   * @throws IllegalStateEngineException if every version is suspended already
   */
  void suspendProcessDefinitionByKey(String processDefinitionKey, String tenantId);

  /**
   * Suspends all versions of a process: no instance of it starts, whoever asks; its start timers
   * rest. Running instances can be included; with a time given, a job does it then.
   *
   * @param processDefinitionKey the key of the process definition
   * @param suspendProcessInstances whether running instances are included, as in {@link
   *     RuntimeService#suspendProcessInstanceById}; those that are so already stay so
   * @param suspensionDate when; null for now
   * @param tenantId the tenant; null or empty for definitions without one
   * @throws ObjectNotFoundException if no definition has this key in this tenant
   * @throws IllegalStateEngineException if every version is suspended already, and no time is given
   */
  void suspendProcessDefinitionByKey(
      String processDefinitionKey,
      boolean suspendProcessInstances,
      Date suspensionDate,
      String tenantId);

  /**
   * Activates a process definition: instances can start again; start timers that were due meanwhile
   * go off now. Running instances stay as they are.
   *
   * @param processDefinitionId the id of the process definition
   * @throws ObjectNotFoundException if no definition has this id
   * @throws IllegalStateEngineException if it is not suspended
   */
  void activateProcessDefinitionById(String processDefinitionId);

  /**
   * Activates a process definition: instances can start again; start timers that were due meanwhile
   * go off now. Running instances can be included; with a time given, a job does it then.
   *
   * @param processDefinitionId the id of the process definition
   * @param activateProcessInstances whether running instances are included, as in {@link
   *     RuntimeService#activateProcessInstanceById}; those that are so already stay so
   * @param activationDate when; null for now
   * @throws ObjectNotFoundException if no definition has this id
   * @throws IllegalStateEngineException if it is not suspended, and no time is given
   */
  void activateProcessDefinitionById(
      String processDefinitionId, boolean activateProcessInstances, Date activationDate);

  /**
   * Activates all versions of a process: instances can start again; start timers that were due
   * meanwhile go off now. Running instances stay as they are.
   *
   * @param processDefinitionKey the key of the process definition
   * @throws ObjectNotFoundException if no definition has this key
   * @throws IllegalStateEngineException if every version is not suspended
   */
  void activateProcessDefinitionByKey(String processDefinitionKey);

  /**
   * Activates all versions of a process: instances can start again; start timers that were due
   * meanwhile go off now. Running instances can be included; with a time given, a job does it then.
   *
   * @param processDefinitionKey the key of the process definition
   * @param activateProcessInstances whether running instances are included, as in {@link
   *     RuntimeService#activateProcessInstanceById}; those that are so already stay so
   * @param activationDate when; null for now
   * @throws ObjectNotFoundException if no definition has this key
   * @throws IllegalStateEngineException if every version is not suspended, and no time is given
   */
  void activateProcessDefinitionByKey(
      String processDefinitionKey, boolean activateProcessInstances, Date activationDate);

  /**
   * Activates all versions of a process: instances can start again; start timers that were due
   * meanwhile go off now. Running instances stay as they are.
   *
   * @param processDefinitionKey the key of the process definition
   * @param tenantId the tenant; null or empty for definitions without one
   * @throws ObjectNotFoundException if no definition has this key in this tenant
   * @throws IllegalStateEngineException if every version is not suspended
   */
  void activateProcessDefinitionByKey(String processDefinitionKey, String tenantId);

  /**
   * Activates all versions of a process: instances can start again; start timers that were due
   * meanwhile go off now. Running instances can be included; with a time given, a job does it then.
   *
   * @param processDefinitionKey the key of the process definition
   * @param activateProcessInstances whether running instances are included, as in {@link
   *     RuntimeService#activateProcessInstanceById}; those that are so already stay so
   * @param activationDate when; null for now
   * @param tenantId the tenant; null or empty for definitions without one
   * @throws ObjectNotFoundException if no definition has this key in this tenant
   * @throws IllegalStateEngineException if every version is not suspended, and no time is given
   */
  void activateProcessDefinitionByKey(
      String processDefinitionKey,
      boolean activateProcessInstances,
      Date activationDate,
      String tenantId);

  /**
   * Returns the liberties that were taken with the files of a deployment that was made with {@link
   * io.millrace.bpmn.repository.DeploymentBuilder#lenient}.
   *
   * @param deploymentId the id of the deployment
   * @return by the names of the files, then in the order of their lines; empty if none was taken
   * @throws ObjectNotFoundException if no deployment has this id
   */
  List<Liberty> getDeploymentLiberties(String deploymentId);

  /**
   * Names a user who may start instances of a process. Nothing happens if the user is named
   * already; the engine stores the name, and queries find by it, but a start by anybody else is not
   * refused.
   *
   * @param processDefinitionId the id of the version
   * @param userId the id of the user
   * @throws BadArgumentException if the user is null, empty or too long
   * @throws ObjectNotFoundException if no definition has this id
   */
  void addCandidateStarterUser(String processDefinitionId, String userId);

  /**
   * Names a group whose users may start instances of a process, as {@link #addCandidateStarterUser}
   * does for a user.
   *
   * @param processDefinitionId the id of the version
   * @param groupId the id of the group
   * @throws BadArgumentException if the group is null, empty or too long
   * @throws ObjectNotFoundException if no definition has this id
   */
  void addCandidateStarterGroup(String processDefinitionId, String groupId);

  /**
   * Takes the name of a user who may start instances away. Nothing happens if the user is not
   * named.
   *
   * @param processDefinitionId the id of the version
   * @param userId the id of the user
   * @throws BadArgumentException if the user is null, empty or too long
   * @throws ObjectNotFoundException if no definition has this id
   */
  void deleteCandidateStarterUser(String processDefinitionId, String userId);

  /**
   * Takes the name of a group whose users may start instances away. Nothing happens if the group is
   * not named.
   *
   * @param processDefinitionId the id of the version
   * @param groupId the id of the group
   * @throws BadArgumentException if the group is null, empty or too long
   * @throws ObjectNotFoundException if no definition has this id
   */
  void deleteCandidateStarterGroup(String processDefinitionId, String groupId);

  /**
   * Returns who may start instances of a process.
   *
   * @param processDefinitionId the id of the version
   * @return the links by ascending id; empty if there are none, never null
   * @throws ObjectNotFoundException if no definition has this id
   */
  List<IdentityLink> getIdentityLinksForProcessDefinition(String processDefinitionId);
}
