package io.millrace.cmmn.migration;

/** Collects what a document about ended cases says. For one thread. */
public final class HistoricCaseInstanceMigrationDocumentBuilder {

  private final CaseInstanceMigrationDocumentBuilder said =
      new CaseInstanceMigrationDocumentBuilder();

  /** Begins an empty document. */
  public HistoricCaseInstanceMigrationDocumentBuilder() {
    // nothing is said yet
  }

  /**
   * Says to which version cases are moved.
   *
   * @param caseDefinitionId the id of the version
   * @return this builder
   */
  public HistoricCaseInstanceMigrationDocumentBuilder setCaseDefinitionToMigrateTo(
      String caseDefinitionId) {
    said.setCaseDefinitionToMigrateTo(caseDefinitionId);
    return this;
  }

  /**
   * Says to which version cases are moved.
   *
   * @param caseDefinitionKey the key of the version
   * @param caseDefinitionVersion the version
   * @return this builder
   */
  public HistoricCaseInstanceMigrationDocumentBuilder setCaseDefinitionToMigrateTo(
      String caseDefinitionKey, Integer caseDefinitionVersion) {
    said.setCaseDefinitionToMigrateTo(caseDefinitionKey, caseDefinitionVersion);
    return this;
  }

  /**
   * Says to which tenant the version belongs.
   *
   * @param caseDefinitionTenantId the tenant, or null for none
   * @return this builder
   */
  public HistoricCaseInstanceMigrationDocumentBuilder setTenantId(String caseDefinitionTenantId) {
    said.setTenantId(caseDefinitionTenantId);
    return this;
  }

  /**
   * Makes the document.
   *
   * @return never null
   */
  public HistoricCaseInstanceMigrationDocument build() {
    return new HistoricCaseInstanceMigrationDocument(said.build());
  }
}
