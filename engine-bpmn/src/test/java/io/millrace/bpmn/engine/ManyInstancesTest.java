package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchPart;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Many instances are suspended, go on, and get a message. */
@EngineTest
class ManyInstancesTest {

  private static List<ProcessInstance> waiting(TestEngine engine, int instances) {
    engine.deploy(process("order").catchEvent("paid", Trigger.message("payment")).userTask("ship"));
    return IntStream.range(0, instances).mapToObj(i -> engine.start("order")).toList();
  }

  private static long suspended(TestEngine engine) {
    return engine.runtime().createProcessInstanceQuery().suspended().count();
  }

  /** Returns the messages of the items of a batch that failed. */
  private static List<String> failures(TestEngine engine, Batch batch) {
    return engine
        .management()
        .createBatchPartQuery()
        .batchId(batch.getId())
        .status(BatchPart.STATUS_FAIL)
        .list()
        .stream()
        .map(BatchPart::getErrorMessage)
        .toList();
  }

  @Covers({"153 suspension of definitions and instances", "154 batches"})
  @Test
  void instancesAreSuspendedAndGoOnTogether(TestEngine engine) {
    var orders = waiting(engine, 3);
    var runtime = engine.runtime();
    runtime.suspendProcessInstanceById(orders.get(1).getId());
    runtime
        .updateProcessInstanceSuspensionState()
        .byProcessInstanceIds(orders.get(0).getId())
        .byProcessInstanceIds(List.of(orders.get(1).getId()))
        .suspend();
    assertThat(suspended(engine)).isEqualTo(2);
    runtime
        .updateProcessInstanceSuspensionState()
        .byProcessInstanceQuery(runtime.createProcessInstanceQuery().suspended())
        .activate();
    assertThat(suspended(engine)).isZero();
  }

  @Test
  void whereOneCannotBeSuspendedNoneIs(TestEngine engine) {
    var orders = waiting(engine, 2);
    var update =
        engine
            .runtime()
            .updateProcessInstanceSuspensionState()
            .byProcessInstanceIds(orders.get(0).getId(), "4711");
    assertThatThrownBy(update::suspend)
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("4711");
    assertThat(suspended(engine)).isZero();
    assertThatThrownBy(() -> engine.runtime().updateProcessInstanceSuspensionState().suspend())
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void whatIsCalledGoesOnWithItsCaller(TestEngine engine) {
    engine.deploy(
        process("called").userTask("inner"), process("order").callActivity("call", "called"));
    var order = engine.start("order");
    var called =
        engine
            .runtime()
            .createProcessInstanceQuery()
            .superProcessInstanceId(order.getId())
            .singleResult();
    var runtime = engine.runtime();
    runtime.updateProcessInstanceSuspensionState().byProcessInstanceIds(order.getId()).suspend();
    assertThat(suspended(engine)).isEqualTo(2);
    var activate =
        runtime.updateProcessInstanceSuspensionState().byProcessInstanceIds(called.getId());
    assertThatThrownBy(activate::activate)
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining(order.getId());
    runtime
        .updateProcessInstanceSuspensionState()
        .byProcessInstanceIds(called.getId(), order.getId())
        .activate();
    assertThat(suspended(engine)).isZero();
  }

  @Covers("154 batches")
  @Test
  void aBatchSuspendsInstancesAndAnotherLetsThemGoOn(TestEngine engine) {
    var orders = waiting(engine, 4);
    var gone = orders.get(3);
    var runtime = engine.runtime();
    var ids = orders.stream().map(ProcessInstance::getId).toList();
    var batch =
        runtime.updateProcessInstanceSuspensionState().byProcessInstanceIds(ids).suspendAsync();
    runtime.deleteProcessInstance(gone.getId(), "gone");
    engine.runAllJobs();
    assertThat(suspended(engine)).isEqualTo(3);
    assertThat(batch.getBatchType()).isEqualTo("processSuspension");
    assertThat(failures(engine, batch)).singleElement().asString().contains(gone.getId());
    runtime
        .updateProcessInstanceSuspensionState()
        .byProcessInstanceQuery(runtime.createProcessInstanceQuery())
        .activateAsync();
    engine.runAllJobs();
    assertThat(suspended(engine)).isZero();
  }

  @Covers("154 batches")
  @Test
  void aBatchSendsAMessageToInstances(TestEngine engine) {
    var orders = waiting(engine, 3);
    var runtime = engine.runtime();
    runtime.suspendProcessInstanceById(orders.get(1).getId());
    var before = engine.start("order");
    runtime.createMessageCorrelation("payment").processInstanceId(before.getId()).correlate();
    var batch =
        runtime
            .createMessageCorrelationAsync("payment")
            .processInstanceIds(orders.stream().map(ProcessInstance::getId).toList())
            .processInstanceQuery(
                runtime.createProcessInstanceQuery().processInstanceId(before.getId()))
            .setVariable("amount", 7)
            .setVariables(Map.of("currency", "EUR"))
            .correlateAllAsync();
    engine.runAllJobs();
    assertThat(engine.openTasks(orders.get(0))).containsExactly("ship");
    assertThat(engine.openTasks(orders.get(2))).containsExactly("ship");
    assertThat(runtime.getVariables(orders.get(2).getId()))
        .containsOnly(Map.entry("amount", 7), Map.entry("currency", "EUR"));
    assertThat(runtime.getVariables(before.getId())).isEmpty();
    assertThat(failures(engine, batch))
        .hasSize(2)
        .anyMatch(text -> text.contains("it is suspended"))
        .anyMatch(text -> text.contains("no execution of it waits for it"));
    assertThatThrownBy(() -> runtime.createMessageCorrelationAsync("m").correlateAllAsync())
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> runtime.createMessageCorrelationAsync(""))
        .isInstanceOf(BadArgumentException.class);
  }
}
