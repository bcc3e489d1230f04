package io.millrace.common.internal.migration;

import io.millrace.common.internal.batch.BatchEntity;
import io.millrace.common.internal.batch.BatchOperation;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionVersion;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Migrates running instances by a batch whose search keys are the version they have and the one
 * they get, and whose document is that of the migration. An instance that has been given another
 * version since the batch began is not migrated: its item fails.
 *
 * @param type what the batches are called
 * @param instances finds and locks the instances
 * @param reader makes the request of a document and the version to migrate to
 */
public record MigrationOperation(
    String type,
    MigratingInstances instances,
    BiFunction<String, DefinitionVersion, MigrationRequest> reader)
    implements BatchOperation {

  @Override
  public void run(BatchEntity batch, List<Long> items, CommandContext context) {
    var source = version(batch.getBatchSearchKey());
    var target = version(batch.getBatchSearchKey2());
    var request = reader.apply(batch.document(), target);
    for (var id : items) {
      var one = new MigratedInstances(id, source, instances);
      new MigrateInstancesCommand(one, request).execute(context);
    }
  }

  private DefinitionVersion version(String id) {
    return DefinitionVersion.of(instances.kind(), Long.parseLong(id));
  }
}
