package io.millrace.bpmn.internal.persistence;

import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.DefinitionRow;
import io.millrace.common.internal.localization.LocalizedText;
import io.millrace.common.internal.persistence.ApiValues;

/**
 * A version of a process as the API shows it.
 *
 * @param row its row
 * @param text what it is called in the language that was asked for
 */
public record ShownProcessDefinition(DefinitionEntity row, LocalizedText text)
    implements ProcessDefinition, DefinitionRow {

  /** Shows a version in the language of its model. */
  public ShownProcessDefinition(DefinitionEntity row) {
    this(row, LocalizedText.NONE);
  }

  @Override
  public boolean isSuspended() {
    return row.isSuspended();
  }

  @Override
  public String getVersionTag() {
    return row.versionTag();
  }

  @Override
  public boolean isStartableInTasklist() {
    return row.isStartableInTasklist();
  }

  @Override
  public String toString() {
    return ApiValues.label("process definition", getId(), getKey() + ", version " + getVersion());
  }
}
