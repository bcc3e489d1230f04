package io.millrace.bpmn.examples;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Patience;
import io.millrace.common.metrics.MicrometerMetrics;
import io.millrace.test.database.Database;
import java.time.Duration;
import org.junit.jupiter.api.Test;

@EngineTest
class MetricsExampleTest {

  @Test
  void anEngineIsMeasured(TestEngine engine, Database database) {
    engine.deploy(process("order").userTask("ship"));
    var registry = new SimpleMeterRegistry();
    try (var dataSource =
        ConnectionPool.open(
            database.url(),
            database.user(),
            database.password(),
            5,
            Patience.forLocks(Duration.ofSeconds(10)))) {
      var configuration =
          new ProcessEngineConfiguration()
              .setDataSource(dataSource)
              .setMetrics(new MicrometerMetrics(registry));
      try (var node = configuration.buildProcessEngine()) {
        node.getRuntimeService().startProcessInstanceByKey("order");
      }
    }
    assertThat(registry.get("millrace.commands").tag("command", "StartInstance").timer().count())
        .isEqualTo(1);
  }
}
