package io.millrace.common.internal.command;

import io.millrace.common.internal.persistence.TableRows;
import io.millrace.common.internal.persistence.Tables;
import java.util.SortedMap;

/**
 * Counts the rows of all tables of an engine. Returns them by the name of the table, in
 * alphabetical order.
 */
public record TableCountsCommand(Tables tables) implements Command<SortedMap<String, Long>> {

  @Override
  public SortedMap<String, Long> execute(CommandContext context) {
    context.unitOfWork().flush();
    return TableRows.count(context.session(), tables);
  }
}
