package io.millrace.common.internal.call;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.DeploymentEntity;
import io.millrace.common.internal.deployment.NewestVersion;
import io.millrace.common.internal.deployment.VersionCache;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Parameter;

/**
 * Finds the version that an element calls. Stateless.
 *
 * @param versions the compiled definitions of the called engine
 * @param scopeType the called engine
 * @param noun what messages call a definition
 */
public record CalledVersions<C>(VersionCache<C> versions, String scopeType, String noun) {

  /** By deployments of which one is the parent of the other, or that share one. */
  private static final String BESIDE =
      "(DEPLOYMENT_ID_ = ? or DEPLOYMENT_ID_ in"
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
              newest(called).find("VERSION_ = ?", context, Parameter.of(number(called))), context);
      case VERSION_TAG ->
          require(
              newest(called).find("VERSION_TAG_ = ?", context, Parameter.of(called.version())),
              context);
      case ID -> versions.require(ExternalIds.parse(called.key()), context);
      case DEPLOYMENT -> together(called, context);
    };
  }

  private static long number(CalledVersion called) {
    return Long.parseLong(String.valueOf(called.version()).strip());
  }

  private NewestVersion newest(CalledVersion called) {
    return new NewestVersion(called.key(), called.tenantId(), scopeType);
  }

  private C require(DefinitionEntity version, CommandContext context) {
    if (version == null) {
      throw new ObjectNotFoundException("No such version");
    }
    return versions.require(version.id(), context);
  }

  private C together(CalledVersion called, CommandContext context) {
    var own = Parameter.of(called.deploymentId());
    var version = newest(called).find("DEPLOYMENT_ID_ = ?", context, own);
    return require(version == null ? beside(called, context) : version, context);
  }

  private DefinitionEntity beside(CalledVersion called, CommandContext context) {
    var own = context.unitOfWork().find(DeploymentEntity.TABLE, called.deploymentId());
    var text = ExternalIds.text(called.deploymentId());
    var parent = own == null || own.parentDeploymentId() == null ? text : own.parentDeploymentId();
    return newest(called)
        .find(
            BESIDE,
            context,
            Parameter.of(ExternalIds.parse(parent)),
            Parameter.of(text),
            Parameter.of(parent));
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
