package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.ChangeInstanceCommand;
import io.millrace.bpmn.internal.command.InstanceLinks;
import io.millrace.bpmn.internal.command.SuspendInstanceCommand;
import io.millrace.bpmn.internal.operation.InstanceSuspension;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.runtime.UpdateProcessInstanceSuspensionStateBuilder;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.internal.identity.SetRoleCommand;
import io.millrace.common.internal.involvement.ListInvolvedCommand;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.InstanceRoleCalls;
import java.util.List;
import java.util.function.BiConsumer;

/** The calls of the runtime service that suspend and label whole process instances. */
interface InstanceCalls extends DeletionCalls, InstanceRoleCalls {

  @Override
  default void suspendProcessInstanceById(String processInstanceId) {
    var id = CHECK.id("suspendProcessInstanceById", "processInstanceId", processInstanceId);
    parts().commands().execute(new SuspendInstanceCommand(id, true, parts().lock(), suspension()));
  }

  @Override
  default void activateProcessInstanceById(String processInstanceId) {
    var id = CHECK.id("activateProcessInstanceById", "processInstanceId", processInstanceId);
    parts().commands().execute(new SuspendInstanceCommand(id, false, parts().lock(), suspension()));
  }

  private InstanceSuspension suspension() {
    return parts().many().suspension();
  }

  @Override
  default UpdateProcessInstanceSuspensionStateBuilder updateProcessInstanceSuspensionState() {
    return new UpdateProcessInstanceSuspensionStateBuilderImpl(parts());
  }

  @Override
  default void setProcessInstanceName(String processInstanceId, String name) {
    change("setProcessInstanceName", processInstanceId, "name", name, ExecutionEntity::name);
  }

  @Override
  default void updateBusinessKey(String processInstanceId, String businessKey) {
    change(
        "updateBusinessKey",
        processInstanceId,
        "businessKey",
        businessKey,
        ExecutionEntity::businessKey);
  }

  @Override
  default void updateBusinessStatus(String processInstanceId, String businessStatus) {
    change(
        "updateBusinessStatus",
        processInstanceId,
        "businessStatus",
        businessStatus,
        ExecutionEntity::businessStatus);
  }

  private void change(
      String method,
      String processInstanceId,
      String argument,
      String value,
      BiConsumer<ExecutionEntity, String> property) {
    var id = CHECK.id(method, "processInstanceId", processInstanceId);
    var checked = CHECK.optional(method, argument, value);
    parts()
        .commands()
        .execute(
            new ChangeInstanceCommand(id, property, checked, parts().lock(), parts().runtime()));
  }

  @Override
  default Check roleCheck() {
    return CHECK;
  }

  @Override
  default void setRole(String method, String processInstanceId, String type, String userId) {
    var id = CHECK.id(method, "processInstanceId", processInstanceId);
    var links = new InstanceLinks(parts().lock(), parts().runtime());
    parts()
        .commands()
        .execute(new SetRoleCommand(context -> links.locked(id, context), type, userId));
  }

  @Override
  default List<IdentityLink> getIdentityLinksForProcessInstance(String processInstanceId) {
    var id = CHECK.id("getIdentityLinksForProcessInstance", "processInstanceId", processInstanceId);
    return parts()
        .commands()
        .execute(
            new ListInvolvedCommand(
                context -> new InstanceLinks(parts().lock(), parts().runtime()).read(id, context)));
  }
}
