package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import java.util.Map;

/**
 * Looks at all conditions that a process instance waits for, whatever has changed.
 *
 * @param processInstanceId the process instance
 * @param variables set on it before
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record EvaluateConditionsCommand(
    long processInstanceId, Map<String, ?> variables, FamilyLock lock, BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    new ExecutionLock(lock).toSet(variables, processInstanceId, command);
    var context = runtime.in(command);
    var instance =
        Executions.requireInstance(processInstanceId, "evaluate the conditions of", context);
    Executions.active(instance, "evaluate the conditions of");
    variables.forEach((name, value) -> context.variables().set(instance, name, value));
    if (context.process(instance).watchesVariables()) {
      context.conditions().ask(instance);
    }
    return null;
  }
}
