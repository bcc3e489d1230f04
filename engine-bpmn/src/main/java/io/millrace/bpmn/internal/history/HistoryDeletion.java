package io.millrace.bpmn.internal.history;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.task.TaskHistory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;

/**
 * Deletes what history keeps of ended instances, with those they called, by a fixed number of
 * statements for thousands of instances. Flush before. Used by one thread.
 */
public final class HistoryDeletion {

  private static final List<String> ROWS_OF_INSTANCES =
      List.of(
          "delete from MR_HI_DETAIL where SCOPE_ID_ @in",
          "delete from MR_HI_IDENTITY_LINK where SCOPE_ID_ @in",
          "delete from MR_HI_VARIABLE where SCOPE_ID_ @in",
          "delete from MR_HI_TASK where SCOPE_ID_ @in",
          "delete from MR_HI_ACTIVITY where PROCESS_INSTANCE_ID_ @in",
          "delete from MR_HI_PROCESS_INSTANCE where ID_ @in");

  private final CommandContext context;
  private final BulkSql sql;

  /** Creates the deletion for a unit of work. */
  public HistoryDeletion(CommandContext context) {
    this.context = context;
    this.sql = new BulkSql(context.session());
  }

  /** Deletes instances and all instances they called, level by level. */
  public void instances(Collection<Long> ids) {
    for (var level = ids; !level.isEmpty(); ) {
      var called =
          sql.ids(
              "select ID_ from MR_HI_PROCESS_INSTANCE where SUPER_PROCESS_INSTANCE_ID_ @in", level);
      subTasks(sql.ids("select ID_ from MR_HI_TASK where SCOPE_ID_ @in", level));
      for (var statement : ROWS_OF_INSTANCES) {
        sql.update(statement, level);
      }
      level = called;
    }
  }

  /** Deletes tasks and all their sub-tasks. */
  public void tasks(Collection<Long> ids) {
    subTasks(ids);
    TaskHistory.delete(context, ids);
  }

  /** Deletes the sub-tasks of tasks, theirs included, each once. */
  private void subTasks(Collection<Long> ids) {
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
