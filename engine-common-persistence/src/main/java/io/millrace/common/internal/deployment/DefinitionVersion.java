package io.millrace.common.internal.deployment;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;

/**
 * A version of a definition that a caller names.
 *
 * @param kind which definitions
 * @param id its id; 0 if key, version and tenant say it
 * @param key its key
 * @param version its number
 * @param tenantId its tenant, empty for none
 */
public record DefinitionVersion(
    DefinitionKind kind, long id, String key, int version, String tenantId) {

  /** Returns the version with an id. */
  public static DefinitionVersion of(DefinitionKind kind, long id) {
    return new DefinitionVersion(kind, id, null, 0, "");
  }

  /** Returns the same with its id. */
  public DefinitionVersion found(CommandContext context) {
    return id == 0 ? of(kind, find(context)) : this;
  }

  /**
   * Returns its row.
   *
   * @throws ObjectNotFoundException if there is no such version
   */
  public DefinitionEntity require(CommandContext context) {
    return kind.require(find(context), context);
  }

  /**
   * Returns its id.
   *
   * @throws ObjectNotFoundException if there is no such version
   */
  public long find(CommandContext context) {
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
            Parameter.of(kind.scopeType()));
    return context.unitOfWork().fetch(read).stream()
        .findFirst()
        .orElseThrow(() -> new ObjectNotFoundException(missing()))
        .id();
  }

  private String missing() {
    return "There is no version "
        + version
        + " of the "
        + kind.noun()
        + " '"
        + key
        + "'"
        + (tenantId.isEmpty() ? "" : " of the tenant '" + tenantId + "'")
        + ". Deploy it, or look the versions up with a query.";
  }
}
