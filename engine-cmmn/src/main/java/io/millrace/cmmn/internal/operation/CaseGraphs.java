package io.millrace.cmmn.internal.operation;

import io.millrace.common.internal.command.CommandContext;

/** Finds compiled cases. Thread-safe. */
public interface CaseGraphs {

  /**
   * Returns a version.
   *
   * @throws io.millrace.common.ObjectNotFoundException if there is no such version
   */
  CaseGraph require(long definitionId, CommandContext context);
}
