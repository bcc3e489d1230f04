package io.millrace.bpmn.examples;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A worker outside the engine ships what processes ask for. */
@EngineTest
class WorkerExampleTest {

  private static BpmnBuilder order() {
    return process("order")
        .serviceTask(
            "ship",
            task ->
                task.attribute("millrace:type", "external-worker")
                    .attribute("millrace:topic", "shipping"))
        .userTask("thank");
  }

  private static String ship(Map<String, Object> order) throws IOException {
    if (!order.containsKey("address")) {
      throw new IOException("Nobody knows where to");
    }
    return "parcel to " + order.get("address");
  }

  private static void work(ProcessEngine engine) {
    var management = engine.getManagementService();
    for (var job :
        management
            .createExternalWorkerJobAcquireBuilder()
            .topic("shipping", Duration.ofMinutes(5))
            .acquireAndLock(10, "worker-1")) {
      try {
        var parcel = ship(job.getVariables());
        management
            .createExternalWorkerCompletionBuilder(job.getId(), "worker-1")
            .variable("parcel", parcel)
            .complete();
      } catch (IOException e) {
        management
            .createExternalWorkerJobFailureBuilder(job.getId(), "worker-1")
            .message(e.getMessage())
            .retryTimeout(Duration.ofMinutes(1))
            .fail();
      }
    }
  }

  @Test
  void theProcessGoesOnWhenTheWorkIsDone(TestEngine engine) {
    engine.deploy(order());
    var order = engine.start("order", Map.of("address", "Sesame Street"));
    work(engine.engine());
    assertThat(engine.openTasks(order)).containsExactly("thank");
    assertThat(engine.lastValue(order, "parcel")).isEqualTo("parcel to Sesame Street");
  }

  @Test
  void workThatFailedIsThereAgainAfterAWhile(TestEngine engine) {
    engine.deploy(order());
    var order = engine.start("order");
    work(engine.engine());
    assertThat(engine.openTasks(order)).isEmpty();

    engine.runtime().setVariable(order.getId(), "address", "Sesame Street");
    engine.clock().advance(Duration.ofMinutes(2));
    work(engine.engine());
    assertThat(engine.openTasks(order)).containsExactly("thank");
  }
}
