package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.ReadIn;
import io.millrace.common.internal.task.TaskEntity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Suspends process instances with all processes that they called, and lets them go on. The flag
 * stands in every execution, so that whoever moves a token sees it without looking further.
 *
 * @param runtime the engine's parts
 * @param jobs the jobs
 */
public record InstanceSuspension(BpmnRuntime runtime, Jobs jobs) {

  /**
   * Suspends an instance, or lets it go on, with what it called.
   *
   * @param instance a process instance whose family is locked
   */
  public void change(ExecutionEntity instance, boolean suspended, CommandContext command) {
    readWhole(instance.rootInstanceId(), command);
    var concerned = withCalled(instance, command);
    var ids = new ArrayList<Long>();
    for (var execution : concerned) {
      if (execution.isSuspended() != suspended) {
        execution.suspended(suspended);
      }
      if (execution.isProcessInstance()) {
        ids.add(execution.id());
      }
    }
    command
        .unitOfWork()
        .fetchIn(
            new ReadIn<>(TaskEntity.TABLE, "SCOPE_ID_", ids, null, true).via("IX_MR_TASK_SCOPE"))
        .forEach(task -> task.suspended(suspended));
    if (suspended) {
      jobs.suspendInstances(command, ids);
    } else {
      jobs.activateInstances(command, ids);
      lookAtConditions(concerned, command);
    }
  }

  private void lookAtConditions(List<ExecutionEntity> concerned, CommandContext command) {
    var context = runtime.in(command);
    concerned.stream()
        .filter(ExecutionEntity::isProcessInstance)
        .filter(instance -> context.process(instance).watchesVariables())
        .forEach(context.conditions()::resume);
  }

  /** Returns the execution at the call activity, if its instance is suspended; else null. */
  public ExecutionEntity suspendedCaller(ExecutionEntity instance, CommandContext command) {
    var caller = runtime.in(command).tree().find(instance.superExecutionId());
    return caller != null && caller.isSuspended() ? caller : null;
  }

  /** Reads a family that is so large that its lock did not bring it along. */
  static void readWhole(long rootId, CommandContext command) {
    var root = command.unitOfWork().known(ExecutionEntity.TABLE, rootId);
    if (root != null && root.isLarge()) {
      command
          .unitOfWork()
          .fetch(
              Read.where(ExecutionEntity.TABLE, "ROOT_INSTANCE_ID_ = ?", Parameter.of(root.id()))
                  .via("IX_MR_EXECUTION_ROOT"));
    }
  }

  /** Returns the executions of an instance and of all it called, at any depth. */
  private static List<ExecutionEntity> withCalled(
      ExecutionEntity instance, CommandContext command) {
    var root = instance.rootInstanceId();
    var family =
        command
            .unitOfWork()
            .known(ExecutionEntity.TABLE, execution -> execution.rootInstanceId() == root);
    var byInstance =
        family.stream().collect(Collectors.groupingBy(ExecutionEntity::processInstanceId));
    Map<Long, ExecutionEntity> called =
        family.stream()
            .filter(execution -> execution.superExecutionId() != 0)
            .collect(Collectors.toMap(ExecutionEntity::superExecutionId, Function.identity()));
    var concerned = new ArrayList<ExecutionEntity>();
    var next = new ArrayList<>(List.of(instance.id()));
    for (var i = 0; i < next.size(); i++) {
      for (var execution : byInstance.getOrDefault(next.get(i), List.of())) {
        concerned.add(execution);
        var below = called.get(execution.id());
        if (below != null) {
          next.add(below.id());
        }
      }
    }
    return concerned;
  }
}
