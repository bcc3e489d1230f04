package io.millrace.cmmn.internal.command;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.ScopeTypes;

/**
 * A version of a case definition that a caller names.
 *
 * @param id its id; 0 if key, version and tenant say it
 * @param key its key
 * @param version its number
 * @param tenantId its tenant, empty for none
 */
public record CaseVersion(long id, String key, int version, String tenantId) {

  /** Returns the version with an id that is known to be one. */
  static CaseVersion ofId(String id) {
    return new CaseVersion(Long.parseLong(id), null, 0, "");
  }

  /** Returns the same with its id. */
  CaseVersion found(CommandContext context) {
    return id == 0 ? new CaseVersion(find(context), key, version, tenantId) : this;
  }

  /**
   * Returns its id.
   *
   * @throws ObjectNotFoundException if there is no such version
   */
  long find(CommandContext context) {
    if (id != 0) {
      return id;
    }
    context.unitOfWork().flush();
    var read =
        Read.where(
            DefinitionEntity.TABLE,
            "KEY_ = ? and TENANT_ID_ = ? and VERSION_ = ? and SCOPE_TYPE_ = ?",
            Parameter.of(key),
            Parameter.of(tenantId),
            Parameter.of(version),
            Parameter.of(ScopeTypes.CMMN));
    return context.unitOfWork().fetch(read).stream()
        .findFirst()
        .orElseThrow(
            () ->
                new ObjectNotFoundException(
                    "There is no version "
                        + version
                        + " of the case '"
                        + key
                        + "'"
                        + (tenantId.isEmpty() ? "" : " of the tenant '" + tenantId + "'")
                        + ". Deploy it, or look the versions up with a query."))
        .id();
  }
}
