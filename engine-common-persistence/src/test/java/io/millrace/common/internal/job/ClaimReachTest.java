package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.test.database.DatabaseKind;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A claim reads the jobs that are due longest and none of the others, also where PostgreSQL knows
 * nothing yet of the burst that they came in.
 */
class ClaimReachTest extends JobsTest {

  private static final int DUE = 20_000;
  private static final int CLAIMED = 10;

  /** What is looked at, twice, and what is claimed, with room to spare. */
  private static final long MOST_READ = 500;

  @BeforeEach
  void becomeDueAfterTheTableWasAnalyzed() throws SQLException {
    assumeTrue(home.kind() == DatabaseKind.POSTGRESQL, "it tells what a transaction has read");
    fixture.message(instance);
    try (var connection = store.connect();
        var statement = connection.createStatement()) {
      statement.execute("analyze MR_JOB");
    }
    messages(instance, DUE, false);
  }

  @Test
  void aClaimThatPrefersPartitionsLooksAtFew() {
    assertThat(readBy(Preference.of(List.of(1, 2, 3), 8, 8, CLAIMED))).isLessThan(MOST_READ);
  }

  @Test
  void aClaimOfTheOldestLooksAtFew() {
    assertThat(readBy(Preference.NONE)).isLessThan(MOST_READ);
  }

  /** Returns how many rows of jobs a claim reads. */
  private long readBy(Preference preference) {
    var claim = fixture.node().parts().claim(CLAIMED, 1, Busy.NONE, preference);
    return fixture.execute(
        context -> {
          var before = rowsRead(context);
          assertThat(claim.execute(context).jobs()).hasSize(CLAIMED);
          return rowsRead(context) - before;
        });
  }

  /** Returns how many rows of jobs the transaction has read. */
  private static long rowsRead(CommandContext context) {
    try (var statement = context.session().connectionInTransaction().createStatement();
        var counted =
            statement.executeQuery(
                "select idx_tup_fetch + seq_tup_read from pg_stat_xact_user_tables"
                    + " where relid = 'MR_JOB'::regclass")) {
      return counted.next() ? counted.getLong(1) : 0;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
