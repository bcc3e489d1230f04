package io.millrace.cmmn.internal.command;

import io.millrace.common.batch.Batch;
import io.millrace.common.internal.batch.BatchOperation;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.batch.NewBatch;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.List;

/**
 * Begins a batch that moves all cases of a version to another one.
 *
 * @param batches begins batches
 * @param operation moves one of them
 * @param from the version they have
 * @param to the version they get
 * @param document how
 * @param running whether they run; false for ended ones
 */
public record BeginMigrationCommand(
    Batches batches,
    BatchOperation operation,
    CaseVersion from,
    CaseVersion to,
    String document,
    boolean running)
    implements Command<Batch> {

  @Override
  public Batch execute(CommandContext context) {
    context.unitOfWork().flush();
    var source = from.found(context);
    var target = CaseDefinitionKind.KIND.require(to.find(context), context);
    var batch =
        NewBatch.of(operation, ScopeTypes.CMMN, ids(source, context), document)
            .withTenant(CaseDefinitionKind.KIND.require(source.id(), context).tenantId())
            .withSearchKeys(Long.toString(source.id()), Long.toString(target.id()));
    return batches.begin(batch, context);
  }

  private List<Long> ids(CaseVersion source, CommandContext context) {
    return running
        ? new MigratedCases(0, source).ids(context)
        : new MigratedHistory(0, source).ids(context);
  }
}
