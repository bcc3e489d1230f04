package io.millrace.common.internal.task;

import io.millrace.common.BadArgumentException;
import io.millrace.common.TaskAlreadyClaimedException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.FormerLinks;
import io.millrace.common.task.DelegationState;
import java.util.Objects;

/**
 * Says who works on a task and who is responsible for it. Stateless; who calls it holds the lock of
 * the task.
 *
 * @param events tells the listeners
 */
public record TaskAssignment(TaskEvents events) {

  /**
   * Makes a user the assignee of a task that nobody works on; does nothing if it is him already.
   */
  void claim(CommandContext context, TaskEntity task, String userId) {
    var assignee = task.assignee();
    if (assignee != null && !assignee.equals(userId)) {
      throw new TaskAlreadyClaimedException(
          Long.toString(task.id()),
          assignee,
          "Cannot claim "
              + TaskScope.name(task)
              + " for '"
              + userId
              + "': '"
              + assignee
              + "' works on it. Call setAssignee to take it away, or let '"
              + assignee
              + "' call unclaim.");
    }
    if (assignee == null) {
      task.claimTime(context.now());
      task.claimedBy(userId);
      assign(context, task, userId);
    }
  }

  /** Nobody works on the task any more. */
  void unclaim(CommandContext context, TaskEntity task) {
    assign(context, task, null);
  }

  /**
   * Makes a user the assignee of a task, or nobody, and tells the listeners if that is a change. A
   * task that nobody works on is not claimed any more, whichever way it was given back.
   */
  public void assign(CommandContext context, TaskEntity task, String userId) {
    if (userId == null) {
      task.claimTime(null);
      task.claimedBy(null);
      task.stopProgress();
    }
    var before = task.assignee();
    if (!Objects.equals(before, userId)) {
      task.assignee(userId);
      left(context, task, before);
      events.updated(context, task);
      events.assigned(context, task);
    }
  }

  /** Makes a user the owner of a task, or nobody. */
  public void own(CommandContext context, TaskEntity task, String userId) {
    var before = task.owner();
    if (!Objects.equals(before, userId)) {
      task.owner(userId);
      left(context, task, before);
      events.updated(context, task);
    }
  }

  /** Remembers who worked on a task or owned it, if he does neither any more. */
  void left(CommandContext context, TaskEntity task, String userId) {
    if (userId != null
        && !userId.equals(task.assignee())
        && !userId.equals(task.owner())
        && TaskScope.isOfInstance(task)) {
      FormerLinks.remember(context, TaskScope.links(task), userId);
    }
  }

  /**
   * Hands a task to a user until he resolves it; the assignee becomes the owner unless there is
   * one.
   */
  void delegate(CommandContext context, TaskEntity task, String userId) {
    if (userId == null) {
      throw new BadArgumentException(
          "Cannot delegate "
              + TaskScope.name(task)
              + " to nobody. Give the id of the user who is to work on it.");
    }
    task.delegationState(DelegationState.PENDING);
    if (task.owner() == null) {
      task.owner(task.assignee());
    }
    assign(context, task, userId);
  }

  /** Gives a delegated task back to its owner. */
  void resolve(CommandContext context, TaskEntity task) {
    task.delegationState(DelegationState.RESOLVED);
    assign(context, task, task.owner());
  }
}
