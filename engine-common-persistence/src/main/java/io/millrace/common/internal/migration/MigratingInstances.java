package io.millrace.common.internal.migration;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionKind;
import java.util.List;

/** The running instances of an engine, as those see them who give them another version. */
public interface MigratingInstances {

  /** Returns what they are instances of. */
  DefinitionKind kind();

  /** Returns the ids of those that have a version, in ascending order; nothing is locked. */
  List<Long> running(long definitionId, CommandContext context);

  /** Locks the family of an instance and reads it. */
  void lock(long id, CommandContext context);

  /** Reads the family of an instance without a lock. */
  void look(long id, CommandContext context);

  /** Returns the version that an instance has; 0 if it does not run (any more). */
  long versionOf(long id, CommandContext context);

  /** Returns the exception for an instance that does not run (any more). */
  ObjectNotFoundException gone(long id);
}
