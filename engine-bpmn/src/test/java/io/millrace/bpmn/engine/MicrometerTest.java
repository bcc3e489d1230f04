package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.metrics.EngineMetric;
import io.millrace.common.metrics.MicrometerMetrics;
import io.millrace.test.database.Database;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What an engine measures, as Micrometer shows it. */
@EngineTest
class MicrometerTest {

  @Test
  void aRegistryHasWhatAnEngineMeasures(TestEngine engine, Database database) {
    // given
    engine.deploy(
        process("order")
            .serviceTask("charge", t -> t.asyncBefore().expression("${1}"))
            .userTask("ship"));
    var registry = new SimpleMeterRegistry();
    var configuration =
        new ProcessEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setGroupCommitConnections(1)
            .setMetrics(new MicrometerMetrics(registry, "engine", "orders"));
    try (var node = configuration.buildProcessEngine()) {
      node.getRuntimeService().startProcessInstanceByKey("order");
      var type = node.getManagementService().createJobQuery().singleResult().getJobHandlerType();
      // then
      assertThat(registry.get(EngineMetric.JOBS_DUE.id()).gauge().value()).isEqualTo(1);
      assertThat(registry.get(EngineMetric.JOBS_OLDEST_DUE.id()).gauge().value())
          .isGreaterThanOrEqualTo(0);
      // when
      node.runDueJobs();
      // then
      assertThat(registry.get(EngineMetric.JOBS_DUE.id()).gauge().value()).isZero();
      assertThat(
              registry
                  .get("millrace.jobs.succeeded")
                  .tag("type", type)
                  .tag("engine", "orders")
                  .counter()
                  .count())
          .isEqualTo(1);
      var run = registry.get("millrace.jobs.run").tag("type", type).timer();
      assertThat(run.count()).isEqualTo(1);
      assertThat(run.totalTime(TimeUnit.NANOSECONDS)).isPositive();
      assertThat(run.takeSnapshot().histogramCounts()).hasSize(12);
      assertThat(registry.get("millrace.commands").tag("command", "StartInstance").timer().count())
          .isEqualTo(1);
      assertThat(registry.get("millrace.group.commits").summary().max()).isEqualTo(1);
      assertThat(registry.getMeters())
          .allMatch(meter -> "orders".equals(meter.getId().getTag("engine")));
    }
  }

  @Test
  void gaugesEndWithTheirEngineAndBeginWithTheNextOne(TestEngine engine, Database database) {
    engine.deploy(process("order").serviceTask("charge", t -> t.asyncBefore().expression("${1}")));
    var registry = new SimpleMeterRegistry();
    var metrics = new MicrometerMetrics(registry);
    for (var times = 1; times <= 2; times++) {
      var configuration =
          new ProcessEngineConfiguration()
              .setJdbcUrl(database.url())
              .setJdbcUsername(database.user())
              .setJdbcPassword(database.password())
              .setMetrics(metrics);
      try (var node = configuration.buildProcessEngine()) {
        node.getRuntimeService().startProcessInstanceByKey("order");
        assertThat(registry.get(EngineMetric.JOBS_DUE.id()).gauge().value()).isEqualTo(times);
      }
      assertThat(registry.find(EngineMetric.JOBS_DUE.id()).gauge()).isNull();
      assertThat(registry.find(EngineMetric.JOBS_OLDEST_DUE.id()).gauge()).isNull();
    }
    engine.runDueJobs();
  }

  @Test
  void itNeedsARegistryAndWholeTags() {
    assertThatThrownBy(() -> new MicrometerMetrics(null)).isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> new MicrometerMetrics(new SimpleMeterRegistry(), "engine"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("tags");
  }
}
