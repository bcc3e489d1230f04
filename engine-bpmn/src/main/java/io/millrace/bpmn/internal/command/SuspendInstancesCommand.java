package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.InstanceSuspension;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.scope.FamilyLock;
import java.util.List;

/**
 * Suspends several process instances, or lets them go on, all of them or none; those that are so
 * already stay as they are.
 *
 * @param ids the instances in ascending order
 * @param suspended what they are to be
 * @param lock takes the families' locks
 * @param suspension does it
 */
public record SuspendInstancesCommand(
    List<Long> ids, boolean suspended, FamilyLock lock, InstanceSuspension suspension)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    command.unitOfWork().flush();
    var roots =
        new BulkSql(command.session())
            .ids("select distinct ROOT_INSTANCE_ID_ from MR_EXECUTION where ID_ @in", ids);
    if (!roots.isEmpty()) {
      lock.acquireAll(command, roots);
    }
    var verb = suspended ? "suspend" : "activate";
    for (var id : ids) {
      var instance = Executions.requireInstance(id, verb, suspension.runtime().in(command));
      if (instance.isSuspended() != suspended) {
        suspension.requireCallerGoesOn(instance, suspended, command);
        suspension.change(instance, suspended, command);
      }
    }
    return null;
  }
}
