package io.millrace.test;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/**
 * What a query finds must not be there.
 *
 * @param suspects the query
 * @param sentence what is said of each row, with {@code {COLUMN}} for its values
 */
public record SqlInvariant(String suspects, String sentence) implements Invariant {

  @Override
  public List<String> violations(Connection connection) throws SQLException {
    return SqlRows.of(connection, suspects).as(sentence);
  }
}
