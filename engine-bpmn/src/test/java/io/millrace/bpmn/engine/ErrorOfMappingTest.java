package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.LimitExceededException;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Mappings and listeners that throw what the model catches where something begins and ends. */
@EngineTest
class ErrorOfMappingTest {

  private static final Trigger REFUSED = Trigger.error("refused");

  private final Log log = new Log();

  /** Throws, and writes down how often it was called. */
  public static final class Throwing {
    private final TestEngine engine;
    private final Log log;

    Throwing(TestEngine engine, Log log) {
      this.engine = engine;
      this.log = log;
    }

    private void note(String what) {
      log.add(what);
      if (log.entries().size() > 50) {
        throw new IllegalStateException("called again and again");
      }
    }

    /** Throws an error of the model. */
    public Object refuse(String what) {
      note(what);
      throw new BpmnError("refused", "by " + what);
    }

    /** Tells all that a signal has come. */
    public Object signal(String what) {
      log.add(what);
      engine.runtime().signalEventReceived("more");
      return null;
    }
  }

  @BeforeEach
  void letBeansThrow(TestEngine engine) {
    engine.bean("throwing", new Throwing(engine, log));
    engine.bean("log", log);
  }

  @SafeVarargs
  private static Consumer<NodeBuilder> mapping(Consumer<NodeBuilder>... parameters) {
    return node ->
        node.extension(
            "camunda:inputOutput",
            io -> {
              for (var parameter : parameters) {
                parameter.accept(io);
              }
            });
  }

  private static Consumer<NodeBuilder> output(String what) {
    return parameter("camunda:outputParameter", what);
  }

  private static Consumer<NodeBuilder> input(String what) {
    return parameter("camunda:inputParameter", what);
  }

  private static Consumer<NodeBuilder> parameter(String kind, String what) {
    return io -> io.insideText(kind, "${throwing.refuse('" + what + "')}", "name", "x");
  }

  @Test
  void anOutputThatThrowsIsAskedOnceAndCaughtAtItsActivity(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask(
                "work",
                t -> {
                  t.executionListener("end", "${log.add('end')}");
                  mapping(output("out")).accept(t);
                })
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "work");
    // then
    assertThat(log.entries().stream().sorted()).containsExactly("end", "out");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  /** Boundary events are armed when the inputs are there (rule 9.6). */
  @Test
  void anInputThatThrowsIsAskedOnceAndCaughtAroundItsActivity(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.userTask("work", mapping(input("in"), output("out")))
                        .boundaryEvent("own", REFUSED, b -> b.userTask("never")))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    // when
    var order = engine.start("order");
    // then
    assertThat(log.entries()).containsExactly("in");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void anInputOfAnInstanceOfALoopThatThrowsIsAskedOnceAndCaughtAtTheLoop(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask(
                "work",
                t -> {
                  mapping(input("in")).accept(t);
                  t.multiInstance(l -> l.cardinality(3));
                })
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    // when
    var order = engine.start("order");
    // then
    assertThat(log.entries()).containsExactly("in");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void outputsOfASubProcessAndOfACallThrowOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("called").userTask("inCall"),
        process("order")
            .subProcess("sub", mapping(output("sub")), s -> s.userTask("inSub"))
            .boundaryEvent(
                "caught",
                REFUSED,
                b -> b.callActivity("call", "called", mapping(output("call"))).userTask("never"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "inSub");
    // then
    assertThat(log.entries()).containsExactly("sub");
    var task = engine.tasks().createTaskQuery().singleResult().getId();
    assertThatThrownBy(() -> engine.tasks().complete(task)).isInstanceOf(BpmnError.class);
    assertThat(log.entries()).containsExactly("sub", "call");
    assertThat(engine.tasks().createTaskQuery().singleResult().getId()).isEqualTo(task);
  }

  @Test
  void anOutputOfEachInstanceOfALoopThrowsOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask(
                "work",
                t -> {
                  mapping(output("out")).accept(t);
                  t.multiInstance(l -> l.cardinality(3));
                })
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.tasks().complete(engine.tasks().createTaskQuery().list().get(0).getId());
    // then
    assertThat(log.entries()).containsExactly("out");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void anEventSubProcessWhoseStartListenersThrowGoesOutwardsOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.userTask(
                            "work", t -> t.executionListener("end", "${throwing.refuse('work')}"))
                        .eventSubProcess(
                            "handler",
                            n -> n.executionListener("start", "${throwing.refuse('handler')}"),
                            e -> e.startEvent("come", REFUSED).userTask("handle")))
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "work");
    // then
    assertThat(log.entries()).containsExactly("work", "handler");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }

  @Test
  void aListenerThatSignalsItsOwnInstanceForEverIsStopped(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("work")
            .eventSubProcess(
                "more",
                e ->
                    e.nonInterruptingStartEvent("come", Trigger.signal("more"))
                        .serviceTask(
                            "again",
                            t ->
                                t.expression("${1}")
                                    .executionListener("end", "${throwing.signal('again')}"))));
    var order = engine.start("order");
    // when
    assertThatThrownBy(() -> engine.runtime().signalEventReceived("more"))
        // then
        .isInstanceOf(LimitExceededException.class);
    assertThat(engine.openTasks(order)).containsExactly("work");
  }

  @Test
  void aListenerThatSignalsWhatEndsItsActivityIsCalledOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .userTask("work", t -> t.executionListener("end", "${throwing.signal('work')}"))
            .boundaryEvent("stop", Trigger.signal("more"), b -> b.userTask("stopped"))
            .moveTo("work")
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "work");
    // then
    assertThat(log.entries()).containsExactly("work");
    assertThat(engine.openTasks(order)).hasSize(1);
  }

  @Test
  void listenersOfAnEscalationAndItsHandlersThrowOnce(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .subProcess(
                "sub",
                n -> n.executionListener("end", "${throwing.refuse('sub')}"),
                s ->
                    s.userTask("work")
                        .throwEvent("raise", Trigger.escalation("late"))
                        .userTask("never"))
            .boundaryEvent("escalated", Trigger.escalation("late"), b -> b.userTask("hurry"))
            .moveTo("sub")
            .boundaryEvent("caught", REFUSED, b -> b.userTask("repair"))
            .moveTo("sub")
            .userTask("after"));
    var order = engine.start("order");
    // when
    engine.completeTask(order, "work");
    // then
    assertThat(log.entries()).containsExactly("sub");
    assertThat(engine.openTasks(order)).containsExactly("repair");
  }
}
