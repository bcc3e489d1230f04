package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.TestEngine;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.TestDatabase;
import io.millrace.test.engine.Race;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.RepeatedTest;

/** Nodes that start at the same moment on a database without tables wait for one another. */
@DatabaseTest
class StartTogetherTest {

  @RepeatedTest(10)
  void twoEnginesThatStartAtOnceOnAnEmptyDatabaseBothWork(TestDatabase server) {
    var database = server.freshDatabase();
    var engines = new ConcurrentLinkedQueue<TestEngine>();
    // when
    var outcomes = Race.of(2, () -> engines.add(TestEngine.on(database)));
    // then
    try {
      assertThat(outcomes).containsOnlyNulls();
      engines.element().deploy(process("shared").userTask("work"));
      for (var engine : List.copyOf(engines)) {
        var instance = engine.start("shared");
        engine.completeTask(instance, "work");
        assertThat(engine.hasEnded(instance)).isTrue();
      }
    } finally {
      engines.forEach(TestEngine::close);
      server.drop(database);
    }
  }
}
