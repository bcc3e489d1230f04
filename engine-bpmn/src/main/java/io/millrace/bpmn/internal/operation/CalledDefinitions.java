package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.CalledElement;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;

/** Finds the process that a call activity calls. Stateless. */
public record CalledDefinitions(Definitions definitions) {

  private static final String VERSION_OF_KEY =
      "KEY_ = ? and TENANT_ID_ = ? and SCOPE_TYPE_ = ? and ";

  /**
   * Which process is called.
   *
   * @param key the key, or the id where the binding says so
   * @param binding which version
   * @param version the version or version tag, where the binding needs one; otherwise null
   * @param tenantId the tenant, empty for none
   * @param orNoTenant whether a definition without a tenant does as well
   */
  public record Reference(
      String key,
      CalledElement.Binding binding,
      String version,
      String tenantId,
      boolean orNoTenant) {

    private Reference withoutTenant() {
      return new Reference(key, binding, version, "", false);
    }
  }

  /**
   * Returns the called process.
   *
   * @throws ObjectNotFoundException if there is no such process; names the call activity
   */
  public CompiledProcess find(Reference called, ExecutionEntity caller, BpmnContext context) {
    try {
      return findIn(called, caller, context);
    } catch (ObjectNotFoundException e) {
      if (called.orNoTenant() && !called.tenantId().isEmpty()) {
        return find(called.withoutTenant(), caller, context);
      }
      throw missing(called, caller, e);
    } catch (NumberFormatException e) {
      throw missing(called, caller, e);
    }
  }

  private CompiledProcess findIn(Reference called, ExecutionEntity caller, BpmnContext context) {
    return switch (called.binding()) {
      case LATEST -> definitions.requireLatest(called.key(), called.tenantId(), context.command());
      case ID -> definitions.require(ExternalIds.parse(called.key()), context.command());
      case VERSION ->
          byColumn(
              called,
              "VERSION_ = ?",
              Parameter.of(Long.parseLong(String.valueOf(called.version()).strip())),
              context);
      case VERSION_TAG ->
          byColumn(called, "VERSION_TAG_ = ?", Parameter.of(called.version()), context);
      case DEPLOYMENT ->
          byColumn(
              called,
              "DEPLOYMENT_ID_ = ?",
              Parameter.of(context.process(caller).definition().deploymentId()),
              context);
    };
  }

  private static ObjectNotFoundException missing(
      Reference called, ExecutionEntity caller, RuntimeException cause) {
    return new ObjectNotFoundException(
        "The call activity '"
            + caller.activityId()
            + "' of process instance '"
            + caller.processInstanceId()
            + "' calls the process '"
            + called.key()
            + "' ("
            + called.binding()
            + (called.version() == null ? "" : " " + called.version())
            + (called.tenantId().isEmpty() ? "" : ", tenant '" + called.tenantId() + "'")
            + "), which is not deployed. Deploy it, or correct calledElement.",
        cause);
  }

  private CompiledProcess byColumn(
      Reference called, String condition, Parameter value, BpmnContext context) {
    var found =
        context
            .unitOfWork()
            .fetch(
                Read.where(
                    DefinitionEntity.TABLE,
                    VERSION_OF_KEY + condition + " order by VERSION_ desc limit 1",
                    Parameter.of(called.key()),
                    Parameter.of(called.tenantId()),
                    Parameter.of(ExecutionEntity.SCOPE_TYPE),
                    value));
    if (found.isEmpty()) {
      throw new ObjectNotFoundException("No such version");
    }
    return definitions.require(found.get(0).id(), context.command());
  }
}
