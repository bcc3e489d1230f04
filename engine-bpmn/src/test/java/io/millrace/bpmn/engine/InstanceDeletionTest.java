package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.ObjectNotFoundException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A running instance is deleted, with a reason, with all it owns. */
@EngineTest
class InstanceDeletionTest {

  @Test
  void nothingIsLeftOfADeletedInstanceButItsHistory(TestEngine engine) {
    // given
    engine.deploy(
        process("inner").userTask("in"),
        process("order")
            .fork(
                b -> b.userTask("pay", t -> t.candidateUsers("kermit,fozzie")),
                b -> b.subProcess("sub", s -> s.userTask("pack")),
                b -> b.callActivity("call", "inner"),
                b -> b.activity("task", "later", t -> t.asyncBefore()),
                b -> b.catchEvent("wait", Trigger.message("go")),
                b -> b.catchEvent("time", Trigger.timerDuration("PT1H")),
                b -> b.userTask("vote", t -> t.multiInstance(m -> m.cardinality(3))))
            .join());
    var order = engine.start("order", Map.of("a", 1));
    engine.tasks().setVariableLocal(engine.task(order, "pay").getId(), "note", "x");
    engine.runtime().addUserIdentityLink(order.getId(), "kermit", "participant");
    // when
    engine.runtime().deleteProcessInstance(order.getId(), "no longer");
    // then
    assertThat(engine.management().getTableCount())
        .containsEntry("MR_EXECUTION", 0L)
        .containsEntry("MR_TASK", 0L)
        .containsEntry("MR_VARIABLE", 0L)
        .containsEntry("MR_JOB", 0L)
        .containsEntry("MR_EVENT_SUBSCRIPTION", 0L)
        .containsEntry("MR_IDENTITY_LINK", 0L);
    assertThat(engine.history().createHistoricProcessInstanceQuery().list())
        .hasSize(2)
        .allSatisfy(
            i -> {
              assertThat(i.getDeleteReason()).isEqualTo("no longer");
              assertThat(i.getEndTime()).isNotNull();
              assertThat(i.getEndActivityId()).isNull();
            });
    assertThat(engine.history().createHistoricTaskInstanceQuery().list())
        .hasSize(6)
        .allSatisfy(t -> assertThat(t.getDeleteReason()).isEqualTo("no longer"));
    assertThat(engine.history(order))
        .containsExactly(
            "call", "fork", "pack", "pay", "start", "start2", "sub", "time", "vote", "vote", "vote",
            "wait");
    assertThat(
            engine
                .history()
                .createHistoricActivityInstanceQuery()
                .deleteReason("no longer")
                .processInstanceId(order.getId())
                .count())
        .isEqualTo(9);
    assertThat(engine.lastValue(order, "a")).isEqualTo(1);
    assertThat(engine.lastValue(order, "note")).isEqualTo("x");
  }

  @Test
  void anInstanceThatIsNotThereCannotBeDeleted(TestEngine engine) {
    engine.deploy(process("order").subProcess("sub", s -> s.userTask("pay")));
    var order = engine.start("order");
    assertThatThrownBy(
            () -> engine.runtime().deleteProcessInstance(engine.executionAt(order, "sub"), "x"))
        .isInstanceOf(ObjectNotFoundException.class);
    engine.runtime().deleteProcessInstance(order.getId(), null);
    assertThat(
            engine
                .history()
                .createHistoricProcessInstanceQuery()
                .processInstanceId(order.getId())
                .singleResult()
                .getDeleteReason())
        .isNotBlank();
    assertThatThrownBy(() -> engine.runtime().deleteProcessInstance(order.getId(), "again"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining(order.getId());
  }

  @Test
  void anInstanceMayDeleteAnotherAndBeDeletedInItsOwnStep(TestEngine engine) {
    engine.bean("runtime", engine.runtime());
    engine.deploy(
        process("victim").userTask("pay"),
        process("killer")
            .serviceTask(
                "kill", t -> t.expression("${runtime.deleteProcessInstance(victim, 'killed')}"))
            .userTask("rest"),
        process("suicide")
            .serviceTask(
                "kill",
                t ->
                    t.expression(
                        "${runtime.deleteProcessInstance(execution.processInstanceId, 'killed')}"))
            .userTask("rest"));
    var victim = engine.start("victim");
    var killer = engine.start("killer", Map.of("victim", victim.getId()));
    assertThat(engine.hasEnded(victim)).isTrue();
    assertThat(engine.openTasks(killer)).containsExactly("rest");
    var suicide = engine.start("suicide");
    assertThat(engine.hasEnded(suicide)).isTrue();
    assertThat(engine.openTasks(suicide)).isEmpty();
    assertThat(
            engine
                .history()
                .createHistoricProcessInstanceQuery()
                .processInstanceId(suicide.getId())
                .singleResult()
                .getDeleteReason())
        .isEqualTo("killed");
  }
}
