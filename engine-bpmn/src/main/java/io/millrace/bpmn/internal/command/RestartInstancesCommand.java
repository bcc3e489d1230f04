package io.millrace.bpmn.internal.command;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/**
 * Starts several ended process instances again, all of them or none.
 *
 * @param ids the instances in ascending order
 * @param request how
 * @param changes what changes are made with
 */
public record RestartInstancesCommand(
    List<Long> ids, RestartRequest request, InstanceChanges changes) implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    for (var id : ids) {
      new RestartInstanceCommand(id, request, changes).execute(command);
    }
    return null;
  }
}
