package io.millrace.bpmn.conformance;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a file may hold beside what runs, and what a process says of itself. */
@EngineTest
class DrawnOnlyTest {

  private static final String FILE =
      """
      <definitions xmlns='http://www.omg.org/spec/BPMN/20100524/MODEL' targetNamespace='urn:test'>
        <import importType='http://www.w3.org/2001/XMLSchema' location='a.xsd' namespace='urn:a'/>
        <itemDefinition id='item' structureRef='a:order'/>
        <interface id='shop' name='shop'><operation id='buy' name='buy'><inMessageRef>m</inMessageRef></operation></interface>
        <message id='m' name='m' itemRef='item'/>
        <collaboration id='c'>
          <participant id='ours' processRef='order'/>
          <participant id='theirs' name='Customer'/>
          <messageFlow id='mf' sourceRef='pay' targetRef='theirs' messageRef='m'/>
        </collaboration>
        <category id='cat'><categoryValue id='value' value='urgent'/></category>
        <process id='order' isExecutable='true'>
          <laneSet id='lanes'><lane id='clerks' name='Clerks'><flowNodeRef>pay</flowNodeRef></lane></laneSet>
          <startEvent id='start'/>
          <sequenceFlow id='f' sourceRef='start' targetRef='pay'/>
          <userTask id='pay'/>
          <group id='g' categoryValueRef='value'/>
          <textAnnotation id='t'><text>Ask twice</text></textAnnotation>
          <association id='a' sourceRef='t' targetRef='pay'/>
        </process>
      </definitions>
      """;

  @Covers({
    "126 pools, message flows and collaborations",
    "127 lanes",
    "128 groups and text annotations",
    "132 imports, item definitions, interfaces"
  })
  @Test
  void whatIsDrawnOnlyChangesNothing(TestEngine engine) {
    engine
        .engine()
        .getRepositoryService()
        .createDeployment()
        .addString("order.bpmn", FILE)
        .deploy();
    var order = engine.start("order");
    var task = engine.task(order, "pay");
    assertThat(task.getAssignee()).isNull();
    assertThat(engine.tasks().getIdentityLinksForTask(task.getId())).isEmpty();
    engine.completeTask(order, "pay");
    assertThat(engine.trail(order)).containsExactly("start", "pay");
  }

  @Covers("141 process that is drawn only")
  @Test
  void aProcessThatIsDrawnOnlyIsNoDefinition(TestEngine engine) {
    var file =
        """
        <definitions xmlns='http://www.omg.org/spec/BPMN/20100524/MODEL' targetNamespace='urn:test'>
          <process id='drawn' isExecutable='false'><complexGateway id='g'/></process>
          <process id='order' isExecutable='true'>
            <startEvent id='start'/><sequenceFlow id='f' sourceRef='start' targetRef='pay'/><userTask id='pay'/>
          </process>
        </definitions>
        """;
    var repository = engine.engine().getRepositoryService();
    repository.createDeployment().addString("order.bpmn", file).deploy();
    assertThat(repository.createProcessDefinitionQuery().list())
        .extracting(definition -> definition.getKey())
        .containsExactly("order");
    assertThat(engine.openTasks(engine.start("order"))).containsExactly("pay");
    assertThatThrownBy(() -> engine.start("drawn"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("drawn");
  }

  @Covers("144 history level of a process")
  @Test
  void aProcessMayKeepLessHistoryThanOthers(TestEngine engine) {
    engine.deploy(
        process("silent").attribute("millrace:historyLevel", "none").userTask("a"),
        process("brief").extensionText("flowable:historyLevel", "instance").userTask("a"),
        process("order").userTask("a"));
    for (var key : new String[] {"silent", "brief", "order"}) {
      engine.completeTask(engine.start(key), "a");
    }
    assertThat(engine.history().createHistoricProcessInstanceQuery().list())
        .extracting(instance -> instance.getProcessDefinitionKey())
        .containsExactlyInAnyOrder("brief", "order");
    assertThat(engine.history().createHistoricTaskInstanceQuery().count()).isOne();
    assertThat(engine.history().createHistoricActivityInstanceQuery().count()).isEqualTo(3);
  }

  @Covers("144 history level of a process")
  @ParameterizedTest
  @CsvSource({"none, 0, 0", "instance, 2, 0", "task, 2, 1", "activity, 5, 1"})
  void anActivityMayBeKeptWhereOthersAreNot(
      String level, int activities, int tasks, TestEngine engine) {
    engine.deploy(
        process("order")
            .attribute("millrace:historyLevel", level)
            .serviceTask(
                "pack",
                t -> t.expression("${1}").extensionText("flowable:includeInHistory", "true"))
            .serviceTask(
                "weigh",
                t -> t.expression("${2}").extensionText("flowable:includeInHistory", "false"))
            .userTask("pay", t -> t.extensionText("flowable:includeInHistory", "true")));
    var order = engine.start("order");
    var task = engine.task(order, "pay");
    engine.completeTask(order, "pay");
    var kept = engine.history().createHistoricActivityInstanceQuery().finished().list();
    assertThat(kept).hasSize(activities);
    if (activities > 0) {
      assertThat(kept)
          .filteredOn(activity -> activity.getActivityId().equals("pay"))
          .singleElement()
          .satisfies(activity -> assertThat(activity.getTaskId()).isEqualTo(task.getId()));
      assertThat(kept).extracting(activity -> activity.getActivityId()).contains("pack");
    }
    assertThat(engine.history().createHistoricTaskInstanceQuery().count()).isEqualTo(tasks);
  }
}
