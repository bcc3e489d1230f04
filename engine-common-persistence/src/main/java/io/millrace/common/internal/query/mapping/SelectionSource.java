package io.millrace.common.internal.query.mapping;

import org.apache.ibatis.mapping.BoundSql;
import org.apache.ibatis.mapping.SqlSource;

/** Keeps the writer of a statement where MyBatis keeps what its mapper said. */
record SelectionSource(SelectionWriter writer) implements SqlSource {

  @Override
  public BoundSql getBoundSql(Object statement) {
    throw new UnsupportedOperationException("Statements are run by Mappers");
  }
}
