package io.millrace.cmmn.internal.query;

import io.millrace.cmmn.repository.CaseDefinition;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.DefinitionRow;
import io.millrace.common.internal.localization.LocalizedText;
import io.millrace.common.internal.persistence.ApiValues;

/**
 * A version of a case as the API shows it.
 *
 * @param row its row
 * @param text what it is called in the language that was asked for
 */
public record ShownCaseDefinition(DefinitionEntity row, LocalizedText text)
    implements CaseDefinition, DefinitionRow {

  /** Shows a version in the language of its model. */
  public ShownCaseDefinition(DefinitionEntity row) {
    this(row, LocalizedText.NONE);
  }

  @Override
  public String toString() {
    return ApiValues.label("case definition", getId(), getKey() + ", version " + getVersion());
  }
}
