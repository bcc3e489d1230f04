package io.millrace.common.internal.persistence;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;

/** The base of the dialects without arrays: a list is as many question marks as it has values. */
abstract class ScalarDialect implements Dialect {

  /** So few that an index is used even where the table is small. */
  @Override
  public int mostIdsInList() {
    return 1_000;
  }

  @Override
  public String isOneOf(int size) {
    return "in (" + String.join(", ", Collections.nCopies(size, "?")) + ")";
  }

  @Override
  public List<Parameter> list(ColumnType type, List<?> values) {
    return values.stream().map(value -> Parameter.of(type, value)).toList();
  }

  @Override
  public void bind(PreparedStatement statement, int index, Parameter parameter)
      throws SQLException {
    var value = parameter.value();
    if (value == null) {
      statement.setNull(index, jdbcType(parameter.type()));
      return;
    }
    switch (parameter.type()) {
      case ID, REF, NUMBER -> statement.setLong(index, (Long) value);
      case INT -> statement.setInt(index, (Integer) value);
      case BOOL -> statement.setBoolean(index, (Boolean) value);
      case STRING -> statement.setString(index, (String) value);
      case TIME ->
          statement.setObject(index, LocalDateTime.ofInstant((Instant) value, ZoneOffset.UTC));
      case DOUBLE -> statement.setDouble(index, (Double) value);
      case BYTES -> statement.setBytes(index, (byte[]) value);
    }
  }

  private static int jdbcType(ColumnType type) {
    return switch (type) {
      case ID, REF, NUMBER -> Types.BIGINT;
      case INT -> Types.INTEGER;
      case BOOL -> Types.BOOLEAN;
      case STRING -> Types.VARCHAR;
      case TIME -> Types.TIMESTAMP;
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
          case TIME -> instant(row.getObject(index, LocalDateTime.class));
          case DOUBLE -> row.getDouble(index);
          case BYTES -> row.getBytes(index);
        };
    return row.wasNull() ? null : value;
  }

  private static Instant instant(LocalDateTime utc) {
    return utc == null ? null : utc.toInstant(ZoneOffset.UTC);
  }
}
