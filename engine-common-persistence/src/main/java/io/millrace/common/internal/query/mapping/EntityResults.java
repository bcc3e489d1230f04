package io.millrace.common.internal.query.mapping;

import java.sql.CallableStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import org.apache.ibatis.cursor.Cursor;
import org.apache.ibatis.executor.resultset.ResultSetHandler;
import org.apache.ibatis.mapping.MappedStatement;

/**
 * Turns the result of a statement that selects entities into them. MyBatis asks a handler for
 * cursors and for what procedures return as well, neither of which a mapper of ours can declare.
 *
 * @param statement the statement
 * @param readers the readers of all statements that ran before, by the statement's name
 */
record EntityResults(MappedStatement statement, Map<String, RowReader> readers)
    implements ResultSetHandler {

  @Override
  @SuppressWarnings("unchecked")
  public <E> List<E> handleResultSets(Statement executed) throws SQLException {
    try (var rows = executed.getResultSet()) {
      var reader = readers.get(statement.getId());
      if (reader == null || !reader.fits(rows.getMetaData())) {
        var type = statement.getResultMaps().get(0).getType();
        reader = RowReader.of(type, rows, statement.getConfiguration());
        readers.put(statement.getId(), reader);
      }
      return (List<E>) reader.read(rows);
    }
  }

  @Override
  public <E> Cursor<E> handleCursorResultSets(Statement executed) {
    throw new UnsupportedOperationException("Queries return lists");
  }

  @Override
  public void handleOutputParameters(CallableStatement executed) {
    throw new UnsupportedOperationException("No stored procedures are called");
  }
}
