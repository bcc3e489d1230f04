package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

@DatabaseTest
class KeptConnectionTest {

  private final Database database;

  KeptConnectionTest(Database database) {
    this.database = database;
  }

  @Test
  void aConnectionIsKeptFromOneTransactionToTheNextWhileItsServerAnswers() throws SQLException {
    try (var pool = pool()) {
      var kept = new KeptConnection(pool);
      kept.keep(true);
      var first = kept.connection();
      kept.release();
      assertThat(kept.connection()).isSameAs(first);
      kept.release();
      kept.drop();
    }
  }

  @Test
  void aConnectionThatIsLostIsReplaced() throws SQLException {
    try (var pool = pool()) {
      var kept = new KeptConnection(pool);
      kept.keep(true);
      var first = kept.connection();
      kept.release();
      first.close();
      var second = kept.connection();
      assertThat(second).isNotSameAs(first);
      assertThat(second.isValid(1)).isTrue();
      kept.drop();
    }
  }

  private HikariDataSource pool() {
    return ConnectionPool.open(
        database.url(),
        database.user(),
        database.password(),
        2,
        Patience.forLocks(Duration.ofSeconds(10)));
  }
}
