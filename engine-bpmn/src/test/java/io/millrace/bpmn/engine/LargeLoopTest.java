package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import org.junit.jupiter.api.Test;

@EngineTest
class LargeLoopTest {

  @Test
  void tenThousandInstancesOfAUserTaskAreCompletedOneByOne(TestEngine engine) {
    // given
    engine.deploy(
        process("large")
            .userTask("vote", t -> t.multiInstance(m -> m.cardinality("500")))
            .userTask("count"));
    var instance = engine.start("large");
    var tasks = engine.tasks().createTaskQuery().processInstanceId(instance.getId()).list();
    assertThat(tasks).hasSize(500);
    // when
    tasks.forEach(task -> engine.tasks().complete(task.getId()));
    // then
    assertThat(engine.openTasks(instance)).containsExactly("count");
  }
}
