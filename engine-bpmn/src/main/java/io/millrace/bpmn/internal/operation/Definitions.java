package io.millrace.bpmn.internal.operation;

import io.millrace.common.internal.command.CommandContext;

/** Finds compiled processes. Thread-safe. */
public interface Definitions {

  /**
   * Returns a version.
   *
   * @throws io.millrace.common.ObjectNotFoundException if there is no such version
   */
  CompiledProcess require(long definitionId, CommandContext context);

  /** Returns a version, or null if there is no such version. */
  CompiledProcess find(long definitionId, CommandContext context);

  /**
   * Checks that a version is not deleted, so that instances of it may start. That another node did
   * so is seen within {@code latestVersionCheckInterval}.
   *
   * @throws io.millrace.common.ObjectNotFoundException if it is
   */
  void requireThere(long definitionId, CommandContext context);

  /**
   * Tells whether a version is suspended, so that no instance of it starts. What another node
   * changed is seen within {@code latestVersionCheckInterval}.
   */
  boolean isSuspended(long definitionId, CommandContext context);

  /**
   * Returns the newest version of a key.
   *
   * @throws io.millrace.common.ObjectNotFoundException if no version is deployed for this tenant
   */
  CompiledProcess requireLatest(String key, String tenantId, CommandContext context);
}
