package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.job.ExecutorLane;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What can be set about the job executor. */
@EngineTest
class ExecutorSettingsTest {

  private static void refused(Runnable setting, String name) {
    assertThatThrownBy(setting::run)
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining(name);
  }

  @Test
  void theLockTimeHasBounds() {
    var configuration = new ProcessEngineConfiguration();
    configuration.setAsyncExecutorLockTime(Duration.ofSeconds(3));
    configuration.setAsyncExecutorLockTime(Duration.ofHours(1));
    for (var time : List.of(Duration.ofMillis(2_999), Duration.ofMinutes(61))) {
      refused(() -> configuration.setAsyncExecutorLockTime(time), "asyncExecutorLockTime");
    }
    refused(() -> configuration.setAsyncExecutorLockTime(null), "asyncExecutorLockTime");
  }

  @Test
  void theTimeToStopHasBounds() {
    var configuration = new ProcessEngineConfiguration();
    configuration.setAsyncExecutorAwaitTerminationPeriod(Duration.ZERO);
    configuration.setAsyncExecutorAwaitTerminationPeriod(Duration.ofHours(1));
    for (var time : List.of(Duration.ofMillis(-1), Duration.ofMinutes(61))) {
      refused(
          () -> configuration.setAsyncExecutorAwaitTerminationPeriod(time),
          "asyncExecutorAwaitTerminationPeriod");
    }
  }

  @Test
  void lanesPartitionsAndTheBalancersIntervalHaveBounds() {
    var configuration = new ProcessEngineConfiguration();
    configuration.setAsyncExecutorLanes(4).setAsyncExecutorPartitions(512);
    configuration.setAsyncExecutorBalanceInterval(Duration.ofSeconds(-1));
    configuration.setAsyncExecutorBalanceInterval(Duration.ofHours(1));
    refused(() -> configuration.setAsyncExecutorLanes(0), "asyncExecutorLanes");
    for (var partitions : List.of(0, 513)) {
      refused(
          () -> configuration.setAsyncExecutorPartitions(partitions), "asyncExecutorPartitions");
    }
    for (var interval : List.of(Duration.ZERO, Duration.ofMinutes(61))) {
      refused(
          () -> configuration.setAsyncExecutorBalanceInterval(interval),
          "asyncExecutorBalanceInterval");
    }
    refused(
        () -> configuration.setAsyncExecutorBalanceInterval(null), "asyncExecutorBalanceInterval");
  }

  private static ProcessEngineConfiguration on(Database database) {
    return new ProcessEngineConfiguration()
        .setJdbcUrl(database.url())
        .setJdbcUsername(database.user())
        .setJdbcPassword(database.password());
  }

  @Test
  void eachLaneNeedsAThreadAndAPartition(TestEngine engine, Database database) {
    var configuration = on(database).setAsyncExecutorThreads(2).setAsyncExecutorLanes(3);
    refused(configuration::buildProcessEngine, "asyncExecutorThreads");
    configuration.setAsyncExecutorThreads(8).setAsyncExecutorPartitions(2);
    refused(configuration::buildProcessEngine, "asyncExecutorPartitions");
  }

  @Test
  void theLanesOfARunningExecutorAreShown(TestEngine engine, Database database) {
    try (var node =
        on(database).setAsyncExecutorLanes(2).setAsyncExecutorThreads(3).buildProcessEngine()) {
      assertThat(node.getManagementService().getExecutorLanes()).isEmpty();
      node.startExecutors();
      var lanes = node.getManagementService().getExecutorLanes();
      assertThat(lanes).extracting(ExecutorLane::number).containsExactly(0, 1);
      assertThat(lanes).extracting(ExecutorLane::threads).containsExactly(2, 1);
      assertThat(lanes).allSatisfy(lane -> assertThat(lane.moves()).isEmpty());
      assertThat(lanes.stream().mapToInt(lane -> lane.partitions().size()).sum()).isEqualTo(64);
    }
    assertThat(engine.management().getExecutorLanes()).isEmpty();
  }

  @Test
  void notificationsAreForPostgresqlOnly(TestEngine engine, Database database) throws Exception {
    var configuration =
        on(database)
            .setJdbcMaxActiveConnections(2)
            .setAsyncExecutorThreads(1)
            .setAsyncExecutorNotifications(true)
            .setAsyncExecutorActivate(true);
    if (database.kind() != DatabaseKind.POSTGRESQL) {
      refused(configuration::buildProcessEngine, "asyncExecutorNotifications");
      return;
    }
    engine.deploy(
        process("order").serviceTask("mail", t -> t.asyncBefore().delegateExpression("${work}")));
    var done = new CountDownLatch(3);
    JavaDelegate work = execution -> done.countDown();
    try (var creator = on(database).setAsyncExecutorNotifications(true).buildProcessEngine();
        var node = configuration.setBeans(Map.of("work", work)).buildProcessEngine()) {
      for (var i = 0; i < 3; i++) {
        creator.getRuntimeService().startProcessInstanceByKey("order");
      }
      assertThat(done.await(60, TimeUnit.SECONDS)).isTrue();
      assertThat(node.getManagementService().getExecutorLanes()).hasSize(1);
    }
  }

  @Test
  void aProcessSaysHowUrgentItsJobsAreUnlessTheyDo(TestEngine engine) {
    // given
    engine.deploy(
        process("order")
            .attribute("camunda:jobPriority", "${urgency + 1}")
            .attribute("camunda:taskPriority", "7")
            .subProcess("sub", s -> s.serviceTask("mail", t -> t.asyncBefore().expression("${1}")))
            .serviceTask(
                "bill",
                t -> t.asyncBefore().expression("${1}").attribute("camunda:jobPriority", "3"))
            .serviceTask(
                "print",
                t ->
                    t.attribute("flowable:type", "external-worker")
                        .attribute("flowable:topic", "print")));
    // when
    engine.start("order", Map.of("urgency", 40));
    // then
    var jobs = engine.management();
    assertThat(jobs.createJobQuery().singleResult().getPriority()).isEqualTo(41);
    jobs.executeJob(jobs.createJobQuery().singleResult().getId());
    assertThat(jobs.createJobQuery().singleResult().getPriority()).isEqualTo(3);
    jobs.executeJob(jobs.createJobQuery().singleResult().getId());
    assertThat(jobs.createExternalWorkerJobQuery().singleResult().getPriority()).isEqualTo(7);
  }

  @Test
  void aPriorityOfAProcessThatIsNoneIsRefused(TestEngine engine) {
    var model =
        process("order")
            .attribute("camunda:jobPriority", "high")
            .attribute("camunda:taskPriority", "${")
            .userTask("ship");
    assertThatThrownBy(() -> engine.deploy(model))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("jobPriority")
        .hasMessageContaining("high")
        .hasMessageContaining("${");
  }

  @Test
  void aNodeTakesUrgentJobsOfItsCategoriesFirst(TestEngine engine, Database database) {
    // given
    engine.deploy(
        process("order")
            .serviceTask(
                "mail",
                t ->
                    t.asyncBefore()
                        .expression("${1}")
                        .attribute("camunda:jobPriority", "${urgent ? 90 : 10}")
                        .extensionText("flowable:jobCategory", "${category}"))
            .userTask("ship"));
    var print = engine.start("order", Map.of("urgent", true, "category", "print"));
    var late = engine.start("order", Map.of("urgent", false, "category", "mail"));
    var urgent = engine.start("order", Map.of("urgent", true, "category", "mail"));
    var configuration =
        new ProcessEngineConfiguration()
            .setJdbcUrl(database.url())
            .setJdbcUsername(database.user())
            .setJdbcPassword(database.password())
            .setJobExecutorAcquireByPriority(true)
            .setEnabledJobCategories(List.of("mail"));
    // when
    try (var node = configuration.buildProcessEngine()) {
      node.clock().advance(Duration.ofSeconds(1));
      assertThat(node.runDueJobs()).isEqualTo(2);
    }
    // then
    assertThat(engine.openTasks(urgent)).containsExactly("ship");
    assertThat(engine.openTasks(late)).containsExactly("ship");
    assertThat(engine.openTasks(print)).isEmpty();
    var ships = engine.tasks().createTaskQuery().orderByTaskId().asc().list();
    assertThat(ships.get(0).getProcessInstanceId()).isEqualTo(urgent.getId());
    engine.runDueJobs();
    assertThat(engine.openTasks(print)).containsExactly("ship");
  }
}
