package io.millrace.common.internal.task;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.idempotency.IdempotencyKeys;
import io.millrace.common.internal.identity.FormerLinks;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.internal.variable.VariableNode;

/**
 * The parts that task commands and behaviors work with. Immutable and thread-safe; one per engine.
 *
 * @param owners the engines that tasks can belong to
 * @param access finds and locks tasks
 * @param creation creates tasks
 * @param standalone creates tasks of callers
 * @param assignment says who works on a task
 * @param end completes, deletes and cancels tasks
 * @param events tells the listeners
 * @param variables the variables
 * @param keys remembers completions that carry a key
 */
public record Tasks(
    ScopeOwners owners,
    TaskAccess access,
    TaskCreation creation,
    StandaloneTasks standalone,
    TaskAssignment assignment,
    TaskEnd end,
    TaskEvents events,
    TaskVariables variables,
    IdempotencyKeys keys) {

  /**
   * Builds the parts of an engine.
   *
   * @param historyLevel how much is kept of standalone tasks
   * @param observer hears of all tasks
   */
  public static Tasks of(
      ScopeOwners owners,
      FamilyLock familyLock,
      TaskVariables variables,
      IdempotencyKeys keys,
      HistoryLevel historyLevel,
      TaskObserver observer) {
    var events = new TaskEvents(owners, observer);
    var creation = new TaskCreation(owners, events);
    return new Tasks(
        owners,
        new TaskAccess(owners, familyLock),
        creation,
        new StandaloneTasks(creation, historyLevel),
        new TaskAssignment(events),
        new TaskEnd(creation, events, variables),
        events,
        variables,
        keys);
  }

  /**
   * Returns where the variables of a task live, with the way up to its instance; the tree of the
   * instance has to be there.
   */
  public VariableNode variableNode(CommandContext context, TaskEntity task) {
    var parent =
        TaskScope.isOfInstance(task)
            ? owners.of(task.scopeType()).variables(context, task.subScopeId())
            : null;
    return new VariableNode(task, TaskScope.ref(task), task.id(), parent);
  }

  /** Returns whose links the links of a task are. */
  public LinkOwner links(TaskEntity task) {
    return TaskScope.links(task);
  }

  /** Links a user or a group to a task; the types assignee and owner assign it. */
  public void link(CommandContext context, TaskEntity task, LinkTarget link) {
    switch (link.type()) {
      case IdentityLinkType.ASSIGNEE -> assignment.assign(context, task, link.userId());
      case IdentityLinkType.OWNER -> assignment.own(context, task, link.userId());
      default -> IdentityLinks.of(context).add(links(task), link);
    }
  }

  /**
   * Removes a link; for the types assignee and owner the task has none afterwards, if it was this
   * user.
   */
  public void unlink(CommandContext context, TaskEntity task, LinkTarget link) {
    switch (link.type()) {
      case IdentityLinkType.ASSIGNEE -> {
        if (link.userId().equals(task.assignee())) {
          assignment.assign(context, task, null);
        }
      }
      case IdentityLinkType.OWNER -> {
        if (link.userId().equals(task.owner())) {
          assignment.own(context, task, null);
        }
      }
      default -> {
        if (TaskScope.isOfInstance(task)) {
          FormerLinks.replace(context, links(task), link);
        } else {
          IdentityLinks.of(context).remove(links(task), link);
        }
      }
    }
  }

  /** Says nothing, so that the log of a command holds its arguments alone. */
  @Override
  public String toString() {
    return "";
  }
}
