package io.millrace.common.internal.deployment;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;

/**
 * The newest version of a key, among all of them or those that a condition is true of. What the
 * unit of work itself deploys counts.
 *
 * @param key the key
 * @param tenantId the tenant, empty for none
 * @param scopeType the engine
 */
public record NewestVersion(String key, String tenantId, String scopeType) {

  private static final String OF_KEY = "KEY_ = ? and TENANT_ID_ = ? and SCOPE_TYPE_ = ?";
  private static final String NEWEST = " order by VERSION_ desc limit 1";

  /** Returns the version, or null if there is none. */
  public DefinitionEntity find(CommandContext context) {
    return read("", context);
  }

  /**
   * Returns the newest version among those that meet a condition, or null if there is none.
   *
   * @param condition in SQL
   * @param context reads the table
   * @param values the parameters of the condition
   */
  public DefinitionEntity find(String condition, CommandContext context, Parameter... values) {
    return read(" and " + condition, context, values);
  }

  private DefinitionEntity read(String further, CommandContext context, Parameter... values) {
    if (UncommittedVersions.of(context).concern(key, tenantId)) {
      context.unitOfWork().flush();
    }
    var parameters = new Parameter[3 + values.length];
    parameters[0] = Parameter.of(key);
    parameters[1] = Parameter.of(tenantId);
    parameters[2] = Parameter.of(scopeType);
    System.arraycopy(values, 0, parameters, 3, values.length);
    var found =
        context
            .unitOfWork()
            .fetch(Read.where(DefinitionEntity.TABLE, OF_KEY + further + NEWEST, parameters));
    return found.isEmpty() ? null : found.get(0);
  }
}
