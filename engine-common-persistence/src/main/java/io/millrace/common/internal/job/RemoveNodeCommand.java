package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/** Takes away the row of a node that stops. */
record RemoveNodeCommand(long id) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var node = context.unitOfWork().find(NodeEntity.TABLE, id);
    if (node != null) {
      context.unitOfWork().delete(node);
    }
    return null;
  }
}
