package io.millrace.common.internal.deployment;

import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/** The instances of versions, as far as deployments have to do with them. Thread-safe. */
public interface DefinitionInstances {

  /** Returns how many instances of these versions are running, called ones included. */
  long running(List<Long> definitionIds, CommandContext context);

  /** Ends the running instances of these versions that nobody called, with all they called. */
  void endRoots(List<Long> definitionIds, CommandContext context);

  /**
   * Ends all running instances of these versions that are left.
   *
   * @throws io.millrace.common.IllegalStateEngineException if one of them was called by an instance
   *     of another definition
   */
  void end(List<Long> definitionIds, CommandContext context);

  /**
   * Deletes what history keeps of the ended instances of these versions, and of those they called.
   */
  void deleteHistory(List<Long> definitionIds, CommandContext context);
}
