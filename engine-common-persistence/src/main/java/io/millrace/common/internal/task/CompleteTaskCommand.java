package io.millrace.common.internal.task;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.task.DelegationState;

/**
 * Completes a task and lets its engine move on.
 *
 * <p>The family of the instance is locked before the task, in the trip that reads both, unless this
 * engine remembers it; then the trip that writes proves both. The key is looked for after that: of
 * two calls at once with one key the second finds what the first committed.
 *
 * @param completion what the caller says
 */
public record CompleteTaskCommand(Tasks tasks, TaskCompletion completion) implements Command<Void> {

  private static final String OPERATION = "task.complete";

  @Override
  public Void execute(CommandContext context) {
    var task = task(context);
    if (task == null && wasCompletedUnderThisKey(context)) {
      return null;
    }
    TaskAccess.required(task, completion.taskId());
    var done =
        tasks
            .keys()
            .once(
                context,
                OPERATION,
                task.tenantId(),
                completion.idempotencyKey(),
                () -> complete(context, task));
    if (!completion.taskId().equals(done)) {
      throw new IllegalStateEngineException(
          "Cannot complete task '"
              + completion.taskId()
              + "' under the idempotency key '"
              + completion.idempotencyKey()
              + "': the task '"
              + done
              + "' was completed under it. Use one key for one completion.");
    }
    return null;
  }

  /** What is remembered is of no use to who has to read: variables, or the key. */
  private TaskEntity task(CommandContext context) {
    var sets = !completion.variables().isEmpty();
    var reads = sets || completion.idempotencyKey() != null;
    var recalled = reads ? null : tasks.access().recalled(context, completion.taskId());
    return recalled == null
        ? tasks.access().lockedWithSiblings(context, completion.taskId(), sets)
        : recalled;
  }

  private boolean wasCompletedUnderThisKey(CommandContext context) {
    var key = completion.idempotencyKey();
    return key != null && tasks.keys().wasDone(context, OPERATION, key, completion.taskId());
  }

  private String complete(CommandContext context, TaskEntity task) {
    TaskAccess.active(task, "complete");
    if (task.delegationState() == DelegationState.PENDING) {
      throw new IllegalStateEngineException(
          "Cannot complete "
              + TaskScope.name(task)
              + ": it is delegated to '"
              + task.assignee()
              + "'. Resolve it first.");
    }
    completion.variables().set(tasks, context, task);
    tasks.end().complete(context, task, completion.completedBy());
    return completion.taskId();
  }
}
