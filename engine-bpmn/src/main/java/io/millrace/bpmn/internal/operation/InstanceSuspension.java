package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.ReadIn;
import io.millrace.common.internal.task.TaskEntity;
import java.util.ArrayList;
import java.util.Collection;
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
    var family =
        command.unitOfWork().known(ExecutionEntity.ROOT_INSTANCE, instance.rootInstanceId());
    finish(flag(instance, suspended, Families.of(family)), suspended, command);
  }

  /**
   * Checks that an instance can be what it is to be.
   *
   * @throws IllegalStateEngineException if it is to go on, and the one that called it is suspended
   */
  public void requireCallerGoesOn(
      ExecutionEntity instance, boolean suspended, CommandContext command) {
    var caller = suspended ? null : suspendedCaller(instance, command);
    if (caller != null) {
      throw new IllegalStateEngineException(
          "Cannot activate the process instance '"
              + instance.id()
              + "': the instance '"
              + caller.processInstanceId()
              + "' that called it is suspended. Activate that one; what it called goes on with it.");
    }
  }

  /**
   * Suspends instances, or lets them go on, with what they called; those that are so already stay
   * as they are, and what was called by an instance that stays suspended is left alone. What they
   * own is read for all of them at once.
   *
   * @param instances process instances whose families are locked and known as a whole, callers
   *     before those that they called
   * @param executions all executions of their families
   */
  void changeAll(
      List<ExecutionEntity> instances,
      Collection<ExecutionEntity> executions,
      boolean suspended,
      CommandContext command) {
    var families = Families.of(executions);
    var concerned = new ArrayList<ExecutionEntity>();
    for (var instance : instances) {
      if (instance.isSuspended() != suspended
          && (suspended || suspendedCaller(instance, command) == null)) {
        concerned.addAll(flag(instance, suspended, families));
      }
    }
    finish(concerned, suspended, command);
  }

  private static List<ExecutionEntity> flag(
      ExecutionEntity instance, boolean suspended, Families families) {
    var concerned = families.withCalled(instance);
    for (var execution : concerned) {
      if (execution.isSuspended() != suspended) {
        execution.suspended(suspended);
      }
    }
    return concerned;
  }

  private void finish(List<ExecutionEntity> concerned, boolean suspended, CommandContext command) {
    var ids =
        concerned.stream()
            .filter(ExecutionEntity::isProcessInstance)
            .map(ExecutionEntity::id)
            .distinct()
            .toList();
    if (ids.isEmpty()) {
      return;
    }
    command
        .unitOfWork()
        .fetchIn(
            new ReadIn<>(TaskEntity.TABLE, "SCOPE_ID_", ids, null, true).via("IX_MR_TASK_SCOPE"))
        .forEach(task -> task.follow(suspended));
    if (suspended) {
      jobs.rest().suspendInstances(command, ids);
    } else {
      jobs.rest().activateInstances(command, ids);
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
  public static void readWhole(long rootId, CommandContext command) {
    var root = command.unitOfWork().known(ExecutionEntity.TABLE, rootId);
    if (root != null && root.isLarge()) {
      command
          .unitOfWork()
          .fetch(
              Read.where(ExecutionEntity.TABLE, "ROOT_INSTANCE_ID_ = ?", Parameter.of(root.id()))
                  .via("IX_MR_EXECUTION_ROOT"));
    }
  }

  /**
   * Executions by the instance they belong to, and called instances by their caller.
   *
   * @param byInstance from the id of an instance to its executions
   * @param called from the id of an execution to the instance that it called
   */
  private record Families(
      Map<Long, List<ExecutionEntity>> byInstance, Map<Long, ExecutionEntity> called) {

    static Families of(Collection<ExecutionEntity> executions) {
      return new Families(
          executions.stream().collect(Collectors.groupingBy(ExecutionEntity::processInstanceId)),
          executions.stream()
              .filter(execution -> execution.superExecutionId() != 0)
              .collect(Collectors.toMap(ExecutionEntity::superExecutionId, Function.identity())));
    }

    /** Returns the executions of an instance and of all it called, at any depth. */
    List<ExecutionEntity> withCalled(ExecutionEntity instance) {
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
}
