package io.millrace.bpmn.internal.persistence;

import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.DefinitionRow;

/**
 * A version of a process as the API shows it.
 *
 * @param row its row
 */
public record ShownProcessDefinition(DefinitionEntity row)
    implements ProcessDefinition, DefinitionRow {

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
}
