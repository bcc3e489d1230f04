package io.millrace.common.internal.task;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoricIdentityLink;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.HistoricIdentityLinkEntity;
import io.millrace.common.internal.identity.HistoricLinks;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Returns who took part in an open or ended task: its assignee and its owner, then the other links
 * by ascending id.
 *
 * @param taskId the task
 */
public record HistoricTaskLinksCommand(long taskId) implements Command<List<HistoricIdentityLink>> {

  @Override
  public List<HistoricIdentityLink> execute(CommandContext context) {
    context.unitOfWork().flush();
    var id = Parameter.of(taskId);
    var reads = new ArrayList<Read<?>>(); // open ones first, as a task may end between two reads
    reads.add(Read.where(TaskEntity.TABLE, "ID_ = ?", id));
    reads.add(Read.where(HistoricTaskEntity.TABLE, "ID_ = ?", id));
    reads.addAll(HistoricLinks.reads("TASK_ID_ = ?", taskId));
    var rows = context.unitOfWork().fetch(reads);
    var others = HistoricLinks.in(rows.subList(2, rows.size()));
    if (others.isEmpty() && rows.get(0).isEmpty() && rows.get(1).isEmpty()) {
      throw new ObjectNotFoundException(
          "History has no task '" + taskId + "'. Look it up with a historic task instance query.");
    }
    var links = responsible(rows.get(0), rows.get(1));
    links.addAll(others);
    return List.copyOf(links);
  }

  private static List<HistoricIdentityLink> responsible(
      List<? extends Entity> open, List<? extends Entity> ended) {
    if (!ended.isEmpty()) {
      return responsible((HistoricTaskEntity) ended.get(0));
    }
    if (open.isEmpty()) {
      return new ArrayList<>();
    }
    var task = (TaskEntity) open.get(0);
    return TaskScope.level(task).isAtLeast(HistoryLevel.TASK)
        ? responsible(task)
        : new ArrayList<>();
  }

  private static List<HistoricIdentityLink> responsible(TaskRow task) {
    var links = new ArrayList<HistoricIdentityLink>();
    var assignee = task.assignee();
    if (assignee != null) {
      links.add(link(task, assignee, IdentityLinkType.ASSIGNEE, task.assignedSince()));
    }
    if (task.owner() != null) {
      links.add(link(task, task.owner(), IdentityLinkType.OWNER, task.createTime()));
    }
    return links;
  }

  private static HistoricIdentityLink link(
      TaskRow task, String userId, String type, Instant createTime) {
    var link = new HistoricIdentityLinkEntity();
    link.tenantId(task.tenantId());
    link.scopeType(task.scopeType());
    link.scopeId(task.scopeId());
    link.taskId(task.id());
    link.type(type);
    link.userId(userId);
    link.createTime(createTime);
    return link;
  }
}
