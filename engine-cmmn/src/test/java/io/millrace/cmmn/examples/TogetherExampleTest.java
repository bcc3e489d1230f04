package io.millrace.cmmn.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** A case starts a process, and goes on when that has ended. */
@DatabaseTest
class TogetherExampleTest {

  private static final String SHIPPING =
      """
      <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="test">
        <process id="shipping" isExecutable="true">
          <startEvent id="start"/>
          <sequenceFlow id="f1" sourceRef="start" targetRef="pack"/>
          <userTask id="pack"/>
          <sequenceFlow id="f2" sourceRef="pack" targetRef="end"/>
          <endEvent id="end"/>
        </process>
      </definitions>
      """;

  private final DataSource dataSource;

  TogetherExampleTest(Database database) {
    this.dataSource = database.dataSource();
  }

  @Test
  void aCaseWaitsForTheProcessThatItStarts() {
    var processes =
        new ProcessEngineConfiguration()
            .setDataSource(dataSource)
            .setDatabaseSchemaUpdate("true")
            .addEngine(new CmmnEngineConfiguration())
            .buildProcessEngine();
    var cases = processes.getEngine(CmmnEngine.class); // closed together with the process engine

    var order =
        Cmmn.caseModel("order")
            .processTask("ship", "shipping", task -> {})
            .humanTask("thank", task -> task.entry().on("ship", "complete"))
            .toXml();
    processes
        .getRepositoryService()
        .createDeployment()
        .addString("order.cmmn", order)
        .addString("shipping.bpmn20.xml", SHIPPING)
        .deploy();
    cases.getCmmnRuntimeService().createCaseInstanceBuilder().caseDefinitionKey("order").start();
    var tasks = processes.getTaskService();
    tasks.complete(tasks.createTaskQuery().taskDefinitionKey("pack").singleResult().getId());

    assertThat(tasks.createTaskQuery().singleResult().getTaskDefinitionKey())
        .isEqualTo("thankDefinition");
    processes.close();
  }
}
