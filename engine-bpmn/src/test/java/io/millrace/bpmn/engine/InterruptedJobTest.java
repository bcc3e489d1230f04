package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.job.Job;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.ServerTest;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The database breaks off the same statement of a job each time, as it does at a limit of time
 * ({@code statement_timeout}, {@code max_statement_time}) that the statement needs longer than: the
 * job is not repeated for ever.
 */
@ServerTest
class InterruptedJobTest {

  private static final int IN_A_ROW = 10;

  private final Database database;
  private final TestEngine engine;

  InterruptedJobTest(Database database) {
    this.database = database;
    engine = TestEngine.on(database);
  }

  @BeforeEach
  void breakOffEachStatementThatInsertsATask() throws SQLException {
    if (database.kind() == DatabaseKind.POSTGRESQL) {
      execute(
          "create function break_off() returns trigger language plpgsql as $$ begin raise"
              + " exception 'canceling statement due to statement timeout' using errcode ="
              + " '57014'; end $$",
          "create trigger BREAK_OFF before insert on MR_TASK for each row execute function"
              + " break_off()");
    } else {
      execute(
          "create trigger BREAK_OFF before insert on MR_TASK for each row signal sqlstate '70100'"
              + " set message_text = 'Query execution was interrupted'");
    }
  }

  @AfterEach
  void close() throws SQLException {
    execute(
        database.kind() == DatabaseKind.POSTGRESQL
            ? "drop function if exists break_off cascade"
            : "drop trigger if exists BREAK_OFF");
    engine.close();
  }

  private void execute(String... all) throws SQLException {
    try (var connection = database.connect();
        var statement = connection.createStatement()) {
      for (var sql : all) {
        statement.execute(sql);
      }
    }
  }

  private void runTimes(int times) {
    for (var i = 0; i < times; i++) {
      assertThat(engine.runDueJobs()).isEqualTo(1);
      engine.clock().advance(Duration.ofHours(1));
    }
  }

  private Job job() {
    return engine.management().createJobQuery().singleResult();
  }

  @Test
  @ExpectsDeadLetters
  void jobWhoseStatementIsBrokenOffEachTimeUsesUpItsTries() {
    // given
    engine.deploy(
        process("order").userTask("ship", t -> t.attribute("millrace:asyncBefore", true)));
    engine.start("order");
    engine.management().setJobRetries(job().getId(), 2);
    // when
    runTimes(IN_A_ROW - 1);
    // then
    assertThat(job().getRetries()).isEqualTo(2);
    assertThat(job().getExceptionMessage()).isNull();
    // when
    runTimes(1);
    // then
    var waiting = engine.management().createTimerJobQuery().singleResult();
    assertThat(waiting.getRetries()).isEqualTo(1);
    assertThat(waiting.getExceptionMessage()).contains("broke");
    // when
    runTimes(IN_A_ROW);
    // then
    assertThat(engine.management().createDeadLetterJobQuery().list())
        .extracting(Job::getElementId)
        .isEqualTo(List.of("ship"));
  }

  @Test
  void tryThatGoesThroughAfterSomeThatWereBrokenOffUsesUpNone() throws SQLException {
    // given
    engine.deploy(
        process("receipt").userTask("pay", t -> t.attribute("millrace:asyncBefore", true)));
    var instance = engine.start("receipt");
    // when
    runTimes(IN_A_ROW - 1);
    execute(
        database.kind() == DatabaseKind.POSTGRESQL
            ? "drop trigger BREAK_OFF on MR_TASK"
            : "drop trigger BREAK_OFF");
    runTimes(1);
    // then
    assertThat(engine.openTasks(instance)).containsExactly("pay");
  }
}
