package io.millrace.bpmn.internal.definition;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.job.NonRetryable;

/** A version of a process is gone, which no further try of a job will bring back. */
final class MissingDefinitionException extends ObjectNotFoundException implements NonRetryable {

  private static final long serialVersionUID = 1L;

  MissingDefinitionException(long definitionId) {
    super(
        "There is no process definition with the id '"
            + definitionId
            + "'. Deploy it, or look its id up with a query.");
  }
}
