package io.millrace.common.internal.task;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.scope.ScopeOwners;

/**
 * Sees to it that whoever had to do with a task still takes part in its instance when the task is
 * completed. History says so of its assignee, its owner, its links and who completed it; where it
 * does not keep them the instance is linked to them while it runs.
 *
 * @param owners the engines
 */
record WhoCompletes(ScopeOwners owners) {

  /** Remembers all that a task, which is about to be completed, and who completes it would lose. */
  void remember(CommandContext context, TaskEntity task, String completedBy) {
    if (TaskScope.isOfInstance(task) && !TaskScope.level(task).isAtLeast(HistoryLevel.AUDIT)) {
      link(context, task, completedBy);
    }
  }

  private void link(CommandContext context, TaskEntity task, String completedBy) {
    for (var link : IdentityLinks.of(context).list(TaskScope.links(task))) {
      add(context, task, link.userId(), link.groupId());
    }
    add(context, task, task.assignee(), null);
    add(context, task, task.owner(), null);
    add(context, task, completedBy, null);
  }

  private void add(CommandContext context, TaskEntity task, String userId, String groupId) {
    if (userId == null && groupId == null) {
      return;
    }
    var engine = owners.of(task.scopeType());
    var instance = engine.element(context, task.scopeId());
    var owner = LinkOwner.instance(instance, engine.instance(context, task.scopeId()));
    IdentityLinks.of(context)
        .add(owner, new LinkTarget(IdentityLinkType.PARTICIPANT, userId, groupId));
  }
}
