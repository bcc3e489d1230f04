package io.millrace.common.internal.query.mapping;

import java.lang.reflect.Constructor;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.apache.ibatis.executor.resultset.ResultSetWrapper;
import org.apache.ibatis.reflection.Reflector;
import org.apache.ibatis.reflection.invoker.Invoker;
import org.apache.ibatis.session.Configuration;
import org.apache.ibatis.type.TypeHandler;

/**
 * Reads rows into entities. Which column goes into which field, and which of the type handlers
 * reads it, is found out once per statement, where MyBatis would do so for each result set.
 * Immutable and thread-safe.
 *
 * @param columns the names of all columns
 * @param constructor makes an entity
 * @param cells what is read of a row
 */
record RowReader(List<String> columns, Constructor<?> constructor, List<Cell> cells) {

  /** What of a row goes into one field. */
  private record Cell(int column, TypeHandler<?> handler, Invoker field) {}

  /** Returns the reader of result sets that have the columns of this one. */
  static RowReader of(Class<?> type, ResultSet rows, Configuration configuration)
      throws SQLException {
    var columns = new ResultSetWrapper(rows, configuration);
    var fields = configuration.getReflectorFactory().findForClass(type);
    var cells = new ArrayList<Cell>();
    for (var i = 0; i < columns.getColumnNames().size(); i++) {
      var name = columns.getColumnNames().get(i);
      var field = fields.findPropertyName(name.replace("_", ""));
      if (field != null) {
        var handler = columns.getTypeHandler(fields.getSetterType(field), name);
        cells.add(new Cell(i + 1, handler, fields.getSetInvoker(field)));
      }
    }
    return new RowReader(List.copyOf(columns.getColumnNames()), constructor(fields), cells);
  }

  private static Constructor<?> constructor(Reflector fields) {
    var constructor = fields.getDefaultConstructor();
    constructor.setAccessible(true);
    return constructor;
  }

  /** Tells whether a result set has the columns that this reader knows. */
  boolean fits(ResultSetMetaData found) throws SQLException {
    if (found.getColumnCount() != columns.size()) {
      return false;
    }
    for (var i = 0; i < columns.size(); i++) {
      if (!columns.get(i).equals(found.getColumnLabel(i + 1))) {
        return false;
      }
    }
    return true;
  }

  /** Returns all rows as entities. What is missing in a row stays as the entity has it. */
  List<Object> read(ResultSet rows) throws SQLException {
    var entities = new ArrayList<Object>();
    var value = new Object[1];
    try {
      while (rows.next()) {
        var entity = constructor.newInstance();
        for (var cell : cells) {
          value[0] = cell.handler.getResult(rows, cell.column);
          if (value[0] != null) {
            cell.field.invoke(entity, value);
          }
        }
        entities.add(entity);
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          "Rows cannot be read as " + constructor.getDeclaringClass().getName(), e);
    }
    return entities;
  }
}
