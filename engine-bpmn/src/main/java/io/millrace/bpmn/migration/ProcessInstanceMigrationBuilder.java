package io.millrace.bpmn.migration;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;
import java.util.Map;

/**
 * Says how process instances are moved to another version of their definition, and moves them.
 *
 * <p>A token goes on at the activity that a mapping says, else at the one with the same id, with
 * its task, jobs, variables, subscriptions and called instance. Events that only the new version
 * has are awaited from then on, those that only the old one had are not any more. In this order:
 * the script and delegates before, variables, what is cancelled, the new version, what begins, the
 * script and delegates after.
 *
 * <p>For one thread.
 */
public interface ProcessInstanceMigrationBuilder {

  /**
   * Takes all that a document says in place of what was said before.
   *
   * @param document the document; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  ProcessInstanceMigrationBuilder fromProcessInstanceMigrationDocument(
      ProcessInstanceMigrationDocument document);

  /**
   * Says which version process instances are moved to.
   *
   * @param processDefinitionId the id of the version
   * @return this builder
   * @throws BadArgumentException if it is null or empty
   */
  ProcessInstanceMigrationBuilder migrateToProcessDefinition(String processDefinitionId);

  /**
   * Says which version process instances are moved to.
   *
   * @param processDefinitionKey the key
   * @param processDefinitionVersion the version
   * @return this builder
   * @throws BadArgumentException if the key is null or empty
   */
  ProcessInstanceMigrationBuilder migrateToProcessDefinition(
      String processDefinitionKey, int processDefinitionVersion);

  /**
   * Says which version process instances are moved to.
   *
   * @param processDefinitionKey the key
   * @param processDefinitionVersion the version
   * @param processDefinitionTenantId the tenant of the version, or null for none
   * @return this builder
   * @throws BadArgumentException if the key is null or empty
   */
  ProcessInstanceMigrationBuilder migrateToProcessDefinition(
      String processDefinitionKey, int processDefinitionVersion, String processDefinitionTenantId);

  /**
   * Says which tenant the version belongs to.
   *
   * @param processDefinitionTenantId the tenant, or null for none
   * @return this builder
   */
  ProcessInstanceMigrationBuilder withMigrateToProcessDefinitionTenantId(
      String processDefinitionTenantId);

  /**
   * Says as what tokens at an activity, or an event that is awaited, go on.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  ProcessInstanceMigrationBuilder addActivityMigrationMapping(ActivityMigrationMapping mapping);

  /**
   * Says which start event of an event sub-process is awaited even if it was not before.
   *
   * @param mapping names it; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  ProcessInstanceMigrationBuilder addEnableEventSubProcessStartEvent(EnableActivityMapping mapping);

  /**
   * Lets all timers, messages and signals that are awaited be awaited as the new version says.
   * Without it they stay as they are.
   *
   * @return this builder
   */
  ProcessInstanceMigrationBuilder updateEventTriggers();

  /**
   * Says which script is run before anything else, at the process instance.
   *
   * @param script the script, or null for none
   * @return this builder
   */
  ProcessInstanceMigrationBuilder preUpgradeScript(Script script);

  /**
   * Says which delegate is called before anything else, at the process instance.
   *
   * @param className its class, or null for none
   * @return this builder
   */
  ProcessInstanceMigrationBuilder preUpgradeJavaDelegate(String className);

  /**
   * Says which delegate is called before anything else, at the process instance.
   *
   * @param expression an expression that gives it, or null for none
   * @return this builder
   */
  ProcessInstanceMigrationBuilder preUpgradeJavaDelegateExpression(String expression);

  /**
   * Says which script is run when the instance has the new version, at the process instance.
   *
   * @param script the script, or null for none
   * @return this builder
   */
  ProcessInstanceMigrationBuilder postUpgradeScript(Script script);

  /**
   * Says which delegate is called when the instance has the new version, at the process instance.
   *
   * @param className its class, or null for none
   * @return this builder
   */
  ProcessInstanceMigrationBuilder postUpgradeJavaDelegate(String className);

  /**
   * Says which delegate is called when the instance has the new version, at the process instance.
   *
   * @param expression an expression that gives it, or null for none
   * @return this builder
   */
  ProcessInstanceMigrationBuilder postUpgradeJavaDelegateExpression(String expression);

  /**
   * Gives the process instance a variable.
   *
   * @param variableName the name
   * @param variableValue the value, or null
   * @return this builder
   * @throws BadArgumentException if the name is null or empty
   */
  ProcessInstanceMigrationBuilder withProcessInstanceVariable(
      String variableName, Object variableValue);

  /**
   * Gives the process instance variables.
   *
   * @param variables name and value, or null for none
   * @return this builder
   * @throws BadArgumentException if a name is null or empty
   */
  ProcessInstanceMigrationBuilder withProcessInstanceVariables(Map<String, Object> variables);

  /**
   * Returns what was said.
   *
   * @return a new document
   */
  ProcessInstanceMigrationDocument getProcessInstanceMigrationDocument();

  /**
   * Moves a process instance.
   *
   * @param processInstanceId the process instance
   * @throws BadArgumentException if it is not possible, with all that stands in the way
   * @throws ObjectNotFoundException if there is no such running process instance or version
   */
  void migrate(String processInstanceId);

  /**
   * Tells whether a process instance can be moved. Nothing is locked and nothing changes.
   *
   * @param processInstanceId the process instance
   * @return what stands in the way
   * @throws BadArgumentException if the id is null or empty
   */
  ProcessInstanceMigrationValidationResult validateMigration(String processInstanceId);

  /**
   * Moves all running process instances of a version, all of them or none: in one transaction,
   * which locks each of them and holds their rows in memory. Instances that end or get another
   * version while it waits for their locks are left alone.
   *
   * @param processDefinitionId the id of the version they have
   * @throws BadArgumentException if it is not possible, with all that stands in the way
   * @throws ObjectNotFoundException if there is no such version
   */
  void migrateProcessInstances(String processDefinitionId);

  /**
   * Moves all running process instances of a version, all of them or none: in one transaction,
   * which locks each of them and holds their rows in memory. Instances that end or get another
   * version while it waits for their locks are left alone.
   *
   * @param processDefinitionKey the key of the version they have
   * @param processDefinitionVersion the version
   * @param processDefinitionTenantId its tenant, or null for none
   * @throws BadArgumentException if it is not possible, with all that stands in the way
   * @throws ObjectNotFoundException if there is no such version
   */
  void migrateProcessInstances(
      String processDefinitionKey, int processDefinitionVersion, String processDefinitionTenantId);

  /**
   * Tells whether all running process instances of a version can be moved. Nothing is locked and
   * nothing changes.
   *
   * @param processDefinitionId the id of the version they have
   * @return what stands in the way, with the ids of the process instances
   * @throws BadArgumentException if the id is null or empty
   */
  ProcessInstanceMigrationValidationResult validateMigrationOfProcessInstances(
      String processDefinitionId);

  /**
   * Tells whether all running process instances of a version can be moved. Nothing is locked and
   * nothing changes.
   *
   * @param processDefinitionKey the key of the version they have
   * @param processDefinitionVersion the version
   * @param processDefinitionTenantId its tenant, or null for none
   * @return what stands in the way, with the ids of the process instances
   * @throws BadArgumentException if the key is null or empty
   * @throws ObjectNotFoundException if there is no such version
   */
  ProcessInstanceMigrationValidationResult validateMigrationOfProcessInstances(
      String processDefinitionKey, int processDefinitionVersion, String processDefinitionTenantId);

  /**
   * Moves all running process instances of a version by a batch: each in a transaction of its own,
   * with its own result. A process instance that has been given another version since then is not
   * moved: its item fails. Needs Jackson on the class path.
   *
   * @param processDefinitionId the id of the version they have
   * @return the batch, in which each process instance is an item
   * @throws BadArgumentException if no version was named, or JSON cannot carry a variable
   * @throws ObjectNotFoundException if there is no such version
   */
  Batch batchMigrateProcessInstances(String processDefinitionId);

  /**
   * Moves all running process instances of a version by a batch: each in a transaction of its own,
   * with its own result. A process instance that has been given another version since then is not
   * moved: its item fails. Needs Jackson on the class path.
   *
   * @param processDefinitionKey the key of the version they have
   * @param processDefinitionVersion the version
   * @param processDefinitionTenantId its tenant, or null for none
   * @return the batch, in which each process instance is an item
   * @throws BadArgumentException if no version was named, or JSON cannot carry a variable
   * @throws ObjectNotFoundException if there is no such version
   */
  Batch batchMigrateProcessInstances(
      String processDefinitionKey, int processDefinitionVersion, String processDefinitionTenantId);
}
