package io.millrace.common.internal.remark;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.LastingConflictException;
import io.millrace.common.internal.persistence.Table;

/**
 * Stores what the holder of a comment has changed.
 *
 * @param <V> what can be changed
 * @param table where it is kept
 * @param purpose what is done, such as "save the comment"
 * @param id its id
 * @param draft what it is to be
 */
public record SaveRemarkCommand<V>(
    Table<? extends RemarkEntity<V, ?>> table, String purpose, String id, Draft<V> draft)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var row = Remarks.lock(table, id, purpose, context);
    if (!draft.isOf(row.text())) {
      throw new LastingConflictException(
          "Cannot "
              + purpose
              + " '"
              + id
              + "': somebody else has changed it since it was read. Nothing was changed; read it again, and set anew what is to be changed.");
    }
    if (!draft.value().equals(row.text())) {
      row.text(draft.value());
    }
    draft.saved();
    return null;
  }
}
