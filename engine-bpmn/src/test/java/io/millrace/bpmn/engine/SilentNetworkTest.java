package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.repository.Deployment;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.task.Task;
import io.millrace.test.database.Database;
import io.millrace.test.database.ServerTest;
import io.millrace.test.database.WireProxy;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A network that swallows what is sent, while the connection seems to be there. */
@ServerTest
class SilentNetworkTest {

  private static final Duration LOCKS = Duration.ofSeconds(1);
  private static final Duration ANSWERS = Duration.ofSeconds(2);

  private final Database database;
  private WireProxy proxy;
  private ProcessEngine engine;
  private Deployment deployment;
  private String task;

  SilentNetworkTest(Database database) {
    this.database = database;
  }

  private ProcessEngineConfiguration configuration() {
    return new ProcessEngineConfiguration()
        .setJdbcUrl(proxy.url())
        .setJdbcUsername(database.user())
        .setJdbcPassword(database.password())
        .setJdbcMaxActiveConnections(1)
        .setDatabaseSchemaUpdate("true")
        .setLockTimeout(LOCKS);
  }

  @BeforeEach
  void startBehindAProxy() {
    proxy = WireProxy.before(database);
    engine = configuration().setNetworkTimeout(ANSWERS).buildProcessEngine();
    var two = process("two").userTask("approve").userTask("ship");
    deployment =
        engine
            .getRepositoryService()
            .createDeployment()
            .addBytes(two.resourceName(), two.toBytes())
            .deploy();
    engine.getRuntimeService().startProcessInstanceByKey("two");
    task = open().getId();
    engine.getTaskService().setPriority(task, 70); // not remembered: it is locked, then completed
  }

  @AfterEach
  void close() {
    engine.getRepositoryService().deleteDeployment(deployment.getId(), true);
    engine.close();
    proxy.close();
  }

  private Task open() {
    return engine.getTaskService().createTaskQuery().singleResult();
  }

  @Test
  void callThatGetsNoAnswerFailsAndTheNextOneGoesOnByAnotherConnection() {
    proxy.swallowFrom("for update", false);
    assertThatThrownBy(() -> engine.getTaskService().complete(task))
        .isInstanceOf(DatabaseUnavailableException.class);
    assertThat(proxy.hasCut()).isTrue();
    assertThat(open().getTaskDefinitionKey()).isEqualTo("approve");
    engine.getTaskService().complete(task);
    assertThat(open().getTaskDefinitionKey()).isEqualTo("ship");
  }

  @Test
  void commitWithoutAnAnswerLeavesTheOutcomeOpen() {
    proxy.swallowFrom("commit", true);
    assertThatThrownBy(() -> engine.getTaskService().complete(task))
        .isInstanceOf(OutcomeUnknownException.class);
    assertThat(proxy.hasCut()).isTrue();
    assertThat(open().getTaskDefinitionKey()).isEqualTo("ship");
  }

  @Test
  void connectionIsNotGivenUpWhileItMayStillWaitForALock() {
    assertThatThrownBy(() -> configuration().setNetworkTimeout(LOCKS).buildProcessEngine())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("networkTimeout")
        .hasMessageContaining("lockTimeout");
  }
}
