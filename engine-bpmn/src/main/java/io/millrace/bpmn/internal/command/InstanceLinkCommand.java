package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.scope.FamilyLock;

/**
 * Links a user or a group to a running process instance, or removes the link; neither that it is
 * there nor that it is not is an error.
 *
 * @param processInstanceId the process instance
 * @param target who, and as what
 * @param adds whether the link is added; otherwise it is removed
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record InstanceLinkCommand(
    long processInstanceId, LinkTarget target, boolean adds, FamilyLock lock, BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    lock.acquire(command, ExecutionRoots.EXECUTION, processInstanceId);
    var instance =
        Executions.requireInstance(
            processInstanceId, "change identity links of", runtime.in(command));
    var owner = LinkOwner.instance(instance, instance.scopeRef());
    if (adds) {
      IdentityLinks.of(command).add(owner, target);
    } else {
      IdentityLinks.of(command).remove(owner, target);
    }
    return null;
  }
}
