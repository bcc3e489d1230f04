package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.MultiInstanceLoop;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.bpmn.runtime.Execution;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Adds an instance to a multi-instance activity that runs.
 *
 * @param activityId the activity
 * @param parentId the loop itself, or an execution around it
 * @param variables what the instance begins with
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record AddMultiInstanceCommand(
    String activityId,
    long parentId,
    Map<String, ?> variables,
    FamilyLock lock,
    BpmnRuntime runtime)
    implements Command<Execution> {

  @Override
  public Execution execute(CommandContext command) {
    lock.acquire(command, ExecutionRoots.EXECUTION, parentId);
    var context = runtime.in(command);
    var parent =
        Executions.require(parentId, "add an instance of '" + activityId + "' to", context);
    var loops = loops(parent, context);
    if (loops.size() != 1) {
      throw new IllegalStateEngineException(
          "Cannot add an instance of '"
              + activityId
              + "' to the execution '"
              + parentId
              + "': "
              + (loops.isEmpty()
                  ? "no multi-instance activity of this id runs there now. Look for it with an execution query."
                  : loops.size()
                      + " of this id run there. Name the one by its execution or by its scope."));
    }
    var root = Executions.active(loops.get(0), "add an instance of '" + activityId + "' to");
    var loop = (MultiInstanceLoop) context.node(root).behavior();
    return ExecutionEntity.TABLE.detachedCopy(loop.add(root, variables, context));
  }

  /** Does not look into other loops, which may be large. */
  private List<ExecutionEntity> loops(ExecutionEntity parent, BpmnContext context) {
    var found = new ArrayList<ExecutionEntity>();
    var toVisit = new ArrayDeque<ExecutionEntity>();
    toVisit.add(parent);
    while (!toVisit.isEmpty()) {
      var execution = toVisit.poll();
      if (execution.isMultiInstanceRoot()
          && activityId.equals(execution.activityId())
          && context.node(execution).behavior() instanceof MultiInstanceLoop) {
        found.add(execution);
      } else if (execution == parent || !execution.isMultiInstanceRoot()) {
        toVisit.addAll(context.tree().children(execution));
      }
    }
    return found;
  }
}
