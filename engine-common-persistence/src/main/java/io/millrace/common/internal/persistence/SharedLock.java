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

  /** Where nodes compare only what is written, this row is, by turns with one value or another. */
  private static final String OTHER_VALUE =
      "update MR_PROPERTY set VALUE_ = case VALUE_ when '1' then '2' else '1' end where NAME_ ="
          + " 'lock.shared'";

  private static final String FIRST_VALUE =
      "insert into MR_PROPERTY (NAME_, VALUE_) values ('lock.shared', '1')";

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
      if (session.dialect().locksByWriting()) {
        write(session);
      }
    } catch (SQLException e) {
      throw session.failure(e, false);
    }
  }

  private static void write(DatabaseSession session) throws SQLException {
    var names = session.database().names();
    try (var statement = session.connectionForWriting().createStatement()) {
      if (statement.executeUpdate(names.in(OTHER_VALUE)) == 0) {
        statement.executeUpdate(names.in(FIRST_VALUE));
      }
    }
  }
}
