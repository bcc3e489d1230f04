package io.millrace.cmmn.internal.command;

import io.millrace.common.internal.batch.BatchEntity;
import io.millrace.common.internal.batch.BatchOperation;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionVersion;
import java.util.List;

/**
 * Migrates ended cases by a batch whose search keys are the version they have and the one they get.
 * The item of a case that has been given another version since fails.
 */
public record HistoricCaseMigrationOperation() implements BatchOperation {

  @Override
  public String type() {
    return "historicCaseMigration";
  }

  @Override
  public void run(BatchEntity batch, List<Long> items, CommandContext context) {
    var source = version(batch.getBatchSearchKey());
    var target = version(batch.getBatchSearchKey2());
    for (var id : items) {
      new MigrateHistoricCasesCommand(new MigratedHistory(id, source), target).execute(context);
    }
  }

  private static DefinitionVersion version(String id) {
    return DefinitionVersion.of(CaseDefinitionKind.KIND, Long.parseLong(id));
  }
}
