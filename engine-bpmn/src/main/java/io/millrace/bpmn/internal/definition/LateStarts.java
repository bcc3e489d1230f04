package io.millrace.bpmn.internal.definition;

import io.millrace.common.internal.command.CommandContext;

/** Hears of starts that begin to wait for a message which may have come already. Thread-safe. */
public interface LateStarts {

  /** A start event of a version begins to wait in this transaction. */
  void startComes(String messageName, String tenantId, CommandContext context);

  /** A version is deleted: what came for it alone goes with it. */
  void versionGoes(long definitionId, CommandContext context);
}
