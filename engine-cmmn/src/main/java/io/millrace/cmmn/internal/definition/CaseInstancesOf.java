package io.millrace.cmmn.internal.definition;

import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/** The cases of versions, as far as deployments have to do with them. Thread-safe. */
public interface CaseInstancesOf {

  /** Returns how many cases of these versions are running, called ones included. */
  long running(List<Long> definitionIds, CommandContext context);

  /** Terminates the running cases of these versions that nobody called, with all they called. */
  void endRoots(List<Long> definitionIds, CommandContext context);

  /**
   * Makes sure that no case of these versions is left.
   *
   * @throws io.millrace.common.IllegalStateEngineException if one of them was called by an instance
   *     of another definition
   */
  void end(List<Long> definitionIds, CommandContext context);

  /** Deletes what history keeps of the ended cases of these versions. */
  void deleteHistory(List<Long> definitionIds, CommandContext context);
}
