package io.millrace.common.internal.task;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import java.time.Duration;

/** Writes down tasks that are over, once. Stateless. */
final class TaskHistory {

  private TaskHistory() {}

  /** Writes a task that is over, if its level keeps tasks. */
  static void write(CommandContext context, TaskEntity task, TaskEnding ending) {
    if (TaskScope.level(task).isAtLeast(HistoryLevel.TASK) && ending.isKept()) {
      context.unitOfWork().insert(row(task, ending, context), task.id());
    }
  }

  private static HistoricTaskEntity row(
      TaskEntity task, TaskEnding ending, CommandContext context) {
    var kept = new HistoricTaskEntity();
    kept.rootInstanceId(task.rootInstanceId());
    kept.tenantId(task.tenantId());
    kept.externalId(task.externalId());
    kept.scopeType(task.scopeType());
    kept.scopeId(task.scopeId());
    kept.subScopeId(task.subScopeId());
    kept.scopeDefinitionId(task.scopeDefinitionId());
    kept.name(task.name());
    kept.description(task.description());
    kept.taskDefinitionKey(task.taskDefinitionKey());
    kept.assignee(task.assignee());
    kept.owner(task.owner());
    kept.priority(task.priority());
    kept.category(task.category());
    kept.formKey(task.formKey());
    kept.parentTaskId(task.parentTaskId());
    kept.createTime(task.createTime());
    kept.claimTime(task.claimTime());
    kept.claimedBy(task.claimedBy());
    kept.dueDate(task.dueDate());
    kept.followUpDate(task.followUpDate());
    kept.progressOf(task);
    kept.endTime(context.now());
    kept.duration(Duration.between(task.createTime(), context.now()).toMillis());
    kept.completedBy(ending.completedBy());
    kept.deleteReason(ending.reason());
    return kept;
  }
}
