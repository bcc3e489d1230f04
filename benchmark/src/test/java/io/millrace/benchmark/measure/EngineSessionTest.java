package io.millrace.benchmark.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.benchmark.cost.CostSources;
import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.InMemoryEngine;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.engine.NotAvailableException;
import io.millrace.benchmark.scenario.AsyncFanOut;
import io.millrace.benchmark.scenario.HumanTaskCase;
import io.millrace.benchmark.scenario.ManyVariables;
import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.Script;
import io.millrace.benchmark.scenario.StartToEnd;
import io.millrace.benchmark.scenario.SuppliedProcess;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class EngineSessionTest {

  private static final Database DATABASE = Database.inMemory();

  private final List<String> events = new ArrayList<>();
  private boolean broken;
  private boolean knowsMore;
  private final EngineSession session =
      new EngineSession(this::open, new LoadRunner(), CostSources.JVM, point -> LoadObserver.NONE);

  @Test
  void theEngineStaysOpenAndEachPointCountsItsOwnHistory() throws InterruptedException {
    PointResult first = run(new StartToEnd(), History.FULL, 1);
    PointResult second = run(new StartToEnd(), History.FULL, 4);
    PointResult third = session.ended(run(new ManyVariables(), History.FULL, 2));

    assertThat(List.of(first, second, third))
        .allSatisfy(result -> assertThat(result.problems()).isEmpty());
    assertThat(events)
        .containsExactly(
            "open full",
            "deploy startToEnd.bpmn20.xml",
            "deploy manyVariables.bpmn20.xml",
            "close");
  }

  @Test
  void anotherLevelOfHistoryNeedsAnotherEngine() throws InterruptedException {
    run(new StartToEnd(), History.FULL, 1);
    run(new StartToEnd(), History.NONE, 1);
    run(new StartToEnd(), History.FULL, 1);

    assertThat(events)
        .filteredOn(event -> !event.startsWith("deploy"))
        .containsExactly("open full", "close", "open none", "close", "open full");
  }

  @Test
  void afterAFailureTheNextPointGetsAnotherEngine() throws InterruptedException {
    broken = true;
    assertThatThrownBy(() -> run(new StartToEnd(), History.FULL, 1)).hasMessage("no deployment");
    broken = false;

    assertThat(run(new StartToEnd(), History.FULL, 1).problems()).isEmpty();
    assertThat(events)
        .containsExactly("open full", "close", "open full", "deploy startToEnd.bpmn20.xml");
  }

  @Test
  void aScenarioThatSharesNoEngineHasOneOfItsOwn() throws InterruptedException {
    knowsMore = true;

    run(new StartToEnd(), History.FULL, 1);
    run(new AsyncFanOut(false), History.FULL, 1);
    run(new AsyncFanOut(false), History.FULL, 2);
    run(new StartToEnd(), History.FULL, 1);

    assertThat(events)
        .containsExactly(
            "open full",
            "deploy startToEnd.bpmn20.xml",
            "close",
            "open full",
            "deploy asyncFanOut.bpmn20.xml",
            "close",
            "open full",
            "deploy startToEnd.bpmn20.xml");
  }

  @Test
  void whatAnEngineLacksDoesNotEndTheSession() throws InterruptedException {
    assertThatThrownBy(() -> run(new HumanTaskCase(), History.FULL, 1))
        .isInstanceOf(NotAvailableException.class)
        .hasMessage("not available: cases");

    assertThat(run(new StartToEnd(), History.FULL, 1).problems()).isEmpty();
  }

  @Test
  void eachPointOfASuppliedProcessIsComparedWithItsOwnFirstInstance() throws InterruptedException {
    Scenario startToEnd = new StartToEnd();
    Scenario supplied = new SuppliedProcess(startToEnd.name(), startToEnd.model(), Script.DEFAULT);

    assertThat(run(supplied, History.FULL, 1).problems()).isEmpty();
    assertThat(run(supplied, History.FULL, 2).problems()).isEmpty();
  }

  @Test
  void theFirstPointOfAProcessWarmsUpLonger() throws InterruptedException {
    List<Long> begun = new ArrayList<>();
    Scenario scenario = new StartToEnd();
    Point point =
        new Point(scenario, scenario.model(), History.FULL, 1, 0, 10)
            .warmedUpBy(Warmup.of(30), Warmup.of(5));

    session.run(point, settings(History.FULL), begun::add);
    session.run(point, settings(History.FULL), begun::add);

    assertThat(begun).contains(40L).endsWith(15L);
  }

  @Test
  void aWarmUpCanEndByTime() throws InterruptedException {
    Scenario scenario = new StartToEnd();
    Warmup twentieth = Warmup.lasting(Duration.ofMillis(50));
    Point point =
        new Point(scenario, scenario.model(), History.FULL, 2, 0, 10)
            .warmedUpBy(twentieth, twentieth);
    long begin = System.nanoTime();

    PointResult result = session.run(point, settings(History.FULL), Progress.NONE);

    assertThat(System.nanoTime() - begin).isGreaterThan(Duration.ofMillis(50).toNanos());
    assertThat(result.problems()).isEmpty();
    assertThat(result.measurement().completed()).isEqualTo(10);
  }

  private PointResult run(Scenario scenario, History history, int threads)
      throws InterruptedException {
    Point point = new Point(scenario, scenario.model(), history, threads, 5, 20);
    return session.run(point, settings(history), Progress.NONE);
  }

  private static EngineSettings settings(History history) {
    return new EngineSettings(DATABASE, history, 2, false);
  }

  private EngineUnderTest open(EngineSettings settings) {
    events.add("open " + settings.history());
    return new InMemoryEngine() {
      @Override
      public void deploy(Model model) {
        if (broken) {
          throw new IllegalStateException("no deployment");
        }
        events.add("deploy " + model.resourceName());
      }

      @Override
      public void startJobExecutor() {
        if (!knowsMore) {
          super.startJobExecutor();
        }
      }

      @Override
      public void awaitEnd(String instanceId) {
        if (!knowsMore) {
          super.awaitEnd(instanceId);
        }
      }

      @Override
      public void close() {
        super.close();
        events.add("close");
      }
    };
  }
}
