package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A delegate that writes through the connection of a transaction that a lock has begun. */
@EngineTest
class DelegateConnectionTest {

  private static final String WRITTEN = "from MR_PROPERTY where NAME_ = 'delegate'";

  @AfterEach
  void forgetWhatWasWritten(TestEngine engine) throws SQLException {
    try (var connection = engine.connect();
        var statement = connection.createStatement()) {
      statement.executeUpdate("delete " + WRITTEN);
    }
  }

  @Test
  void whatADelegateWritesIsCommittedWithTheTaskThatLedToIt(TestEngine engine) throws SQLException {
    // given
    engine.deploy(
        process("written")
            .userTask("work")
            .serviceTask("write", t -> t.delegate(Writing.class))
            .userTask("rest"));
    var instance = engine.start("written");
    // when
    engine.completeTask(instance, "work");
    // then
    assertThat(written(engine)).isOne();
    assertThat(engine.openTasks(instance)).containsExactly("rest");
  }

  @Test
  void whatADelegateWritesIsRolledBackWithTheTaskThatLedToIt(TestEngine engine)
      throws SQLException {
    // given
    engine.deploy(
        process("undone")
            .userTask("work")
            .serviceTask("write", t -> t.delegate(Writing.class))
            .serviceTask("fail", t -> t.delegate(Failing.class)));
    var instance = engine.start("undone");
    // when
    assertThatThrownBy(() -> engine.completeTask(instance, "work")).hasMessage("out of paper");
    // then
    assertThat(written(engine)).isZero();
    assertThat(engine.openTasks(instance)).containsExactly("work");
  }

  @Test
  void theConnectionOfADelegateEqualsItselfAlone(TestEngine engine) {
    var equal = new ArrayList<Boolean>();
    engine.bean(
        "comparing",
        (JavaDelegate)
            execution -> {
              var connection = execution.connection();
              equal.add(connection.equals(connection) && Set.of(connection).contains(connection));
              equal.add(connection.equals(execution.connection()));
            });
    engine.deploy(
        process("compared").serviceTask("compare", t -> t.delegateExpression("${comparing}")));
    engine.start("compared");
    assertThat(equal).containsExactly(true, false);
  }

  private static long written(TestEngine engine) throws SQLException {
    try (var connection = engine.connect();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) " + WRITTEN)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  /** Writes a row. */
  public static final class Writing implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) throws SQLException {
      try (var statement = execution.connection().createStatement()) {
        statement.executeUpdate(
            "insert into MR_PROPERTY (NAME_, VALUE_, REV_) values ('delegate', 'written', 1)");
      }
    }
  }

  /** Fails. */
  public static final class Failing implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) {
      throw new IllegalStateException("out of paper");
    }
  }
}
