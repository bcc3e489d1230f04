package io.millrace.common.internal.persistence;

import io.millrace.common.internal.persistence.galera.ClusterRole;
import java.sql.Connection;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What speaks MySQL's protocol behind a connection.
 *
 * @param texts by which collation it compares texts exactly
 * @param role whether it is a node of a Galera cluster, in which transactions of other nodes may
 *     undo those of this one at any time
 * @param getsTimesAsTexts whether the driver would leave the fractions of seconds out of times,
 *     because MariaDB before 11 says of itself that it is MySQL 5.5.5
 */
record MySqlServer(TextCollation texts, ClusterRole role, boolean getsTimesAsTexts) {

  private static final Logger LOG = LoggerFactory.getLogger(MySqlServer.class);
  private static final String OLD_FOR_DRIVERS = "5.5.5-";
  private static final int UNKNOWN_VARIABLE = 1193;

  /** The setting by which each statement of a session waits for all that others have committed. */
  static final String READ_ALL = "session wsrep_sync_wait = 7";

  /** One statement for the parser, so that connections that take no strings take it. */
  private static final String UNLESS_NODE =
      "begin not atomic if @@wsrep_on then signal sqlstate '08004' set message_text = 'This is a"
          + " node of a Galera cluster, and the engine was built on a single server. Build the"
          + " engine anew.'; end if; %s; end";

  private static final String QUESTION = "select @@wsrep_on, @@wsrep_sync_wait";

  /** Asks the server. */
  static MySqlServer behind(Connection connection) throws SQLException {
    return new MySqlServer(
        TextCollation.of(connection),
        role(connection),
        connection.getMetaData().getDatabaseProductVersion().startsWith(OLD_FOR_DRIVERS));
  }

  boolean isMariaDb() {
    return texts == TextCollation.MARIADB;
  }

  boolean isClustered() {
    return role == ClusterRole.NODE;
  }

  /** Servers that were built without Galera do not know the variables. */
  private static ClusterRole role(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var row = statement.executeQuery(QUESTION)) {
      row.next();
      return row.getBoolean(1) ? ClusterRole.NODE : ClusterRole.ALONE;
    } catch (SQLException e) {
      if (e.getErrorCode() == UNKNOWN_VARIABLE) {
        return ClusterRole.UNFIT;
      }
      throw e;
    }
  }

  /**
   * Returns the one statement that prepares a connection of the engine's own when it is made. That
   * of a single server refuses to be one of a cluster: what the engine then sends would be torn
   * there.
   *
   * @param settings what it sets
   */
  String preparation(String settings) {
    return switch (role) {
      case NODE -> settings + ", " + READ_ALL;
      case UNFIT -> settings;
      case ALONE -> isMariaDb() ? UNLESS_NODE.formatted(settings) : settings;
    };
  }

  /** Warns if connections of a foreign data source may read what is out of date. */
  static void tellOfReads(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var row = statement.executeQuery(QUESTION)) {
      row.next();
      if ((row.getInt(2) & 7) != 7) {
        LOG.warn(
            "The data source leads to a Galera cluster, and its connections do not wait for what"
                + " was committed through other nodes (wsrep_sync_wait is {}), so that a call may"
                + " miss what an earlier one has done. Add 'sessionVariables=wsrep_sync_wait=7' to"
                + " the URL of the data source.",
            row.getInt(2));
      }
    }
  }
}
