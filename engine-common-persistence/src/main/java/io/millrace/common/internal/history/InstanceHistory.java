package io.millrace.common.internal.history;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.task.AttachmentDeletion;
import io.millrace.common.internal.task.HistoricTaskDeletion;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;

/**
 * Deletes what the shared history tables keep of ended instances, by a fixed number of statements
 * for thousands of instances. Flush before. Used by one thread.
 */
public final class InstanceHistory {

  private static final List<String> ROWS_OF_INSTANCES =
      List.of(
          "delete from MR_HI_DETAIL where SCOPE_ID_ @in",
          "delete from MR_HI_IDENTITY_LINK where SCOPE_ID_ @in",
          "delete from MR_HI_VARIABLE where SCOPE_ID_ @in",
          "delete from MR_HI_TASK where SCOPE_ID_ @in");

  /**
   * Few instances had incidents, comments, attachments or have a log of their jobs, so those are
   * looked for in a statement that is sent anyway.
   */
  private static final String TASKS_AND_MORE =
      "select ID_ from MR_HI_TASK where SCOPE_ID_ @in"
          + " union all select distinct 0 from MR_INCIDENT where SCOPE_ID_ @in"
          + " union all select distinct -1 from MR_HI_JOB_LOG where SCOPE_ID_ @in"
          + " union all select distinct -2 from MR_COMMENT where SCOPE_ID_ @in"
          + " union all select distinct -3 from MR_ATTACHMENT where SCOPE_ID_ @in";

  private static final Long INCIDENTS = 0L;
  private static final Long JOB_LOGS = -1L;
  private static final Long COMMENTS = -2L;
  private static final Long ATTACHMENTS = -3L;

  private final BulkSql sql;
  private final HistoricTaskDeletion tasks;

  /** Creates the deletion for a unit of work. */
  public InstanceHistory(CommandContext context) {
    this.sql = new BulkSql(context.session());
    this.tasks = new HistoricTaskDeletion(context);
  }

  /**
   * Deletes tasks, variables, identity links, incidents, comments, attachments and job logs of
   * instances, then what their engine keeps.
   *
   * @param statements delete the engine's own rows, each by the ids of the instances
   */
  public void delete(Collection<Long> instanceIds, List<String> statements) {
    var found = new HashSet<>(sql.ids(TASKS_AND_MORE, instanceIds));
    if (found.remove(INCIDENTS)) {
      sql.update("delete from MR_INCIDENT where SCOPE_ID_ @in", instanceIds);
    }
    if (found.remove(JOB_LOGS)) {
      sql.update("delete from MR_HI_JOB_LOG where SCOPE_ID_ @in", instanceIds);
    }
    if (found.remove(COMMENTS)) {
      sql.update("delete from MR_COMMENT where SCOPE_ID_ @in", instanceIds);
    }
    if (found.remove(ATTACHMENTS)) {
      new AttachmentDeletion(sql, "SCOPE_ID_").delete(instanceIds);
    }
    tasks.subTasks(found);
    ROWS_OF_INSTANCES.forEach(statement -> sql.update(statement, instanceIds));
    statements.forEach(statement -> sql.update(statement, instanceIds));
  }
}
