package io.millrace.cmmn.internal.history;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.history.InstanceHistory;
import java.util.Collection;
import java.util.List;

/**
 * Deletes what history keeps of ended cases, by a fixed number of statements. Flush before.
 *
 * @param context the unit of work
 */
public record CaseHistoryDeletion(CommandContext context) {

  private static final List<String> OWN_ROWS =
      List.of(
          "delete from MR_HI_PLAN_ITEM where CASE_INSTANCE_ID_ @in",
          "delete from MR_HI_CASE_INSTANCE where ID_ @in");

  /** Deletes cases. */
  public void cases(Collection<Long> ids) {
    if (!ids.isEmpty()) {
      new InstanceHistory(context).delete(ids, OWN_ROWS);
    }
  }
}
