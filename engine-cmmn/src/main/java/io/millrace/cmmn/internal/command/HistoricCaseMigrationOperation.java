package io.millrace.cmmn.internal.command;

import io.millrace.common.internal.batch.BatchEntity;
import io.millrace.common.internal.batch.BatchOperation;
import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/** Migrates ended cases by a batch whose second search key is the version they get. */
public record HistoricCaseMigrationOperation() implements BatchOperation {

  @Override
  public String type() {
    return "historicCaseMigration";
  }

  @Override
  public void run(BatchEntity batch, List<Long> items, CommandContext context) {
    var target = CaseVersion.ofId(batch.getBatchSearchKey2());
    for (var id : items) {
      new MigrateHistoricCasesCommand(new MigratedHistory(id, null), target).execute(context);
    }
  }
}
