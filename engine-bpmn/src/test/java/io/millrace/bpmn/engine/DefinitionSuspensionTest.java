package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static java.time.Duration.ofHours;
import static java.time.Duration.ofMinutes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.RepositoryService;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.EngineException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import java.util.Date;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Suspended process definitions: no instance starts, and running ones stop where that is asked. */
@EngineTest
class DefinitionSuspensionTest {

  private static RepositoryService repository(TestEngine engine) {
    return engine.engine().getRepositoryService();
  }

  private static ProcessDefinition definition(TestEngine engine, String key) {
    return repository(engine)
        .createProcessDefinitionQuery()
        .processDefinitionKey(key)
        .latestVersion()
        .singleResult();
  }

  private static void refused(ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("suspended");
  }

  @Covers("153 suspension of definitions and instances")
  @Test
  void noInstanceStartsWhoeverAsks(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .startEvent("none")
            .startEvent("message", Trigger.message("ordered"))
            .userTask("pay"),
        process("outer").userTask("before").callActivity("call", "order"));
    var id = definition(engine, "order").getId();
    var outer = engine.start("outer");
    // when
    repository(engine).suspendProcessDefinitionById(id);
    // then
    assertThat(repository(engine).isProcessDefinitionSuspended(id)).isTrue();
    assertThat(repository(engine).getProcessDefinition(id).isSuspended()).isTrue();
    assertThat(repository(engine).createProcessDefinitionQuery().suspended().count()).isEqualTo(1);
    refused(() -> engine.start("order"));
    refused(() -> engine.runtime().startProcessInstanceById(id));
    refused(() -> engine.runtime().startProcessInstanceByMessage("ordered"));
    refused(() -> engine.completeTask(outer, "before"));
    // when
    repository(engine).activateProcessDefinitionById(id);
    engine.completeTask(outer, "before");
    // then
    assertThat(engine.start("order").isEnded()).isFalse();
    assertThat(engine.runtime().createProcessInstanceQuery().processDefinitionId(id).count())
        .isEqualTo(2);
  }

  @Test
  void aSignalStartsNoInstanceOfASuspendedDefinition(TestEngine engine) {
    engine.deploy(
        process("one").startEvent("s", Trigger.signal("go")).userTask("a"),
        process("other").startEvent("s", Trigger.signal("go")).userTask("b"));
    repository(engine).suspendProcessDefinitionByKey("one");
    engine.runtime().signalEventReceived("go");
    assertThat(engine.tasks().createTaskQuery().list())
        .extracting(task -> task.getTaskDefinitionKey())
        .containsExactly("b");
  }

  @Test
  void startTimersRestAndGoOffOnceLater(TestEngine engine) {
    // given
    engine.deploy(process("order").startEvent("s", Trigger.timerCycle("R/PT1H")).userTask("pay"));
    var id = definition(engine, "order").getId();
    repository(engine).suspendProcessDefinitionById(id);
    // when
    engine.clock().advance(ofHours(5));
    engine.runDueJobs();
    // then
    assertThat(engine.tasks().createTaskQuery().count()).isZero();
    assertThat(engine.management().createSuspendedJobQuery().count()).isEqualTo(1);
    // when
    repository(engine).activateProcessDefinitionById(id);
    engine.runDueJobs();
    // then
    assertThat(engine.tasks().createTaskQuery().count()).isEqualTo(1);
    assertThat(engine.management().createTimerJobQuery().count()).isEqualTo(1);
  }

  @Test
  void aStartTimerLosesNoTryWhenAnotherNodeHasJustActivatedItsVersion(TestEngine engine) {
    // given
    engine.deploy(process("order").startEvent("s", Trigger.timerCycle("R/PT1H")).userTask("pay"));
    var id = definition(engine, "order").getId();
    repository(engine).suspendProcessDefinitionById(id);
    try (var late =
        new ProcessEngineConfiguration()
            .setDataSource(engine.database().dataSource())
            .setLatestVersionCheckInterval(ofHours(1))
            .buildProcessEngine()) {
      assertThatThrownBy(() -> late.getRuntimeService().startProcessInstanceByKey("order"))
          .isInstanceOf(EngineException.class);
      repository(engine).activateProcessDefinitionById(id);
      // when
      late.clock().advance(ofMinutes(61));
      late.runDueJobs();
    }
    // then
    assertThat(engine.tasks().createTaskQuery().count()).isEqualTo(1);
    assertThat(engine.management().createTimerJobQuery().singleResult().getFailures()).isZero();
  }

  @Test
  void aStartTimerThatMissedTheSuspensionRestsWithAllItsTries(TestEngine engine) throws Exception {
    // given
    engine.deploy(process("order").startEvent("s", Trigger.timerCycle("R/PT1H")).userTask("pay"));
    var id = definition(engine, "order").getId();
    repository(engine).suspendProcessDefinitionById(id);
    // a node that was just creating the next timer of the cycle
    try (var connection = engine.connect();
        var statement = connection.createStatement()) {
      statement.executeUpdate("update MR_JOB set STATE_ = 'timer', CLAIMABLE_FROM_ = DUE_DATE_");
    }
    // when
    engine.clock().advance(ofMinutes(61));
    engine.runDueJobs();
    // then
    var job = engine.management().createSuspendedJobQuery().singleResult();
    assertThat(job.getRetries()).isEqualTo(3);
    assertThat(job.getFailures()).isZero();
    repository(engine).activateProcessDefinitionById(id);
    engine.runDueJobs();
    assertThat(engine.tasks().createTaskQuery().count()).isEqualTo(1);
  }

  @Test
  void runningInstancesGoOnUnlessTheyAreIncluded(TestEngine engine) {
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    var id = definition(engine, "order").getId();
    var order = engine.start("order");
    repository(engine).suspendProcessDefinitionById(id);
    engine.completeTask(order, "pay");
    assertThat(engine.openTasks(order)).containsExactly("ship");
    repository(engine).activateProcessDefinitionById(id);
    repository(engine).suspendProcessDefinitionById(id, true, null);
    refused(() -> engine.completeTask(order, "ship"));
    repository(engine).activateProcessDefinitionById(id, true, null);
    engine.completeTask(order, "ship");
    assertThat(engine.hasEnded(order)).isTrue();
  }

  @Test
  void calledInstancesAreIncludedAlsoByThemselves(TestEngine engine) {
    engine.deploy(
        process("inner").userTask("work"), process("outer").callActivity("call", "inner"));
    engine.start("outer");
    engine.start("inner");
    repository(engine).suspendProcessDefinitionByKey("inner", true, null);
    assertThat(engine.runtime().createProcessInstanceQuery().suspended().count()).isEqualTo(2);
    assertThat(engine.tasks().createTaskQuery().suspended().count()).isEqualTo(2);
    repository(engine).activateProcessDefinitionByKey("inner", true, null);
    repository(engine).suspendProcessDefinitionByKey("outer", true, null);
    assertThat(engine.tasks().createTaskQuery().suspended().count()).isEqualTo(1);
  }

  @Test
  void aKeyMeansAllItsVersions(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    repository(engine).suspendProcessDefinitionByKey("order");
    assertThat(repository(engine).createProcessDefinitionQuery().suspended().count()).isEqualTo(2);
    refused(() -> repository(engine).suspendProcessDefinitionByKey("order"));
    repository(engine).activateProcessDefinitionByKey("order");
    assertThat(repository(engine).createProcessDefinitionQuery().active().count()).isEqualTo(2);
    assertThatThrownBy(() -> repository(engine).suspendProcessDefinitionByKey("order", "tenant"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("tenant");
  }

  @Test
  void suspensionAndActivationCanBePlanned(TestEngine engine) {
    // given
    engine.deploy(process("order").userTask("pay"));
    var id = definition(engine, "order").getId();
    var order = engine.start("order");
    var now = engine.clock().now();
    // when
    repository(engine).suspendProcessDefinitionById(id, true, Date.from(now.plus(ofHours(1))));
    repository(engine).activateProcessDefinitionById(id, true, Date.from(now.plus(ofHours(3))));
    // then
    assertThat(engine.management().createTimerJobQuery().processDefinitionId(id).count())
        .isEqualTo(2);
    assertThat(engine.start("order").isSuspended()).isFalse();
    // when
    engine.deploy(process("order").userTask("new"));
    engine.clock().advance(ofMinutes(61));
    engine.runDueJobs();
    // then
    assertThat(repository(engine).isProcessDefinitionSuspended(id)).isTrue();
    refused(() -> engine.completeTask(order, "pay"));
    // when
    engine.clock().advance(ofHours(2));
    engine.runDueJobs();
    // then
    assertThat(repository(engine).isProcessDefinitionSuspended(id)).isFalse();
    engine.completeTask(order, "pay");
    assertThat(engine.hasEnded(order)).isTrue();
  }

  @Test
  void whatIsPlannedGoesWithItsDefinition(TestEngine engine) {
    var order = process("order").userTask("pay");
    var deployment =
        repository(engine)
            .createDeployment()
            .addBytes(order.resourceName(), order.toBytes())
            .deploy();
    var later = Date.from(engine.clock().now().plus(ofHours(1)));
    repository(engine).suspendProcessDefinitionByKey("order", true, later);
    repository(engine).deleteDeployment(deployment.getId(), true);
    assertThat(Aftermath.rows(engine)).isEmpty();
    engine.clock().advance(ofHours(2));
    assertThat(engine.runDueJobs()).isZero();
  }

  @Test
  void aCallersTransactionTakesTheSuspensionBack(TestEngine engine) throws Exception {
    engine.deploy(process("order").userTask("pay"));
    var id = definition(engine, "order").getId();
    engine.start("order");
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      engine
          .engine()
          .inTransaction(
              connection,
              () -> {
                repository(engine).suspendProcessDefinitionById(id);
                refused(() -> engine.start("order"));
              });
      connection.rollback();
    }
    assertThat(repository(engine).isProcessDefinitionSuspended(id)).isFalse();
  }

  @Test
  void manyInstancesAreSuspendedByAFewStatements(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var id = definition(engine, "order").getId();
    for (var i = 0; i < 30; i++) {
      engine.start("order");
    }
    var sent =
        engine.statementsOf(() -> repository(engine).suspendProcessDefinitionById(id, true, null));
    assertThat(sent).filteredOn(text -> text.contains("MR_TASK")).hasSizeLessThan(5);
    assertThat(sent).filteredOn(text -> text.contains("MR_JOB")).hasSizeLessThan(5);
    assertThat(engine.runtime().createProcessInstanceQuery().suspended().count()).isEqualTo(30);
    repository(engine).activateProcessDefinitionById(id, true, null);
    assertThat(engine.runtime().createProcessInstanceQuery().suspended().count()).isZero();
  }

  @Test
  void whatAnotherNodeStartsMeanwhileIsSuspendedAMomentLater(TestEngine engine) {
    // given
    engine.deploy(process("order").userTask("pay"));
    var id = definition(engine, "order").getId();
    var old = engine.start("order");
    try (var other = otherNode(engine)) {
      other.getRuntimeService().startProcessInstanceById(id);
      // when
      repository(engine).suspendProcessDefinitionById(id, true, null);
      engine.runtime().activateProcessInstanceById(old.getId());
      var late = other.getRuntimeService().startProcessInstanceById(id);
      assertThat(suspended(engine, late.getId())).isFalse();
      engine.clock().advance(ofMinutes(5));
      engine.runDueJobs();
      // then
      assertThat(suspended(engine, late.getId())).isTrue();
      assertThat(suspended(engine, old.getId())).as("let go on by hand").isFalse();
    }
    assertThat(engine.management().createTimerJobQuery().count()).isZero();
  }

  @Test
  void anActivationEndsTheLookOfTheSuspensionBeforeIt(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var id = definition(engine, "order").getId();
    var order = engine.start("order");
    repository(engine).suspendProcessDefinitionById(id, true, null);
    repository(engine).activateProcessDefinitionById(id, true, null);
    assertThat(engine.management().createTimerJobQuery().count()).isZero();
    repository(engine).suspendProcessDefinitionById(id);
    engine.clock().advance(ofMinutes(5));
    engine.runDueJobs();
    assertThat(suspended(engine, order.getId())).isFalse();
  }

  private static boolean suspended(TestEngine engine, String id) {
    return engine
        .runtime()
        .createProcessInstanceQuery()
        .processInstanceId(id)
        .singleResult()
        .isSuspended();
  }

  /** A node that believes for an hour what it knows of versions. */
  private static ProcessEngine otherNode(TestEngine engine) {
    return new ProcessEngineConfiguration()
        .setJdbcUrl(engine.database().url())
        .setJdbcUsername(engine.database().user())
        .setJdbcPassword(engine.database().password())
        .setLatestVersionCheckInterval(ofHours(1))
        .buildProcessEngine();
  }
}
