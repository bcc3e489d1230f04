package io.millrace.bpmn.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** The first process of an application: build the engine, deploy, start, complete a task. */
@DatabaseTest
class FirstProcessExampleTest {

  private final DataSource dataSource;
  private final Mailer mailer = new Mailer(new ArrayList<>());

  FirstProcessExampleTest(Database database) {
    this.dataSource = database.dataSource();
  }

  @Test
  void anApprovedOrderIsConfirmed() {
    var engine =
        new ProcessEngineConfiguration()
            .setDataSource(dataSource) // or setJdbcUrl(...), for a pool of the engine's own
            .setDatabaseSchemaUpdate("true") // create or upgrade the tables
            .setBeans(
                Map.of("mailer", mailer)) // what expressions such as ${mailer.send(order)} reach
            .setAsyncExecutorActivate(true) // run timers and asynchronous steps in the background
            .buildProcessEngine();

    engine
        .getRepositoryService()
        .createDeployment()
        .addClasspathResource("order.bpmn20.xml")
        .deploy();

    var order = engine.getRuntimeService().startProcessInstanceByKey("order", Map.of("total", 99));

    var task =
        engine.getTaskService().createTaskQuery().processInstanceId(order.getId()).singleResult();
    engine.getTaskService().complete(task.getId(), Map.of("approved", true));

    assertThat(task.getName()).isEqualTo("Approve the order");
    assertThat(mailer.sent()).containsExactly("Your order of 99 is on its way.");
    engine.close();
  }

  /**
   * A bean of the application.
   *
   * @param sent what was sent, in order
   */
  public record Mailer(List<String> sent) {

    /** Called by the process. */
    public void send(int total) {
      sent.add("Your order of " + total + " is on its way.");
    }
  }
}
