package io.millrace.cmmn.migration;

import io.millrace.common.BadArgumentException;

/**
 * Says to which version ended cases are to belong.
 *
 * <p>Immutable and thread-safe.
 */
public final class HistoricCaseInstanceMigrationDocument {

  private final CaseInstanceMigrationDocument target;

  HistoricCaseInstanceMigrationDocument(CaseInstanceMigrationDocument target) {
    this.target = target;
  }

  /**
   * Reads a document that {@link #asJsonString} has written. Needs Jackson on the class path.
   *
   * @param json the text; may not be null
   * @return never null
   * @throws BadArgumentException if it is no such document, or says more than a version
   */
  public static HistoricCaseInstanceMigrationDocument fromJson(String json) {
    return new HistoricCaseInstanceMigrationDocument(CaseMigrationJson.readTarget(json));
  }

  /**
   * Returns the document as JSON. Needs Jackson on the class path.
   *
   * @return an object with the properties of this class
   */
  public String asJsonString() {
    return target.asJsonString();
  }

  /**
   * Returns the id of the version that cases are moved to.
   *
   * @return null if the key and version say it
   */
  public String getMigrateToCaseDefinitionId() {
    return target.getMigrateToCaseDefinitionId();
  }

  /**
   * Returns the key of the definition that cases are moved to.
   *
   * @return null if the id says it
   */
  public String getMigrateToCaseDefinitionKey() {
    return target.getMigrateToCaseDefinitionKey();
  }

  /**
   * Returns the version that cases are moved to.
   *
   * @return null if the id says it
   */
  public Integer getMigrateToCaseDefinitionVersion() {
    return target.getMigrateToCaseDefinitionVersion();
  }

  /**
   * Returns the tenant of the definition that cases are moved to.
   *
   * @return null for none
   */
  public String getMigrateToCaseDefinitionTenantId() {
    return target.getMigrateToCaseDefinitionTenantId();
  }
}
