package io.millrace.common.internal.service;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchPart;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.deployment.DefinitionVersion;
import io.millrace.common.internal.migration.BeginMigrationCommand;
import io.millrace.common.internal.migration.MigrateInstancesCommand;
import io.millrace.common.internal.migration.MigratedInstances;
import io.millrace.common.internal.migration.MigratingInstances;
import io.millrace.common.internal.migration.MigrationOperation;
import io.millrace.common.internal.migration.MigrationRequest;
import io.millrace.common.internal.migration.ValidateMigrationCommand;
import io.millrace.common.internal.query.SharedQueries;
import java.util.List;
import java.util.function.BiFunction;

/**
 * What the services that migrate instances share. Thread-safe; one per engine.
 *
 * @param check checks arguments
 * @param commands runs commands
 * @param tenants says to which tenant a call belongs
 * @param queries finds batches
 * @param batches begins batches
 * @param instances finds and locks the instances
 */
public record MigrationCalls(
    Check check,
    CommandExecutor commands,
    Tenants tenants,
    SharedQueries queries,
    Batches batches,
    MigratingInstances instances) {

  /** Returns the version that a document names. */
  public DefinitionVersion target(
      String method, String id, String key, Integer number, String tenantId) {
    if (id == null && (key == null || number == null)) {
      throw new BadArgumentException(
          check.service()
              + "."
              + method
              + ": no version was named to migrate to. Call migrateTo"
              + (instances.kind().noun().equals("case") ? "Case" : "Process")
              + "Definition.");
    }
    return id != null
        ? DefinitionVersion.of(
            instances.kind(), check.id(method, "id of the version to migrate to", id))
        : version(method, key, number, tenantId);
  }

  /** Returns the version of a key. */
  public DefinitionVersion version(String method, String key, int version, String tenantId) {
    return new DefinitionVersion(
        instances.kind(),
        0,
        check.text(method, instances.kind().noun() + "DefinitionKey", key),
        version,
        tenants.of(tenantId));
  }

  /** Returns the version of an id. */
  public DefinitionVersion version(String method, String id) {
    return DefinitionVersion.of(
        instances.kind(), check.id(method, instances.kind().noun() + "DefinitionId", id));
  }

  /** Returns one instance. */
  public MigratedInstances one(String method, String id) {
    var known = check.id(method, instances.kind().noun() + "InstanceId", id);
    return new MigratedInstances(known, null, instances);
  }

  /** Returns one instance that has to have a version. */
  public MigratedInstances one(String method, String id, DefinitionVersion version) {
    return new MigratedInstances(one(method, id).id(), version, instances);
  }

  /** Returns all instances of a version. */
  public MigratedInstances all(DefinitionVersion version) {
    return new MigratedInstances(0, version, instances);
  }

  /** Returns what stands in the way. */
  public List<String> validate(MigratedInstances which, MigrationRequest request) {
    return commands.execute(new ValidateMigrationCommand(which, request));
  }

  /** Migrates instances, all of them or none. */
  public void migrate(MigratedInstances which, MigrationRequest request) {
    commands.execute(new MigrateInstancesCommand(which, request));
  }

  /** Begins a batch that migrates all running instances of a version. */
  public Batch begin(
      MigrationOperation operation, DefinitionVersion from, DefinitionVersion to, String document) {
    return commands.execute(
        new BeginMigrationCommand(
            batches,
            operation,
            from,
            to,
            document,
            (version, context) -> all(version).running(context)));
  }

  /** Returns what came out of a batch so far. */
  public <R> R results(String method, String batchId, BiFunction<Batch, List<BatchPart>, R> shown) {
    var id = check.text(method, "batchId", batchId);
    var batch = queries.batches().batchId(id).singleResult();
    if (batch == null) {
      throw new ObjectNotFoundException(
          "There is no batch '" + id + "'. It may be deleted; look it up with a batch query.");
    }
    return shown.apply(batch, queries.batchParts().batchId(id).list());
  }
}
