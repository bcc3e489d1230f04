package io.millrace.cmmn.internal.command;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.history.EndedFamilies;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.List;

/**
 * Deletes what history keeps of ended cases, all of them or none.
 *
 * @param caseInstanceIds the cases
 * @param mustBeThere whether one that history does not have is refused
 * @param families deletes them with what they called
 */
public record DeleteHistoricCasesCommand(
    List<Long> caseInstanceIds, boolean mustBeThere, EndedFamilies families)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    context.unitOfWork().flush();
    var ended = families.lock(ScopeTypes.CMMN, caseInstanceIds, context);
    refuseRunning(
        new BulkSql(context.session())
            .ids("select ID_ from MR_CASE_INSTANCE where ID_ @in", caseInstanceIds));
    if (mustBeThere && ended.isEmpty()) {
      throw new ObjectNotFoundException(
          "History has no case '"
              + caseInstanceIds.get(0)
              + "'. It may be deleted already; look it up with a historic case instance query.");
    }
    if (!ended.isEmpty()) {
      families.deleteLocked(ScopeTypes.CMMN, ended, context);
    }
    return null;
  }

  private static void refuseRunning(List<Long> running) {
    if (!running.isEmpty()) {
      throw new IllegalStateEngineException(
          "Cannot delete the history of the case '"
              + running.get(0)
              + "': it is running"
              + (running.size() > 1 ? ", as are " + (running.size() - 1) + " others" : "")
              + ". End the case first, or wait until it has ended.");
    }
  }
}
