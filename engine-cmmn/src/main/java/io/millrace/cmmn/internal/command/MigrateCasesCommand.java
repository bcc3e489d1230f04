package io.millrace.cmmn.internal.command;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Moves cases to another version, all of them or none.
 *
 * @param which the cases
 * @param request how
 */
public record MigrateCasesCommand(MigratedCases which, MigrationRequest request)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    for (var id : which.ids(context)) {
      var instance = request.cases().locked(id, "migrate", context);
      var problems = request.problems(instance, context);
      if (!problems.isEmpty()) {
        throw new BadArgumentException(
            "Cannot migrate case instance '" + id + "': " + String.join(" ", problems));
      }
      request.begin(instance, context);
    }
    return null;
  }
}
