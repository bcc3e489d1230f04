package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.migration.CaseInstanceMigrationDocument;
import io.millrace.common.internal.batch.BatchEntity;
import io.millrace.common.internal.batch.BatchOperation;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.expression.Expressions;
import java.util.List;

/**
 * Migrates running cases by a batch whose search keys are the version they have and the one they
 * get, and whose document is that of the migration. A case that has been given another version
 * since the batch began is not migrated: its item fails.
 *
 * @param cases finds and locks cases
 * @param expressions parses expressions
 */
public record CaseMigrationOperation(Cases cases, Expressions expressions)
    implements BatchOperation {

  /** What the batches are called. */
  public static final String TYPE = "caseMigration";

  @Override
  public String type() {
    return TYPE;
  }

  @Override
  public void run(BatchEntity batch, List<Long> items, CommandContext context) {
    var source = CaseVersion.ofId(batch.getBatchSearchKey());
    var target = CaseVersion.ofId(batch.getBatchSearchKey2());
    var document = CaseInstanceMigrationDocument.fromJson(batch.document());
    var request = new MigrationRequest(document, target, cases, expressions);
    for (var id : items) {
      new MigrateCasesCommand(new MigratedCases(id, source), request).execute(context);
    }
  }
}
