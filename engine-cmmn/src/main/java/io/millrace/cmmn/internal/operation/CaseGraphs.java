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

  /** Returns a version, or null if there is no such version. */
  CaseGraph find(long definitionId, CommandContext context);

  /**
   * Checks that a version is not deleted, so that cases of it may start. That another node did so
   * is seen within {@code latestVersionCheckInterval}.
   *
   * @throws io.millrace.common.ObjectNotFoundException if it is
   */
  void requireThere(long definitionId, CommandContext context);
}
