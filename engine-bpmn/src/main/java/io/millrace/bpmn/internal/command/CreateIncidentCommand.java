package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.common.incident.Incident;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.incident.Incidents;
import io.millrace.common.internal.incident.NewIncident;
import io.millrace.common.internal.scope.FamilyLock;

/**
 * Opens an incident of the application's own at an execution.
 *
 * @param type the type
 * @param executionId the execution
 * @param configuration what more is to be known, or null
 * @param message what happened, or null
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 * @param incidents opens it
 */
public record CreateIncidentCommand(
    String type,
    long executionId,
    String configuration,
    String message,
    FamilyLock lock,
    BpmnRuntime runtime,
    Incidents incidents)
    implements Command<Incident> {

  @Override
  public Incident execute(CommandContext command) {
    lock.acquire(command, ExecutionRoots.EXECUTION, executionId);
    var execution = Executions.require(executionId, "open an incident of", runtime.in(command));
    var incident =
        new NewIncident(
            execution.scopeRef(), type, execution.activityId(), 0, configuration, message);
    return incidents.open(incident, execution, command).shown();
  }
}
