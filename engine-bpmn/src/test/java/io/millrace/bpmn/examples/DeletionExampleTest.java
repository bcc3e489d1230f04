package io.millrace.bpmn.examples;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.delegate.ExecutionListener;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Instances whose listeners fail when they are told of a deletion. */
@EngineTest
class DeletionExampleTest {

  @Test
  void instancesAreDeletedPastTheListenersOfTheModel(TestEngine engine) {
    ExecutionListener failing =
        execution -> {
          throw new IllegalStateException("no network");
        };
    engine.bean("failing", failing);
    engine.deploy(
        process("order")
            .userTask("pay", t -> t.executionListener("end", "${failing.notify(execution)}")));
    var runtime = engine.runtime();
    var id = engine.start("order").getId();
    var ids = List.of(engine.start("order").getId(), engine.start("order").getId());

    runtime.deleteProcessInstance(id, "stuck", true); // listeners of the model are not called
    runtime.deleteProcessInstancesAsync(ids, "stuck", true); // the batch carries it

    engine.runDueJobs();
    assertThat(runtime.createProcessInstanceQuery().count()).isZero();
  }
}
