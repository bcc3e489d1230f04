package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.history.HistoricActivityInstance;
import io.millrace.bpmn.history.HistoricProcessInstance;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import java.time.Duration;
import java.util.Comparator;
import java.util.Date;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@EngineTest
class HistoryValuesTest {

  private final TestEngine engine;

  HistoryValuesTest(TestEngine engine) {
    this.engine = engine;
  }

  @AfterEach
  void logOut() {
    engine.engine().getIdentityService().setAuthenticatedUserId(null);
  }

  @Test
  void visitsThatBeginInTheSameMillisecondAreToldApartByTheirOrder() {
    // given
    engine.deploy(process("row").task("first").task("second").userTask("wait").task("third"));
    // when
    var instance = engine.start("row");
    var waiting = engine.runtime().createActivityInstanceQuery().activityId("wait").singleResult();
    engine.completeTask(instance, "wait");
    // then
    assertThat(waiting.getTransactionOrder()).isEqualTo(4);
    assertThat(visits(instance, 0))
        .extracting(visit -> visit.getActivityId() + " " + visit.getTransactionOrder())
        .containsExactly("start 1", "first 2", "second 3", "wait 4", "third 1", "end 2");
  }

  private List<HistoricActivityInstance> visits(ProcessInstance instance, int from) {
    return engine
        .history()
        .createHistoricActivityInstanceQuery()
        .processInstanceId(instance.getId())
        .list()
        .stream()
        .sorted(Comparator.comparing(visit -> Long.parseLong(visit.getId())))
        .skip(from)
        .toList();
  }

  @Test
  void aVisitThatWaitsForAJobBehindItsTaskKnowsTheTask() {
    // given
    engine.deploy(process("row").userTask("pay", t -> t.assignee("ann").asyncAfter()));
    var instance = engine.start("row");
    var task = engine.tasks().createTaskQuery().singleResult();
    engine.completeTask(instance, "pay");
    // when
    engine.runDueJobs();
    // then
    assertThat(visit("pay").getTaskId()).isEqualTo(task.getId());
    assertThat(visit("pay").getAssignee()).isEqualTo("ann");
  }

  @Test
  void aVisitThatIsCutOffKnowsItsTask() {
    // given
    engine.deploy(
        process("row")
            .userTask("pay", t -> t.assignee("ann"))
            .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.task("remind")));
    engine.start("row");
    var task = engine.tasks().createTaskQuery().singleResult();
    // when
    engine.clock().advance(Duration.ofHours(1));
    engine.runDueJobs();
    // then
    assertThat(visit("pay").getTaskId()).isEqualTo(task.getId());
    assertThat(visit("pay").getAssignee()).isEqualTo("ann");
    assertThat(visit("pay").getDeleteReason()).isNotNull();
  }

  @Test
  void aVisitOfADeletedInstanceKnowsItsTask() {
    // given
    engine.deploy(process("row").subProcess("sub", s -> s.userTask("pay", t -> t.assignee("ann"))));
    var instance = engine.start("row");
    var task = engine.tasks().createTaskQuery().singleResult();
    // when
    engine.runtime().deleteProcessInstance(instance.getId(), "no more");
    // then
    assertThat(visit("pay").getTaskId()).isEqualTo(task.getId());
  }

  private HistoricActivityInstance visit(String activityId) {
    return engine
        .history()
        .createHistoricActivityInstanceQuery()
        .activityId(activityId)
        .singleResult();
  }

  @Test
  void whoCompletedATaskStandsAtItsVisit() {
    // given
    engine.deploy(process("one").userTask("approve", t -> t.assignee("gonzo")));
    var named = engine.start("one");
    var current = engine.start("one");
    var nobody = engine.start("one");
    // when
    engine.tasks().complete(engine.task(named, "approve").getId(), "kermit");
    engine.completeTask(nobody, "approve");
    engine.engine().getIdentityService().setAuthenticatedUserId("piggy");
    engine.completeTask(current, "approve");
    // then
    assertThat(visit(named, "approve").getCompletedBy()).isEqualTo("kermit");
    assertThat(visit(named, "approve").getAssignee()).isEqualTo("gonzo");
    assertThat(visit(current, "approve").getCompletedBy()).isEqualTo("piggy");
    assertThat(visit(nobody, "approve").getCompletedBy()).isNull();
    assertThat(
            engine
                .history()
                .createHistoricActivityInstanceQuery()
                .taskCompletedBy("kermit")
                .singleResult()
                .getProcessInstanceId())
        .isEqualTo(named.getId());
  }

  private HistoricActivityInstance visit(ProcessInstance instance, String activity) {
    return engine
        .history()
        .createHistoricActivityInstanceQuery()
        .processInstanceId(instance.getId())
        .activityId(activity)
        .singleResult();
  }

  @Test
  void whoEndedAnInstanceStandsInItsHistory() {
    // given
    engine.deploy(process("one").userTask("approve"));
    var completed = engine.start("one");
    var deleted = engine.start("one");
    var byNobody = engine.start("one");
    // when
    engine.completeTask(byNobody, "approve");
    engine.engine().getIdentityService().setAuthenticatedUserId("kermit");
    engine.completeTask(completed, "approve");
    engine.runtime().deleteProcessInstance(deleted.getId(), "not needed");
    // then
    assertThat(history(completed).getEndUserId()).isEqualTo("kermit");
    assertThat(history(deleted).getEndUserId()).isEqualTo("kermit");
    assertThat(history(byNobody).getEndUserId()).isNull();
  }

  private HistoricProcessInstance history(ProcessInstance instance) {
    return engine
        .history()
        .createHistoricProcessInstanceQuery()
        .processInstanceId(instance.getId())
        .singleResult();
  }

  @Test
  void documentationOfTheProcessDescribesItsInstances() {
    // given
    engine.deploy(process("told").documentation("What we do for customers").userTask("work"));
    engine.deploy(process("untold").userTask("work"));
    // when
    var told = engine.start("told");
    var untold = engine.start("untold");
    // then
    var text = "What we do for customers";
    assertThat(told.getDescription()).isEqualTo(text);
    assertThat(untold.getDescription()).isNull();
    assertThat(running(told).getDescription()).isEqualTo(text);
    assertThat(history(told).getDescription()).isEqualTo(text);
    assertThat(
            engine.runtime().createExecutionQuery().processInstanceId(told.getId()).list().stream()
                .filter(execution -> execution.getParentId() != null))
        .singleElement()
        .satisfies(token -> assertThat(token.getDescription()).isNull());
    engine.completeTask(told, "work");
    assertThat(history(told).getDescription()).isEqualTo(text);
  }

  private ProcessInstance running(ProcessInstance instance) {
    return engine
        .runtime()
        .createProcessInstanceQuery()
        .processInstanceId(instance.getId())
        .singleResult();
  }

  @Test
  void tokensAreFoundByTheTimeTheyCameToBe() {
    // given
    engine.deploy(
        process("late").userTask("early").fork(b -> b.userTask("a"), b -> b.userTask("b")).join());
    var instance = engine.start("late");
    engine.clock().advance(Duration.ofHours(2));
    engine.completeTask(instance, "early");
    // when
    var between = Date.from(engine.clock().now().minus(Duration.ofHours(1)));
    var later = engine.runtime().createExecutionQuery().startedAfter(between).list();
    var before = engine.runtime().createExecutionQuery().startedBefore(between).list();
    // then
    assertThat(later).hasSize(1);
    assertThat(before).hasSize(2);
  }
}
