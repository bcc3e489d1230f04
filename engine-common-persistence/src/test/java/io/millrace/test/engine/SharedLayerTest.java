package io.millrace.test.engine;

import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.GroupCommitOption;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/**
 * A test of the shared layer on the test engine: after each test counts are true, nothing is
 * orphaned, and the tables are emptied.
 */
@DatabaseTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class SharedLayerTest {

  /** The database. */
  protected TestStore store;

  /** The engine on it. */
  protected TestEngine engine;

  @BeforeAll
  void open(Database database) {
    store = new TestStore(database, Duration.ofSeconds(10), groupCommitConnections());
    engine = new TestEngine(store);
  }

  /** Returns on how many connections units of work are written together; null for the default. */
  protected Integer groupCommitConnections() {
    return GroupCommitOption.connections();
  }

  @AfterEach
  void checkAndClear() {
    engine.owner().forgetListeners();
    try {
      store.checkInvariants();
    } finally {
      store.clear();
    }
  }

  @AfterAll
  void close() {
    store.close();
  }

  /** Returns how many rows a table has. */
  protected long rows(String table) {
    return store.number("select count(*) from " + table);
  }

  /** Returns how many rows of a table match a condition. */
  protected long rows(String table, String condition) {
    return store.number("select count(*) from " + table + " where " + condition);
  }
}
