package io.millrace.common.internal.involvement;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.identity.HistoricIdentityLinkEntity;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.identity.IdentityLinkRow;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.remark.AttachmentEntity;
import io.millrace.common.internal.remark.CommentEntity;
import io.millrace.common.internal.remark.RemarkEntity;
import io.millrace.common.internal.task.HistoricTaskEntity;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.task.TaskRow;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

/**
 * The rows that say who takes part in one instance, all read in one round trip.
 *
 * @param rows what {@link #reads} found, in their order
 * @param inHistory whether only what history keeps is shown
 */
record InvolvedRows(List<List<? extends Entity>> rows, boolean inHistory) {

  private static final String TASKS = "SCOPE_ID_ = ? order by ID_";

  /** Returns what is to be read; what is open comes first, as it may end between two reads. */
  static List<Read<?>> reads(long instanceId) {
    var id = Parameter.of(instanceId);
    return List.of(
        Read.where(IdentityLinkEntity.TABLE, "SCOPE_ID_ = ? order by ID_", id),
        Read.where(TaskEntity.TABLE, TASKS, id),
        Read.where(HistoricIdentityLinkEntity.TABLE, "SCOPE_ID_ = ? order by ID_", id),
        Read.where(HistoricTaskEntity.TABLE, TASKS, id),
        Read.where(CommentEntity.TABLE, "SCOPE_ID_ = ?", id),
        Read.where(AttachmentEntity.TABLE, "SCOPE_ID_ = ?", id));
  }

  /** Returns the links of the instance itself, by ascending id. */
  List<IdentityLinkRow> own() {
    return links(false);
  }

  private List<IdentityLinkRow> links(boolean ofTasks) {
    var links = new TreeMap<Long, IdentityLinkRow>();
    for (var row : rows.get(0)) {
      var link = (IdentityLinkEntity) row;
      if (link.taskId() != 0 == ofTasks && isKept(link.historyLevel(), HistoryLevel.AUDIT)) {
        links.put(link.id(), link);
      }
    }
    for (var row : rows.get(2)) {
      var link = (HistoricIdentityLinkEntity) row;
      if (link.taskId() != 0 == ofTasks) {
        links.putIfAbsent(link.id(), link); // or it ended between two reads
      }
    }
    return List.copyOf(links.values());
  }

  private boolean isKept(int level, HistoryLevel least) {
    return !inHistory || level >= least.ordinal();
  }

  /** Returns who takes part by tasks, comments or attachments, each once, the first one first. */
  Collection<Participant> participants() {
    var found = new Participants();
    links(true).forEach(found::linked);
    for (var row : rows.get(1)) {
      var task = (TaskEntity) row;
      if (isKept(task.historyLevel(), HistoryLevel.TASK)) {
        responsible(task, found);
      }
    }
    for (var row : rows.get(3)) {
      var task = (HistoricTaskEntity) row;
      responsible(task, found);
      found.user(task.completedBy(), task.endTime());
    }
    remarks(4, found);
    remarks(5, found);
    own().stream()
        .filter(link -> link.type().equals(IdentityLinkType.PARTICIPANT))
        .forEach(found::without);
    return found.inOrder();
  }

  private static void responsible(TaskRow task, Participants found) {
    found.user(task.assignee(), task.assignedSince());
    found.user(task.owner(), task.createTime());
  }

  private void remarks(int index, Participants found) {
    for (var row : rows.get(index)) {
      var remark = (RemarkEntity<?, ?>) row;
      found.user(remark.author(), remark.madeAt());
    }
  }
}
