package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;

/**
 * Delivers a message to the one execution of a process instance that waits for it.
 *
 * @param event the message
 * @param processInstanceId the process instance
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record MessageToInstanceCommand(
    ReceivedEvent event, long processInstanceId, FamilyLock lock, BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    var found =
        new AwaitedInInstance(processInstanceId, event.type(), event.name()).locked(lock, command);
    var context = runtime.in(command);
    Executions.requireInstance(processInstanceId, "deliver the " + event + " to", context);
    if (found.size() != 1) {
      throw new IllegalStateEngineException(
          "The "
              + event
              + " cannot be delivered to the process instance '"
              + processInstanceId
              + "': "
              + (found.isEmpty()
                  ? "no execution of it waits for it (yet). Check the name, and deliver it when the instance has come there; "
                  : found.size() + " executions of it wait for it. Name one of them; ")
              + "an event subscription query finds what waits.");
    }
    var subscription = found.get(0);
    var execution = context.tree().find(subscription.subScopeId());
    new MessageEventReceivedCommand(event, execution.id(), lock, runtime)
        .deliver(subscription, execution, context);
    return null;
  }
}
