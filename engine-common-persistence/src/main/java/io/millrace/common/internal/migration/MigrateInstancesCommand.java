package io.millrace.common.internal.migration;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Gives instances another version, all of them or none.
 *
 * @param which the instances
 * @param request how
 */
public record MigrateInstancesCommand(MigratedInstances which, MigrationRequest request)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var those = which.found(context);
    var how = request.found(context);
    for (var id : those.ids(context)) {
      those.instances().lock(id, context);
      if (those.isStill(id, context)) {
        migrate(id, how, context);
      }
    }
    return null;
  }

  private void migrate(long id, MigrationRequest how, CommandContext context) {
    var problems = how.problems(id, context);
    if (!problems.isEmpty()) {
      throw new BadArgumentException(
          "Cannot migrate "
              + which.instances().kind().noun()
              + " instance '"
              + id
              + "': "
              + String.join(" ", problems));
    }
    how.begin(id, context);
  }
}
