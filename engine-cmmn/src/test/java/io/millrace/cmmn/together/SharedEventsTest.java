package io.millrace.cmmn.together;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.BadArgumentException;
import io.millrace.common.eventregistry.InMemoryEventChannel;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Processes and cases on one schema have one event registry. */
@DatabaseTest
class SharedEventsTest {

  private static final String PROCESS =
      """
      <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" targetNamespace="t">
        <process id="process" isExecutable="true">
          <startEvent id="start"/>
          <sequenceFlow id="f1" sourceRef="start" targetRef="wait"/>
          <intermediateCatchEvent id="wait">
            <extensionElements><flowable:eventType>rain</flowable:eventType></extensionElements>
          </intermediateCatchEvent>
          <sequenceFlow id="f2" sourceRef="wait" targetRef="dry"/>
          <userTask id="dry"/>
          <startEvent id="rained">
            <extensionElements><flowable:eventType>rain</flowable:eventType></extensionElements>
          </startEvent>
          <sequenceFlow id="f3" sourceRef="rained" targetRef="dry"/>
        </process>
      </definitions>
      """;

  private final Database database;
  private final InMemoryEventChannel channel = new InMemoryEventChannel();

  SharedEventsTest(Database database) {
    this.database = database;
  }

  @Test
  void aChannelOfTheProcessEngineReachesCases() {
    var both =
        new BothEngines(
            database,
            configuration ->
                configuration.setInboundEventChannelAdapters(Map.of("memory", channel)));
    try {
      both.processes()
          .getRepositoryService()
          .createDeployment()
          .addString("rain.event", "{\"key\": \"rain\"}")
          .addString(
              "sky.channel",
              """
              {"key": "sky", "channelType": "inbound", "type": "memory",
               "channelEventKeyDetection": {"fixedValue": "rain"}}
              """)
          .addString("case.cmmn", listening())
          .deploy();
      var runtime = both.cases().getCmmnRuntimeService();
      runtime.createCaseInstanceBuilder().caseDefinitionKey("case").start();

      assertThat(channel.publish("sky", "{}")).isOne();
      both.processes().runDueJobs();

      assertThat(both.cases().getCmmnTaskService().createTaskQuery().count()).isOne();
      assertThat(both.cases().getEventRegistry()).isSameAs(both.processes().getEventRegistry());
    } finally {
      both.close();
    }
  }

  private static String listening() {
    return TestCase.file(
        PlannedItem.stage(
            "plan",
            PlannedItem.event("l").extended("<flowable:eventType>rain</flowable:eventType>"),
            PlannedItem.human("a").entry("l.occur")));
  }

  @Test
  void oneEventReachesProcessesAndCasesEachInATransactionOfItsOwn() {
    var both = new BothEngines(database, configuration -> configuration);
    try {
      both.processes()
          .getRepositoryService()
          .createDeployment()
          .addString("rain.event", "{\"key\": \"rain\"}")
          .addString("process.bpmn20.xml", PROCESS)
          .addString("case.cmmn", listening())
          .deploy();
      both.cases()
          .getCmmnRuntimeService()
          .createCaseInstanceBuilder()
          .caseDefinitionKey("case")
          .start();
      both.processes().getRuntimeService().startProcessInstanceByKey("process");

      assertThat(both.processes().getEventRegistry().createEventInstanceBuilder("rain").receive())
          .isEqualTo(3);
      both.processes().runDueJobs();

      assertThat(both.cases().getCmmnTaskService().createTaskQuery().count()).isEqualTo(3);
      assertThat(both.processes().getRuntimeService().createProcessInstanceQuery().count())
          .isEqualTo(2);
    } finally {
      both.close();
    }
  }

  @Test
  void adaptersAreThoseOfTheProcessEngine() {
    assertThatThrownBy(
            () ->
                new ProcessEngineConfiguration()
                    .addEngine(
                        new CmmnEngineConfiguration()
                            .setInboundEventChannelAdapters(Map.of("memory", channel))))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("sets inboundEventChannelAdapters: the process engine decides that");
  }
}
