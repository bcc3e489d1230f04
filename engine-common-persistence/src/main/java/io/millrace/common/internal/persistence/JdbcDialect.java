package io.millrace.common.internal.persistence;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;

/** The base of all dialects: by which calls of JDBC values travel. Times differ in each. */
abstract class JdbcDialect implements Dialect {

  @Override
  public void bind(PreparedStatement statement, int index, Parameter parameter)
      throws SQLException {
    var type = parameter.type();
    var value = parameter.value();
    if (value == null) {
      statement.setNull(index, jdbcType(type));
      return;
    }
    switch (type) {
      case ID, REF, NUMBER -> statement.setLong(index, (Long) value);
      case INT -> statement.setInt(index, (Integer) value);
      case BOOL -> statement.setBoolean(index, (Boolean) value);
      case STRING -> statement.setString(index, (String) value);
      case TIME -> bindTime(statement, index, (Instant) value);
      case DOUBLE -> statement.setDouble(index, (Double) value);
      case BYTES -> statement.setBytes(index, (byte[]) value);
    }
  }

  private int jdbcType(ColumnType type) {
    return switch (type) {
      case ID, REF, NUMBER -> Types.BIGINT;
      case INT -> Types.INTEGER;
      case BOOL -> Types.BOOLEAN;
      case STRING -> Types.VARCHAR;
      case TIME -> jdbcTypeOfTimes();
      case DOUBLE -> Types.DOUBLE;
      case BYTES -> Types.VARBINARY;
    };
  }

  @Override
  public Object read(ResultSet row, int index, ColumnType type) throws SQLException {
    var value =
        switch (type) {
          case ID, REF, NUMBER -> row.getLong(index);
          case INT -> row.getInt(index);
          case BOOL -> row.getBoolean(index);
          case STRING -> row.getString(index);
          case TIME -> readTime(row, index);
          case DOUBLE -> row.getDouble(index);
          case BYTES -> row.getBytes(index);
        };
    return row.wasNull() ? null : value;
  }

  /** Sets a parameter to a time that is there. */
  abstract void bindTime(PreparedStatement statement, int index, Instant time) throws SQLException;

  /** Returns the type by which a missing time is bound, one of {@link Types}. */
  abstract int jdbcTypeOfTimes();

  /** Returns a time, or null if the column has none. */
  abstract Instant readTime(ResultSet row, int index) throws SQLException;
}
