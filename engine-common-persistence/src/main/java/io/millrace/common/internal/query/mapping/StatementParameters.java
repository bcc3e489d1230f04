package io.millrace.common.internal.query.mapping;

import io.millrace.common.internal.persistence.Dialect;
import io.millrace.common.internal.query.condition.SqlText;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.apache.ibatis.executor.parameter.ParameterHandler;

/** Binds the values of a statement as the persistence layer binds its own. */
record StatementParameters(Dialect dialect, Object statement) implements ParameterHandler {

  @Override
  public Object getParameterObject() {
    return statement;
  }

  @Override
  public void setParameters(PreparedStatement prepared) throws SQLException {
    var index = 1;
    for (var parameter : ((SqlText) statement).parameters()) {
      dialect.bind(prepared, index++, parameter);
    }
  }
}
