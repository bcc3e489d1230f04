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
   * Returns the called process.
   *
   * @param reference a key, or an id where the binding says so
   * @param binding which version is called
   * @param version the version or version tag, where the binding needs one
   * @throws ObjectNotFoundException if there is no such process; names the call activity
   */
  public CompiledProcess find(
      String reference,
      CalledElement.Binding binding,
      String version,
      ExecutionEntity caller,
      BpmnContext context) {
    try {
      return switch (binding) {
        case LATEST -> definitions.requireLatest(reference, caller.tenantId(), context.command());
        case ID -> definitions.require(ExternalIds.parse(reference), context.command());
        case VERSION ->
            byColumn(
                reference, "VERSION_ = ?", Parameter.of(Long.parseLong(version)), caller, context);
        case VERSION_TAG ->
            byColumn(reference, "VERSION_TAG_ = ?", Parameter.of(version), caller, context);
        case DEPLOYMENT ->
            byColumn(
                reference,
                "DEPLOYMENT_ID_ = ?",
                Parameter.of(context.process(caller).definition().deploymentId()),
                caller,
                context);
      };
    } catch (ObjectNotFoundException | NumberFormatException e) {
      throw new ObjectNotFoundException(
          "The call activity '"
              + caller.activityId()
              + "' of process instance '"
              + caller.processInstanceId()
              + "' calls the process '"
              + reference
              + "' ("
              + binding
              + (version == null ? "" : " " + version)
              + "), which is not deployed. Deploy it, or correct calledElement.",
          e);
    }
  }

  private CompiledProcess byColumn(
      String key, String condition, Parameter value, ExecutionEntity caller, BpmnContext context) {
    var found =
        context
            .unitOfWork()
            .fetch(
                Read.where(
                    DefinitionEntity.TABLE,
                    VERSION_OF_KEY + condition + " order by VERSION_ desc limit 1",
                    Parameter.of(key),
                    Parameter.of(caller.tenantId()),
                    Parameter.of(ExecutionEntity.SCOPE_TYPE),
                    value));
    if (found.isEmpty()) {
      throw new ObjectNotFoundException("No such version");
    }
    return definitions.require(found.get(0).id(), context.command());
  }
}
