package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.IllegalStateEngineException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

@EngineTest
class ClosedEngineTest {

  @Test
  void everyCallAfterTheCloseIsRefusedAtOnce(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var task = engine.task(engine.start("order"), "pay").getId();
    var closed = anotherEngine(engine);
    closed.close();
    refused(() -> closed.getRuntimeService().startProcessInstanceByKey("order"));
    refused(() -> closed.getTaskService().complete(task));
    refused(() -> closed.getTaskService().createTaskQuery().count());
    refused(() -> closed.getHistoryService().createHistoricTaskInstanceQuery().list());
    refused(() -> closed.getManagementService().getTableCount());
    refused(
        () ->
            closed
                .getRepositoryService()
                .createDeployment()
                .addString("a.bpmn", process("a").task("b").toXml())
                .deploy());
  }

  @Test
  void anActionOnAConnectionOfTheCallersDoesNotBegin(TestEngine engine) throws SQLException {
    var closed = anotherEngine(engine);
    closed.close();
    var begun = new AtomicBoolean();
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      refused(() -> closed.inTransaction(connection, () -> begun.set(true)));
      connection.rollback();
    }
    assertThat(begun).isFalse();
  }

  private static ProcessEngine anotherEngine(TestEngine engine) {
    var database = engine.database();
    return new ProcessEngineConfiguration()
        .setDataSource(database.dataSource())
        .setDatabaseSchemaUpdate("validate")
        .buildProcessEngine();
  }

  private static void refused(ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("closed");
  }
}
