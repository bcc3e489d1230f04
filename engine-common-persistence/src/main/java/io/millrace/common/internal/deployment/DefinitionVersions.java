package io.millrace.common.internal.deployment;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The newest versions of some keys of one tenant and one engine, held against other deployments.
 *
 * <p>Deployments of one key queue at its oldest version, which all of them find, and look for the
 * newest one after they hold it. Where a key has no version yet, the unique index decides which of
 * them is first, and the others run again.
 */
final class DefinitionVersions {

  private final Map<String, DefinitionEntity> newest = new HashMap<>();

  private DefinitionVersions() {}

  /**
   * Returns the reads that lock the keys and find their newest versions; {@link #of} takes the rows
   * of the last one.
   */
  static List<Read<?>> reads(String tenantId, String scopeType, Collection<String> keys) {
    return List.of(
        Read.lock(
                DefinitionEntity.TABLE,
                extreme("min", keys.size(), ""),
                parameters(tenantId, scopeType, keys))
            .via("IX_MR_DEFINITION_KEY"),
        Read.where(
            DefinitionEntity.TABLE,
            extreme("max", keys.size(), ""),
            parameters(tenantId, scopeType, keys)));
  }

  private static String extreme(String function, int keys, String among) {
    return "TENANT_ID_ = ? and SCOPE_TYPE_ = ? and KEY_ in ("
        + String.join(", ", Collections.nCopies(keys, "?"))
        + ") and VERSION_ = (select "
        + function
        + "(d.VERSION_) from MR_DEFINITION d where d.KEY_ = MR_DEFINITION.KEY_ and d.TENANT_ID_ = MR_DEFINITION.TENANT_ID_"
        + " and d.SCOPE_TYPE_ = MR_DEFINITION.SCOPE_TYPE_"
        + among
        + ") order by ID_";
  }

  private static Parameter[] parameters(
      String tenantId, String scopeType, Collection<String> keys) {
    var parameters = new ArrayList<Parameter>();
    parameters.add(Parameter.of(tenantId));
    parameters.add(Parameter.of(scopeType));
    keys.forEach(key -> parameters.add(Parameter.of(key)));
    return parameters.toArray(Parameter[]::new);
  }

  /** Returns the versions that were found. */
  static DefinitionVersions of(List<?> rows) {
    var versions = new DefinitionVersions();
    rows.forEach(
        row -> versions.newest.put(((DefinitionEntity) row).key(), (DefinitionEntity) row));
    return versions;
  }

  /** Locks the keys of one engine and finds their newest versions. */
  static DefinitionVersions lock(
      CommandContext context, String tenantId, String scopeType, Collection<String> keys) {
    return of(context.unitOfWork().fetch(reads(tenantId, scopeType, keys)).get(1));
  }

  /**
   * Finds, for the newest versions of some keys of one tenant and one engine, the versions before
   * them.
   */
  static DefinitionVersions before(CommandContext context, List<DefinitionEntity> definitions) {
    var first = definitions.get(0);
    var keys = definitions.stream().map(DefinitionEntity::key).sorted().toList();
    var parameters =
        new ArrayList<>(List.of(parameters(first.tenantId(), first.scopeType(), keys)));
    parameters.add(Parameter.of(first.deploymentId()));
    var condition = extreme("max", keys.size(), " and d.DEPLOYMENT_ID_ <> ?");
    return of(
        context
            .unitOfWork()
            .fetch(
                Read.where(
                    DefinitionEntity.TABLE, condition, parameters.toArray(Parameter[]::new))));
  }

  /** Returns the newest version of a key; null if there is none. */
  DefinitionEntity newest(String key) {
    return newest.get(key);
  }
}
