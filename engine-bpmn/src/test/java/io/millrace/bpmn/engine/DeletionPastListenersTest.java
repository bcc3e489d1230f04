package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.history.HistoricProcessInstance;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DelegateException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.ExpectsDeadLetters;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An instance can be deleted, whatever its listeners do when they are told of it. */
@EngineTest
class DeletionPastListenersTest {

  private final Log log = new Log();

  /** Fails where it is told of something. */
  public static final class Failing {
    private final Log log;

    Failing(Log log) {
      this.log = log;
    }

    /** Throws an error of the model. */
    public void refuse(String what) {
      log.add(what);
      throw new BpmnError("refused", "by " + what);
    }

    /** Fails as code does. */
    public void fail(String what) {
      log.add(what);
      throw new IllegalArgumentException("no network");
    }
  }

  @BeforeEach
  void letListenersFail(TestEngine engine) {
    engine.bean("failing", new Failing(log));
    engine.bean("log", log);
  }

  private static BpmnBuilder refusing() {
    return process("order")
        .executionListener("end", "${failing.refuse('process')}")
        .subProcess(
            "sub",
            n -> n.executionListener("end", "${failing.refuse('sub')}"),
            s ->
                s.userTask(
                    "work",
                    t ->
                        t.executionListener("end", "${failing.refuse('work')}")
                            .taskListener("delete", "${failing.refuse('task')}")))
        .boundaryEvent("caught", Trigger.error("refused"), b -> b.userTask("repair"))
        .moveTo("sub")
        .eventSubProcess(
            "handler", s -> s.startEvent("any", Trigger.anyError()).userTask("handle"));
  }

  @Test
  void anErrorOfTheModelIsCaughtByNoEventOfWhatIsDeleted(TestEngine engine) {
    // given
    engine.deploy(refusing());
    var order = engine.start("order");
    // when
    assertThatThrownBy(() -> engine.runtime().deleteProcessInstance(order.getId(), "over"))
        // then
        .isInstanceOf(DelegateException.class)
        .hasCauseInstanceOf(BpmnError.class)
        .hasMessageContaining("Cannot delete the process instance '" + order.getId() + "'")
        .hasMessageContaining("${failing.refuse('work')}")
        .hasMessageContaining("the event 'end' at 'work'")
        .hasMessageContaining("'refused'")
        .hasMessageContaining("skipCustomListeners");
    assertThat(log.entries()).containsExactly("work", "sub", "task");
    assertThat(engine.openTasks(order)).containsExactly("work");
  }

  @Test
  void anExceptionOfAListenerIsToldWithTheListener(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("work", t -> t.executionListener("end", "${failing.fail('work')}")),
        process("other").userTask("work", t -> t.taskListener("delete", "${failing.fail('t')}")));
    var order = engine.start("order");
    var other = engine.start("other");
    // when
    assertThatThrownBy(() -> engine.runtime().deleteProcessInstance(order.getId(), null))
        // then
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("${failing.fail('work')}")
        .hasMessageContaining("no network")
        .hasMessageContaining("skipCustomListeners");
    assertThatThrownBy(() -> engine.runtime().deleteProcessInstance(other.getId(), null))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("a task listener of the event 'delete' at 'work'");
    assertThat(engine.openTasks(order)).containsExactly("work");
    assertThat(engine.openTasks(other)).containsExactly("work");
  }

  @Test
  void withoutItsListenersEachInstanceCanBeDeleted(TestEngine engine) {
    // given
    engine.deploy(refusing(), process("outer").callActivity("call", "order"));
    var order = engine.start("order");
    var outer = engine.start("outer");
    // when
    engine.runtime().deleteProcessInstance(order.getId(), "over", true);
    engine.runtime().deleteProcessInstance(outer.getId(), "over", true, true, true);
    // then
    assertThat(log.entries()).isEmpty();
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThat(engine.history().createHistoricProcessInstanceQuery().list())
        .extracting(HistoricProcessInstance::getDeleteReason)
        .contains("over");
  }

  @Test
  void severalAreDeletedWithoutTheirListenersAtOnce(TestEngine engine) {
    // given
    engine.deploy(refusing());
    var ids =
        List.of(
            engine.start("order").getId(),
            engine.start("order").getId(),
            engine.start("order").getId());
    var runtime = engine.runtime();
    // when
    assertThatThrownBy(() -> runtime.bulkDeleteProcessInstances(ids, "over"))
        .isInstanceOf(DelegateException.class);
    runtime.deleteProcessInstances(ids.subList(0, 1), "over", true, false);
    assertThatThrownBy(() -> runtime.deleteProcessInstances(ids, "over", true, false))
        .isInstanceOf(ObjectNotFoundException.class);
    runtime.deleteProcessInstancesIfExists(ids, "over", true, false, false);
    // then
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void oneThatIsNotThereAnyMoreIsPassedOver(TestEngine engine) {
    // given
    engine.deploy(process("order").userTask("work"));
    var order = engine.start("order").getId();
    var runtime = engine.runtime();
    // when
    runtime.deleteProcessInstanceIfExists(order, "over", false, false, false, false);
    runtime.deleteProcessInstanceIfExists(order, "again", false, false, false, false);
    runtime.deleteProcessInstanceIfExists("no id", "again", false, false, false, false);
    runtime.deleteProcessInstancesIfExists(List.of(order, "no id"), "x", false, false, false);
    // then
    assertThat(Aftermath.rows(engine)).isEmpty();
    assertThatThrownBy(() -> runtime.deleteProcessInstance(order, "again", true))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(
            () -> runtime.deleteProcessInstanceIfExists(order, "x", false, false, false, true))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("skipSubprocesses");
  }

  @ExpectsDeadLetters
  @Test
  void aBatchCarriesWhatIsLeftOut(TestEngine engine) {
    // given
    engine.deploy(refusing());
    var told = engine.start("order");
    var first = engine.start("order").getId();
    var second = engine.start("order").getId();
    // when
    engine.runtime().deleteProcessInstancesAsync(List.of(first), "over", true);
    engine.runtime().deleteProcessInstancesAsync(List.of(second), null, true, false, true);
    engine.runAllJobs();
    // then
    assertThat(log.entries()).isEmpty();
    assertThat(engine.runtime().createProcessInstanceQuery().singleResult().getId())
        .isEqualTo(told.getId());
    assertThat(engine.history().createHistoricProcessInstanceQuery().finished().list())
        .extracting(HistoricProcessInstance::getDeleteReason)
        .containsExactlyInAnyOrder("over", "deleted by the application");
    engine.runtime().deleteProcessInstance(told.getId(), null, true);
  }

  @Test
  void aChangeThatAListenerStandsInTheWayOfSaysWhich(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("work", t -> t.executionListener("end", "${failing.refuse('work')}"))
            .boundaryEvent("caught", Trigger.error("refused"), b -> b.userTask("repair"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    assertThatThrownBy(
            () ->
                engine
                    .runtime()
                    .createProcessInstanceModification(order.getId())
                    .cancelAllForActivity("work")
                    .startBeforeActivity("after")
                    .execute())
        // then
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("the event 'end' at 'work'")
        .hasMessageContaining("skipCustomListeners");
    engine
        .runtime()
        .createProcessInstanceModification(order.getId())
        .cancelAllForActivity("work")
        .startBeforeActivity("after")
        .execute(true, false);
    assertThat(log.entries()).containsExactly("work");
    assertThat(engine.openTasks(order)).containsExactly("after");
  }
}
