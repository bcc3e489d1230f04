package io.millrace.common.internal.migration;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.ArrayList;
import java.util.List;

/**
 * Says what stands in the way of a migration. Nothing is locked.
 *
 * @param which the instances
 * @param request how they would be moved
 */
public record ValidateMigrationCommand(MigratedInstances which, MigrationRequest request)
    implements Command<List<String>> {

  @Override
  public List<String> execute(CommandContext context) {
    var problems = new ArrayList<String>();
    var those = which.found(context);
    var how = request.found(context);
    for (var id : those.ids(context)) {
      those.instances().look(id, context);
      try {
        if (those.isStill(id, context)) {
          problems.addAll(how.problems(id, context));
        }
      } catch (ObjectNotFoundException e) {
        problems.add(e.text());
      }
    }
    return problems;
  }
}
