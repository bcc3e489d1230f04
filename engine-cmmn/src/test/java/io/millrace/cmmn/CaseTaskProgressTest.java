package io.millrace.cmmn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.task.Task;
import io.millrace.common.task.TaskState;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How far the work on a human task has come, and human tasks that are suspended alone. */
@DatabaseTest
class CaseTaskProgressTest {

  /** What a test may take at most, in milliseconds. */
  private static final long SOON = 60_000;

  private final Database database;
  private CaseEngine engine;
  private CmmnTaskService tasks;
  private CaseInstance claim;
  private String id;

  CaseTaskProgressTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    engine = new CaseEngine(database);
    tasks = engine.tasks();
    engine.deploy("claim", "check", "pay");
    claim = engine.start("claim");
    id = engine.task(claim, "check").getId();
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private Task now() {
    return tasks.createTaskQuery().taskId(id).singleResult();
  }

  @Test
  void workOnATaskBeginsAndIsWrittenDown() {
    // given
    var clock = engine.engine().clock();
    assertThat(now().getState()).isEqualTo(TaskState.CREATED);
    tasks.claim(id, "kermit");
    assertThat(now().getState()).isEqualTo(TaskState.CLAIMED);
    // when
    clock.advance(Duration.ofMinutes(5));
    var began = Date.from(clock.now());
    tasks.startProgress(id, "kermit");
    clock.advance(Duration.ofMinutes(5));
    tasks.startProgress(id, "fozzie");
    // then
    assertThat(now().getState()).isEqualTo(TaskState.IN_PROGRESS);
    assertThat(now().getInProgressStartTime()).isCloseTo(began, SOON);
    assertThat(now().getInProgressStartedBy()).isEqualTo("kermit");
    var query = tasks.createTaskQuery().caseInstanceId(claim.getId());
    assertThat(query.taskState("inProgress").taskInProgressStartedBy("kermit").count()).isOne();
    // when
    tasks.complete(id, "kermit");
    // then
    var past = engine.history().createHistoricTaskInstanceQuery().taskId(id).singleResult();
    assertThat(past.getState()).isEqualTo(TaskState.COMPLETED);
    assertThat(past.getInProgressStartTime()).isCloseTo(began, SOON);
    assertThat(past.getInProgressStartedBy()).isEqualTo("kermit");
    assertThat(past.getWorkTimeInMillis()).isCloseTo(600_000L, within(SOON));
  }

  @Test
  void aTaskThatIsGivenBackCanBeBegunAgain() {
    tasks.claim(id, "kermit");
    tasks.startProgress(id, "kermit");
    tasks.unclaim(id);
    assertThat(now().getState()).isEqualTo(TaskState.CREATED);
    tasks.startProgress(id, null);
    assertThat(now().getState()).isEqualTo(TaskState.IN_PROGRESS);
    assertThat(now().getInProgressStartedBy()).isNull();
  }

  @Test
  void whenWorkOughtToBeginIsKept() {
    var due = Date.from(Instant.parse("2031-02-03T04:05:06Z"));
    var task = now();
    task.setInProgressStartDueDate(due);
    tasks.saveTask(task);
    assertThat(now().getInProgressStartDueDate()).isEqualTo(due);
    assertThat(tasks.createTaskQuery().taskInProgressStartDueDate(due).count()).isOne();
    assertThat(tasks.createTaskQuery().withoutTaskInProgressStartDueDate().count()).isOne();
  }

  @Test
  void oneTaskIsSuspendedAndGoesOn() {
    // given
    tasks.claim(id, "kermit");
    // when
    tasks.suspendTask(id, "fozzie");
    // then
    assertThat(now().getState()).isEqualTo(TaskState.SUSPENDED);
    assertThat(now().getSuspendedBy()).isEqualTo("fozzie");
    assertThat(tasks.createTaskQuery().suspended().taskSuspendedBy("fozzie").count()).isOne();
    assertThatThrownBy(() -> tasks.complete(id))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("activateTask");
    assertThatThrownBy(() -> tasks.startProgress(id, "kermit"))
        .isInstanceOf(IllegalStateEngineException.class);
    tasks.complete(engine.task(claim, "pay").getId());
    // when
    tasks.activateTask(id, "fozzie");
    // then
    assertThat(now().getState()).isEqualTo(TaskState.CLAIMED);
    tasks.complete(id);
    assertThat(engine.runtime().createCaseInstanceQuery().count()).isZero();
  }
}
