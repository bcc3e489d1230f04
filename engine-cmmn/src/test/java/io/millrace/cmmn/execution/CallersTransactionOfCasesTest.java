package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Cases in a transaction of the caller's, without a process engine, and who calls. */
@DatabaseTest
class CallersTransactionOfCasesTest {

  private final Database database;
  private CaseEngine engine;

  CallersTransactionOfCasesTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    engine = new CaseEngine(database);
    engine.deploy("claim", "check", "pay");
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private Connection connect() throws SQLException {
    var connection = database.connect();
    connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
    connection.setAutoCommit(false);
    return connection;
  }

  private long cases() {
    return engine.runtime().createCaseInstanceQuery().count();
  }

  @Test
  void whatTheCallerRollsBackLeavesNothing() throws SQLException {
    var before = engine.start("claim");
    try (var connection = connect()) {
      engine
          .engine()
          .inTransaction(
              connection,
              () -> {
                engine.tasks().complete(engine.task(before, "check").getId());
                engine.start("claim");
                assertThat(cases()).isEqualTo(2);
              });
      connection.rollback();
    }
    assertThat(cases()).isEqualTo(1);
    assertThat(engine.task(before, "check")).isNotNull();
    engine.checkInvariants();
  }

  @Test
  void whatTheCallerCommitsStaysButForTheCallThatFailed() throws SQLException {
    try (var connection = connect()) {
      var started = engine.engine().inTransaction(connection, () -> engine.start("claim"));
      engine
          .engine()
          .inTransaction(
              connection,
              () ->
                  assertThatThrownBy(() -> engine.tasks().complete("4711"))
                      .isInstanceOf(ObjectNotFoundException.class));
      connection.commit();
      assertThat(engine.task(started, "check")).isNotNull();
    }
    assertThat(cases()).isEqualTo(1);
  }

  @Test
  void whatCannotBeJoinedIsRefused() throws SQLException {
    Callable<Object> nothing = () -> null;
    Runnable none = null;
    assertThatThrownBy(() -> engine.engine().inTransaction(null, nothing))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("CmmnEngine.inTransaction");
    try (var connection = connect()) {
      assertThatThrownBy(() -> engine.engine().inTransaction(connection, none))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("action");
      connection.rollback();
      connection.setAutoCommit(true);
      assertThatThrownBy(() -> engine.engine().inTransaction(connection, nothing))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("auto-commit");
    }
  }

  @Test
  void whoStartsACaseIsWhoeverTheIdentityServiceNames() {
    engine.engine().getIdentityService().setAuthenticatedUserId("kermit");
    try {
      var started = engine.start("claim");
      assertThat(started.getStartUserId()).isEqualTo("kermit");
    } finally {
      engine.engine().getIdentityService().setAuthenticatedUserId(null);
    }
  }
}
