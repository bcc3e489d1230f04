package io.millrace.common.internal.service;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.task.CompleteTaskCommand;
import io.millrace.common.internal.task.NewVariables;
import io.millrace.common.internal.task.TaskCompletion;
import io.millrace.common.task.TaskCompletionBuilder;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Collects what is said about a completion; its result is one {@link TaskCompletion}. Used by one
 * thread.
 */
final class TaskCompletionBuilderImpl extends AbstractVariablesBuilder<TaskCompletionBuilder>
    implements TaskCompletionBuilder {

  private static final Check CHECK = new Check("TaskCompletionBuilder");

  private final TaskParts parts;
  private final Map<String, Object> local = new LinkedHashMap<>();
  private final Map<String, Object> transientsLocal = new LinkedHashMap<>();
  private String taskId;
  private String userId;
  private boolean namesUser;
  private String idempotencyKey;

  TaskCompletionBuilderImpl(TaskParts parts) {
    super(CHECK);
    this.parts = parts;
  }

  @Override
  public TaskCompletionBuilder taskId(String taskId) {
    this.taskId = CHECK.text("taskId", "taskId", taskId);
    return this;
  }

  @Override
  public TaskCompletionBuilder userId(String userId) {
    this.userId = CHECK.optional("userId", "userId", userId);
    namesUser = true;
    return this;
  }

  @Override
  public TaskCompletionBuilder variableLocal(String name, Object value) {
    local.put(CHECK.text("variableLocal", "name", name), value);
    return this;
  }

  @Override
  public TaskCompletionBuilder variablesLocal(Map<String, Object> variables) {
    local.putAll(CHECK.variables("variablesLocal", variables));
    return this;
  }

  @Override
  public TaskCompletionBuilder transientVariableLocal(String name, Object value) {
    transientsLocal.put(CHECK.text("transientVariableLocal", "name", name), value);
    return this;
  }

  @Override
  public TaskCompletionBuilder transientVariablesLocal(Map<String, Object> variables) {
    transientsLocal.putAll(CHECK.variables("transientVariablesLocal", variables));
    return this;
  }

  @Override
  public TaskCompletionBuilder idempotencyKey(String idempotencyKey) {
    this.idempotencyKey = CHECK.textOrNull("idempotencyKey", "idempotencyKey", idempotencyKey);
    return this;
  }

  @Override
  public void complete() {
    if (taskId == null) {
      throw new BadArgumentException(
          "TaskCompletionBuilder.complete: no task is named. Say which with taskId.");
    }
    var user = namesUser ? userId : parts.identity().currentUserId();
    var set = new NewVariables(variables(), local, transientVariables(), transientsLocal);
    parts
        .commands()
        .execute(
            new CompleteTaskCommand(
                parts.tasks(), new TaskCompletion(taskId, user, set, idempotencyKey)));
  }
}
