package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.runtime.RestartProcessInstanceBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Instances that have ended and are started again. */
@EngineTest
class RestartTest {

  private static ProcessInstance ended(TestEngine engine, String level) {
    engine.deploy(
        process("order")
            .attribute("millrace:historyLevel", level)
            .executionListener("start", "${log.add('begun')}")
            .userTask("pay")
            .subProcess("sub", s -> s.userTask("pack").userTask("wrap"))
            .userTask("ship"));
    engine.bean("log", new Log());
    return ended(engine);
  }

  private static ProcessInstance ended(TestEngine engine) {
    var order =
        engine
            .runtime()
            .createProcessInstanceBuilder()
            .processDefinitionKey("order")
            .businessKey("b1")
            .name("first")
            .variables(Map.of("sum", 10, "who", "kermit"))
            .start();
    engine.tasks().complete(engine.task(order, "pay").getId(), Map.of("sum", 11, "paid", true));
    engine.runtime().deleteProcessInstance(order.getId(), "mistake");
    return order;
  }

  private static RestartProcessInstanceBuilder restart(TestEngine engine, ProcessInstance order) {
    return engine
        .runtime()
        .restartProcessInstances(order.getProcessDefinitionId())
        .processInstanceIds(order.getId());
  }

  private static ProcessInstance restarted(TestEngine engine) {
    return engine.runtime().createProcessInstanceQuery().singleResult();
  }

  @Covers("152 restart of instances that have ended")
  @Test
  void aNewInstanceBeginsInTheMiddleWithTheVariablesOfTheOldOne(TestEngine engine) {
    var order = ended(engine, "audit");
    restart(engine, order).startBeforeActivity("wrap").execute();
    var again = restarted(engine);
    assertThat(again.getId()).isNotEqualTo(order.getId());
    assertThat(again.getBusinessKey()).isEqualTo("b1");
    assertThat(again.getName()).isEqualTo("first");
    assertThat(engine.underWay(again)).containsExactly("sub", "wrap");
    assertThat(engine.runtime().getVariables(again.getId()))
        .isEqualTo(Map.of("sum", 11, "who", "kermit", "paid", true));
    engine.completeTask(again, "wrap");
    engine.completeTask(again, "ship");
    assertThat(engine.hasEnded(again)).isTrue();
    var historic =
        engine
            .history()
            .createHistoricProcessInstanceQuery()
            .processInstanceId(again.getId())
            .singleResult();
    assertThat(historic.getStartActivityId()).isEqualTo("wrap");
    assertThat(engine.history().createHistoricProcessInstanceQuery().count()).isEqualTo(2);
  }

  @Test
  void severalElementsBeginTogether(TestEngine engine) {
    var order = ended(engine, "audit");
    restart(engine, order)
        .startBeforeActivity("pay")
        .startAfterActivity("pack")
        .startAfterActivity("sub")
        .withoutBusinessKey()
        .skipCustomListeners()
        .skipIoMappings()
        .execute();
    var again = restarted(engine);
    assertThat(again.getBusinessKey()).isNull();
    assertThat(engine.openTasks(again)).containsExactly("pay", "ship", "wrap");
  }

  @Test
  void theVariablesOfTheStartComeFromFullHistory(TestEngine engine) {
    var order = ended(engine, "full");
    restart(engine, order).startBeforeActivity("ship").initialSetOfVariables().execute();
    var again = restarted(engine);
    assertThat(engine.runtime().getVariables(again.getId()))
        .isEqualTo(Map.of("sum", 10, "who", "kermit"));
  }

  @Test
  void lessHistoryHasLessToGive(TestEngine engine) {
    var order = ended(engine, "activity");
    assertThatThrownBy(
            () ->
                restart(engine, order)
                    .startBeforeActivity("ship")
                    .initialSetOfVariables()
                    .execute())
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("history level 'full'");
    restart(engine, order).startBeforeActivity("ship").execute();
    assertThat(engine.runtime().getVariables(restarted(engine).getId())).isEmpty();
  }

  @Test
  void manyAreRestartedByABatch(TestEngine engine) {
    var order = ended(engine, "audit");
    ended(engine);
    var running = engine.start("order");
    engine
        .runtime()
        .restartProcessInstances(order.getProcessDefinitionId())
        .startBeforeActivity("ship")
        .historicProcessInstanceQuery(engine.history().createHistoricProcessInstanceQuery())
        .executeAsync();
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(1);
    engine.runDueJobs();
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(3);
    assertThat(engine.openTasks(running)).containsExactly("pay");
  }

  @Test
  void whatCannotBeRestartedIsRefusedAsAWhole(TestEngine engine) {
    var order = ended(engine, "audit");
    var running = engine.start("order");
    assertThatThrownBy(
            () ->
                restart(engine, order)
                    .processInstanceIds(List.of(running.getId()))
                    .startBeforeActivity("ship")
                    .execute())
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("it runs");
    assertThatThrownBy(() -> restart(engine, order).execute())
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(
            () ->
                restart(engine, order)
                    .startBeforeActivity("nowhere")
                    .startTransition("nothing")
                    .execute())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("no element 'nowhere'")
        .hasMessageContaining("no sequence flow 'nothing'");
    assertThatThrownBy(
            () ->
                engine
                    .runtime()
                    .restartProcessInstances(order.getProcessDefinitionId())
                    .startBeforeActivity("ship")
                    .processInstanceIds("17")
                    .execute())
        .isInstanceOf(ObjectNotFoundException.class);
    engine.deploy(process("order").userTask("other").userTask("ship"));
    var newer =
        engine
            .engine()
            .getRepositoryService()
            .createProcessDefinitionQuery()
            .processDefinitionVersion(2)
            .singleResult();
    assertThatThrownBy(
            () ->
                engine
                    .runtime()
                    .restartProcessInstances(newer.getId())
                    .startBeforeActivity("ship")
                    .processInstanceIds(order.getId())
                    .execute())
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("it ran the version");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(1);
  }
}
