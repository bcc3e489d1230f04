package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.event.EngineEvent;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.event.EngineEventType;
import io.millrace.test.conformance.Covers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Listeners of the engine's events that stand in a process. */
@EngineTest
class ModelEventListenerTest {

  private static final List<EngineEvent> HEARD = new ArrayList<>();

  /** Notes what it hears. */
  public static final class Noting implements EngineEventListener {
    @Override
    public void onEvent(EngineEvent event) {
      HEARD.add(event);
    }
  }

  @BeforeEach
  void forget() {
    HEARD.clear();
  }

  private static List<EngineEventType> heard() {
    return HEARD.stream().map(EngineEvent::getType).toList();
  }

  private static BpmnBuilder listening(String key, Object... attributes) {
    return process(key).extension("flowable:eventListener", attributes);
  }

  @Covers("135 listener of the engine in a model")
  @Test
  void aClassHearsOfTheInstancesOfItsProcessAlone(TestEngine engine) {
    // given
    engine.deploy(
        listening(
                "order",
                "class",
                Noting.class.getName(),
                "events",
                "PROCESS_STARTED, TASK_CREATED,TASK_COMPLETED,VARIABLE_CREATED,PROCESS_COMPLETED")
            .userTask("pay"),
        process("other").userTask("pay"));
    // when
    engine.start("other", Map.of("x", 1));
    var order = engine.start("order", Map.of("x", 1));
    engine.completeTask(order, "pay");
    // then
    assertThat(heard())
        .containsExactly(
            EngineEventType.VARIABLE_CREATED,
            EngineEventType.PROCESS_STARTED,
            EngineEventType.TASK_CREATED,
            EngineEventType.TASK_COMPLETED,
            EngineEventType.PROCESS_COMPLETED);
    assertThat(HEARD).allMatch(e -> e.getProcessInstanceId().equals(order.getId()));
  }

  @Covers("135 listener of the engine in a model")
  @Test
  void aBeanHearsOfWhatItIsAbout(TestEngine engine) {
    engine.bean("noting", new Noting());
    engine.deploy(
        listening("order", "delegateExpression", "${noting}", "entityType", "task")
            .userTask("pay", t -> t.assignee("kermit")));
    engine.completeTask(engine.start("order", Map.of("x", 1)), "pay");
    assertThat(heard())
        .containsExactly(
            EngineEventType.TASK_ASSIGNED,
            EngineEventType.TASK_CREATED,
            EngineEventType.TASK_COMPLETED);
  }

  @ParameterizedTest
  @CsvSource({"ROLLED-BACK, COMMITTED", "ROLLED_BACK, COMMITTED", "rolled-back, committed"})
  void whatWaitsForTheEndOfTheTransactionHearsOfItThen(
      String rolledBack, String committed, TestEngine engine) {
    engine.bean("noting", new Noting());
    engine.deploy(
        listening(
                "order",
                "delegateExpression",
                "${noting}",
                "events",
                "PROCESS_STARTED",
                "onTransaction",
                rolledBack)
            .serviceTask("fail", t -> t.expression("${nothing.there}")),
        listening(
                "fine",
                "delegateExpression",
                "${noting}",
                "events",
                "PROCESS_STARTED",
                "onTransaction",
                committed)
            .userTask("pay"));
    engine.start("fine");
    assertThat(heard()).containsExactly(EngineEventType.PROCESS_STARTED);
    HEARD.clear();
    assertThatThrownBy(() -> engine.start("order")).isNotNull();
    assertThat(heard()).containsExactly(EngineEventType.PROCESS_STARTED);
  }

  private static ProcessInstance assigned(TestEngine engine, BpmnBuilder process) {
    engine.deploy(process);
    var order = engine.start("order");
    engine.tasks().claim(engine.task(order, "pay").getId(), "kermit");
    return order;
  }

  @Covers("135 listener of the engine in a model")
  @Test
  void aSignalIsThrownIntoTheInstance(TestEngine engine) {
    var listener =
        listening(
            "order", "throwEvent", "signal", "signalName", "taken", "events", "TASK_ASSIGNED");
    var order =
        assigned(
            engine,
            listener
                .userTask("pay")
                .nonInterruptingBoundaryEvent(
                    "b", Trigger.signal("taken"), b -> b.userTask("watch")));
    assertThat(engine.openTasks(order)).containsExactlyInAnyOrder("pay", "watch");
  }

  @Test
  void aSignalIsThrownForAll(TestEngine engine) {
    engine.deploy(process("waiting").catchEvent("c", Trigger.signal("taken")).userTask("go"));
    var waiting = engine.start("waiting");
    assigned(
        engine,
        listening(
                "order",
                "throwEvent",
                "globalSignal",
                "signalName",
                "taken",
                "events",
                "TASK_ASSIGNED")
            .userTask("pay"));
    engine.runDueJobs();
    assertThat(engine.openTasks(waiting)).containsExactly("go");
  }

  @Covers("135 listener of the engine in a model")
  @Test
  void aMessageGoesToTheInstance(TestEngine engine) {
    var listener =
        listening(
            "order", "throwEvent", "message", "messageName", "taken", "events", "TASK_ASSIGNED");
    var order =
        assigned(
            engine,
            listener
                .userTask("pay")
                .boundaryEvent("b", Trigger.message("taken"), b -> b.userTask("watch")));
    assertThat(engine.openTasks(order)).containsExactly("watch");
  }

  @Covers("135 listener of the engine in a model")
  @Test
  void anErrorIsThrownWhereItHappened(TestEngine engine) {
    var order =
        assigned(
            engine,
            listening(
                    "order", "throwEvent", "error", "errorCode", "taken", "events", "TASK_ASSIGNED")
                .userTask("pay")
                .boundaryEvent("b", Trigger.error("taken"), b -> b.userTask("repair")));
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void anErrorThatNobodyCatchesFailsTheCall(TestEngine engine) {
    engine.deploy(
        listening("order", "throwEvent", "error", "errorCode", "x", "events", "TASK_CREATED")
            .userTask("pay"));
    assertThatThrownBy(() -> engine.start("order")).isInstanceOf(BpmnError.class);
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
  }
}
