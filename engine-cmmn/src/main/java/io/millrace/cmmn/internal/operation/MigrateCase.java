package io.millrace.cmmn.internal.operation;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.agenda.Operation;
import io.millrace.common.internal.expression.Expression;
import java.util.List;

/**
 * Gives a case its new version when all has ended that was to end, then makes the changes that the
 * migration asks for. All of it belongs to the first round of the call.
 *
 * @param migration the migration
 * @param createsNewItems whether what only the new version has is made in active stages
 * @param changes what is to happen in the new version
 * @param afterwards is evaluated at the end; null for nothing
 */
public record MigrateCase(
    CaseMigration migration,
    boolean createsNewItems,
    List<PlannedChange> changes,
    Expression afterwards)
    implements Operation {

  @Override
  public void run() {
    var problems = migration.problems(item -> false);
    if (!problems.isEmpty()) {
      throw new BadArgumentException(
          "Cannot migrate case instance '"
              + migration.instance().id()
              + "': "
              + String.join(" ", problems));
    }
    migration.run();
    if (createsNewItems) {
      migration.createNewItems();
    }
    var context = migration.context();
    new ChangeStates(context, migration.instance(), changes)
        .begin(
            () -> {
              if (afterwards != null) {
                afterwards.evaluate(context.caseScope(migration.instance()));
              }
            });
  }
}
