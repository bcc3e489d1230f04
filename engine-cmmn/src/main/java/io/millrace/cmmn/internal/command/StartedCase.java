package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.query.CaseRow;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.common.internal.deployment.DefinitionEntity;

/**
 * A case that was started.
 *
 * @param instance the case
 * @param definition its version
 */
public record StartedCase(CaseInstanceEntity instance, DefinitionEntity definition) {

  /** Shows the case as it is once all that follows from its start is done. */
  public CaseInstance shown() {
    return CaseRow.of(instance, definition);
  }
}
