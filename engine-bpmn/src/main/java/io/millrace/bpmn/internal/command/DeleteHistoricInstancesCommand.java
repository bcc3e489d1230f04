package io.millrace.bpmn.internal.command;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.history.EndedFamilies;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.List;

/**
 * Deletes what history keeps of ended process instances and of those they called, all of them or
 * none.
 *
 * @param processInstanceIds the instances
 * @param mustBeThere whether one that history does not have is refused
 * @param families deletes them with what they called
 */
public record DeleteHistoricInstancesCommand(
    List<Long> processInstanceIds, boolean mustBeThere, EndedFamilies families)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    context.unitOfWork().flush();
    var ended = families.lock(ScopeTypes.BPMN, processInstanceIds, context);
    refuseRunning(
        new BulkSql(context.session())
            .ids("select ID_ from MR_EXECUTION where ID_ @in", processInstanceIds));
    if (mustBeThere && ended.isEmpty()) {
      throw new ObjectNotFoundException(
          "History has no process instance '"
              + processInstanceIds.get(0)
              + "'. It may be deleted already; look it up with a historic process instance query.");
    }
    if (!ended.isEmpty()) {
      families.deleteLocked(ScopeTypes.BPMN, ended, context);
    }
    return null;
  }

  private static void refuseRunning(List<Long> running) {
    if (!running.isEmpty()) {
      throw new IllegalStateEngineException(
          "Cannot delete the history of the process instance '"
              + running.get(0)
              + "': it is running"
              + (running.size() > 1 ? ", as are " + (running.size() - 1) + " others" : "")
              + ". Delete the instance first, or wait until it has ended.");
    }
  }
}
