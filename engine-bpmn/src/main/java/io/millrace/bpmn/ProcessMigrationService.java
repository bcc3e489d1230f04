package io.millrace.bpmn;

import io.millrace.bpmn.migration.MigrationPlan;
import io.millrace.bpmn.migration.MigrationPlanBuilder;
import io.millrace.bpmn.migration.MigrationPlanExecutionBuilder;
import io.millrace.bpmn.migration.ProcessInstanceBatchMigrationResult;
import io.millrace.bpmn.migration.ProcessInstanceMigrationBuilder;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocument;
import io.millrace.bpmn.migration.ProcessInstanceMigrationValidationResult;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;

/**
 * Moves running process instances to another version of their definition.
 *
 * <p>Each call is one transaction, or joins one. The service may be used by any number of threads.
 */
public interface ProcessMigrationService {

  /**
   * Begins a migration.
   *
   * @return a new builder, for one thread
   */
  ProcessInstanceMigrationBuilder createProcessInstanceMigrationBuilder();

  /**
   * Begins a migration with what a document says.
   *
   * @param document the document; may not be null
   * @return a new builder, for one thread
   * @throws BadArgumentException if it is null
   */
  ProcessInstanceMigrationBuilder
      createProcessInstanceMigrationBuilderFromProcessInstanceMigrationDocument(
          ProcessInstanceMigrationDocument document);

  /**
   * Tells whether a process instance can be moved. Nothing is locked and nothing changes.
   *
   * @param processInstanceId the process instance
   * @param document how
   * @return what stands in the way
   * @throws BadArgumentException if an argument is null or empty
   */
  ProcessInstanceMigrationValidationResult validateMigrationForProcessInstance(
      String processInstanceId, ProcessInstanceMigrationDocument document);

  /**
   * Tells whether all running process instances of a version can be moved.
   *
   * @param processDefinitionId the id of the version they have
   * @param document how
   * @return what stands in the way, with the ids of the process instances
   * @throws BadArgumentException if an argument is null or empty
   */
  ProcessInstanceMigrationValidationResult validateMigrationForProcessInstancesOfProcessDefinition(
      String processDefinitionId, ProcessInstanceMigrationDocument document);

  /**
   * Tells whether all running process instances of a version can be moved.
   *
   * @param processDefinitionKey the key of the version they have
   * @param processDefinitionVersion the version
   * @param processDefinitionTenantId its tenant, or null for none
   * @param document how
   * @return what stands in the way, with the ids of the process instances
   * @throws BadArgumentException if an argument is null or empty
   * @throws ObjectNotFoundException if there is no such version
   */
  ProcessInstanceMigrationValidationResult validateMigrationForProcessInstancesOfProcessDefinition(
      String processDefinitionKey,
      int processDefinitionVersion,
      String processDefinitionTenantId,
      ProcessInstanceMigrationDocument document);

  /**
   * Moves a process instance.
   *
   * @param processInstanceId the process instance
   * @param document how
   * @throws BadArgumentException if it is not possible, with all that stands in the way
   * @throws ObjectNotFoundException if there is no such running process instance or version
   */
  void migrateProcessInstance(String processInstanceId, ProcessInstanceMigrationDocument document);

  /**
   * Moves all running process instances of a version, all of them or none.
   *
   * @param processDefinitionId the id of the version they have
   * @param document how
   * @throws BadArgumentException if it is not possible, with all that stands in the way
   * @throws ObjectNotFoundException if there is no such version
   */
  void migrateProcessInstancesOfProcessDefinition(
      String processDefinitionId, ProcessInstanceMigrationDocument document);

  /**
   * Moves all running process instances of a version, all of them or none.
   *
   * @param processDefinitionKey the key of the version they have
   * @param processDefinitionVersion the version
   * @param processDefinitionTenantId its tenant, or null for none
   * @param document how
   * @throws BadArgumentException if it is not possible, with all that stands in the way
   * @throws ObjectNotFoundException if there is no such version
   */
  void migrateProcessInstancesOfProcessDefinition(
      String processDefinitionKey,
      int processDefinitionVersion,
      String processDefinitionTenantId,
      ProcessInstanceMigrationDocument document);

  /**
   * Moves all running process instances of a version by a batch: each in a transaction of its own,
   * with its own result. Needs Jackson on the class path.
   *
   * @param processDefinitionId the id of the version they have
   * @param document how
   * @return the batch, in which each process instance is an item
   * @throws BadArgumentException if no version is named, or JSON cannot carry a variable
   * @throws ObjectNotFoundException if there is no such version
   */
  Batch batchMigrateProcessInstancesOfProcessDefinition(
      String processDefinitionId, ProcessInstanceMigrationDocument document);

  /**
   * Moves all running process instances of a version by a batch: each in a transaction of its own,
   * with its own result. Needs Jackson on the class path.
   *
   * @param processDefinitionKey the key of the version they have
   * @param processDefinitionVersion the version
   * @param processDefinitionTenantId its tenant, or null for none
   * @param document how
   * @return the batch, in which each process instance is an item
   * @throws BadArgumentException if no version is named, or JSON cannot carry a variable
   * @throws ObjectNotFoundException if there is no such version
   */
  Batch batchMigrateProcessInstancesOfProcessDefinition(
      String processDefinitionKey,
      int processDefinitionVersion,
      String processDefinitionTenantId,
      ProcessInstanceMigrationDocument document);

  /**
   * Returns what came out of a migration by a batch so far.
   *
   * @param migrationBatchId the id of the batch
   * @return never null
   * @throws ObjectNotFoundException if there is no such batch
   */
  ProcessInstanceBatchMigrationResult getResultsOfBatchProcessInstanceMigration(
      String migrationBatchId);

  /**
   * Begins a plan that says for each activity of one version as what it goes on in another one.
   *
   * @param sourceProcessDefinitionId the id of the version that instances have
   * @param targetProcessDefinitionId the id of the version they are to get
   * @return a new builder, for one thread
   * @throws BadArgumentException if an id is null or empty
   * @throws ObjectNotFoundException if there is no such version
   */
  MigrationPlanBuilder createMigrationPlan(
      String sourceProcessDefinitionId, String targetProcessDefinitionId);

  /**
   * Begins to carry a plan out.
   *
   * @param plan the plan
   * @return a new builder, for one thread
   * @throws BadArgumentException if it is null
   */
  MigrationPlanExecutionBuilder newMigration(MigrationPlan plan);
}
