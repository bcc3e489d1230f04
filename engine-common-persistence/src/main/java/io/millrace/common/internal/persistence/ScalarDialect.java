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
abstract class ScalarDialect extends JdbcDialect {

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
  void bindTime(PreparedStatement statement, int index, Instant time) throws SQLException {
    statement.setObject(index, LocalDateTime.ofInstant(time, ZoneOffset.UTC));
  }

  @Override
  final int jdbcTypeOfTimes() {
    return Types.TIMESTAMP;
  }

  @Override
  final Instant readTime(ResultSet row, int index) throws SQLException {
    var utc = row.getObject(index, LocalDateTime.class);
    return utc == null ? null : utc.toInstant(ZoneOffset.UTC);
  }
}
