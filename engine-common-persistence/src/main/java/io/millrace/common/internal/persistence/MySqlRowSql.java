package io.millrace.common.internal.persistence;

import io.millrace.common.internal.persistence.WriteShape.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes for MySQL and MariaDB: inserts of many rows each, deletes by a list of keys, updates
 * joined with a list of rows.
 *
 * <p>There is a text for each number of rows.
 */
final class MySqlRowSql implements RowSql {

  private static final int MOST_ROWS = 1_000;

  /**
   * What MariaDB keeps of a value in the list that an update is joined with: 16 bits for its
   * length, and no error when it is longer. Texts have four bytes for a character at most.
   */
  private static final int MOST_BYTES_IN_LIST = 65_535;

  private static final int MOST_CHARACTERS_IN_LIST = MOST_BYTES_IN_LIST / 4;

  private final Dialect dialect;
  private final TextCache<WriteShape> texts = new TextCache<>(MySqlRowSql::render);
  private final TextCache<Table<?>> guards = new TextCache<>(MySqlRowSql::guard);

  MySqlRowSql(Dialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public FlushStatement bulk(BulkStatement bulk) {
    var sql = new StringBuilder(bulk.sql());
    var parameters = new ArrayList<Parameter>();
    for (var ids : bulk.lists()) {
      var at = sql.indexOf("@in");
      sql.replace(at, at + 3, dialect.isOneOf(ids.size()));
      parameters.addAll(dialect.idList(ids));
    }
    return checked(bulk.table(), sql.toString(), parameters, bulk.expected());
  }

  @Override
  public List<FlushStatement> insert(Table<?> table, List<Entity> rows) {
    return parts(rows).stream().map(part -> insertPart(table, part)).toList();
  }

  private FlushStatement insertPart(Table<?> table, List<Entity> rows) {
    var parameters = new ArrayList<Parameter>(rows.size() * table.columns().size());
    rows.forEach(row -> RowSql.addRow(table, table.values(row), 0, parameters));
    var sql = text(table, Kind.INSERT, rows.size());
    return FlushStatement.unchecked(table, sql, parameters);
  }

  @Override
  public List<FlushStatement> update(Table<?> table, List<Entity> rows) {
    var statements = new ArrayList<FlushStatement>();
    var list = new ArrayList<Entity>();
    for (var row : rows) {
      if (fitsList(table, row)) {
        list.add(row);
      } else {
        addUpdates(table, list, statements);
        list.clear();
        statements.add(updateRow(table, row));
      }
    }
    addUpdates(table, list, statements);
    return statements;
  }

  private static boolean fitsList(Table<?> table, Entity row) {
    for (var value : table.values(row)) {
      if (value instanceof byte[] bytes && bytes.length > MOST_BYTES_IN_LIST
          || value instanceof String text && text.length() > MOST_CHARACTERS_IN_LIST) {
        return false;
      }
    }
    return true;
  }

  private void addUpdates(Table<?> table, List<Entity> rows, List<FlushStatement> statements) {
    for (var part : parts(rows)) {
      statements.add(part.size() == 1 ? updateRow(table, part.get(0)) : updatePart(table, part));
    }
  }

  private FlushStatement updateRow(Table<?> table, Entity row) {
    var parameters = new ArrayList<Parameter>();
    RowSql.addRow(table, RowSql.nextRevision(table, row), 1, parameters);
    parameters.add(Parameter.of(row.id()));
    parameters.add(Parameter.of(ColumnType.INT, row.revision()));
    var sql = text(table, Kind.UPDATE, 1);
    return checked(table, sql, parameters, 1);
  }

  private FlushStatement updatePart(Table<?> table, List<Entity> rows) {
    var parameters = new ArrayList<Parameter>(rows.size() * table.columns().size());
    rows.forEach(row -> RowSql.addRow(table, RowSql.nextRevision(table, row), 0, parameters));
    var sql = text(table, Kind.UPDATE, rows.size());
    return checked(table, sql, parameters, rows.size());
  }

  /**
   * The list drives the join, so that rows are found, and locked, by their key and in its order.
   */
  private static String updateRows(Table<?> table, int rows) {
    var named =
        table.columns().stream().map(c -> "? as " + c.name()).collect(Collectors.joining(", "));
    var next = " union all select " + marks(table.columns().size(), "?");
    return "update (select "
        + named
        + next.repeat(rows - 1)
        + ") s straight_join "
        + table
        + " t on t.ID_ = s.ID_ and t.REV_ = s.REV_ - 1 set "
        + TableSql.written(table).stream()
            .map(c -> "t." + c.name() + " = s." + c.name())
            .collect(Collectors.joining(", "));
  }

  @Override
  public List<FlushStatement> delete(Table<?> table, List<Entity> rows) {
    return parts(rows).stream().map(part -> deletePart(table, part)).toList();
  }

  private FlushStatement deletePart(Table<?> table, List<Entity> rows) {
    var parameters = new ArrayList<Parameter>();
    for (var row : rows) {
      parameters.add(Parameter.of(row.id()));
      if (table.isRevisioned()) {
        parameters.add(Parameter.of(ColumnType.INT, row.revision()));
      }
    }
    var sql = text(table, Kind.DELETE, rows.size());
    return checked(table, sql, parameters, rows.size());
  }

  /** Pairs stand as alternatives, which the server turns into a list of keys of the index. */
  private static String deleteRows(Table<?> table, int rows) {
    var keys =
        table.isRevisioned()
            ? String.join(" or ", Collections.nCopies(rows, "ID_ = ? and REV_ = ?"))
            : "ID_ in (" + marks(rows, "?") + ")";
    return "delete from " + table + " where " + keys;
  }

  private FlushStatement checked(
      Table<?> table, String sql, List<Parameter> parameters, int expected) {
    return new FlushStatement(table, sql, parameters, expected, guards.get(table));
  }

  /**
   * The locale of the session is set to itself, or to one that there is not, which is an error that
   * shows its name. (Other errors with a text of one's own are taken for broken connections by
   * pools.)
   */
  private static String guard(Table<?> table) {
    return "set lc_time_names = if(row_count() = ?, @@lc_time_names, '" + Guard.text(table) + "')";
  }

  private static String marks(int count, String mark) {
    return String.join(", ", Collections.nCopies(count, mark));
  }

  private String text(Table<?> table, Kind kind, int rows) {
    return texts.get(new WriteShape(table, kind, rows));
  }

  private static String render(WriteShape shape) {
    var table = shape.table();
    var rows = shape.rows();
    return switch (shape.kind()) {
      case INSERT -> TableSql.insertRows(table, rows);
      case UPDATE -> rows == 1 ? TableSql.updateRow(table) : updateRows(table, rows);
      case DELETE -> deleteRows(table, rows);
    };
  }

  private static List<List<Entity>> parts(List<Entity> rows) {
    var parts = new ArrayList<List<Entity>>();
    for (var from = 0; from < rows.size(); from += MOST_ROWS) {
      parts.add(rows.subList(from, Math.min(from + MOST_ROWS, rows.size())));
    }
    return parts;
  }
}
