package io.millrace.test;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** No session other than the asking one holds a transaction open and does nothing. */
public final class IdleTransactions {

  /**
   * Returns the sessions that are.
   *
   * @param connection the asking session
   * @return one sentence per session
   * @throws SQLException if a statement fails
   */
  public List<String> violations(Connection connection) throws SQLException {
    var product = connection.getMetaData().getDatabaseProductName();
    return switch (product) {
      case "PostgreSQL" -> idle(connection, POSTGRESQL);
      case "H2" -> idle(connection, H2);
      default -> idle(connection, MYSQL);
    };
  }

  private static final String POSTGRESQL =
      """
      select pid as ID, query as LAST_STATEMENT from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()
      """;

  private static final String MYSQL =
      """
      select p.ID as ID, t.trx_started as LAST_STATEMENT
      from information_schema.innodb_trx t join information_schema.processlist p on p.ID = t.trx_mysql_thread_id
      where p.DB = database() and p.COMMAND = 'Sleep' and p.ID <> connection_id()
      """;

  private static final String H2 =
      """
      select SESSION_ID as ID, EXECUTING_STATEMENT as LAST_STATEMENT from information_schema.sessions
      where CONTAINS_UNCOMMITTED and SESSION_ID <> session_id()
      """;

  private static List<String> idle(Connection connection, String sql) throws SQLException {
    return SqlRows.of(connection, sql)
        .as("session {ID} is idle in a transaction; its last statement: {LAST_STATEMENT}");
  }
}
