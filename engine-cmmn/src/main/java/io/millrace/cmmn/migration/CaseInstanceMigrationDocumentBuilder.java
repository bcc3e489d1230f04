package io.millrace.cmmn.migration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Collects what a document for migration says. Used by one thread. */
public final class CaseInstanceMigrationDocumentBuilder {

  String definitionId;
  String definitionKey;
  Integer definitionVersion;
  String tenantId;
  final List<ActivatePlanItemDefinitionMapping> activatePlanItemDefinitionMappings =
      new ArrayList<>();
  final List<MoveToAvailablePlanItemDefinitionMapping> moveToAvailablePlanItemDefinitionMappings =
      new ArrayList<>();
  final List<TerminatePlanItemDefinitionMapping> terminatePlanItemDefinitionMappings =
      new ArrayList<>();
  final List<WaitingForRepetitionPlanItemDefinitionMapping>
      waitingForRepetitionPlanItemDefinitionMappings = new ArrayList<>();
  final List<RemoveWaitingForRepetitionPlanItemDefinitionMapping>
      removeWaitingForRepetitionPlanItemDefinitionMappings = new ArrayList<>();
  final List<ChangePlanItemIdMapping> changePlanItemIdMappings = new ArrayList<>();
  final List<ChangePlanItemIdWithDefinitionIdMapping> changePlanItemIdWithDefinitionIdMappings =
      new ArrayList<>();
  final List<ChangePlanItemDefinitionWithNewTargetIdsMapping>
      changePlanItemDefinitionWithNewTargetIdsMappings = new ArrayList<>();
  final Map<String, Object> caseInstanceVariables = new LinkedHashMap<>();
  String preUpgradeExpression;
  String postUpgradeExpression;
  boolean createsNewItems;
  boolean skipsCustomListeners;

  /** Begins an empty document. */
  public CaseInstanceMigrationDocumentBuilder() {
    // nothing is said yet
  }

  /**
   * Says which version cases are moved to.
   *
   * @param caseDefinitionId the id of the version
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder setCaseDefinitionToMigrateTo(
      String caseDefinitionId) {
    definitionId = caseDefinitionId;
    definitionKey = null;
    definitionVersion = null;
    return this;
  }

  /**
   * Says which version cases are moved to.
   *
   * @param caseDefinitionKey the key
   * @param version the version
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder setCaseDefinitionToMigrateTo(
      String caseDefinitionKey, Integer version) {
    definitionId = null;
    definitionKey = caseDefinitionKey;
    definitionVersion = version;
    return this;
  }

  /**
   * Says which tenant the version belongs to.
   *
   * @param caseDefinitionTenantId the tenant, or null for none
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder setTenantId(String caseDefinitionTenantId) {
    tenantId = caseDefinitionTenantId;
    return this;
  }

  /**
   * Says what becomes active.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder addActivatePlanItemDefinitionMapping(
      ActivatePlanItemDefinitionMapping mapping) {
    activatePlanItemDefinitionMappings.add(Objects.requireNonNull(mapping));
    return this;
  }

  /**
   * Says what is made available.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder addMoveToAvailablePlanItemDefinitionMapping(
      MoveToAvailablePlanItemDefinitionMapping mapping) {
    moveToAvailablePlanItemDefinitionMappings.add(Objects.requireNonNull(mapping));
    return this;
  }

  /**
   * Says what ends, by definitions of the version the case had.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder addTerminatePlanItemDefinitionMapping(
      TerminatePlanItemDefinitionMapping mapping) {
    terminatePlanItemDefinitionMappings.add(Objects.requireNonNull(mapping));
    return this;
  }

  /**
   * Says what gets an instance that waits for its repetition.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder addWaitingForRepetitionPlanItemDefinitionMapping(
      WaitingForRepetitionPlanItemDefinitionMapping mapping) {
    waitingForRepetitionPlanItemDefinitionMappings.add(Objects.requireNonNull(mapping));
    return this;
  }

  /**
   * Says what does not repeat any more, by definitions of the version the case had.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder
      addRemoveWaitingForRepetitionPlanItemDefinitionMapping(
          RemoveWaitingForRepetitionPlanItemDefinitionMapping mapping) {
    removeWaitingForRepetitionPlanItemDefinitionMappings.add(Objects.requireNonNull(mapping));
    return this;
  }

  /**
   * Says which plan items have another id.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder addChangePlanItemIdMapping(
      ChangePlanItemIdMapping mapping) {
    changePlanItemIdMappings.add(Objects.requireNonNull(mapping));
    return this;
  }

  /**
   * Says which definitions have another id.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder addChangePlanItemIdWithDefinitionIdMapping(
      ChangePlanItemIdWithDefinitionIdMapping mapping) {
    changePlanItemIdWithDefinitionIdMappings.add(Objects.requireNonNull(mapping));
    return this;
  }

  /**
   * Says which plan items have another id and definition.
   *
   * @param mapping the mapping; may not be null
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder addChangePlanItemDefinitionWithNewTargetIdsMapping(
      ChangePlanItemDefinitionWithNewTargetIdsMapping mapping) {
    changePlanItemDefinitionWithNewTargetIdsMappings.add(Objects.requireNonNull(mapping));
    return this;
  }

  /**
   * Gives the case a variable.
   *
   * @param name the name
   * @param value the value, or null
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder addCaseInstanceVariable(String name, Object value) {
    caseInstanceVariables.put(Objects.requireNonNull(name), value);
    return this;
  }

  /**
   * Gives the case variables.
   *
   * @param variables name and value; may not be null
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder addCaseInstanceVariables(
      Map<String, Object> variables) {
    caseInstanceVariables.putAll(variables);
    return this;
  }

  /**
   * Says what is evaluated before anything else.
   *
   * @param expression an expression, evaluated at the case; null for none
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder preUpgradeExpression(String expression) {
    preUpgradeExpression = expression;
    return this;
  }

  /**
   * Says what is evaluated when the case has the new version.
   *
   * @param expression an expression, evaluated at the case; null for none
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder postUpgradeExpression(String expression) {
    postUpgradeExpression = expression;
    return this;
  }

  /**
   * Says whether plan items that only the new version has are made in stages that are active.
   *
   * @param enabled whether they are
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder setEnableAutomaticPlanItemInstanceCreation(
      boolean enabled) {
    createsNewItems = enabled;
    return this;
  }

  /**
   * Says whether listeners of the model are left out while cases are migrated, and in all that
   * follows from it at once.
   *
   * @param skip false if they are called
   * @return this builder
   */
  public CaseInstanceMigrationDocumentBuilder setSkipCustomListeners(boolean skip) {
    skipsCustomListeners = skip;
    return this;
  }

  /**
   * Returns the document.
   *
   * @return a new one at each call
   */
  public CaseInstanceMigrationDocument build() {
    return new CaseInstanceMigrationDocument(this);
  }
}
