package io.millrace.bpmn.kill;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.bpmn.test.Trigger.timerCycle;
import static io.millrace.bpmn.test.Trigger.timerDate;
import static io.millrace.bpmn.test.Trigger.timerDuration;
import static java.time.temporal.ChronoUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.Nodes;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.transaction.TransactionState;
import io.millrace.test.database.Database;
import io.millrace.test.database.ServerTest;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Nodes in different time zones, some of which have summer time, share timers: a due date is a
 * moment, whoever writes or reads it. Spans of days, local times and cron texts need a zone; where
 * all nodes are given the same, that of their JVM is of no account (docs/decisions/timers.md). That
 * wrong and jumping clocks harm nobody, see the tests of the nodes in the shared layer.
 */
@ServerTest
@Tag("kill")
@Timeout(180)
class TimeZonesTest {

  private static final List<String> ZONES =
      List.of("Pacific/Kiritimati", "America/Los_Angeles", "Europe/Berlin");
  private static final long MOST_SECONDS_LATE = 5;

  /** The zone that all nodes are given, in which days begin and local times are read. */
  static final ZoneId ENGINE_ZONE = ZoneId.of("Europe/Berlin");

  private static final Instant EIGHT =
      LocalDateTime.parse("2035-07-01T08:00:00").atZone(ENGINE_ZONE).toInstant();

  private final Database database;
  private TestEngine engine;

  /** What the other JVM says of an instance. */
  private record Started(String zone, String process, String id, Instant at) {
    static Started of(String line) {
      var words = line.split(" ");
      return new Started(
          words[0], words[1], words[2], Instant.ofEpochMilli(Long.parseLong(words[3])));
    }
  }

  TimeZonesTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void deploy() {
    engine = TestEngine.on(database);
    engine.deploy(
        process("long").catchEvent("wait", timerDuration("PT4800H")).userTask("ship"),
        process("days").catchEvent("wait", timerDuration("P200D")).userTask("ship"),
        process("date").catchEvent("wait", timerDate("2035-07-01T08:00:00")).userTask("ship"),
        process("cron").catchEvent("wait", timerCycle("0 0 8 1 7 ? 2035")).userTask("ship"),
        process("short")
            .catchEvent("wait", timerDuration("PT1S"))
            .serviceTask("work", t -> t.delegateExpression("${work}")));
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void aTimerIsDueAtTheSameMomentInAllTimeZones() throws Exception {
    // when
    var started = startInAll("long", "days", "date", "cron", "short");
    // then
    assertThat(started).hasSize(5 * ZONES.size());
    for (var instance : started) {
      var local = instance.at().atZone(ENGINE_ZONE);
      switch (instance.process()) {
        case "long" -> isDueNear(instance, instance.at().plus(Duration.ofHours(4_800)));
        case "days" -> isDueNear(instance, local.plusDays(200).toInstant());
        case "date", "cron" -> assertThat(dueDate(instance)).as(instance.zone()).isEqualTo(EIGHT);
        default -> assertThat(instance.process()).isEqualTo("short");
      }
    }
    theShortOnesGoOffInTime();
  }

  private void isDueNear(Started instance, Instant due) {
    assertThat(dueDate(instance))
        .as(instance.zone())
        .isCloseTo(due, within(MOST_SECONDS_LATE, SECONDS));
  }

  private Instant dueDate(Started instance) {
    return engine
        .management()
        .createTimerJobQuery()
        .processInstanceId(instance.id())
        .singleResult()
        .getDuedate()
        .toInstant();
  }

  private void theShortOnesGoOffInTime() throws InterruptedException {
    var done = new CountDownLatch(ZONES.size());
    JavaDelegate work =
        execution ->
            execution.addTransactionListener(TransactionState.COMMITTED, end -> done.countDown());
    try (var nodes = Nodes.start(database, 1, 2, Map.of("work", work))) {
      nodes.await(done, 1 + MOST_SECONDS_LATE);
    }
    assertThat(engine.management().createTimerJobQuery().count()).isEqualTo(4L * ZONES.size());
  }

  private List<Started> startInAll(String... processes) throws IOException, InterruptedException {
    var arguments = new ArrayList<Object>(List.of(String.join(",", ZONES)));
    arguments.addAll(List.of(processes));
    try (var caller = OtherJvm.start(ZonedCaller.class, database, arguments.toArray())) {
      var started = caller.rest().stream().map(Started::of).toList();
      assertThat(caller.end()).isZero();
      return started;
    }
  }
}
