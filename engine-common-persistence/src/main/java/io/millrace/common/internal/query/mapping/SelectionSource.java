package io.millrace.common.internal.query.mapping;

import io.millrace.common.internal.query.condition.SqlText;
import java.util.List;
import org.apache.ibatis.mapping.BoundSql;
import org.apache.ibatis.mapping.SqlSource;
import org.apache.ibatis.session.Configuration;

/** Hands MyBatis a statement that was written before: the statement is the parameter. */
record SelectionSource(SelectionWriter writer, Configuration configuration) implements SqlSource {

  @Override
  public BoundSql getBoundSql(Object statement) {
    return new BoundSql(configuration, ((SqlText) statement).sql(), List.of(), statement);
  }
}
