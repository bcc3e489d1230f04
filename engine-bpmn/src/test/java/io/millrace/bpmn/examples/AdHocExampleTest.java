package io.millrace.bpmn.examples;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import org.junit.jupiter.api.Test;

/** Activities that are started by hand, in any order. */
@EngineTest
class AdHocExampleTest {

  @Test
  void whatIsInAnAdHocSubProcessIsStartedFromOutside(TestEngine engine) {
    engine.deploy(
        process("care")
            .adHocSubProcess("visit", n -> n.inside("task", "id", "measure"))
            .userTask("after"));
    var runtime = engine.runtime();
    var care = engine.start("care");

    var visit = runtime.getAdhocSubProcessExecutions(care.getId()).get(0).getId();
    runtime.getEnabledActivitiesFromAdhocSubProcess(visit); // those that no flow leads to
    runtime.executeActivityInAdhocSubProcess(visit, "measure"); // as often as needed
    runtime.completeAdhocSubProcess(visit); // when nothing in it is under way

    assertThat(engine.openTasks(care)).containsExactly("after");
  }
}
