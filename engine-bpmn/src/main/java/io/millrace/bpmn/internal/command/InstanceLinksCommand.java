package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkOwner;
import java.util.List;

/**
 * Returns who takes part in a running process instance, by ascending id.
 *
 * @param processInstanceId the process instance
 * @param runtime the engine's parts
 */
public record InstanceLinksCommand(long processInstanceId, BpmnRuntime runtime)
    implements Command<List<IdentityLink>> {

  @Override
  public List<IdentityLink> execute(CommandContext command) {
    var instance =
        Executions.requireInstance(
            processInstanceId, "return identity links of", runtime.in(command));
    return List.copyOf(
        IdentityLinks.of(command).list(LinkOwner.instance(instance, instance.scopeRef())));
  }
}
