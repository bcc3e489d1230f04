package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.persistence.KeptMessageEntity;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;

/**
 * Deletes a message that waits for its receiver; the job that looks for one ends by itself.
 *
 * @param messageId the id as the caller gave it
 */
public record DeleteKeptMessageCommand(String messageId) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    context.unitOfWork().flush();
    var id = Parameter.of(ExternalIds.parse(messageId));
    var found = context.unitOfWork().fetch(Read.lock(KeptMessageEntity.TABLE, "ID_ = ?", id));
    if (found.isEmpty()) {
      throw new ObjectNotFoundException(
          "Cannot delete the kept message '"
              + messageId
              + "': it is not there (any more). It was delivered, given up or deleted, or the id is another one's; "
              + "createKeptMessageQuery finds those that are there.");
    }
    context.unitOfWork().delete(found.get(0));
    return null;
  }
}
