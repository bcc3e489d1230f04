package io.millrace.common.internal.migration;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionVersion;
import java.util.List;

/** What is asked for with instances that get another version. Immutable. */
public interface MigrationRequest {

  /** Returns the version they get. */
  DefinitionVersion target();

  /** Returns the same with the id of the target, so that it is looked up once. */
  MigrationRequest found(CommandContext context);

  /** Returns what stands in the way of an instance that runs and is read; nothing is changed. */
  List<String> problems(long id, CommandContext context);

  /** Plans all of it for an instance whose family is locked; there are no problems. */
  void begin(long id, CommandContext context);
}
