package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.event.Messages;
import io.millrace.bpmn.internal.event.SentMessage;
import io.millrace.bpmn.internal.event.WantedReceiver;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import java.util.Map;

/**
 * Delivers a message to all executions of a process instance that wait for it.
 *
 * @param processInstanceId the process instance
 * @param name the message
 * @param variables what comes along
 * @param lock takes the family's lock
 * @param messages delivers messages
 * @param runtime the engine's parts
 */
record CorrelateToInstanceCommand(
    long processInstanceId,
    String name,
    Map<String, Object> variables,
    FamilyLock lock,
    Messages messages,
    BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    var found =
        new AwaitedInInstance(processInstanceId, WaitNames.MESSAGE_EVENT, name)
            .locked(lock, command);
    var context = runtime.in(command);
    var purpose = "deliver the message '" + name + "' to";
    var instance = Executions.requireInstance(processInstanceId, purpose, context);
    if (instance.isSuspended()) {
      throw refused("it is suspended. Activate it first.");
    }
    if (found.isEmpty()) {
      throw refused("no execution of it waits for it (yet).");
    }
    var wanted =
        new WantedReceiver(
            name, instance.tenantId(), processInstanceId, 0, null, Map.of(), Map.of());
    var message =
        new SentMessage(wanted, variables, Map.of(), true, null, SentMessage.Targets.WAITING);
    for (var subscription : found) {
      messages.deliver(subscription.id(), subscription.subScopeId(), message, context);
    }
    return null;
  }

  private IllegalStateEngineException refused(String why) {
    return new IllegalStateEngineException(
        "The message '"
            + name
            + "' cannot be delivered to the process instance '"
            + processInstanceId
            + "': "
            + why);
  }
}
