package io.millrace.common.internal.persistence;

import java.sql.SQLException;

/**
 * A lock that all nodes on a schema share, for checks that no unique index can make. It is held
 * until the transaction ends; the row it is taken on is written when the tables are created and
 * never again.
 */
public final class SharedLock {

  private static final String SQL =
      "select VALUE_ from MR_PROPERTY where NAME_ = 'schema.version.common' for update";

  private SharedLock() {}

  /**
   * Waits until no other transaction holds the lock. What is read afterwards shows what its last
   * holder committed.
   *
   * @throws io.millrace.common.LockTimeoutException if that takes too long
   */
  public static void acquire(DatabaseSession session) {
    var connection = session.connectionInTransaction();
    var time = session.dialect().lockTime();
    var sql = time.text(session.database().names().in(SQL));
    try (var statement = connection.prepareStatement(sql)) {
      time.execute(statement);
    } catch (SQLException e) {
      throw session.failure(e, false);
    }
  }
}
