package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.task.Task;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.WireProxy;
import java.util.List;
import org.junit.jupiter.api.Test;

@EngineTest
class LargeLoopTest {

  private static final int INSTANCES = 10_000;
  private static final int SAMPLE = 1_000;

  /** What grows with the loop is seen with these, too; the whole number is run on one database. */
  private static final int FEWER = 3_000;

  @Test
  void theLastInstancesOfALargeLoopCostOnTheWireWhatTheFirstDid(TestEngine engine) {
    // given
    var instances = engine.database().kind() == DatabaseKind.POSTGRESQL ? INSTANCES : FEWER;
    engine.deploy(
        process("large")
            .userTask("vote", t -> t.multiInstance(m -> m.cardinality(instances)))
            .userTask("count"));
    var instance = engine.start("large");
    var tasks = engine.tasks().createTaskQuery().processInstanceId(instance.getId()).list();
    assertThat(tasks).hasSize(instances);
    // when
    var first = complete(engine, tasks.subList(0, SAMPLE));
    tasks
        .subList(SAMPLE, instances - SAMPLE)
        .forEach(task -> engine.tasks().complete(task.getId()));
    var last = complete(engine, tasks.subList(instances - SAMPLE, instances));
    // then
    assertThat(engine.openTasks(instance)).containsExactly("count");
    assertThat(last).isLessThanOrEqualTo((long) (first * 1.2));
  }

  /**
   * Completes tasks through a proxy; returns how many bytes went over the wire, 0 for a database
   * without one.
   */
  private static long complete(TestEngine engine, List<Task> tasks) {
    if (engine.database().kind() == DatabaseKind.H2) {
      tasks.forEach(task -> engine.tasks().complete(task.getId()));
      return 0;
    }
    try (var proxy = WireProxy.before(engine.database());
        var seen = TestEngine.on(engine.database().at(proxy.url()))) {
      seen.tasks().complete(tasks.get(0).getId());
      var before = proxy.counts();
      tasks.subList(1, tasks.size()).forEach(task -> seen.tasks().complete(task.getId()));
      var counts = proxy.counts().since(before);
      return counts.bytesToClient() + counts.bytesToServer();
    }
  }
}
