package io.millrace.cmmn.migration;

import io.millrace.common.BadArgumentException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Says how cases are moved to another version of their definition. It can be kept as JSON and used
 * for any number of cases.
 *
 * <p>Immutable and thread-safe.
 */
public final class CaseInstanceMigrationDocument {

  private final String migrateToCaseDefinitionId;
  private final String migrateToCaseDefinitionKey;
  private final Integer migrateToCaseDefinitionVersion;
  private final String migrateToCaseDefinitionTenantId;
  private final List<ActivatePlanItemDefinitionMapping> activatePlanItemDefinitionMappings;
  private final List<MoveToAvailablePlanItemDefinitionMapping>
      moveToAvailablePlanItemDefinitionMappings;
  private final List<TerminatePlanItemDefinitionMapping> terminatePlanItemDefinitionMappings;
  private final List<WaitingForRepetitionPlanItemDefinitionMapping>
      waitingForRepetitionPlanItemDefinitionMappings;
  private final List<RemoveWaitingForRepetitionPlanItemDefinitionMapping>
      removeWaitingForRepetitionPlanItemDefinitionMappings;
  private final List<ChangePlanItemIdMapping> changePlanItemIdMappings;
  private final List<ChangePlanItemIdWithDefinitionIdMapping>
      changePlanItemIdWithDefinitionIdMappings;
  private final List<ChangePlanItemDefinitionWithNewTargetIdsMapping>
      changePlanItemDefinitionWithNewTargetIdsMappings;
  private final Map<String, Object> caseInstanceVariables;
  private final String preUpgradeExpression;
  private final String postUpgradeExpression;
  private final boolean enableAutomaticPlanItemInstanceCreation;
  private final boolean skipsCustomListeners;

  CaseInstanceMigrationDocument(CaseInstanceMigrationDocumentBuilder from) {
    migrateToCaseDefinitionId = from.definitionId;
    migrateToCaseDefinitionKey = from.definitionKey;
    migrateToCaseDefinitionVersion = from.definitionVersion;
    migrateToCaseDefinitionTenantId = from.tenantId;
    activatePlanItemDefinitionMappings = List.copyOf(from.activatePlanItemDefinitionMappings);
    moveToAvailablePlanItemDefinitionMappings =
        List.copyOf(from.moveToAvailablePlanItemDefinitionMappings);
    terminatePlanItemDefinitionMappings = List.copyOf(from.terminatePlanItemDefinitionMappings);
    waitingForRepetitionPlanItemDefinitionMappings =
        List.copyOf(from.waitingForRepetitionPlanItemDefinitionMappings);
    removeWaitingForRepetitionPlanItemDefinitionMappings =
        List.copyOf(from.removeWaitingForRepetitionPlanItemDefinitionMappings);
    changePlanItemIdMappings = List.copyOf(from.changePlanItemIdMappings);
    changePlanItemIdWithDefinitionIdMappings =
        List.copyOf(from.changePlanItemIdWithDefinitionIdMappings);
    changePlanItemDefinitionWithNewTargetIdsMappings =
        List.copyOf(from.changePlanItemDefinitionWithNewTargetIdsMappings);
    caseInstanceVariables =
        Collections.unmodifiableMap(new LinkedHashMap<>(from.caseInstanceVariables));
    preUpgradeExpression = from.preUpgradeExpression;
    postUpgradeExpression = from.postUpgradeExpression;
    enableAutomaticPlanItemInstanceCreation = from.createsNewItems;
    skipsCustomListeners = from.skipsCustomListeners;
  }

  /**
   * Begins a document with all that this one says.
   *
   * @return a new builder, for one thread
   */
  public CaseInstanceMigrationDocumentBuilder toBuilder() {
    var to = new CaseInstanceMigrationDocumentBuilder();
    to.definitionId = migrateToCaseDefinitionId;
    to.definitionKey = migrateToCaseDefinitionKey;
    to.definitionVersion = migrateToCaseDefinitionVersion;
    to.tenantId = migrateToCaseDefinitionTenantId;
    to.activatePlanItemDefinitionMappings.addAll(activatePlanItemDefinitionMappings);
    to.moveToAvailablePlanItemDefinitionMappings.addAll(moveToAvailablePlanItemDefinitionMappings);
    to.terminatePlanItemDefinitionMappings.addAll(terminatePlanItemDefinitionMappings);
    to.waitingForRepetitionPlanItemDefinitionMappings.addAll(
        waitingForRepetitionPlanItemDefinitionMappings);
    to.removeWaitingForRepetitionPlanItemDefinitionMappings.addAll(
        removeWaitingForRepetitionPlanItemDefinitionMappings);
    to.changePlanItemIdMappings.addAll(changePlanItemIdMappings);
    to.changePlanItemIdWithDefinitionIdMappings.addAll(changePlanItemIdWithDefinitionIdMappings);
    to.changePlanItemDefinitionWithNewTargetIdsMappings.addAll(
        changePlanItemDefinitionWithNewTargetIdsMappings);
    to.caseInstanceVariables.putAll(caseInstanceVariables);
    to.preUpgradeExpression = preUpgradeExpression;
    to.postUpgradeExpression = postUpgradeExpression;
    to.createsNewItems = enableAutomaticPlanItemInstanceCreation;
    to.skipsCustomListeners = skipsCustomListeners;
    return to;
  }

  /**
   * Reads a document that {@link #asJsonString} has written. Needs Jackson on the class path.
   *
   * @param json the text; may not be null
   * @return never null
   * @throws BadArgumentException if it is no such document
   */
  public static CaseInstanceMigrationDocument fromJson(String json) {
    return CaseMigrationJson.read(json);
  }

  /**
   * Returns the document as JSON. Needs Jackson on the class path.
   *
   * @return an object with the properties of this class
   * @throws BadArgumentException if a variable has a value that JSON cannot carry
   */
  public String asJsonString() {
    return CaseMigrationJson.write(this);
  }

  /**
   * Returns the id of the version that cases are moved to.
   *
   * @return null if the key and version say it
   */
  public String getMigrateToCaseDefinitionId() {
    return migrateToCaseDefinitionId;
  }

  /**
   * Returns the key of the definition that cases are moved to.
   *
   * @return null if the id says it
   */
  public String getMigrateToCaseDefinitionKey() {
    return migrateToCaseDefinitionKey;
  }

  /**
   * Returns the version that cases are moved to.
   *
   * @return null if the id says it
   */
  public Integer getMigrateToCaseDefinitionVersion() {
    return migrateToCaseDefinitionVersion;
  }

  /**
   * Returns the tenant of the definition that cases are moved to.
   *
   * @return null for none
   */
  public String getMigrateToCaseDefinitionTenantId() {
    return migrateToCaseDefinitionTenantId;
  }

  /**
   * Returns what becomes active.
   *
   * @return the mappings in the order in which they were added; unmodifiable
   */
  public List<ActivatePlanItemDefinitionMapping> getActivatePlanItemDefinitionMappings() {
    return activatePlanItemDefinitionMappings;
  }

  /**
   * Returns what is made available.
   *
   * @return the mappings in the order in which they were added; unmodifiable
   */
  public List<MoveToAvailablePlanItemDefinitionMapping>
      getMoveToAvailablePlanItemDefinitionMappings() {
    return moveToAvailablePlanItemDefinitionMappings;
  }

  /**
   * Returns what ends, by definitions of the version the case had.
   *
   * @return the mappings in the order in which they were added; unmodifiable
   */
  public List<TerminatePlanItemDefinitionMapping> getTerminatePlanItemDefinitionMappings() {
    return terminatePlanItemDefinitionMappings;
  }

  /**
   * Returns what gets an instance that waits for its repetition.
   *
   * @return the mappings in the order in which they were added; unmodifiable
   */
  public List<WaitingForRepetitionPlanItemDefinitionMapping>
      getWaitingForRepetitionPlanItemDefinitionMappings() {
    return waitingForRepetitionPlanItemDefinitionMappings;
  }

  /**
   * Returns what does not repeat any more, by definitions of the version the case had.
   *
   * @return the mappings in the order in which they were added; unmodifiable
   */
  public List<RemoveWaitingForRepetitionPlanItemDefinitionMapping>
      getRemoveWaitingForRepetitionPlanItemDefinitionMappings() {
    return removeWaitingForRepetitionPlanItemDefinitionMappings;
  }

  /**
   * Returns which plan items have another id.
   *
   * @return the mappings in the order in which they were added; unmodifiable
   */
  public List<ChangePlanItemIdMapping> getChangePlanItemIdMappings() {
    return changePlanItemIdMappings;
  }

  /**
   * Returns which definitions have another id.
   *
   * @return the mappings in the order in which they were added; unmodifiable
   */
  public List<ChangePlanItemIdWithDefinitionIdMapping>
      getChangePlanItemIdWithDefinitionIdMappings() {
    return changePlanItemIdWithDefinitionIdMappings;
  }

  /**
   * Returns which plan items have another id and definition.
   *
   * @return the mappings in the order in which they were added; unmodifiable
   */
  public List<ChangePlanItemDefinitionWithNewTargetIdsMapping>
      getChangePlanItemDefinitionWithNewTargetIdsMappings() {
    return changePlanItemDefinitionWithNewTargetIdsMappings;
  }

  /**
   * Returns the variables that the case gets.
   *
   * @return name and value; unmodifiable
   */
  public Map<String, Object> getCaseInstanceVariables() {
    return caseInstanceVariables;
  }

  /**
   * Returns the expression that is evaluated before anything else, at the case.
   *
   * @return null for none
   */
  public String getPreUpgradeExpression() {
    return preUpgradeExpression;
  }

  /**
   * Returns the expression that is evaluated when the case has the new version, at the case.
   *
   * @return null for none
   */
  public String getPostUpgradeExpression() {
    return postUpgradeExpression;
  }

  /**
   * Tells whether plan items that only the new version has are made in stages that are active.
   *
   * @return false if they come into being with the next instance of their stage only
   */
  public boolean getEnableAutomaticPlanItemInstanceCreation() {
    return enableAutomaticPlanItemInstanceCreation;
  }

  /**
   * Tells whether listeners of the model are left out while cases are migrated.
   *
   * @return false if they are called
   */
  public boolean isSkipCustomListeners() {
    return skipsCustomListeners;
  }
}
