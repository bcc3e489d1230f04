package io.millrace.common.internal.migration;

import io.millrace.common.batch.Batch;
import io.millrace.common.internal.batch.BatchOperation;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.batch.NewBatch;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionVersion;
import java.util.List;

/**
 * Begins a batch that gives all instances of a version another one.
 *
 * @param batches begins batches
 * @param operation moves one of them
 * @param from the version they have
 * @param to the version they get
 * @param document how
 * @param found finds the ids of the instances of the version
 */
public record BeginMigrationCommand(
    Batches batches,
    BatchOperation operation,
    DefinitionVersion from,
    DefinitionVersion to,
    String document,
    OfVersion found)
    implements Command<Batch> {

  /** Finds the instances of a version. */
  @FunctionalInterface
  public interface OfVersion {
    /** Returns their ids, in order. */
    List<Long> ids(DefinitionVersion version, CommandContext context);
  }

  @Override
  public Batch execute(CommandContext context) {
    context.unitOfWork().flush();
    var source = from.require(context);
    var target = to.require(context);
    var ids = found.ids(DefinitionVersion.of(from.kind(), source.id()), context);
    var batch =
        NewBatch.of(operation, from.kind().scopeType(), ids, document)
            .withTenant(source.tenantId())
            .withSearchKeys(Long.toString(source.id()), Long.toString(target.id()));
    return batches.begin(batch, context);
  }
}
