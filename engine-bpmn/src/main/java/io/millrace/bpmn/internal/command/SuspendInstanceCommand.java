package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.InstanceSuspension;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;

/**
 * Suspends a process instance, or lets it go on.
 *
 * @param processInstanceId the process instance
 * @param suspended what it is to be
 * @param lock takes the family's lock
 * @param suspension does it
 */
public record SuspendInstanceCommand(
    long processInstanceId, boolean suspended, FamilyLock lock, InstanceSuspension suspension)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    lock.acquire(command, ExecutionRoots.EXECUTION, processInstanceId);
    var verb = suspended ? "suspend" : "activate";
    var instance =
        Executions.requireInstance(processInstanceId, verb, suspension.runtime().in(command));
    if (instance.isSuspended() == suspended) {
      throw new IllegalStateEngineException(
          "Cannot "
              + verb
              + " the process instance '"
              + processInstanceId
              + "': it is "
              + (suspended ? "suspended already." : "not suspended."));
    }
    suspension.requireCallerGoesOn(instance, suspended, command);
    suspension.change(instance, suspended, command);
    return null;
  }
}
