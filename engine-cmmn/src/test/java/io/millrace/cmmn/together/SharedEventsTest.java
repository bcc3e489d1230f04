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
          .addString(
              "case.cmmn",
              TestCase.file(
                  PlannedItem.stage(
                      "plan",
                      PlannedItem.event("l")
                          .extended("<flowable:eventType>rain</flowable:eventType>"),
                      PlannedItem.human("a").entry("l.occur"))))
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
