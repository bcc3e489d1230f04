package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DelegateException;
import io.millrace.common.IllegalStateEngineException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

@EngineTest
class CallersTransactionTest {

  @Test
  void whatTheCallerRollsBackLeavesNoRow(TestEngine engine) throws SQLException {
    // given
    engine.deploy(process("kept").userTask("work"));
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      // when
      engine
          .engine()
          .inTransaction(
              connection,
              () -> {
                var instance = engine.start("kept", Map.of("a", 1));
                assertThat(engine.openTasks(instance)).containsExactly("work");
                engine.completeTask(instance, "work");
                engine.start("kept");
              });
      connection.rollback();
    }
    // then
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
    assertThat(engine.tasks().createTaskQuery().count()).isZero();
    assertThat(engine.history().createHistoricProcessInstanceQuery().count()).isZero();
    assertThat(engine.history().createHistoricVariableInstanceQuery().count()).isZero();
  }

  @Test
  void whatTheCallerCommitsIsThere(TestEngine engine) throws SQLException {
    // given
    engine.deploy(process("kept").userTask("work"));
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      // when
      var instance = engine.engine().inTransaction(connection, () -> engine.start("kept"));
      connection.commit();
      // then
      assertThat(engine.openTasks(instance)).containsExactly("work");
    }
  }

  @Test
  void aFailedCallThatTheCallerCatchesLeavesNothingHalfDone(TestEngine engine) throws SQLException {
    // given
    engine.bean("failing", new Failing());
    engine.deploy(
        process("half")
            .userTask("work")
            .serviceTask("fail", t -> t.expression("${failing.fail()}")));
    var instance = engine.start("half");
    var task = engine.task(instance, "work").getId();
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      // when
      engine
          .engine()
          .inTransaction(
              connection,
              () ->
                  assertThatThrownBy(() -> engine.tasks().complete(task, Map.of("x", 1)))
                      .hasStackTraceContaining("out of paper"));
      connection.commit();
    }
    // then
    assertThat(engine.openTasks(instance)).containsExactly("work");
    assertThat(engine.runtime().getVariables(instance.getId())).isEmpty();
  }

  @Test
  void aCallThatFailsTakesTheWritesOfItsDelegatesBackAndNoMore(TestEngine engine)
      throws SQLException {
    engine.bean("failing", new Failing());
    engine.deploy(
        process("writes")
            .serviceTask("write", t -> t.delegate(Writing.class))
            .serviceTask("fail", t -> t.expression("${failing.fail()}")),
        process("plain").userTask("work"));
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      // when
      engine
          .engine()
          .inTransaction(
              connection,
              () -> {
                engine.start("plain");
                assertThatThrownBy(() -> engine.start("writes"))
                    .hasMessageContaining("out of paper");
                engine.start("plain");
              });
      connection.commit();
    }
    // then
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(2);
    assertThat(writtenRows(engine)).isZero();
  }

  @Test
  void aCallThatFailsTakesBackWhatItsDelegateDidWithAnotherEngineOnTheSameConnection(
      TestEngine engine) throws SQLException {
    engine.deploy(
        process("outer").serviceTask("inner", t -> t.delegateExpression("${nested}")),
        process("plain").userTask("work"));
    try (var other =
            new ProcessEngineConfiguration()
                .setDataSource(engine.database().dataSource())
                .buildProcessEngine();
        var connection = engine.connect()) {
      connection.setAutoCommit(false);
      engine.bean("nested", new Nested(other, connection));
      // when
      engine
          .engine()
          .inTransaction(
              connection,
              () ->
                  assertThatThrownBy(() -> engine.start("outer"))
                      .hasMessageContaining("out of paper"));
      connection.commit();
    }
    // then
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
    assertThat(writtenRows(engine)).isZero();
  }

  private static long writtenRows(TestEngine engine) throws SQLException {
    try (var connection = engine.connect();
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery("select count(*) from MR_PROPERTY where NAME_ = 'written'")) {
      rows.next();
      return rows.getLong(1);
    }
  }

  @Test
  void anotherConnectionInsideIsRefused(TestEngine engine) throws SQLException {
    try (var outer = engine.connect();
        var inner = engine.connect()) {
      outer.setAutoCommit(false);
      inner.setAutoCommit(false);
      assertThatThrownBy(
              () ->
                  engine
                      .engine()
                      .inTransaction(outer, () -> engine.engine().inTransaction(inner, () -> {})))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("Another connection");
      outer.rollback();
      inner.rollback();
    }
  }

  /** Starts an instance in a transaction of a connection, and says how it ended. */
  private static JavaDelegate startingOn(TestEngine engine, Connection own, List<String> ends) {
    return execution -> {
      try {
        engine
            .engine()
            .inTransaction(own == null ? execution.connection() : own, () -> engine.start("inner"));
        ends.add("started");
      } catch (IllegalStateEngineException e) {
        ends.add(e.text());
      }
    };
  }

  private static void deployOuterAndInner(TestEngine engine, JavaDelegate delegate) {
    engine.bean("starting", delegate);
    engine.deploy(
        process("inner").userTask("work"),
        process("outer")
            .serviceTask("start", t -> t.delegateExpression("${starting}"))
            .userTask("rest"));
  }

  private static long running(TestEngine engine, String key) {
    return engine.runtime().createProcessInstanceQuery().processDefinitionKey(key).count();
  }

  @Test
  void aConnectionOfADelegatesOwnIsRefused(TestEngine engine) throws SQLException {
    var ends = new ArrayList<String>();
    try (var own = engine.connect()) {
      own.setAutoCommit(false);
      deployOuterAndInner(engine, startingOn(engine, own, ends));
      engine.start("outer");
      own.rollback();
    }
    assertThat(ends).singleElement().asString().contains("inside a call of the engine");
    assertThat(running(engine, "outer")).isOne();
    assertThat(running(engine, "inner")).isZero();
  }

  @Test
  void aDelegateMayHandInTheConnectionOfItsCall(TestEngine engine) {
    var ends = new ArrayList<String>();
    deployOuterAndInner(engine, startingOn(engine, null, ends));
    engine.start("outer");
    assertThat(ends).containsExactly("started");
    assertThat(running(engine, "inner")).isOne();
  }

  @Test
  void aDelegateMayHandInTheConnectionOfTheCallerAgain(TestEngine engine) throws SQLException {
    var ends = new ArrayList<String>();
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      deployOuterAndInner(engine, startingOn(engine, connection, ends));
      engine.engine().inTransaction(connection, () -> engine.start("outer"));
      connection.rollback();
    }
    assertThat(ends).containsExactly("started");
    assertThat(running(engine, "inner")).isZero();
  }

  @Test
  void aDelegateMayHandInTheConnectionOfItsCallInTheCallersTransaction(TestEngine engine)
      throws SQLException {
    var ends = new ArrayList<String>();
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      deployOuterAndInner(engine, startingOn(engine, null, ends));
      engine.engine().inTransaction(connection, () -> engine.start("outer"));
      connection.rollback();
    }
    assertThat(ends).containsExactly("started");
    assertThat(running(engine, "inner")).isZero();
  }

  @Test
  void aCheckedExceptionOfTheActionArrivesWithItsCause(TestEngine engine) throws SQLException {
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      assertThatThrownBy(
              () ->
                  engine
                      .engine()
                      .<String>inTransaction(
                          connection,
                          () -> {
                            throw new java.io.IOException("no line");
                          }))
          .isInstanceOf(DelegateException.class)
          .hasRootCauseMessage("no line");
      connection.rollback();
    }
  }

  @Test
  void aConnectionInAutoCommitModeIsRefused(TestEngine engine) throws SQLException {
    try (var connection = engine.connect()) {
      connection.setAutoCommit(true);
      assertThatThrownBy(() -> engine.engine().inTransaction(connection, () -> {}))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("auto-commit");
    }
  }

  @Test
  void aClosedConnectionIsRefused(TestEngine engine) throws SQLException {
    var connection = engine.connect();
    connection.setAutoCommit(false);
    connection.close();
    assertThatThrownBy(() -> engine.engine().inTransaction(connection, () -> {}))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("is closed");
  }

  @Test
  void noConnectionOrActionIsRefused(TestEngine engine) throws SQLException {
    assertThatThrownBy(() -> engine.engine().inTransaction(null, () -> {}))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("connection is null");
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      assertThatThrownBy(() -> engine.engine().inTransaction(connection, (Runnable) null))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("action is null");
      assertThatThrownBy(() -> engine.engine().inTransaction(connection, (Callable<String>) null))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("action is null");
    }
  }

  /** Writes a row through the engine's transaction. */
  public static final class Writing implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) throws SQLException {
      try (var statement = execution.connection().createStatement()) {
        statement.executeUpdate(
            "insert into MR_PROPERTY (NAME_, VALUE_, REV_) values ('written', 'by a delegate', 1)");
      }
    }
  }

  /** Writes, starts two instances with another engine on the same connection, and fails. */
  private record Nested(ProcessEngine other, Connection connection) implements JavaDelegate {

    @Override
    public void execute(DelegateExecution execution) throws SQLException {
      new Writing().execute(execution);
      for (var i = 0; i < 2; i++) {
        other.inTransaction(
            connection, () -> other.getRuntimeService().startProcessInstanceByKey("plain"));
      }
      new Failing().fail();
    }
  }

  /** Fails when it is called. */
  public static final class Failing {
    /** Fails. */
    public void fail() {
      throw new IllegalStateException("out of paper");
    }
  }
}
