package io.millrace.common.internal.audit;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;

/** Deletes what is written down of an operation. */
public record DeleteOperationCommand(String entryId) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var row = context.unitOfWork().find(OperationEntity.TABLE, ExternalIds.parse(entryId));
    if (row == null) {
      throw new ObjectNotFoundException(
          "Cannot delete the entry '"
              + entryId
              + "' of the user operation log: there is none with this id. Look it up with a query.");
    }
    context.unitOfWork().delete(row);
    return null;
  }
}
