package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Locale;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where connections come from, and what was found out about them once.
 *
 * @param source hands them out
 * @param isOwn whether it is the engine's own pool, which prepares each connection when it is made
 * @param product name and version of the database, for people
 * @param level the isolation level at which they start
 * @param lockTimeout how long calls of the engine wait for a lock
 */
record Origin(DataSource source, boolean isOwn, String product, int level, Duration lockTimeout) {

  private static final Logger LOG = LoggerFactory.getLogger(Database.class);

  /** Looks at a connection. */
  static Origin of(
      DataSource source,
      boolean isOwn,
      Connection connection,
      Dialect dialect,
      Duration lockTimeout)
      throws SQLException {
    var server = connection.getMetaData();
    var product = server.getDatabaseProductName() + " " + server.getDatabaseProductVersion();
    var level = connection.getTransactionIsolation();
    if (dialect.keepsSessions() && level != Connection.TRANSACTION_READ_COMMITTED) {
      LOG.warn(
          "The connections of the data source start at isolation level {}; each is set to READ"
              + " COMMITTED when it is used, which costs a round trip. Set the pool's isolation"
              + " level to READ COMMITTED instead.",
          level);
    }
    return new Origin(source, isOwn, product, level, lockTimeout);
  }

  /** Tells whether each connection has to be set to READ COMMITTED when it is used. */
  boolean isPreparedAtEachUse(Dialect dialect) {
    return !isOwn && dialect.keepsSessions() && level != Connection.TRANSACTION_READ_COMMITTED;
  }

  /**
   * Returns the dialect for its connections: one whose statements say themselves how long they wait
   * for locks, unless the connections are set to that.
   */
  Dialect spoken(Dialect dialect, Connection connection) throws SQLException {
    if (!isOwn) {
      tellOfNetwork(dialect, connection);
    }
    if (isOwn || !dialect.keepsSessions()) {
      return dialect.opening(lockTimeout);
    }
    if (dialect.locksByWriting()) {
      MySqlServer.tellOfReads(connection);
    }
    var wanted = dialect.lockTimeout(lockTimeout);
    var found = found(dialect, connection);
    if (wanted.equals(found)) {
      return dialect;
    }
    var waiting = dialect.waiting(lockTimeout);
    tell(waiting.lockTime(), shown(found), shown(wanted), dialect.lockTimeoutInUrl(lockTimeout));
    return waiting;
  }

  /** A driver that cannot tell how long it waits is not asked again. */
  private void tellOfNetwork(Dialect dialect, Connection connection) {
    var inUrl = dialect.networkTimeoutInUrl(Patience.forLocks(lockTimeout).forAnswer());
    try {
      if (inUrl != null && connection.getNetworkTimeout() == 0) {
        LOG.info(
            "The connections of the data source wait without end for an answer of the database, so"
                + " a network that swallows what is sent can hold calls for ever. Add '{}' to the"
                + " URL of the data source.",
            inUrl);
      }
    } catch (SQLException e) {
      LOG.debug("The driver does not say how long it waits for an answer", e);
    }
  }

  /** Returns how long a connection waits for a lock; null for without end. */
  private static Duration found(Dialect dialect, Connection connection) throws SQLException {
    try (var statement = connection.prepareStatement(dialect.lockTimeoutQuestion());
        var rows = statement.executeQuery()) {
      rows.next();
      var millis = rows.getLong(1);
      return rows.wasNull() ? null : Duration.ofMillis(millis);
    }
  }

  private static String shown(Duration time) {
    return time == null
        ? "without end"
        : String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1000.0);
  }

  private static void tell(LockTime said, String found, String wanted, String inUrl) {
    if (said.isAround()) {
      LOG.info(
          "The connections of the data source wait for locks {}; statements of the engine that may"
              + " wait say that they do for {} (lockTimeout). To spare that, add '{}' to the URL of"
              + " the data source.",
          found,
          wanted,
          inUrl);
    } else {
      LOG.warn(
          "The connections of the data source wait for locks {}, not {} (lockTimeout), and {}. Add"
              + " '{}' to the URL of the data source, or set lockTimeout to what its connections"
              + " have.",
          found,
          wanted,
          said.isInReads()
              ? "only statements that read can say otherwise, not those that write"
              : "no statement can say otherwise on this database",
          inUrl);
    }
  }
}
