package io.millrace.common.internal.idempotency;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;

/**
 * Deletes some idempotency keys whose time is over, the oldest first, and returns how many: fewer
 * than were allowed means that no others are left. Several nodes may run it at once; none waits for
 * another.
 *
 * @param most how many may be deleted in this transaction
 */
public record DeleteExpiredKeysCommand(int most) implements Command<Integer> {

  @Override
  public Integer execute(CommandContext context) {
    var expired =
        context
            .unitOfWork()
            .fetch(
                Read.lockIfFree(
                    IdempotencyKeyEntity.TABLE,
                    "EXPIRATION_TIME_ <= ? order by EXPIRATION_TIME_, ID_ limit " + most,
                    Parameter.of(ColumnType.TIME, context.now())));
    expired.forEach(context.unitOfWork()::delete);
    return expired.size();
  }
}
