package io.millrace.common.internal.task;

import io.millrace.common.identity.IdentityLink;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.FormerLinks;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkTarget;
import java.util.ArrayList;
import java.util.List;

/**
 * Returns who takes part in a task: its assignee and its owner, then the other links in the order
 * in which they were made.
 *
 * @param taskId the task
 */
public record TaskLinksCommand(Tasks tasks, String taskId) implements Command<List<IdentityLink>> {

  @Override
  public List<IdentityLink> execute(CommandContext context) {
    var task = tasks.access().read(context, taskId);
    var links = new ArrayList<IdentityLink>();
    if (task.assignee() != null) {
      links.add(shown(task, task.assignee(), IdentityLinkType.ASSIGNEE));
    }
    if (task.owner() != null) {
      links.add(shown(task, task.owner(), IdentityLinkType.OWNER));
    }
    IdentityLinks.of(context).list(TaskScope.links(task)).stream()
        .filter(FormerLinks::isShown)
        .forEach(links::add);
    return links;
  }

  private static IdentityLink shown(TaskEntity task, String userId, String type) {
    return TaskScope.links(task).newLink(LinkTarget.user(userId, type));
  }
}
