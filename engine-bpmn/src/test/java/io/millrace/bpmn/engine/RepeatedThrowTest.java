package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.LimitExceededException;
import io.millrace.test.database.CountedWork;
import java.lang.management.ManagementFactory;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What is thrown and caught again and again in one unit of work costs what has changed since the
 * throw before: ten times the rounds, at most twelve times the memory taken and the statements.
 */
@CountedWork
@EngineTest
class RepeatedThrowTest {

  private static final int FEW = 400;
  private static final int MANY = 10 * FEW;
  private static final Trigger ALARM = Trigger.signal("alarm");
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static long bytesOf(Runnable call) {
    var thread = Thread.currentThread().getId();
    var before = THREADS.getThreadAllocatedBytes(thread);
    call.run();
    return THREADS.getThreadAllocatedBytes(thread) - before;
  }

  /** Each instance that a signal starts throws it again, until enough have done so. */
  private static BpmnBuilder startedAgain() {
    return process("order")
        .startEvent("start", ALARM)
        .choose("enough")
        .when(
            "${n > 0}",
            x ->
                x.endEvent(
                    "thrown",
                    ALARM.extension("camunda:in", "sourceExpression", "${n - 1}", "target", "n")))
        .otherwise(x -> x.endEvent("last"));
  }

  private static void raise(TestEngine engine, int rounds) {
    engine.runtime().signalEventReceived("alarm", Map.of("n", rounds));
  }

  @Test
  void aSignalThatStartsWhatThrowsIt(TestEngine engine) {
    engine.deploy(startedAgain());
    raise(engine, FEW);
    var few = bytesOf(() -> raise(engine, FEW));
    var many = bytesOf(() -> raise(engine, MANY));
    assertThat(many).isLessThanOrEqualTo(12 * few);
    assertThat(engine.statementsOf(() -> raise(engine, MANY)))
        .filteredOn(text -> text.contains("from MR_EVENT_SUBSCRIPTION"))
        .hasSizeLessThan(5);
  }

  @Test
  void aSignalThatStartsWhatThrowsItEndsAtTheLimit(TestEngine engine) {
    engine.deploy(process("order").startEvent("start", ALARM).endEvent("thrown", ALARM));
    assertThatThrownBy(() -> engine.runtime().signalEventReceived("alarm"))
        .isInstanceOf(LimitExceededException.class);
    assertThat(engine.history().createHistoricProcessInstanceQuery().count()).isZero();
  }

  /** Throws in a circle what an event sub-process that does not interrupt catches. */
  private static BpmnBuilder caughtInside(Trigger thrown) {
    return process("order")
        .merge("again")
        .throwEvent("throw", thrown)
        .serviceTask("count", t -> t.expression("${n - 1}").resultVariable("n"))
        .choose("enough")
        .when("${n > 0}", x -> x.connectTo("again"))
        .otherwise(x -> {})
        .eventSubProcess(
            "handler", h -> h.nonInterruptingStartEvent("caught", thrown).task("handle"));
  }

  private static void checkCircle(BpmnBuilder model, TestEngine engine) {
    engine.deploy(model);
    engine.start("order", Map.of("n", FEW));
    var few = bytesOf(() -> engine.start("order", Map.of("n", FEW)));
    var many = bytesOf(() -> engine.start("order", Map.of("n", MANY)));
    assertThat(many).isLessThanOrEqualTo(12 * few);
  }

  @Test
  void aSignalThatIsCaughtInItsInstance(TestEngine engine) {
    checkCircle(caughtInside(ALARM), engine);
  }

  @Test
  void aSignalOfTheInstanceThatIsCaughtInIt(TestEngine engine) {
    checkCircle(caughtInside(Trigger.instanceSignal("own")), engine);
  }

  @Test
  void anEscalationThatIsCaughtInItsInstance(TestEngine engine) {
    checkCircle(caughtInside(Trigger.escalation("late")), engine);
  }
}
