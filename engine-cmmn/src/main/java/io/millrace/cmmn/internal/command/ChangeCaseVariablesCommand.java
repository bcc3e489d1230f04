package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import java.util.function.BiConsumer;

/**
 * Changes variables of a case, under the lock of its family; what waits for a condition looks at it
 * again.
 *
 * @param caseInstanceId the case
 * @param change is made inside the unit of work
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record ChangeCaseVariablesCommand(
    long caseInstanceId,
    BiConsumer<VariableAccess, VariableNode> change,
    CaseLock lock,
    CmmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    var instance = lock.instance(caseInstanceId, command);
    CmmnContext context = runtime.in(command);
    change.accept(context.variables().access(), context.variables().node(instance));
    return null;
  }
}
