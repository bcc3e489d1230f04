package io.millrace.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.benchmark.cost.CostSources;
import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.MillraceEngine;
import io.millrace.benchmark.measure.EngineSession;
import io.millrace.benchmark.measure.LoadObserver;
import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.measure.PointRunner;
import io.millrace.benchmark.measure.Progress;
import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.Scenarios;
import io.millrace.benchmark.scenario.Script;
import io.millrace.benchmark.scenario.ScriptReader;
import io.millrace.benchmark.scenario.StartToEnd;
import io.millrace.benchmark.scenario.SuppliedModel;
import io.millrace.benchmark.scenario.SuppliedProcess;
import io.millrace.test.database.TestDatabase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the scenarios that are not in the default run, and processes that a user brings, on
 * Millrace, on the server that the tests of this JVM use.
 */
@Timeout(300)
class MillraceMoreTest {

  private static final int THREADS = 2;
  private static final int WARMUP = 1;
  private static final int INSTANCES = 4;
  private static final int CONNECTIONS = 16; // of which the job executor's threads need eight

  private static final String MODEL =
      """
      <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"
          xmlns:millrace="http://millrace.io/schema/bpmn" targetNamespace="urn:mine">
        <message id="m" name="it is paid"/>
        <process id="mine" isExecutable="true">
          <startEvent id="start"/>
          <userTask id="check" name="Check it"/>
          <intermediateCatchEvent id="paid"><messageEventDefinition messageRef="m"/></intermediateCatchEvent>
          <intermediateCatchEvent id="later"><timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition></intermediateCatchEvent>
          <serviceTask id="write" millrace:async="true" millrace:class="io.millrace.benchmark.delegate.VariableDelegate"/>
          <userTask id="file" name="File it"/>
          <userTask id="send" name="Send it"/>
          <endEvent id="end"/>
          <sequenceFlow id="f1" sourceRef="start" targetRef="check"/>
          <sequenceFlow id="f2" sourceRef="check" targetRef="paid"/>
          <sequenceFlow id="f3" sourceRef="paid" targetRef="later"/>
          <sequenceFlow id="f4" sourceRef="later" targetRef="write"/>
          <sequenceFlow id="f5" sourceRef="write" targetRef="file"/>
          <sequenceFlow id="f6" sourceRef="file" targetRef="send"/>
          <sequenceFlow id="f7" sourceRef="send" targetRef="end"/>
        </process>
      </definitions>
      """;

  private static final String SCRIPT =
      """
      # everything that the language has
      start with 10 variables
      complete Check it
      correlate it is paid
      run timers
      run jobs
      complete every task
      """;

  static Stream<Arguments> everyScenarioAtEveryLevel() {
    return Scenarios.more().stream()
        .flatMap(
            scenario ->
                Arrays.stream(History.values()).map(history -> Arguments.of(scenario, history)));
  }

  @ParameterizedTest
  @MethodSource("everyScenarioAtEveryLevel")
  void everyInstanceEndsAsItShould(Scenario scenario, History history) throws InterruptedException {
    assertGood(run(scenario, history));
  }

  @Test
  void scenariosFollowEachOtherOnOneDatabase() throws InterruptedException {
    List<Scenario> scenarios = new ArrayList<>(Scenarios.more());
    scenarios.add(supplied(ScriptReader.read("the script", SCRIPT)));
    scenarios.add(new StartToEnd());
    scenarios.addAll(Scenarios.more());
    TestDatabase server = TestDatabase.current();
    var fresh = server.freshDatabase();
    try (Database database = Database.at(fresh.url(), fresh.user(), fresh.password())) {
      EngineSession session =
          new EngineSession(
              MillraceEngine::open, new LoadRunner(), CostSources.JVM, point -> LoadObserver.NONE);

      for (Scenario scenario : scenarios) {
        assertGood(
            session.run(
                point(scenario, History.AUDIT), settings(database, History.AUDIT), Progress.NONE));
      }

      assertThat(session.end()).isEmpty();
    } finally {
      server.drop(fresh);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"NONE", "AUDIT"})
  void aScriptBringsAUsersProcessToItsEnd(History history) throws InterruptedException {
    assertGood(run(supplied(ScriptReader.read("the script", SCRIPT)), history));
  }

  @Test
  void aProcessWithUserTasksAloneNeedsNoScript() throws InterruptedException {
    assertGood(
        run(
            supplied(MODEL.replace("targetRef=\"paid\"", "targetRef=\"file\""), Script.DEFAULT),
            History.AUDIT));
  }

  @Test
  void aScriptThatDoesNotEndTheInstanceIsRefusedBeforeTheLoad() {
    assertThatThrownBy(() -> run(supplied(Script.DEFAULT), History.AUDIT))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("The first instance of mine has not ended when the script has")
        .hasMessageContainingAll("1 rows in ", "MR_EVENT_SUBSCRIPTION", "Give a --script");
  }

  @Test
  void aTaskThatTheInstanceDoesNotWaitAtIsNamed() {
    Script script = ScriptReader.read("the script", "start\ncomplete Nothing");

    assertThatThrownBy(() -> run(supplied(script), History.AUDIT))
        .hasMessageContaining("must wait at task 'Nothing', but it does not");
  }

  @Test
  void aMessageThatTheInstanceDoesNotWaitForIsNamed() {
    Script script = ScriptReader.read("the script", "start\ncorrelate other");

    assertThatThrownBy(() -> run(supplied(script), History.AUDIT))
        .hasMessageContaining("waits for the message 'other'");
  }

  @Test
  void jobsThatTheInstanceDoesNotHaveAreNamed() {
    Script script = ScriptReader.read("the script", "start\nrun timers");

    assertThatThrownBy(() -> run(supplied(script), History.AUDIT))
        .hasMessageContaining("has no timer to run");
  }

  @Test
  void aLoopOfTasksIsBounded() {
    String loop =
        MODEL
            .replace("targetRef=\"paid\"", "targetRef=\"file\"")
            .replace(
                "sourceRef=\"file\" targetRef=\"send\"", "sourceRef=\"file\" targetRef=\"check\"");

    assertThatThrownBy(() -> run(supplied(loop, Script.DEFAULT), History.NONE))
        .hasMessageContaining("still has open tasks when 1000 of them are completed");
  }

  private static SuppliedProcess supplied(Script script) {
    return supplied(MODEL, script);
  }

  private static SuppliedProcess supplied(String xml, Script script) {
    return new SuppliedProcess("mine", SuppliedModel.of("the file", xml), script);
  }

  private static PointResult run(Scenario scenario, History history) throws InterruptedException {
    TestDatabase server = TestDatabase.current();
    var fresh = server.freshDatabase();
    try (Database database = Database.at(fresh.url(), fresh.user(), fresh.password())) {
      return new PointRunner(MillraceEngine::open, new LoadRunner())
          .run(point(scenario, history), settings(database, history), Progress.NONE);
    } finally {
      server.drop(fresh);
    }
  }

  private static Point point(Scenario scenario, History history) {
    return new Point(scenario, scenario.model(), history, THREADS, WARMUP, INSTANCES);
  }

  private static EngineSettings settings(Database database, History history) {
    return new EngineSettings(database, history, CONNECTIONS, false);
  }

  private static void assertGood(PointResult result) {
    assertThat(result.problems()).isEqualTo(List.of());
    assertThat(result.measurement().completed()).isEqualTo(INSTANCES);
  }
}
