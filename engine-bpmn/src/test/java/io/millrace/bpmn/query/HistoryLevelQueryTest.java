package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.history.HistoryLevel;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a level does not keep is not found, neither while it runs nor when it is over. */
@EngineTest
class HistoryLevelQueryTest {

  private static ProcessEngine at(TestEngine engine, HistoryLevel level) {
    return new ProcessEngineConfiguration()
        .setEngineName("level-" + level)
        .setJdbcUrl(engine.database().url())
        .setJdbcUsername(engine.database().user())
        .setJdbcPassword(engine.database().password())
        .setHistoryLevel(level)
        .buildProcessEngine();
  }

  /** One instance runs at its user task, one is over. */
  private static void startTwo(ProcessEngine engine) {
    for (var i = 0; i < 2; i++) {
      var started = engine.getRuntimeService().startProcessInstanceByKey("order", Map.of("v", i));
      engine.getRuntimeService().addUserIdentityLink(started.getId(), "kermit", "watcher");
    }
    var task = engine.getTaskService().createTaskQuery().processVariableValueEquals("v", 0);
    engine.getTaskService().complete(task.singleResult().getId());
  }

  private static String found(ProcessEngine engine) {
    var history = engine.getHistoryService();
    var instances = history.createHistoricProcessInstanceQuery().list();
    var involved = history.createHistoricProcessInstanceQuery().involvedUser("kermit").count();
    assertThat(history.createHistoricProcessInstanceQuery().listPage(0, 10))
        .hasSameSizeAs(instances);
    return "instances %d tasks %d visits %d variables %d involved %d by variable %d"
        .formatted(
            instances.size(),
            history.createHistoricTaskInstanceQuery().list().size(),
            history.createHistoricActivityInstanceQuery().activityId("pay").list().size(),
            history.createHistoricVariableInstanceQuery().list().size(),
            involved,
            history.createHistoricProcessInstanceQuery().variableExists("v").count());
  }

  private static void check(TestEngine home, HistoryLevel level, String expected) {
    home.deploy(process("order").userTask("pay"));
    try (var engine = at(home, level)) {
      startTwo(engine);
      assertThat(found(engine)).isEqualTo(expected);
      assertThat(engine.getRuntimeService().createProcessInstanceQuery().count()).isEqualTo(1);
      assertThat(engine.getRuntimeService().createActivityInstanceQuery().unfinished().count())
          .isEqualTo(1);
    }
  }

  @Test
  void levelNoneShowsNothing(TestEngine engine) {
    check(
        engine,
        HistoryLevel.NONE,
        "instances 0 tasks 0 visits 0 variables 0 involved 0 by variable 0");
  }

  @Test
  void levelInstanceShowsInstances(TestEngine engine) {
    check(
        engine,
        HistoryLevel.INSTANCE,
        "instances 2 tasks 0 visits 0 variables 0 involved 0 by variable 0");
  }

  @Test
  void levelTaskShowsTasksToo(TestEngine engine) {
    check(
        engine,
        HistoryLevel.TASK,
        "instances 2 tasks 2 visits 0 variables 0 involved 0 by variable 0");
  }

  @Test
  void levelActivityShowsVisitsToo(TestEngine engine) {
    check(
        engine,
        HistoryLevel.ACTIVITY,
        "instances 2 tasks 2 visits 2 variables 0 involved 0 by variable 0");
  }

  @Test
  void levelAuditShowsVariablesAndLinksToo(TestEngine engine) {
    check(
        engine,
        HistoryLevel.AUDIT,
        "instances 2 tasks 2 visits 2 variables 2 involved 2 by variable 2");
  }

  @Test
  void levelFullShowsAll(TestEngine engine) {
    check(
        engine,
        HistoryLevel.FULL,
        "instances 2 tasks 2 visits 2 variables 2 involved 2 by variable 2");
  }
}
