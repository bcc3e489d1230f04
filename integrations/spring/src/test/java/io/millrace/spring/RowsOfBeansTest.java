package io.millrace.spring;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.test.engine.Callers.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.Trigger;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a bean writes stays if the step of the engine that called it does, and goes with it. */
@DatabaseTest
@ExpectsDeadLetters
class RowsOfBeansTest {

  private final Database database;
  private final Fault fault = new Fault();
  private Application application;

  RowsOfBeansTest(Database database) {
    this.database = database;
  }

  private void open(Access access) {
    application = Application.with(access, database);
    application.bean("fault", fault);
  }

  @AfterEach
  void close() {
    application.close();
  }

  /** Lets every try of jobs run that there is; returns how many there were. */
  private int allTries() {
    var tries = 0;
    for (var round = 0; round < 6; round++) {
      tries += application.engine().runDueJobs();
      application.engine().clock().advance(Duration.ofHours(1));
    }
    return tries;
  }

  @ParameterizedTest
  @EnumSource
  void noneStaysOfACallThatFails(Access access) {
    open(access);
    application.deploy(
        process("call")
            .serviceTask("enter", t -> t.expression("${book.enter('x')}"))
            .serviceTask("fail", t -> t.expression("${fault.fail()}")));
    assertThatThrownBy(() -> application.start("call")).hasMessageContaining("on purpose");
    assertThat(application.entries()).isEmpty();
    assertThat(application.running()).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void oneStaysOfACallThatIsDone(Access access) {
    open(access);
    application.deploy(
        process("done")
            .userTask("wait")
            .serviceTask("enter", t -> t.expression("${book.enter('x')}"))
            .userTask("work"));
    application.start("done");
    var tasks = application.engine().getTaskService();
    tasks.complete(tasks.createTaskQuery().singleResult().getId());
    assertThat(application.entries()).containsExactly("x");
    assertThat(tasks.createTaskQuery().singleResult().getTaskDefinitionKey()).isEqualTo("work");
  }

  @ParameterizedTest
  @EnumSource
  void noneStaysOfTheTriesOfAJob(Access access) {
    open(access);
    application.deploy(
        process("job")
            .serviceTask("enter", t -> t.expression("${book.enter('x')}").asyncBefore())
            .serviceTask("fail", t -> t.expression("${fault.fail()}")));
    application.start("job");
    assertThat(allTries()).isGreaterThan(1);
    assertThat(application.entries()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void noneStaysOfTheTriesOfATimer(Access access) {
    open(access);
    application.deploy(
        process("timer")
            .catchEvent("later", Trigger.timerDuration("PT1H"))
            .serviceTask("enter", t -> t.expression("${book.enter('x')}"))
            .serviceTask("fail", t -> t.expression("${fault.fail()}")));
    application.start("timer");
    application.engine().clock().advance(Duration.ofHours(2));
    assertThat(allTries()).isGreaterThan(1);
    assertThat(application.entries()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void noneStaysOfWorkThatIsDoneBeforeTheLock(Access access) {
    open(access);
    application.deploy(
        process("ahead")
            .serviceTask(
                "enter", t -> t.expression("${book.enter('x')}").asyncBefore().notExclusive())
            .serviceTask("fail", t -> t.expression("${fault.fail()}")));
    application.start("ahead");
    assertThat(allTries()).isGreaterThan(1);
    assertThat(application.entries()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void ofABatchEachItemStaysOrGoesByItself(Access access) {
    open(access);
    for (var key : List.of("good", "bad")) {
      application.deploy(
          process(key)
              .userTask(
                  "work",
                  t -> {
                    t.executionListener("end", "${book.enter('" + key + "')}");
                    if (key.equals("bad")) {
                      t.executionListener("end", "${fault.fail()}");
                    }
                  }));
    }
    var ids = List.of(application.start("good"), application.start("bad"));
    application.engine().getRuntimeService().deleteProcessInstancesAsync(ids, "not wanted");
    allTries();
    assertThat(application.entries()).containsExactly("good");
    assertThat(application.running()).isOne();
  }

  @ParameterizedTest
  @EnumSource
  void ofJobsThatAreFinishedTogetherEachStaysOrGoesByItself(Access access) {
    open(access);
    for (var key : List.of("good", "bad")) {
      application.deploy(
          process(key)
              .serviceTask(
                  "enter",
                  t -> t.expression("${book.enter('" + key + "')}").asyncBefore().notExclusive())
              .serviceTask(
                  "next",
                  t -> t.expression(key.equals("bad") ? "${fault.fail()}" : "${fault.none()}"))
              .userTask("work"));
    }
    var expected = new ArrayList<String>();
    for (var i = 0; i < 8; i++) {
      application.start("good");
      application.start("bad");
      expected.add("good");
    }
    var tasks = application.engine().getTaskService();
    application.engine().startExecutors();
    until(
        "all have worked", () -> tasks.createTaskQuery().count() == 8 && fault.failures.get() >= 8);
    assertThat(application.entries()).isEqualTo(expected);
  }

  /** Fails where a model says so. */
  public static final class Fault {

    private final AtomicInteger failures = new AtomicInteger();

    /** Fails. */
    public void fail() {
      failures.incrementAndGet();
      throw new IllegalStateException("on purpose");
    }

    /** Does nothing. */
    public void none() {
      // a step of user code that succeeds
    }
  }
}
