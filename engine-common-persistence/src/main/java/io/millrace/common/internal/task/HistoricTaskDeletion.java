package io.millrace.common.internal.task;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;

/**
 * Deletes what history keeps of tasks and all their sub-tasks, level by level. Flush before. Used
 * by one thread.
 */
public final class HistoricTaskDeletion {

  private final CommandContext context;
  private final BulkSql sql;

  /** Creates the deletion for a unit of work. */
  public HistoricTaskDeletion(CommandContext context) {
    this.context = context;
    this.sql = new BulkSql(context.session());
  }

  /** Deletes tasks and all their sub-tasks. */
  public void tasks(Collection<Long> ids) {
    subTasks(ids);
    TaskHistory.delete(context, ids);
  }

  /** Deletes the sub-tasks of tasks, which may be standalone tasks, theirs included, each once. */
  public void subTasks(Collection<Long> ids) {
    var known = new HashSet<>(ids);
    var below = new ArrayList<Long>();
    for (Collection<Long> level = ids; !level.isEmpty(); ) {
      level =
          sql.ids("select ID_ from MR_HI_TASK where PARENT_TASK_ID_ @in", level).stream()
              .filter(known::add)
              .toList();
      below.addAll(level);
    }
    if (!below.isEmpty()) {
      TaskHistory.delete(context, below);
    }
  }
}
