package io.millrace.common.internal.query.mapping;

import io.millrace.common.internal.persistence.Words;
import java.sql.CallableStatement;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.apache.ibatis.type.BaseTypeHandler;
import org.apache.ibatis.type.JdbcType;

/**
 * Reads constants of an enum from the words that stand for them. MyBatis makes one per enum.
 *
 * @param <C> the enum
 */
public final class WordHandler<C extends Enum<C>> extends BaseTypeHandler<C> {

  private final Class<C> type;

  /** Creates the handler of an enum. */
  public WordHandler(Class<C> type) {
    this.type = type;
  }

  @Override
  public void setNonNullParameter(
      PreparedStatement statement, int index, C value, JdbcType jdbcType) throws SQLException {
    statement.setString(index, Words.of(value));
  }

  @Override
  public C getNullableResult(ResultSet row, String column) throws SQLException {
    return Words.parse(type, row.getString(column));
  }

  @Override
  public C getNullableResult(ResultSet row, int index) throws SQLException {
    return Words.parse(type, row.getString(index));
  }

  @Override
  public C getNullableResult(CallableStatement statement, int index) {
    throw new UnsupportedOperationException("No stored procedures are called");
  }
}
