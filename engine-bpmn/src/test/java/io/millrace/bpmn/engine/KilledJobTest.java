package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.test.engine.Callers.until;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.Nodes;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.ServerTest;
import io.millrace.test.kill.Kill;
import io.millrace.test.kill.Point;
import io.millrace.test.kill.Point.Event;
import io.millrace.test.kill.WriteBarrier;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A job whose session, or whose statement, is ended by the server is done once all the same, and
 * none of its tries is used up, wherever in what it sends that happens. Each job has one try only,
 * so that one that is used up makes it a dead letter.
 */
@ServerTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KilledJobTest {

  private static final int JOBS = 4;
  private static final JavaDelegate WORK = execution -> {};

  /** Where jobs are claimed, and where what is left of them is written. */
  private static final List<Point> PLACES =
      List.of(
          Point.update("MR_JOB"),
          Point.insert("MR_TASK"),
          Point.update("MR_EXECUTION"),
          Point.delete("MR_JOB"),
          Point.delete("MR_JOB").andCommit());

  private final Database database;
  private TestEngine engine;
  private WriteBarrier barrier;

  KilledJobTest(Database database) {
    this.database = database;
  }

  @BeforeAll
  void deploy() throws SQLException {
    engine = TestEngine.on(database);
    engine.bean("work", WORK);
    engine.deploy(
        process("code")
            .serviceTask(
                "work",
                t -> t.delegateExpression("${work}").attribute("millrace:asyncBefore", true))
            .userTask("shipCode"),
        process("none").userTask("ship", t -> t.attribute("millrace:asyncBefore", true)));
    barrier = WriteBarrier.before(database, List.of("MR_JOB", "MR_EXECUTION", "MR_TASK"));
  }

  @AfterEach
  void deleteInstances() throws SQLException {
    barrier.open();
    var instances = engine.runtime();
    instances
        .createProcessInstanceQuery()
        .list()
        .forEach(each -> instances.deleteProcessInstance(each.getId(), "the test is over"));
  }

  @AfterAll
  void close() throws SQLException {
    barrier.close();
    engine.close();
  }

  /** Jobs without user code are done several in one transaction. */
  private Stream<Arguments> eachPlace() {
    var all = new ArrayList<Arguments>();
    for (var place : PLACES) {
      for (var kill : Kill.values()) {
        if (!place.commit() || database.kind() == DatabaseKind.POSTGRESQL) {
          all.add(Arguments.of("none", place, kill));
          if (place.event() == Event.DELETE) {
            all.add(Arguments.of("code", place, kill));
          }
        }
      }
    }
    return all.stream();
  }

  @ParameterizedTest(name = "{0}, {1}, {2}")
  @MethodSource("eachPlace")
  void jobIsDoneOnceAndNoTryIsUsedUp(String process, Point place, Kill kill) throws Exception {
    // given
    var jobs = engine.management();
    for (var i = 0; i < JOBS; i++) {
      engine.start(process);
    }
    jobs.createJobQuery().list().forEach(job -> jobs.setJobRetries(job.getId(), 1));
    barrier.hold(place);
    // when
    try (var nodes = Nodes.start(database, 1, 2, Map.of("work", WORK))) {
      barrier.kill(barrier.awaitSession(), kill);
      barrier.open();
      until(nodes.size() + " node has ended all jobs", () -> jobs.createJobQuery().count() == 0);
    }
    // then
    assertThat(jobs.createDeadLetterJobQuery().count()).isZero();
    assertThat(engine.tasks().createTaskQuery().count()).isEqualTo(JOBS);
  }
}
