package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.modification.Modification;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/**
 * Changes several process instances, all of them or none.
 *
 * @param ids the instances in ascending order
 * @param definitionId the version that they have to run
 * @param change what is to happen in each
 * @param changes what changes are made with
 */
public record ModifyInstancesCommand(
    List<Long> ids, long definitionId, Modification change, InstanceChanges changes)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    for (var id : ids) {
      new ModifyInstanceCommand(id, true, definitionId, change, changes).execute(command);
    }
    return null;
  }
}
