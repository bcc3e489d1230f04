package io.millrace.bpmn.kill;

import static io.millrace.bpmn.test.BpmnBuilder.process;
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
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Nodes in different time zones, some of which have summer time, share timers: a due date is a
 * moment, whoever writes or reads it. Spans of days keep the local time of the node that reckons
 * them, which is another matter (docs/decisions/timers.md). That wrong and jumping clocks harm
 * nobody, see the tests of the nodes in the shared layer.
 */
@ServerTest
@Tag("kill")
@Timeout(180)
class TimeZonesTest {

  private static final List<String> ZONES =
      List.of("Pacific/Kiritimati", "America/Los_Angeles", "Europe/Berlin");
  private static final long MOST_SECONDS_LATE = 5;

  private final Database database;
  private TestEngine engine;

  /** What the other JVM says of an instance. */
  private record Started(String process, String id, Instant at) {
    static Started of(String line) {
      var words = line.split(" ");
      return new Started(words[0], words[1], Instant.ofEpochMilli(Long.parseLong(words[2])));
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
    for (var zone : ZONES) {
      // when
      var started = startIn(zone, "long", "short");
      // then
      var due =
          engine
              .management()
              .createTimerJobQuery()
              .processInstanceId(started.get(0).id())
              .singleResult()
              .getDuedate()
              .toInstant();
      assertThat(due)
          .as(zone)
          .isCloseTo(
              started.get(0).at().plus(Duration.ofHours(4_800)),
              within(MOST_SECONDS_LATE, SECONDS));
    }
    theShortOnesGoOffInTime();
  }

  private void theShortOnesGoOffInTime() throws InterruptedException {
    var done = new CountDownLatch(ZONES.size());
    JavaDelegate work =
        execution ->
            execution.addTransactionListener(TransactionState.COMMITTED, end -> done.countDown());
    try (var nodes = Nodes.start(database, 1, 2, Map.of("work", work))) {
      nodes.await(done, 1 + MOST_SECONDS_LATE);
    }
    assertThat(engine.management().createTimerJobQuery().count()).isEqualTo(ZONES.size());
  }

  private List<Started> startIn(String zone, String... processes)
      throws IOException, InterruptedException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var line =
        new ArrayList<>(
            List.of(
                java,
                "-Duser.timezone=" + zone,
                "-cp",
                System.getProperty("java.class.path"),
                ZonedCaller.class.getName(),
                database.url(),
                database.user(),
                database.password()));
    line.addAll(List.of(processes));
    var process = new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (var output = process.inputReader()) {
      var started = output.lines().map(Started::of).toList();
      assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
      assertThat(started).hasSize(processes.length);
      return started;
    } finally {
      process.destroyForcibly();
    }
  }
}
