package io.millrace.cmmn.internal.query;

import io.millrace.cmmn.repository.CaseDefinition;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.DefinitionRow;
import io.millrace.common.internal.persistence.ApiValues;

/**
 * A version of a case as the API shows it.
 *
 * @param row its row
 */
public record ShownCaseDefinition(DefinitionEntity row) implements CaseDefinition, DefinitionRow {
  @Override
  public String toString() {
    return ApiValues.label("case definition", getId(), getKey() + ", version " + getVersion());
  }
}
