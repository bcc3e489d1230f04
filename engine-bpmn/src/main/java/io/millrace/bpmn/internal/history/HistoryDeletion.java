package io.millrace.bpmn.internal.history;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.history.InstanceHistory;
import io.millrace.common.internal.persistence.BulkSql;
import java.util.Collection;
import java.util.List;

/**
 * Deletes what history keeps of ended instances, with those they called, by a fixed number of
 * statements for thousands of instances. Flush before. Used by one thread.
 */
public final class HistoryDeletion {

  private static final List<String> OWN_ROWS =
      List.of(
          "delete from MR_HI_ACTIVITY where PROCESS_INSTANCE_ID_ @in",
          "delete from MR_HI_PROCESS_INSTANCE where ID_ @in");

  private final InstanceHistory shared;
  private final BulkSql sql;

  /** Creates the deletion for a unit of work. */
  public HistoryDeletion(CommandContext context) {
    this.shared = new InstanceHistory(context);
    this.sql = new BulkSql(context.session());
  }

  /** Deletes instances and all instances they called, level by level. */
  public void instances(Collection<Long> ids) {
    for (var level = ids; !level.isEmpty(); ) {
      var called =
          sql.ids(
              "select ID_ from MR_HI_PROCESS_INSTANCE where SUPER_PROCESS_INSTANCE_ID_ @in", level);
      shared.delete(level, OWN_ROWS);
      level = called;
    }
  }
}
