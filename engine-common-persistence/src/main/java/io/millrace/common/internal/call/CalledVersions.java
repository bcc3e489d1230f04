package io.millrace.common.internal.call;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.DeploymentEntity;
import io.millrace.common.internal.deployment.VersionCache;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;

/**
 * Finds the version that an element calls. Stateless.
 *
 * @param versions the compiled definitions of the called engine
 * @param scopeType the called engine
 * @param noun what messages call a definition
 */
public record CalledVersions<C>(VersionCache<C> versions, String scopeType, String noun) {

  private static final String OF_KEY = "KEY_ = ? and TENANT_ID_ = ? and SCOPE_TYPE_ = ? and ";
  private static final String NEWEST = " order by VERSION_ desc limit 1";

  /**
   * Deployed at once, or by deployments of which one is the parent of the other, or that share one.
   */
  private static final String TOGETHER =
      "(DEPLOYMENT_ID_ in (?, ?) or DEPLOYMENT_ID_ in"
          + " (select ID_ from MR_DEPLOYMENT where PARENT_DEPLOYMENT_ID_ in (?, ?)))";

  /**
   * Returns the version.
   *
   * @throws ObjectNotFoundException if there is none; names the element that calls
   */
  public C find(CalledVersion called, CommandContext context) {
    try {
      return findIn(called, context);
    } catch (ObjectNotFoundException e) {
      if (called.orNoTenant() && !called.tenantId().isEmpty()) {
        return find(called.withoutTenant(), context);
      }
      throw missing(called, e);
    } catch (NumberFormatException e) {
      throw missing(called, e);
    }
  }

  private C findIn(CalledVersion called, CommandContext context) {
    return switch (called.binding()) {
      case LATEST -> versions.requireLatest(called.key(), called.tenantId(), context);
      case VERSION ->
          require(
              called,
              "VERSION_ = ?",
              context,
              Parameter.of(Long.parseLong(String.valueOf(called.version()).strip())));
      case DEPLOYMENT -> together(called, context);
    };
  }

  private C together(CalledVersion called, CommandContext context) {
    var own = context.unitOfWork().find(DeploymentEntity.TABLE, called.deploymentId());
    var text = String.valueOf(called.deploymentId());
    var parent = own == null || own.parentDeploymentId() == null ? text : own.parentDeploymentId();
    var parentId = parent.matches("\\d{1,18}") ? Long.parseLong(parent) : called.deploymentId();
    return require(
        called,
        TOGETHER,
        context,
        Parameter.of(called.deploymentId()),
        Parameter.of(parentId),
        Parameter.of(text),
        Parameter.of(parent));
  }

  private C require(
      CalledVersion called, String condition, CommandContext context, Parameter... values) {
    var parameters = new Parameter[3 + values.length];
    parameters[0] = Parameter.of(called.key());
    parameters[1] = Parameter.of(called.tenantId());
    parameters[2] = Parameter.of(scopeType);
    System.arraycopy(values, 0, parameters, 3, values.length);
    var read = Read.where(DefinitionEntity.TABLE, OF_KEY + condition + NEWEST, parameters);
    var found = context.unitOfWork().fetch(read);
    if (found.isEmpty()) {
      throw new ObjectNotFoundException("No such version");
    }
    return versions.require(found.get(0).id(), context);
  }

  private ObjectNotFoundException missing(CalledVersion called, RuntimeException cause) {
    return new ObjectNotFoundException(
        called.caller()
            + " calls the "
            + noun
            + " '"
            + called.key()
            + "' ("
            + called.binding()
            + (called.version() == null ? "" : " " + called.version())
            + (called.tenantId().isEmpty() ? "" : ", tenant '" + called.tenantId() + "'")
            + "), which is not deployed. Deploy it, or correct the reference.",
        cause);
  }
}
