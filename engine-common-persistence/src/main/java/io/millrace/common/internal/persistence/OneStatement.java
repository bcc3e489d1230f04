package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * Joins changes of distinct rows into one statement of PostgreSQL: each is a part of a {@code
 * with}. The server then sets up, and the driver sends and hears of, one statement in place of
 * many.
 *
 * <p>Selects that hold rows stand before them. A part is carried out when it is referred to, one
 * that changes rows at the end at the latest; so all rows are held and counted before the first is
 * changed, and if one is missing none is.
 *
 * <p>A missed row is no error in SQL, so the statement ends by counting what the parts have touched
 * that may miss some, and raises one. Those parts come in their order, the others behind them.
 * Thread-safe.
 */
final class OneStatement {

  private final TextCache<List<Part>> texts = new TextCache<>(OneStatement::render);

  /**
   * What the text depends on.
   *
   * @param table whose rows may be missed; null if none can be
   * @param expected how many rows have to be touched; 0 for a parameter
   * @param holds whether it selects what it touches, and changes nothing
   */
  private record Part(String sql, Table<?> table, int expected, boolean holds) {

    static Part of(FlushStatement change, boolean holds) {
      return change.isChecked()
          ? new Part(change.sql(), change.table(), isCounted(change) ? 0 : change.expected(), holds)
          : new Part(change.sql(), null, 0, holds);
    }

    boolean mayMiss() {
      return table != null;
    }

    /** Returns the statement, which gives a row for each that it touches where they are counted. */
    String text() {
      return mayMiss() && !holds ? sql + " returning 1" : sql;
    }
  }

  /** Where one text serves any number of rows, their number is a parameter. */
  private static boolean isCounted(FlushStatement change) {
    return change.isChecked() && change.expected() >= PostgresRowSql.ANY_NUMBER;
  }

  /** Returns the statement that makes some changes, at least one, of which no two share a row. */
  FlushStatement of(List<FlushStatement> changes) {
    return of(List.of(), changes);
  }

  /**
   * Returns the statement that makes some changes, of which no two share a row, if all rows can be
   * held.
   *
   * @param holds the selects that lock rows without waiting, each with how many it has to give
   * @param changes the changes; at least one if there is nothing to be held
   */
  FlushStatement of(List<FlushStatement> holds, List<FlushStatement> changes) {
    var parts = new ArrayList<Part>(holds.size() + changes.size());
    holds.forEach(hold -> parts.add(Part.of(hold, true)));
    changes.forEach(change -> parts.add(Part.of(change, false)));
    var statements = new ArrayList<>(holds);
    statements.addAll(changes);
    var parameters = new ArrayList<Parameter>();
    for (var statement : statements) {
      parameters.addAll(statement.parameters());
    }
    for (var statement : statements) {
      if (isCounted(statement)) {
        parameters.add(Parameter.of(ColumnType.INT, statement.expected()));
      }
    }
    return FlushStatement.unchecked(statements.get(0).table(), texts.get(parts), parameters);
  }

  private static String render(List<Part> parts) {
    if (parts.stream().anyMatch(Part::mayMiss)) {
      return named(parts) + " select case" + misses(parts) + " else 0 end";
    }
    var last = parts.size() - 1;
    var main = parts.get(last).sql();
    return last == 0 ? main : named(parts.subList(0, last)) + " " + main;
  }

  private static String named(List<Part> parts) {
    var named = new StringJoiner(", ", "with ", "");
    for (var i = 0; i < parts.size(); i++) {
      named.add("c" + i + " as (" + parts.get(i).text() + ")");
    }
    return named.toString();
  }

  /**
   * The error is made by a function in C that the planner does not carry out by itself: neither a
   * text, which it would make a number of at once, nor a function in SQL, whose definition it would
   * parse.
   */
  private static String misses(List<Part> parts) {
    var misses = new StringBuilder();
    for (var i = 0; i < parts.size(); i++) {
      var part = parts.get(i);
      if (part.mayMiss()) {
        misses.append(" when ").append(missed("c" + i, part.expected()));
        misses.append(" then cast(concat('").append(Guard.text(part.table()));
        misses.append("') as integer)");
      }
    }
    return misses.toString();
  }

  private static String missed(String part, int expected) {
    return expected == 1
        ? "not exists (select 1 from " + part + ")"
        : "(select count(*) from " + part + ") <> " + (expected == 0 ? "?" : expected);
  }
}
