package io.millrace.common.internal.deployment;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a deployment finds in the database, read in one trip where the database can, after the locks
 * are held.
 *
 * @param versions the newest versions of the keys it defines, by scope type
 * @param sameName the newest deployment of its name, key and tenant; null if there is none, or if
 *     duplicates are not filtered
 * @param resources the resources of that one
 * @param sameExternalId the deployment with its external id, or null
 */
record Surroundings(
    Map<String, DefinitionVersions> versions,
    DeploymentEntity sameName,
    List<ResourceEntity> resources,
    DeploymentEntity sameExternalId) {

  private static final String NEWEST_FIRST = " order by DEPLOY_TIME_ desc, ID_ desc limit 1";

  static Surroundings read(
      CommandContext context,
      DeploymentDraft draft,
      String scopeType,
      DeploymentContents contents) {
    var reads = new ArrayList<Read<?>>();
    var keys = keys(contents);
    keys.forEach(
        (type, names) ->
            reads.addAll(DefinitionVersions.reads(draft.labels().tenantId(), type, names)));
    var filters = draft.filtersDuplicates();
    if (filters) {
      var same = same(draft.labels(), scopeType);
      var parameters = same.parameters().toArray(Parameter[]::new);
      reads.add(Read.where(DeploymentEntity.TABLE, same.sql() + NEWEST_FIRST, parameters));
      reads.add(
          Read.where(
              ResourceEntity.TABLE,
              "DEPLOYMENT_ID_ = (select ID_ from MR_DEPLOYMENT where "
                  + same.sql()
                  + NEWEST_FIRST
                  + ")",
              parameters));
    }
    var identified = draft.labels().externalId() != null;
    if (identified) {
      var id = Parameter.of(draft.labels().externalId());
      reads.add(Read.where(DeploymentEntity.TABLE, "EXTERNAL_ID_ = ?", id));
    }
    return of(
        new ArrayList<>(keys.keySet()), filters, identified, context.unitOfWork().fetch(reads));
  }

  private static Map<String, TreeSet<String>> keys(DeploymentContents contents) {
    var keys = new TreeMap<String, TreeSet<String>>();
    for (var found : contents.found()) {
      keys.computeIfAbsent(found.deployer().scopeType(), type -> new TreeSet<>())
          .add(found.definition().key());
    }
    return keys;
  }

  private static Surroundings of(
      List<String> scopeTypes, boolean filters, boolean identified, List<? extends List<?>> rows) {
    var versions = new HashMap<String, DefinitionVersions>();
    for (var i = 0; i < scopeTypes.size(); i++) {
      versions.put(scopeTypes.get(i), DefinitionVersions.of(rows.get(2 * i + 1)));
    }
    var next = 2 * scopeTypes.size();
    var sameName = filters ? (DeploymentEntity) first(rows.get(next)) : null;
    List<ResourceEntity> resources =
        filters ? rows.get(next + 1).stream().map(ResourceEntity.class::cast).toList() : List.of();
    var sameId = identified ? (DeploymentEntity) first(rows.get(rows.size() - 1)) : null;
    return new Surroundings(versions, sameName, resources, sameId);
  }

  private static Object first(List<?> rows) {
    return rows.isEmpty() ? null : rows.get(0);
  }

  private record Same(String sql, List<Parameter> parameters) {}

  private static Same same(DeploymentDraft.Labels labels, String scopeType) {
    var sql = new StringBuilder("TENANT_ID_ = ? and SCOPE_TYPE_ = ?");
    var parameters =
        new ArrayList<>(List.of(Parameter.of(labels.tenantId()), Parameter.of(scopeType)));
    equal("NAME_", labels.name(), sql, parameters);
    equal("KEY_", labels.key(), sql, parameters);
    return new Same(sql.toString(), parameters);
  }

  private static void equal(
      String column, String value, StringBuilder sql, List<Parameter> parameters) {
    sql.append(" and ").append(column).append(value == null ? " is null" : " = ?");
    if (value != null) {
      parameters.add(Parameter.of(value));
    }
  }

  /** Tells whether the newest deployment of the same name holds the same files. */
  boolean holdSame(List<ResourceDraft> drafts) {
    if (sameName == null || resources.size() != drafts.size()) {
      return false;
    }
    var known = new HashMap<String, byte[]>();
    resources.forEach(resource -> known.put(resource.name(), resource.bytes()));
    return drafts.stream().allMatch(draft -> Arrays.equals(known.get(draft.name()), draft.bytes()));
  }
}
