package io.millrace.benchmark.floor;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** Hands values to a statement, one after the other. Belongs to one thread. */
final class Parameters {

  private final PreparedStatement statement;
  private int last;

  Parameters(PreparedStatement statement) {
    this.statement = statement;
  }

  void add(TableRows<Object> rows) throws SQLException {
    for (List<Object> row : rows.rows()) {
      for (int i = 0; i < row.size(); i++) {
        add(row.get(i), rows.types().get(i));
      }
    }
  }

  /** Only the values that are marked in a statement with literals. */
  void addMarked(TableRows<Object> rows) throws SQLException {
    for (int row = 0; row < rows.rows().size(); row++) {
      List<String> terms = rows.terms().get(row);
      for (int i = 0; i < terms.size(); i++) {
        if (terms.get(i).equals(TableRows.MARK)) {
          add(rows.rows().get(row).get(i), rows.types().get(i));
        }
      }
    }
  }

  void add(List<Object> ids) throws SQLException {
    for (Object id : ids) {
      statement.setLong(++last, (Long) id);
    }
  }

  void addArray(String type, Object[] values) throws SQLException {
    statement.setArray(++last, statement.getConnection().createArrayOf(type, values));
  }

  /** All rows, then all ids, in the order of the work. */
  void addAll(Work work) throws SQLException {
    for (TableRows<Object> rows : work.inserts().values()) {
      add(rows);
    }
    for (List<Object> ids : work.deletes().values()) {
      add(ids);
    }
  }

  private void add(Object value, int type) throws SQLException {
    last++;
    if (value == null) {
      statement.setNull(last, type);
    } else {
      statement.setObject(last, value);
    }
  }
}
