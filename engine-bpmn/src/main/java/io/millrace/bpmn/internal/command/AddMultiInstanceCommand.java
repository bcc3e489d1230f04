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
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

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

  private static final int MOST_NAMED = 10;

  @Override
  public Execution execute(CommandContext command) {
    lock.acquire(command, ExecutionRoots.EXECUTION, parentId);
    var context = runtime.in(command);
    var parent =
        Executions.require(parentId, "add an instance of '" + activityId + "' to", context);
    var root =
        Executions.active(only(parent, context), "add an instance of '" + activityId + "' to");
    var loop = (MultiInstanceLoop) context.node(root).behavior();
    return ExecutionEntity.TABLE.detachedCopy(loop.add(root, variables, context));
  }

  private ExecutionEntity only(ExecutionEntity parent, BpmnContext context) {
    var loops = new RunningLoops(activityId, context).in(parent);
    if (loops.size() == 1) {
      return loops.get(0);
    }
    throw new IllegalStateEngineException(
        "Cannot add an instance of '"
            + activityId
            + "' to the execution '"
            + parentId
            + "': "
            + (loops.isEmpty()
                ? "no multi-instance activity of this id runs there now. Look for it with an execution query."
                : loops.size()
                    + " of this id run there, at the executions "
                    + named(loops)
                    + ". Name one of these, or an execution around just one."));
  }

  private static String named(List<ExecutionEntity> loops) {
    var ids = loops.stream().map(loop -> "'" + loop.id() + "'").sorted();
    var some = ids.limit(MOST_NAMED).collect(Collectors.joining(", "));
    return loops.size() > MOST_NAMED ? some + " and others" : some;
  }
}
