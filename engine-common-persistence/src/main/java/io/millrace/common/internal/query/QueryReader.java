package io.millrace.common.internal.query;

import io.millrace.common.internal.persistence.DatabaseSession;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.internal.query.mapping.Mappers;
import java.util.List;

/**
 * What a query reads with while it runs.
 *
 * @param mappers the engine's mappers
 * @param session the connection of the command
 */
public record QueryReader(Mappers mappers, DatabaseSession session) {

  /** Returns what the statement {@code list} of a mapper selects. */
  public <E> List<E> list(String mapper, Selection selection) {
    return select(mapper + ".list", selection);
  }

  /** Returns what a statement selects. */
  public <E> List<E> select(String statement, Selection selection) {
    return mappers.list(session, statement, selection);
  }

  /** Returns what the statement {@code endedIds} of a mapper selects. */
  public List<Long> endedIds(String mapper, Selection selection) {
    return mappers.ids(session, mapper + ".endedIds", selection);
  }

  /** Returns how many rows the statement {@code count} of a mapper counts. */
  public long count(String mapper, Selection selection) {
    return mappers.count(session, mapper + ".count", selection);
  }
}
