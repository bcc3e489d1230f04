package io.millrace.common.internal.query;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.localization.LocalizedModel;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.internal.query.mapping.Mappers;
import io.millrace.common.internal.scope.ScopeOwners;
import java.util.List;

/**
 * What a query reads with while it runs.
 *
 * @param mappers the engine's mappers
 * @param context the command
 * @param owners the engines on the schema
 */
public record QueryReader(Mappers mappers, CommandContext context, ScopeOwners owners) {

  /** Returns what the statement {@code list} of a mapper selects. */
  public <E> List<E> list(String mapper, Selection selection) {
    return select(mapper + ".list", selection);
  }

  /** Returns what a statement selects. */
  public <E> List<E> select(String statement, Selection selection) {
    return mappers.list(context.session(), statement, selection);
  }

  /** Returns what the statement {@code endedIds} of a mapper selects. */
  public List<Long> endedIds(String mapper, Selection selection) {
    return mappers.ids(context.session(), mapper + ".endedIds", selection);
  }

  /** Returns how many rows the statement {@code count} of a mapper counts. */
  public long count(String mapper, Selection selection) {
    return mappers.count(context.session(), mapper + ".count", selection);
  }

  /**
   * Returns what a definition is called in other languages; nothing where no engine here knows it.
   */
  LocalizedModel localized(String scopeType, long definitionId) {
    return owners.all().stream()
        .filter(owner -> owner.scopeType().equals(scopeType))
        .findFirst()
        .map(owner -> owner.localized(context, definitionId))
        .orElse(LocalizedModel.NONE);
  }
}
