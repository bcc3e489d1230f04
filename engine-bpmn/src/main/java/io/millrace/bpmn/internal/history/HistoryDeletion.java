package io.millrace.bpmn.internal.history;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import java.util.Collection;
import java.util.List;

/**
 * Deletes what history keeps of ended instances, with those they called, by a fixed number of statements for thousands of instances.
 * Flush before. Used by one thread.
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
  private static final List<String> ROWS_OF_TASKS =
      List.of(
          "delete from MR_HI_DETAIL where TASK_ID_ @in",
          "delete from MR_HI_IDENTITY_LINK where TASK_ID_ @in",
          "delete from MR_HI_VARIABLE where TASK_ID_ @in",
          "delete from MR_HI_TASK where ID_ @in");

  private final BulkSql sql;

  /** Creates the deletion for a unit of work. */
  public HistoryDeletion(CommandContext context) {
    this.sql = new BulkSql(context.session());
  }

  /** Deletes instances and all instances they called, level by level. */
  public void instances(Collection<Long> ids) {
    for (var level = ids; !level.isEmpty(); ) {
      var called = sql.ids("select ID_ from MR_HI_PROCESS_INSTANCE where SUPER_PROCESS_INSTANCE_ID_ @in", level);
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
    for (var statement : ROWS_OF_TASKS) {
      sql.update(statement, ids);
    }
  }

  private void subTasks(Collection<Long> ids) {
    var below = ids.isEmpty() ? List.<Long>of() : sql.ids("select ID_ from MR_HI_TASK where PARENT_TASK_ID_ @in", ids);
    if (!below.isEmpty()) {
      tasks(below);
    }
  }
}
