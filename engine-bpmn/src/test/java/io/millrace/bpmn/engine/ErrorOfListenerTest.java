package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Listeners that throw modelled errors where they hear of an end: each is called once, and the
 * token goes to the event that catches the error.
 */
@EngineTest
class ErrorOfListenerTest {

  private static final Trigger REFUSED = Trigger.error("refused");
  private static final String THROWS = "${told.refuse(execution.currentActivityId)}";

  /** Throws where it is told of something, and writes down how often it was told. */
  public static final class Told {
    private final Log log;

    Told(Log log) {
      this.log = log;
    }

    /** Refuses what it is told of. */
    public void refuse(String what) {
      throwing(what, "refused");
    }

    /** Throws an error of a code. */
    public void throwing(String what, String code) {
      log.add(what);
      if (log.entries().size() > 50) {
        throw new IllegalStateException("told again and again");
      }
      throw new BpmnError(code, "by " + what);
    }
  }

  private final Log log = new Log();

  @BeforeEach
  void letListenersThrow(TestEngine engine) {
    engine.bean("told", new Told(log));
    engine.bean("log", log);
  }

  private List<String> told() {
    return log.entries().stream().sorted().toList();
  }

  @Test
  void theEndOfAServiceTaskIsToldOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .serviceTask("work", t -> t.expression("${1}").executionListener("end", THROWS))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    // when
    var order = engine.start("order");
    // then
    assertThat(told()).containsExactly("work");
    assertThat(engine.openTasks(order)).containsExactly("repair");
    assertThat(Aftermath.cutOff(engine, order)).containsExactly("work: boundary event 'caught'");
  }

  @Test
  void theEndOfAUserTaskIsToldOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("work", t -> t.executionListener("end", THROWS))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "work");
    // then
    assertThat(told()).containsExactly("work");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void listenersBehindTheOneThatThrowsAreToldOfTheSameEndOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask(
                "work",
                t ->
                    t.executionListener("end", "${log.add('first')}")
                        .executionListener("end", THROWS)
                        .executionListener("end", "${log.add('third')}"))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair")));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "work");
    // then
    assertThat(log.entries()).containsExactly("first", "work", "third");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void theEndOfASubProcessIsToldOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .subProcess("sub", n -> n.executionListener("end", THROWS), s -> s.userTask("work"))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "work");
    // then
    assertThat(told()).containsExactly("sub");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void theEndOfEachInstanceOfALoopIsToldOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask(
                "work",
                t ->
                    t.executionListener("end", "${told.refuse('work'.concat(loopCounter))}")
                        .multiInstance(l -> l.cardinality(4)))
            .boundaryEvent(
                "caught",
                Trigger.error("refused").with("camunda:errorMessageVariable", "message"),
                b -> b.userTask("repair"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.tasks().complete(engine.tasks().createTaskQuery().list().get(0).getId());
    // then
    assertThat(told()).containsExactly("work0", "work1", "work2", "work3");
    assertThat(engine.openTasks(order)).containsExactly("repair");
    assertThat(engine.lastValue(order, "message")).isEqualTo("by " + log.entries().get(0));
  }

  @Test
  void theEndOfARoundOfASequenceIsToldOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask(
                "work",
                t ->
                    t.executionListener(
                            "end",
                            "${loopCounter == 1 ? told.refuse('work1') : log.add('work'.concat(loopCounter))}")
                        .multiInstance(l -> l.sequential().cardinality(3)))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "work");
    engine.completeTask(order, "work");
    // then
    assertThat(told()).containsExactly("work0", "work1");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void theEndOfACalledProcessIsToldOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("called").executionListener("end", "${told.refuse('called')}").userTask("work"),
        process("order")
            .callActivity("call", "called")
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.tasks().complete(engine.tasks().createTaskQuery().singleResult().getId());
    // then
    assertThat(told()).containsExactly("called");
    assertThat(engine.openTasks(order)).containsExactly("repair");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(1);
  }

  @Test
  void theEndOfACallIsToldOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("called").executionListener("end", "${log.add('called')}").userTask("work"),
        process("order")
            .callActivity("call", "called", c -> c.executionListener("end", THROWS))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.tasks().complete(engine.tasks().createTaskQuery().singleResult().getId());
    // then
    assertThat(log.entries()).containsExactly("called", "call");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void theEndOfATaskThatATimerCancelsIsToldOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("work", t -> t.executionListener("end", THROWS))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .moveTo("work")
            .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.userTask("remind"))
            .moveTo("work")
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.clock().advance(Duration.ofHours(2));
    engine.runDueJobs();
    // then
    assertThat(told()).containsExactly("work");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void anEventSubProcessCatchesTheErrorOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .fork(
                b -> b.userTask("work", t -> t.executionListener("end", THROWS)).endEvent(),
                b -> b.userTask("beside", t -> t.executionListener("end", THROWS)).endEvent())
            .eventSubProcess("handler", s -> s.startEvent("caught", REFUSED).userTask("repair")));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "work");
    // then
    assertThat(told()).containsExactly("beside", "work");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void theHandlersOwnErrorGoesOutwards(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.executionListener("end", "${told.refuse('sub')}"),
                s ->
                    s.userTask("work", t -> t.executionListener("end", THROWS))
                        .eventSubProcess(
                            "handler",
                            e ->
                                e.startEvent("caught", REFUSED)
                                    .userTask("repair", t -> t.executionListener("end", THROWS))))
            .boundaryEvent("outside", REFUSED, b -> b.userTask("giveUp"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "work");
    assertThat(engine.openTasks(order)).containsExactly("repair");
    engine.completeTask(order, "repair");
    // then
    assertThat(told()).containsExactly("repair", "sub", "work");
    assertThat(engine.openTasks(order)).containsExactly("giveUp");
  }

  @Test
  void allThatIsCancelledOnSeveralLevelsIsToldOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("deep")
            .executionListener("end", "${told.throwing('deep', 'other')}")
            .userTask("bottom", t -> t.executionListener("end", THROWS)),
        process("order")
            .subProcess(
                "sub",
                n -> n.executionListener("end", THROWS),
                s ->
                    s.fork(
                        b ->
                            b.subProcess(
                                "inner",
                                n -> n.executionListener("end", THROWS),
                                i -> i.userTask("a", t -> t.executionListener("end", THROWS))),
                        b ->
                            b.callActivity("call", "deep", c -> c.executionListener("end", THROWS)),
                        b -> b.userTask("b", t -> t.executionListener("end", THROWS))))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .moveTo("sub")
            .boundaryEvent("late", Trigger.message("stop"), b -> b.userTask("stopped"))
            .moveTo("sub")
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.runtime().messageEventReceived("stop", engine.executionAt(order, "sub"));
    // then
    assertThat(told()).containsExactly("a", "b", "bottom", "call", "deep", "inner", "sub");
    assertThat(engine.openTasks(order)).containsExactly("repair");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(1);
  }

  @Test
  void terminationTellsOfEachEndOnceAndTheErrorIsCaughtOutside(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                        b -> b.userTask("work").endEvent("stop", Trigger.terminate()),
                        b ->
                            b.userTask("beside", t -> t.executionListener("end", THROWS))
                                .endEvent()))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "work");
    // then
    assertThat(told()).containsExactly("beside");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void aCompletionConditionTellsTheOthersOnceAndTheErrorIsCaughtAtTheLoop(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask(
                "work",
                t ->
                    t.executionListener(
                            "end", "${stop ? told.refuse('cut') : log.add('completed')}")
                        .multiInstance(
                            l -> l.cardinality(3).until("${nrOfCompletedInstances == 1}")))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    var order = engine.start("order", java.util.Map.of("stop", false));
    // when
    engine.runtime().setVariable(order.getId(), "stop", true);
    var first = engine.tasks().createTaskQuery().list().get(0).getId();
    engine.tasks().setVariableLocal(first, "x", 1);
    engine.runtime().setVariable(order.getId(), "stop", true);
    engine.tasks().complete(first);
    // then
    assertThat(log.entries()).hasSize(3).containsOnly("cut");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void aDeleteListenerOfATaskIsToldOnceOfItsCancellation(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("work", t -> t.taskListener("delete", "${told.refuse('delete')}"))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .moveTo("work")
            .boundaryEvent("late", Trigger.message("stop"), b -> b.userTask("stopped"))
            .moveTo("work")
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.runtime().messageEventReceived("stop", engine.executionAt(order, "work"));
    // then
    assertThat(told()).containsExactly("delete");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void completeAndDeleteListenersOfATaskThatThrowAreToldOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask(
                "work",
                t ->
                    t.taskListener("complete", "${told.refuse('complete')}")
                        .taskListener("delete", "${told.refuse('delete')}")
                        .executionListener("end", "${told.refuse('end')}"))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "work");
    // then
    assertThat(told()).containsExactly("complete", "delete", "end");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void startListenersAndThoseOfFlowsThrowOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("starting")
            .userTask(
                "work",
                t ->
                    t.executionListener("start", "${told.refuse('start')}")
                        .executionListener("end", "${told.refuse('end')}"))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"),
        process("taking")
            .subProcess(
                "sub",
                s ->
                    s.userTask("work")
                        .nextFlow(f -> f.executionListener("take", "${told.refuse('take')}"))
                        .userTask("next"))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    // when
    var starting = engine.start("starting");
    var taking = engine.start("taking");
    engine.completeTask(taking, "work");
    // then
    assertThat(log.entries()).containsExactly("start", "end", "take");
    assertThat(engine.openTasks(starting)).containsExactly("repair");
    assertThat(engine.openTasks(taking)).containsExactly("repair");
  }

  @Test
  void anErrorThatNothingCatchesChangesNothing(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("work", t -> t.executionListener("end", THROWS))
            .userTask("after"));
    var order = engine.start("order");
    // when
    assertThatThrownBy(() -> engine.completeTask(order, "work")).isInstanceOf(BpmnError.class);
    // then
    assertThat(told()).containsExactly("work");
    assertThat(engine.openTasks(order)).containsExactly("work");
  }
}
