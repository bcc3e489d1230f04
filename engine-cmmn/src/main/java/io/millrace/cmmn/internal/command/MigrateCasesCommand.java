package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
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
    var those = which.found(context);
    var how = request.found(context);
    for (var id : those.ids(context)) {
      how.cases().lock(CaseElement.instance(id), context);
      var instance = those.still(id, how.cases(), context);
      if (instance != null) {
        migrate(instance, how, context);
      }
    }
    return null;
  }

  private static void migrate(
      CaseInstanceEntity instance, MigrationRequest how, CommandContext context) {
    var problems = how.problems(instance, context);
    if (!problems.isEmpty()) {
      throw new BadArgumentException(
          "Cannot migrate case instance '" + instance.id() + "': " + String.join(" ", problems));
    }
    how.begin(instance, context);
  }
}
