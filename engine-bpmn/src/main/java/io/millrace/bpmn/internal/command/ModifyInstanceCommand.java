package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.modification.Modification;
import io.millrace.bpmn.internal.modification.ModificationPlan;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CallFromOutside;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.task.TaskEntity;

/**
 * Moves, cancels and begins tokens of a running process instance.
 *
 * @param id the process instance, or an execution in it where none is named
 * @param isInstance whether it is the instance
 * @param definitionId the version that it has to run; 0 for any
 * @param change what is to happen
 * @param changes what changes are made with
 */
public record ModifyInstanceCommand(
    long id, boolean isInstance, long definitionId, Modification change, InstanceChanges changes)
    implements Command<Void> {

  private static final String PURPOSE = "change the state of";

  @Override
  public Void execute(CommandContext command) {
    changes
        .lock()
        .acquire(
            command,
            ExecutionRoots.EXECUTION,
            id,
            Read.lock(TaskEntity.TABLE, "SCOPE_ID_ = ? order by ID_", Parameter.of(id))
                .via("IX_MR_TASK_SCOPE"));
    var context = changes.runtime().in(command);
    var instance = Executions.active(instance(context), PURPOSE);
    if (definitionId != 0 && instance.processDefinitionId() != definitionId) {
      throw new IllegalStateEngineException(
          "Cannot change the state of the process instance '"
              + id
              + "': it runs the version '"
              + instance.processDefinitionId()
              + "', not '"
              + definitionId
              + "'. Leave it out, or name its version.");
    }
    var plan = ModificationPlan.of(change, instance, context);
    var request = "Cannot change the state of the process instance '" + instance.id() + "'";
    changes.carryOut(new CallFromOutside(request, change.skips(), context), plan::carryOut);
    return null;
  }

  private ExecutionEntity instance(BpmnContext context) {
    return isInstance
        ? Executions.requireInstance(id, PURPOSE, context)
        : context.tree().processInstance(Executions.require(id, PURPOSE, context));
  }
}
