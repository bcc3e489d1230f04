package io.millrace.bpmn.examples;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.bpmn.test.Trigger.timerDuration;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A test of a process with a timer, which does not wait for the time to pass. */
@EngineTest
class TimerExampleTest {

  @Test
  void threeHoursLaterTheReminderIsDue(TestEngine tested) {
    tested.deploy(process("order").catchEvent("pause", timerDuration("PT2H")).userTask("remind"));
    var order = tested.start("order");
    ProcessEngine engine = tested.engine();

    engine.clock().advance(Duration.ofHours(3)); // the engine's clock, not the system's
    engine.runDueJobs(); // timers and asynchronous steps, on this thread

    assertThat(tested.openTasks(order)).containsExactly("remind");
  }
}
