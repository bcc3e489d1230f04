package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/**
 * What starts a process and is on its way, while versions are deployed, deleted and suspended: it
 * starts the version that is newest when it arrives.
 */
@EngineTest
class StartsInTransitTest {

  private static final String PAID =
      "{\"key\": \"paid\", \"payload\": [{\"name\": \"order\", \"type\": \"string\"}]}";

  private static void deployEvent(TestEngine engine) {
    engine
        .engine()
        .getRepositoryService()
        .createDeployment()
        .addString("paid.event", PAID)
        .deploy();
  }

  private static BpmnBuilder order(Trigger start) {
    return process("order").startEvent("start", start).userTask("ship");
  }

  private static BpmnBuilder byEvent() {
    return order(Trigger.event("paid"));
  }

  private static BpmnBuilder bySignal() {
    return order(Trigger.signal("go"));
  }

  private static void paid(ProcessEngine engine) {
    engine.getEventRegistry().createEventInstanceBuilder("paid").payload("order", "1").receive();
  }

  private static ProcessDefinition version(TestEngine engine, int version) {
    return engine
        .engine()
        .getRepositoryService()
        .createProcessDefinitionQuery()
        .processDefinitionKey("order")
        .processDefinitionVersion(version)
        .singleResult();
  }

  private static void delete(TestEngine engine, int version) {
    engine
        .engine()
        .getRepositoryService()
        .deleteDeployment(version(engine, version).getDeploymentId());
  }

  /** Lets something be sent whose sender commits when something else is over. */
  private static void sentBefore(TestEngine engine, Runnable sent, Runnable over)
      throws SQLException {
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      engine.engine().inTransaction(connection, sent::run);
      over.run();
      connection.commit();
    }
  }

  private static void startsVersion(TestEngine engine, int version) {
    engine.runDueJobs();
    assertThat(engine.runtime().createProcessInstanceQuery().list())
        .extracting(instance -> instance.getProcessDefinitionVersion())
        .containsExactly(version);
    assertThat(engine.management().createJobQuery().count()).isZero();
    assertThat(engine.management().createSuspendedJobQuery().count()).isZero();
  }

  private static void startsNothing(TestEngine engine) {
    engine.runDueJobs();
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
    assertThat(engine.management().createJobQuery().count()).isZero();
  }

  @Test
  void anEventThatIsSentWhileTheNewestVersionIsDeletedStartsTheOneBefore(TestEngine engine)
      throws SQLException {
    deployEvent(engine);
    engine.deploy(byEvent());
    engine.deploy(byEvent());
    sentBefore(engine, () -> paid(engine.engine()), () -> delete(engine, 2));
    startsVersion(engine, 1);
  }

  @Test
  void anEventThatIsSentWhileTheOnlyVersionIsDeletedStartsNothing(TestEngine engine)
      throws SQLException {
    deployEvent(engine);
    engine.deploy(byEvent());
    sentBefore(engine, () -> paid(engine.engine()), () -> delete(engine, 1));
    startsNothing(engine);
  }

  @Test
  void anEventStartsNoOtherProcessThatHearsItToo(TestEngine engine) throws SQLException {
    deployEvent(engine);
    engine.deploy(byEvent());
    engine.deploy(process("other").startEvent("start", Trigger.event("paid")).userTask("look"));
    sentBefore(engine, () -> paid(engine.engine()), () -> delete(engine, 1));
    engine.runDueJobs();
    assertThat(engine.tasks().createTaskQuery().list())
        .extracting(task -> task.getTaskDefinitionKey())
        .containsExactly("look");
  }

  @Test
  void aSignalByJobsStartsTheVersionThatIsDeployedMeanwhile(TestEngine engine) {
    engine.deploy(bySignal());
    engine.runtime().signalEventReceivedAsync("go");
    engine.deploy(bySignal());
    startsVersion(engine, 2);
  }

  @Test
  void aSignalByJobsStartsTheVersionBeforeOneThatIsDeletedMeanwhile(TestEngine engine)
      throws SQLException {
    engine.deploy(bySignal());
    engine.deploy(bySignal());
    sentBefore(
        engine, () -> engine.runtime().signalEventReceivedAsync("go"), () -> delete(engine, 2));
    startsVersion(engine, 1);
  }

  @Test
  void aSignalByJobsEndsWithTheOnlyVersion(TestEngine engine) {
    engine.deploy(bySignal());
    engine.runtime().signalEventReceivedAsync("go");
    delete(engine, 1);
    startsNothing(engine);
  }

  @Test
  void theSuspensionOfAnOldVersionKeepsNoEventFromTheNewest(TestEngine engine) {
    deployEvent(engine);
    engine.deploy(byEvent());
    paid(engine.engine());
    engine.deploy(byEvent());
    engine.engine().getRepositoryService().suspendProcessDefinitionById(version(engine, 1).getId());
    startsVersion(engine, 2);
  }

  @Test
  void theSuspensionOfAnOldVersionKeepsNoSignalFromTheNewest(TestEngine engine) {
    engine.deploy(bySignal());
    engine.runtime().signalEventReceivedAsync("go");
    engine.deploy(bySignal());
    engine.engine().getRepositoryService().suspendProcessDefinitionById(version(engine, 1).getId());
    startsVersion(engine, 2);
  }

  @Test
  void theActivationOfAnOldVersionChangesNothingForWhatStartsTheNewest(TestEngine engine) {
    deployEvent(engine);
    engine.deploy(byEvent());
    engine.deploy(byEvent());
    var repository = engine.engine().getRepositoryService();
    repository.suspendProcessDefinitionById(version(engine, 2).getId());
    repository.suspendProcessDefinitionById(version(engine, 1).getId());
    paid(engine.engine());
    engine.runDueJobs();
    repository.activateProcessDefinitionById(version(engine, 1).getId());
    startsNothing(engine);
    repository.activateProcessDefinitionById(version(engine, 2).getId());
    startsVersion(engine, 2);
  }

  @Test
  void eventsThatRestWithAVersionAreHandedOverWithoutAQueryForEach(TestEngine engine) {
    deployEvent(engine);
    engine.deploy(byEvent());
    engine.engine().getRepositoryService().suspendProcessDefinitionByKey("order");
    for (var i = 0; i < 10; i++) {
      paid(engine.engine());
    }
    engine.runDueJobs();
    assertThat(engine.management().createSuspendedJobQuery().count()).isEqualTo(10);
    var sent = engine.statementsOf(() -> engine.deploy(byEvent()));
    assertThat(sent)
        .filteredOn(
            text -> text.startsWith("select") && text.contains("from MR_EVENT_SUBSCRIPTION"))
        .hasSizeLessThan(5);
    engine.runDueJobs();
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isEqualTo(10);
  }

  @Test
  void eventsThatTheNewVersionDoesNotHearGoOnRestingWithTheirOwn(TestEngine engine) {
    deployEvent(engine);
    engine.deploy(byEvent());
    engine.engine().getRepositoryService().suspendProcessDefinitionByKey("order");
    paid(engine.engine());
    engine.runDueJobs();
    engine.deploy(process("order").userTask("ship"));
    engine.runDueJobs();
    assertThat(engine.management().createSuspendedJobQuery().count()).isOne();
    delete(engine, 2);
    engine.engine().getRepositoryService().activateProcessDefinitionByKey("order");
    startsVersion(engine, 1);
  }

  @Test
  void aMessageThatIsKeptForAVersionGoesWithItAlsoIfItIsKeptTooLate(TestEngine engine) {
    engine.deploy(process("order").receiveTask("wait", "paid"));
    var id = version(engine, 1).getId();
    try (var keeping =
        new ProcessEngineConfiguration()
            .setDataSource(engine.database().dataSource())
            .setKeepsMessages(true)
            .buildProcessEngine()) {
      var message =
          keeping
              .getRuntimeService()
              .createMessageCorrelation("paid")
              .processDefinitionId(id)
              .keepFor(Duration.ofHours(1));
      message.correlate();
      delete(engine, 1);
      assertThat(keeping.getManagementService().createKeptMessageQuery().count()).isZero();
      message.correlate(); // this node has not noticed yet
      keeping.runDueJobs();
      assertThat(keeping.getManagementService().createKeptMessageQuery().count()).isZero();
      assertThat(keeping.getManagementService().createDeadLetterJobQuery().count()).isZero();
      assertThat(keeping.getManagementService().createTimerJobQuery().count()).isZero();
    }
  }

  @Test
  void aKeptMessageStartsTheNewestVersionWhateverBecomesOfAnOldOne(TestEngine engine) {
    engine.deploy(process("order").userTask("ship"));
    try (var keeping =
        new ProcessEngineConfiguration()
            .setDataSource(engine.database().dataSource())
            .setKeepsMessages(true)
            .buildProcessEngine()) {
      keeping
          .getRuntimeService()
          .createMessageCorrelation("paid")
          .keepFor(Duration.ofHours(1))
          .correlate();
      engine
          .engine()
          .getRepositoryService()
          .suspendProcessDefinitionById(version(engine, 1).getId());
      var start = order(Trigger.message("paid"));
      keeping
          .getRepositoryService()
          .createDeployment()
          .addBytes(start.resourceName(), start.toBytes())
          .deploy();
      delete(engine, 1);
      keeping.runDueJobs();
      keeping.clock().advance(Duration.ofHours(1));
      keeping.runDueJobs();
    }
    startsVersion(engine, 2);
  }
}
