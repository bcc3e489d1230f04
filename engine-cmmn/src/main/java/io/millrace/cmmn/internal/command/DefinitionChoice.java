package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.definition.CaseDefinitions;
import io.millrace.cmmn.internal.operation.CaseGraph;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.NewestVersion;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.scope.ScopeTypes;

/**
 * Which version of which case is to be started.
 *
 * @param id the version; 0 where a key says it
 * @param key the key whose newest version is meant; null where an id says it
 * @param parentDeploymentId the deployment to which that of the version has to belong, or null
 * @param tenantId the tenant, empty for none
 * @param orNoTenant whether the key is looked for without a tenant if the tenant has none
 */
public record DefinitionChoice(
    long id, String key, String parentDeploymentId, String tenantId, boolean orNoTenant) {

  /** Returns the version. */
  CaseGraph find(CaseDefinitions definitions, CommandContext context) {
    if (id != 0) {
      return definitions.require(id, context);
    }
    var tenant = orNoTenant && !isThere(context) ? "" : tenantId;
    return parentDeploymentId == null
        ? definitions.requireLatest(key, tenant, context)
        : definitions.require(requireOfParent(tenant, context).id(), context);
  }

  private boolean isThere(CommandContext context) {
    return parentDeploymentId == null
        ? newest(tenantId).find(context) != null
        : ofParent(tenantId, context) != null;
  }

  private DefinitionEntity requireOfParent(String tenant, CommandContext context) {
    var found = ofParent(tenant, context);
    if (found == null) {
      throw new ObjectNotFoundException(
          "No case with the key '"
              + key
              + "' came with a deployment that belongs to '"
              + parentDeploymentId
              + "'"
              + (tenant.isEmpty() ? "" : " for the tenant '" + tenant + "'")
              + ". Deploy it, or check key, parent deployment and tenant.");
    }
    return found;
  }

  private DefinitionEntity ofParent(String tenant, CommandContext context) {
    return newest(tenant)
        .find(
            "DEPLOYMENT_ID_ in (select ID_ from MR_DEPLOYMENT where PARENT_DEPLOYMENT_ID_ = ?)",
            context,
            Parameter.of(parentDeploymentId));
  }

  private NewestVersion newest(String tenant) {
    return new NewestVersion(key, tenant, ScopeTypes.CMMN);
  }
}
