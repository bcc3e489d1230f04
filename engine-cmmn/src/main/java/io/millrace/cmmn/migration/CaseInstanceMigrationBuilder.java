package io.millrace.cmmn.migration;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;
import java.util.Map;

/**
 * Says how cases are moved to another version of their definition, and moves them.
 *
 * <p>An open plan item goes on as the plan item that a mapping says, else as the one with the same
 * id; one that the new version does not have has to be mapped or terminated. In this order: the
 * expression before, variables, what ends, the new version, what is made available, active or to
 * wait, the expression after. Then the case goes on by the rules of the new version. What sentries
 * have heard is kept where the new version has the same criterion with the same on-part.
 *
 * <p>For one thread.
 */
public interface CaseInstanceMigrationBuilder {

  /**
   * Takes all that a document says in place of what was said before.
   *
   * @param document the document; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  CaseInstanceMigrationBuilder fromCaseInstanceMigrationDocument(
      CaseInstanceMigrationDocument document);

  /**
   * Says which version cases are moved to.
   *
   * @param caseDefinitionId the id of the version
   * @return this builder
   * @throws BadArgumentException if it is null or empty
   */
  CaseInstanceMigrationBuilder migrateToCaseDefinition(String caseDefinitionId);

  /**
   * Says which version cases are moved to.
   *
   * @param caseDefinitionKey the key
   * @param caseDefinitionVersion the version
   * @return this builder
   * @throws BadArgumentException if the key is null or empty
   */
  CaseInstanceMigrationBuilder migrateToCaseDefinition(
      String caseDefinitionKey, int caseDefinitionVersion);

  /**
   * Says which version cases are moved to.
   *
   * @param caseDefinitionKey the key
   * @param caseDefinitionVersion the version
   * @param caseDefinitionTenantId the tenant of the version, or null for none
   * @return this builder
   * @throws BadArgumentException if the key is null or empty
   */
  CaseInstanceMigrationBuilder migrateToCaseDefinition(
      String caseDefinitionKey, int caseDefinitionVersion, String caseDefinitionTenantId);

  /**
   * Says which tenant the version belongs to.
   *
   * @param caseDefinitionTenantId the tenant, or null for none
   * @return this builder
   */
  CaseInstanceMigrationBuilder withMigrateToCaseDefinitionTenantId(String caseDefinitionTenantId);

  /**
   * Says what becomes active.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  CaseInstanceMigrationBuilder addActivatePlanItemDefinitionMapping(
      ActivatePlanItemDefinitionMapping mapping);

  /**
   * Says what is made available.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  CaseInstanceMigrationBuilder addMoveToAvailablePlanItemDefinitionMapping(
      MoveToAvailablePlanItemDefinitionMapping mapping);

  /**
   * Says what ends, by definitions of the version the case had.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  CaseInstanceMigrationBuilder addTerminatePlanItemDefinitionMapping(
      TerminatePlanItemDefinitionMapping mapping);

  /**
   * Says what gets an instance that waits for its repetition.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  CaseInstanceMigrationBuilder addWaitingForRepetitionPlanItemDefinitionMapping(
      WaitingForRepetitionPlanItemDefinitionMapping mapping);

  /**
   * Says what does not repeat any more, by definitions of the version the case had.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  CaseInstanceMigrationBuilder removeWaitingForRepetitionPlanItemDefinitionMapping(
      RemoveWaitingForRepetitionPlanItemDefinitionMapping mapping);

  /**
   * Says which plan items have another id.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  CaseInstanceMigrationBuilder addChangePlanItemIdMapping(ChangePlanItemIdMapping mapping);

  /**
   * Says which definitions have another id.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  CaseInstanceMigrationBuilder addChangePlanItemIdWithDefinitionIdMapping(
      ChangePlanItemIdWithDefinitionIdMapping mapping);

  /**
   * Says which plan items have another id and definition.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   * @throws BadArgumentException if it is null
   */
  CaseInstanceMigrationBuilder addChangePlanItemDefinitionWithNewTargetIdsMapping(
      ChangePlanItemDefinitionWithNewTargetIdsMapping mapping);

  /**
   * Says what is evaluated before anything else.
   *
   * @param preUpgradeExpression an expression, evaluated at the case; null for none
   * @return this builder
   */
  CaseInstanceMigrationBuilder withPreUpgradeExpression(String preUpgradeExpression);

  /**
   * Says what is evaluated when the case has the new version.
   *
   * @param postUpgradeExpression an expression, evaluated at the case; null for none
   * @return this builder
   */
  CaseInstanceMigrationBuilder withPostUpgradeExpression(String postUpgradeExpression);

  /**
   * Gives the case a variable.
   *
   * @param variableName the name
   * @param variableValue the value, or null
   * @return this builder
   * @throws BadArgumentException if the name is null or empty
   */
  CaseInstanceMigrationBuilder withCaseInstanceVariable(String variableName, Object variableValue);

  /**
   * Gives the case variables.
   *
   * @param variables name and value, or null for none
   * @return this builder
   * @throws BadArgumentException if a name is null or empty
   */
  CaseInstanceMigrationBuilder withCaseInstanceVariables(Map<String, Object> variables);

  /**
   * Lets plan items that only the new version has be made in stages that are active. Without it
   * they come into being with the next instance of their stage only.
   *
   * @return this builder
   */
  CaseInstanceMigrationBuilder enableAutomaticPlanItemInstanceCreation();

  /**
   * Leaves out the listeners of the model while cases are migrated, and in all that follows from it
   * at once, those of cases and processes that it begins or ends among them. Without it they are
   * called.
   *
   * @return this builder
   */
  CaseInstanceMigrationBuilder skipCustomListeners();

  /**
   * Returns what was said.
   *
   * @return a new document
   */
  CaseInstanceMigrationDocument getCaseInstanceMigrationDocument();

  /**
   * Moves a case.
   *
   * @param caseInstanceId the case
   * @throws BadArgumentException if it is not possible, with all that stands in the way
   * @throws ObjectNotFoundException if there is no such running case or version
   * @throws IllegalStateEngineException if the case is not active
   */
  void migrate(String caseInstanceId);

  /**
   * Tells whether a case can be moved. Nothing is locked and nothing changes.
   *
   * @param caseInstanceId the case
   * @return what stands in the way
   * @throws BadArgumentException if the id is null or empty
   */
  CaseInstanceMigrationValidationResult validateMigration(String caseInstanceId);

  /**
   * Moves all running cases of a version, all of them or none: in one transaction, which locks each
   * of them and holds their rows in memory. Cases that end or get another version while it waits
   * for their locks are left alone.
   *
   * @param caseDefinitionId the id of the version they have
   * @throws BadArgumentException if it is not possible, with all that stands in the way
   * @throws ObjectNotFoundException if there is no such version
   */
  void migrateCaseInstances(String caseDefinitionId);

  /**
   * Moves all running cases of a version, all of them or none: in one transaction, which locks each
   * of them and holds their rows in memory. Cases that end or get another version while it waits
   * for their locks are left alone.
   *
   * @param caseDefinitionKey the key of the version they have
   * @param caseDefinitionVersion the version
   * @param caseDefinitionTenantId its tenant, or null for none
   * @throws BadArgumentException if it is not possible, with all that stands in the way
   * @throws ObjectNotFoundException if there is no such version
   */
  void migrateCaseInstances(
      String caseDefinitionKey, int caseDefinitionVersion, String caseDefinitionTenantId);

  /**
   * Tells whether all running cases of a version can be moved. Nothing is locked and nothing
   * changes.
   *
   * @param caseDefinitionId the id of the version they have
   * @return what stands in the way, with the ids of the cases
   * @throws BadArgumentException if the id is null or empty
   */
  CaseInstanceMigrationValidationResult validateMigrationOfCaseInstances(String caseDefinitionId);

  /**
   * Tells whether all running cases of a version can be moved. Nothing is locked and nothing
   * changes.
   *
   * @param caseDefinitionKey the key of the version they have
   * @param caseDefinitionVersion the version
   * @param caseDefinitionTenantId its tenant, or null for none
   * @return what stands in the way, with the ids of the cases
   * @throws BadArgumentException if the key is null or empty
   * @throws ObjectNotFoundException if there is no such version
   */
  CaseInstanceMigrationValidationResult validateMigrationOfCaseInstances(
      String caseDefinitionKey, int caseDefinitionVersion, String caseDefinitionTenantId);

  /**
   * Moves all running cases of a version by a batch: each in a transaction of its own, with its own
   * result. A case that has been given another version since then is not moved: its item fails.
   * Needs Jackson on the class path.
   *
   * @param caseDefinitionId the id of the version they have
   * @return the batch, in which each case is an item
   * @throws BadArgumentException if no version was named, or JSON cannot carry a variable
   * @throws ObjectNotFoundException if there is no such version
   */
  Batch batchMigrateCaseInstances(String caseDefinitionId);

  /**
   * Moves all running cases of a version by a batch: each in a transaction of its own, with its own
   * result. A case that has been given another version since then is not moved: its item fails.
   * Needs Jackson on the class path.
   *
   * @param caseDefinitionKey the key of the version they have
   * @param caseDefinitionVersion the version
   * @param caseDefinitionTenantId its tenant, or null for none
   * @return the batch, in which each case is an item
   * @throws BadArgumentException if no version was named, or JSON cannot carry a variable
   * @throws ObjectNotFoundException if there is no such version
   */
  Batch batchMigrateCaseInstances(
      String caseDefinitionKey, int caseDefinitionVersion, String caseDefinitionTenantId);
}
