package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.modification.MiddleOfProcess;
import io.millrace.bpmn.internal.operation.CallFromOutside;
import io.millrace.bpmn.internal.operation.InstanceStart;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.HistoricProcessInstanceEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Starts a new process instance in place of one that has ended, as history tells of it.
 *
 * @param endedId the instance that has ended
 * @param request how
 * @param changes what changes are made with
 */
public record RestartInstanceCommand(long endedId, RestartRequest request, InstanceChanges changes)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    command.unitOfWork().flush();
    var ended = command.unitOfWork().find(HistoricProcessInstanceEntity.TABLE, endedId);
    check(ended, command);
    var runtime = changes.runtime();
    var context = runtime.in(command);
    var process = runtime.definitions().require(request.definitionId(), command);
    var middle = new MiddleOfProcess(request.starts());
    middle.check(process, context);
    var variables = new EndedVariables(ended, context).values(request.initialVariables());
    var start =
        InstanceStart.of(process)
            .with(middle)
            .name(ended.name())
            .businessKey(request.withoutBusinessKey() ? null : ended.businessKey())
            .tenantId(ended.tenantId())
            .variables(variables);
    var call =
        new CallFromOutside(
            "Cannot restart the process instance '" + endedId + "'", request.skips(), context);
    changes.carryOut(call, () -> start.run(context));
    return null;
  }

  private void check(HistoricProcessInstanceEntity ended, CommandContext command) {
    if (ended == null) {
      throw command.unitOfWork().find(ExecutionEntity.TABLE, endedId) == null
          ? new ObjectNotFoundException(
              "Cannot restart the process instance '"
                  + endedId
                  + "': history has no instance with this id that has ended. Look it up with a historic process instance query.")
          : new IllegalStateEngineException(
              "Cannot restart the process instance '"
                  + endedId
                  + "': it runs. Wait for its end, or change its state with createProcessInstanceModification.");
    }
    if (ended.processDefinitionId() != request.definitionId()) {
      throw new IllegalStateEngineException(
          "Cannot restart the process instance '"
              + endedId
              + "' with the version '"
              + request.definitionId()
              + "': it ran the version '"
              + ended.processDefinitionId()
              + "'. Restart it with that.");
    }
  }
}
