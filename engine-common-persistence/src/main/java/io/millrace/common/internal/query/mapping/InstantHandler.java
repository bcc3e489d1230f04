package io.millrace.common.internal.query.mapping;

import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Dialect;
import io.millrace.common.internal.persistence.Parameter;
import java.sql.CallableStatement;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import org.apache.ibatis.type.BaseTypeHandler;
import org.apache.ibatis.type.JdbcType;

/** Reads times as the persistence layer reads them: in UTC, whatever zone the JVM is in. */
final class InstantHandler extends BaseTypeHandler<Instant> {

  private final Dialect dialect;

  InstantHandler(Dialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public void setNonNullParameter(
      PreparedStatement statement, int index, Instant value, JdbcType type) throws SQLException {
    dialect.bind(statement, index, Parameter.of(ColumnType.TIME, value));
  }

  @Override
  public Instant getNullableResult(ResultSet row, String column) throws SQLException {
    return getNullableResult(row, row.findColumn(column));
  }

  @Override
  public Instant getNullableResult(ResultSet row, int index) throws SQLException {
    return (Instant) dialect.read(row, index, ColumnType.TIME);
  }

  @Override
  public Instant getNullableResult(CallableStatement statement, int index) {
    throw new UnsupportedOperationException("No stored procedures are called");
  }
}
