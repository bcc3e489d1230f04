package io.millrace.common.internal.remark;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.Table;
import java.util.List;

/** Finds what calls change. */
final class Remarks {

  private Remarks() {}

  /**
   * Returns a remark, locked; refuses if there is none.
   *
   * @param purpose what is to be done, such as "delete the comment"
   */
  static <E extends RemarkEntity<?, ?>> E lock(
      Table<E> table, String id, String purpose, CommandContext context) {
    var found = lock(table, Of.ITSELF, ExternalIds.parse(id), context);
    if (found.isEmpty()) {
      throw new ObjectNotFoundException(
          "Cannot "
              + purpose
              + " '"
              + id
              + "': there is none with this id. It was deleted, by itself or with the history of what it is about, or never existed.");
    }
    return found.get(0);
  }

  /** Returns remarks, locked in the order of their ids; none for the id 0. */
  static <E extends RemarkEntity<?, ?>> List<E> lock(
      Table<E> table, Of of, long id, CommandContext context) {
    if (id == 0) {
      return List.of();
    }
    context.unitOfWork().flush();
    var read = Read.lock(table, of.condition() + " order by ID_", Parameter.of(id));
    return context.unitOfWork().fetch(read.via(of.indexOf(table.name())));
  }
}
