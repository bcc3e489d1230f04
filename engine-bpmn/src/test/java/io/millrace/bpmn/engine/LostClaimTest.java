package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static io.millrace.test.engine.Callers.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.ServerTest;
import io.millrace.test.database.WireProxy;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/**
 * A node that claims jobs and does not hear that it has them takes them up at once all the same,
 * and not only when their lease is over, which is an hour here.
 */
@ServerTest
class LostClaimTest {

  private final Database database;

  LostClaimTest(Database database) {
    this.database = database;
  }

  @Test
  void jobsOfAClaimWhoseAnswerIsLostAreDoneAtOnce() {
    assumeTrue(database.kind() == DatabaseKind.POSTGRESQL, "one string for the claim's commit");
    try (var engine = TestEngine.on(database);
        var proxy = WireProxy.before(database)) {
      // given
      engine.deploy(
          process("order").userTask("ship", t -> t.attribute("millrace:asyncBefore", true)));
      for (var i = 0; i < 3; i++) {
        engine.start("order");
      }
      proxy.cutAt("update mr_job", true);
      // when
      var node =
          new ProcessEngineConfiguration()
              .setJdbcUrl(proxy.url())
              .setJdbcUsername(database.user())
              .setJdbcPassword(database.password())
              .setAsyncExecutorLockTime(Duration.ofHours(1))
              .setAsyncExecutorActivate(true)
              .buildProcessEngine();
      try {
        // then
        until("all jobs are done", () -> engine.tasks().createTaskQuery().count() == 3);
        assertThat(proxy.hasCut()).isTrue();
      } finally {
        node.close();
      }
    }
  }
}
