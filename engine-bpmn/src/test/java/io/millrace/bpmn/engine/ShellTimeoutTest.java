package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.common.ShellTaskException;
import io.millrace.test.database.TestDatabase;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** A command that takes too long does not keep its instance locked. */
@DisabledOnOs(OS.WINDOWS)
class ShellTimeoutTest {

  private static BpmnBuilder sleeping(String wait) {
    return process("order")
        .serviceTask(
            "run",
            t ->
                t.attribute("flowable:type", "shell")
                    .field("command", "sleep")
                    .field("arg1", "60")
                    .field("wait", wait));
  }

  private static boolean isSleep(ProcessHandle child) {
    return child.info().command().filter(command -> command.endsWith("sleep")).isPresent();
  }

  @Test
  void aCommandThatTakesTooLongIsEndedUnlessNobodyWaitsForIt() {
    var database = TestDatabase.current().freshDatabase();
    try (var engine =
        new ProcessEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setDatabaseSchemaUpdate("true")
            .setShellTasks(Duration.ofMillis(50))
            .buildProcessEngine()) {
      var repository = engine.getRepositoryService();
      var runtime = engine.getRuntimeService();
      repository.createDeployment().addBytes("a.bpmn", sleeping("true").toBytes()).deploy();
      assertThatThrownBy(() -> runtime.startProcessInstanceByKey("order"))
          .isInstanceOf(ShellTaskException.class)
          .hasMessageContaining("took longer than");

      repository.createDeployment().addBytes("a.bpmn", sleeping("false").toBytes()).deploy();
      assertThat(runtime.startProcessInstanceByKey("order").isEnded()).isTrue();
      ProcessHandle.current()
          .children()
          .filter(ShellTimeoutTest::isSleep)
          .forEach(ProcessHandle::destroy);
    }
  }

  @Test
  void aCommandThatLeavesAnotherInTheBackgroundIsDoneWhenItEnds() {
    var database = TestDatabase.current().freshDatabase();
    try (var engine =
        new ProcessEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setDatabaseSchemaUpdate("true")
            .setShellTasks(Duration.ofSeconds(10))
            .buildProcessEngine()) {
      var order =
          process("order")
              .serviceTask(
                  "run",
                  t ->
                      t.attribute("flowable:type", "shell")
                          .field("command", "sh")
                          .field("arg1", "-c")
                          .field("arg2", "echo started; sleep 0.3; sleep 30 &")
                          .field("outputVariable", "output"))
              .userTask("after");
      engine.getRepositoryService().createDeployment().addBytes("a.bpmn", order.toBytes()).deploy();

      var instance = engine.getRuntimeService().startProcessInstanceByKey("order");

      assertThat(engine.getRuntimeService().getVariable(instance.getId(), "output"))
          .isEqualTo("started\n");
    }
  }
}
