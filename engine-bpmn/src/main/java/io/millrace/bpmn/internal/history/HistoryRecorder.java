package io.millrace.bpmn.internal.history;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.HistoricActivityEntity;
import io.millrace.bpmn.internal.persistence.HistoricProcessInstanceEntity;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.IdMap;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.task.HistoricTaskEntity;
import io.millrace.common.internal.task.TaskEntity;
import java.time.Duration;
import java.util.function.Predicate;

/**
 * Writes down what happened, once, when it is over. What is under way stands in the execution's own
 * row. Called by operations, so that no behavior can forget it. Not thread-safe: it belongs to one
 * unit of work.
 */
public final class HistoryRecorder {

  private static final String USER_TASK = "userTask";

  private final CommandContext command;
  private final IdMap<CompletedTask> completedTasks = new IdMap<>();
  private final IdMap<HistoricActivityEntity> cutOff = new IdMap<>();
  private final Predicate<ExecutionEntity> included;
  private int started;

  private record CompletedTask(TaskEntity task, String completedBy) {}

  /**
   * Creates the recorder of a unit of work.
   *
   * @param included tells whether the model wants the activity that an execution is in to be kept
   *     where its level does not keep activities
   */
  public HistoryRecorder(CommandContext command, Predicate<ExecutionEntity> included) {
    this.command = command;
    this.included = included;
  }

  /** Notes on the execution that an activity starts. */
  public void activityStarted(ExecutionEntity execution) {
    execution.activityInstanceId(command.unitOfWork().nextId());
    execution.activityStartTime(command.now());
    execution.activityOrder(++started);
  }

  /** Remembers the task of an activity until the activity ends. */
  public void taskCompleted(ExecutionEntity execution, TaskEntity task, String completedBy) {
    completedTasks.put(execution.id(), new CompletedTask(task, completedBy));
  }

  /** Notes the task of an activity that was cut off, whichever of the two ended first. */
  public void taskCancelled(TaskEntity task) {
    var activity = cutOff.get(task.subScopeId());
    if (activity == null) {
      completedTasks.put(task.subScopeId(), new CompletedTask(task, null));
    } else {
      activity.worked(task.id(), task.assignee(), null);
    }
  }

  /**
   * Writes the activity that an execution is in, if its level keeps activities or the model wants
   * this one to be kept, and takes it off the execution.
   *
   * @param reason why it was cut off; null if it was done
   */
  public void activityEnded(ExecutionEntity execution, String reason) {
    if (!execution.isInActivity()) {
      return;
    }
    if (isKept(execution)) {
      write(execution, reason);
    }
    execution.activityInstanceId(0);
    execution.activityStartTime(null);
    execution.activityOrder(null);
    execution.calledInstanceId(0);
  }

  private boolean isKept(ExecutionEntity execution) {
    var level = execution.level();
    return level.isAtLeast(HistoryLevel.ACTIVITY)
        || level.isAtLeast(HistoryLevel.INSTANCE) && included.test(execution);
  }

  private void write(ExecutionEntity execution, String reason) {
    var now = command.now();
    var activity = new HistoricActivityEntity();
    activity.rootInstanceId(execution.rootInstanceId());
    activity.tenantId(execution.tenantId());
    activity.processInstanceId(execution.processInstanceId());
    activity.executionId(execution.id());
    activity.processDefinitionId(execution.processDefinitionId());
    activity.activityId(execution.activityId());
    activity.activityName(execution.activityName());
    activity.activityType(execution.activityType());
    activity.activityOrder(execution.activityOrder());
    activity.startTime(execution.activityStartTime());
    activity.endTime(now);
    activity.duration(Duration.between(execution.activityStartTime(), now).toMillis());
    activity.deleteReason(reason);
    activity.calledProcessInstanceId(execution.calledInstanceId());
    var completed = completedTasks.remove(execution.id());
    if (completed != null) {
      activity.worked(completed.task().id(), completed.task().assignee(), completed.completedBy());
    } else if (USER_TASK.equals(execution.activityType())) {
      findTask(activity, reason != null);
    }
    command.unitOfWork().insert(activity, execution.activityInstanceId());
  }

  /**
   * Completes the row of a user task that ends before its task is known to have ended: one that was
   * cut off gets its task when that is canceled, one that waits behind its task for a job finds the
   * task in history.
   */
  private void findTask(HistoricActivityEntity activity, boolean wasCutOff) {
    if (wasCutOff) {
      cutOff.put(activity.executionId(), activity);
    } else {
      noteEarlierTask(activity);
    }
  }

  private void noteEarlierTask(HistoricActivityEntity activity) {
    command
        .unitOfWork()
        .fetch(
            Read.where(
                HistoricTaskEntity.TABLE,
                "SCOPE_ID_ = ? and SUB_SCOPE_ID_ = ? and CREATE_TIME_ >= ? order by CREATE_TIME_ desc",
                Parameter.of(activity.processInstanceId()),
                Parameter.of(activity.executionId()),
                Parameter.of(ColumnType.TIME, activity.startTime())))
        .stream()
        .findFirst()
        .ifPresent(task -> activity.worked(task.id(), task.assignee(), task.completedBy()));
  }

  /**
   * Writes a process instance that is over, if its level keeps any.
   *
   * @param endActivityId where it ended; null if it was deleted
   * @param endUserId on whose behalf the call works that ends it; null for nobody
   * @param reason why it was cut off; null if it came to its end
   * @param superCaseId the case that called it; 0 for none
   */
  public void processEnded(
      ExecutionEntity instance,
      String endActivityId,
      String endUserId,
      String reason,
      long superCaseId) {
    if (!instance.level().isAtLeast(HistoryLevel.INSTANCE)) {
      return;
    }
    var now = command.now();
    var ended = new HistoricProcessInstanceEntity();
    ended.rootInstanceId(instance.rootInstanceId());
    ended.tenantId(instance.tenantId());
    ended.externalId(instance.externalId());
    ended.superProcessInstanceId(superInstance(instance));
    ended.superCaseInstanceId(superCaseId);
    ended.processDefinitionId(instance.processDefinitionId());
    ended.historyLevel(instance.historyLevel());
    ended.businessKey(instance.businessKey());
    ended.businessStatus(instance.businessStatus());
    ended.name(instance.name());
    ended.startUserId(instance.startUserId());
    ended.startActivityId(instance.startActivityId());
    ended.endActivityId(endActivityId);
    ended.endUserId(endUserId);
    ended.startTime(instance.startTime());
    ended.endTime(now);
    ended.duration(Duration.between(instance.startTime(), now).toMillis());
    ended.deleteReason(reason);
    command.unitOfWork().insert(ended, instance.id());
  }

  /** Returns the process that called an instance, unless history knows nothing of it. */
  private long superInstance(ExecutionEntity instance) {
    var caller = command.unitOfWork().find(ExecutionEntity.TABLE, instance.superExecutionId());
    return caller == null || !caller.level().isAtLeast(HistoryLevel.INSTANCE)
        ? 0
        : caller.processInstanceId();
  }
}
