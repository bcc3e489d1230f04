package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.bpmn.RepositoryService;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.repository.Deployment;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.DeploymentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.Problem;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@EngineTest
class DeploymentTest {

  private static RepositoryService repository(TestEngine engine) {
    return engine.engine().getRepositoryService();
  }

  private static Deployment deploy(TestEngine engine, BpmnBuilder process) {
    return deploy(engine, process, null);
  }

  private static Deployment deploy(TestEngine engine, BpmnBuilder process, String tenantId) {
    return repository(engine)
        .createDeployment()
        .addBytes(process.resourceName(), process.toBytes())
        .tenantId(tenantId)
        .deploy();
  }

  private static BpmnBuilder startedBy(String key, Trigger trigger, String taskId) {
    return process(key).startEvent("start", trigger).userTask(taskId);
  }

  private static long rows(TestEngine engine, String table) {
    return engine.engine().getManagementService().getTableCount().get(table);
  }

  private static Map<String, Long> allRows(TestEngine engine) {
    return engine.engine().getManagementService().getTableCount();
  }

  private static List<String> openTasks(TestEngine engine) {
    return engine.tasks().createTaskQuery().list().stream()
        .map(t -> t.getTaskDefinitionKey())
        .sorted()
        .toList();
  }

  @Test
  void startByKeyTakesTheNewestVersionAndStartByIdAnyOne(TestEngine engine) {
    deploy(engine, process("order").userTask("first"));
    var old = engine.start("order");
    deploy(engine, process("order").userTask("second"));
    var young = engine.start("order");
    assertThat(old.getProcessDefinitionVersion()).isEqualTo(1);
    assertThat(young.getProcessDefinitionVersion()).isEqualTo(2);
    assertThat(engine.openTasks(young)).containsExactly("second");
    var again = engine.runtime().startProcessInstanceById(old.getProcessDefinitionId());
    assertThat(engine.openTasks(again)).containsExactly("first");
  }

  @Test
  void definitionShowsWhatTheFileSays(TestEngine engine) throws IOException {
    var file = process("order").userTask("pay");
    var deployment = deploy(engine, file);
    var id = engine.start("order").getProcessDefinitionId();
    var definition = repository(engine).getProcessDefinition(id);
    assertThat(definition.getKey()).isEqualTo("order");
    assertThat(definition.getVersion()).isEqualTo(1);
    assertThat(definition.getDeploymentId()).isEqualTo(deployment.getId());
    assertThat(definition.getResourceName()).isEqualTo("order.bpmn20.xml");
    assertThat(definition.getTenantId()).isNull();
    assertThat(repository(engine).getProcessModel(id).readAllBytes()).isEqualTo(file.toBytes());
    assertThat(repository(engine).getDeploymentResourceNames(deployment.getId()))
        .containsExactly("order.bpmn20.xml");
    assertThat(
            repository(engine)
                .getResourceAsStream(deployment.getId(), "order.bpmn20.xml")
                .readAllBytes())
        .isEqualTo(file.toBytes());
    repository(engine).setProcessDefinitionCategory(id, "urgent");
    assertThat(repository(engine).getProcessDefinition(id).getCategory()).isEqualTo("urgent");
    assertThat(engine.start("order").getProcessDefinitionCategory()).isEqualTo("urgent");
  }

  @Test
  void newVersionTakesOverTheMessageAndDeletingItGivesItBack(TestEngine engine) {
    deploy(engine, startedBy("order", Trigger.message("paid"), "first"));
    var second = deploy(engine, startedBy("order", Trigger.message("paid"), "second"));
    var young = engine.runtime().startProcessInstanceByMessage("paid");
    assertThat(engine.openTasks(young)).containsExactly("second");
    engine.runtime().deleteProcessInstance(young.getId(), null);
    repository(engine).deleteDeployment(second.getId());
    assertThat(engine.openTasks(engine.runtime().startProcessInstanceByMessage("paid")))
        .containsExactly("first");
  }

  @Test
  void messageThatStartsAnotherProcessOfTheTenantIsRefused(TestEngine engine) {
    deploy(engine, startedBy("order", Trigger.message("paid"), "a"));
    deploy(engine, startedBy("invoice", Trigger.message("paid"), "b"), "acme");
    var before = allRows(engine);
    var refused =
        catchThrowableOfType(
            DeploymentException.class,
            () -> deploy(engine, startedBy("other", Trigger.message("paid"), "c")));
    assertThat(refused.problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.code()).isEqualTo("BPMN-080");
              assertThat(problem.elementId()).isEqualTo("start");
              assertThat(problem.line()).isPositive();
              assertThat(problem.message()).contains("'paid'").contains("'order'");
            });
    assertThat(allRows(engine)).isEqualTo(before);
    assertThatThrownBy(() -> engine.start("other")).isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void messageMayMoveToAnotherProcessInOneDeployment(TestEngine engine) {
    deploy(engine, startedBy("order", Trigger.message("paid"), "a"));
    var later =
        process("other").startEvent("start", Trigger.message("paid")).userTask("b").endEvent();
    deploy(engine, later.andProcess("order").userTask("c"));
    assertThat(engine.openTasks(engine.runtime().startProcessInstanceByMessage("paid")))
        .containsExactly("b");
  }

  @Test
  void onlyTheNewestVersionStartsBySignal(TestEngine engine) {
    deploy(engine, startedBy("order", Trigger.signal("alarm"), "first"));
    deploy(engine, startedBy("order", Trigger.signal("alarm"), "second"));
    deploy(engine, startedBy("other", Trigger.signal("alarm"), "third"));
    engine.runtime().signalEventReceived("alarm");
    assertThat(openTasks(engine)).containsExactly("second", "third");
  }

  @Test
  void onlyTheNewestVersionStartsByTimer(TestEngine engine) {
    engine.clock().advance(Duration.ZERO);
    deploy(engine, startedBy("order", Trigger.timerDuration("PT1H"), "first"));
    var second = deploy(engine, startedBy("order", Trigger.timerDuration("PT2H"), "second"));
    assertThat(rows(engine, "MR_JOB")).isEqualTo(1);
    engine.clock().advance(Duration.ofMinutes(90));
    engine.runDueJobs();
    assertThat(openTasks(engine)).isEmpty();
    engine.clock().advance(Duration.ofMinutes(60));
    engine.runDueJobs();
    assertThat(openTasks(engine)).containsExactly("second");
    repository(engine).deleteDeployment(second.getId(), true);
    assertThat(openTasks(engine)).isEmpty();
    engine.clock().advance(Duration.ofMinutes(90));
    engine.runDueJobs();
    assertThat(openTasks(engine)).containsExactly("first");
  }

  @Test
  void allProblemsOfAllFilesAreToldAndNothingIsStored(TestEngine engine) {
    var builder =
        repository(engine)
            .createDeployment()
            .addString("one.bpmn", "<definitions")
            .addString("two.bpmn20.xml", process("a").serviceTask("call", n -> {}).toXml())
            .addString("readme.txt", "not read");
    var refused = catchThrowableOfType(DeploymentException.class, builder::deploy);
    assertThat(refused.problems())
        .extracting(Problem::resource)
        .contains("one.bpmn", "two.bpmn20.xml")
        .doesNotContain("readme.txt");
    assertThat(allRows(engine).values()).allMatch(n -> n <= 5);
    assertThat(
            rows(engine, "MR_DEPLOYMENT")
                + rows(engine, "MR_RESOURCE")
                + rows(engine, "MR_DEFINITION"))
        .isZero();
  }

  @Test
  void deploymentWithoutResourcesIsRefused(TestEngine engine) {
    assertThatThrownBy(() -> repository(engine).createDeployment().name("empty").deploy())
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void externalIdOfADeploymentIsTakenOnce(TestEngine engine) {
    var first =
        repository(engine).createDeployment().externalId("mine").addString("a.txt", "a").deploy();
    assertThat(first.getExternalId()).isEqualTo("mine");
    assertThat(first.isNew()).isTrue();
    assertThatThrownBy(
            () ->
                repository(engine)
                    .createDeployment()
                    .externalId("mine")
                    .addString("b.txt", "b")
                    .deploy())
        .isInstanceOf(ConflictException.class);
    assertThat(rows(engine, "MR_DEPLOYMENT")).isEqualTo(1);
  }

  @Test
  void equalDeploymentIsFoundWhereDuplicatesAreFiltered(TestEngine engine) {
    var file = process("order").userTask("pay");
    for (var round = 0; round < 2; round++) {
      var deployed =
          repository(engine)
              .createDeployment()
              .name("shop")
              .enableDuplicateFiltering()
              .addBytes(file.resourceName(), file.toBytes())
              .deploy();
      assertThat(deployed.isNew()).isEqualTo(round == 0);
    }
    assertThat(rows(engine, "MR_DEFINITION")).isEqualTo(1);
  }

  @Test
  void delegatesAreCheckedOnRequestOnly(TestEngine engine) {
    engine.bean("known", (JavaDelegate) execution -> {});
    var file =
        process("order")
            .serviceTask("missing", n -> n.attribute("millrace:class", "com.acme.Absent"))
            .serviceTask("wrong", n -> n.attribute("millrace:class", "java.lang.String"))
            .serviceTask("bean", n -> n.delegateExpression("${known}"))
            .serviceTask("noBean", n -> n.delegateExpression("${unknown}"));
    var checked =
        repository(engine)
            .createDeployment()
            .addBytes(file.resourceName(), file.toBytes())
            .validateDelegates();
    var refused = catchThrowableOfType(DeploymentException.class, checked::deploy);
    assertThat(refused.problems())
        .extracting(Problem::elementId)
        .containsExactlyInAnyOrder("missing", "wrong", "noBean");
    assertThat(refused.problems())
        .extracting(Problem::code)
        .containsExactlyInAnyOrder("BPMN-081", "BPMN-082", "BPMN-083");
    assertThat(deploy(engine, file).getId()).isNotNull();
  }

  @Test
  void runningInstancesStandInTheWayOfADeletionWithoutCascade(TestEngine engine) {
    var deployment = deploy(engine, process("order").userTask("pay"));
    engine.start("order");
    engine.start("order");
    assertThatThrownBy(() -> repository(engine).deleteDeployment(deployment.getId()))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("2 instances");
    assertThat(openTasks(engine)).hasSize(2);
  }

  @Test
  void deletionWithCascadeLeavesNoRow(TestEngine engine) {
    var empty = allRows(engine);
    deploy(engine, process("called").userTask("inner"));
    var file =
        process("order")
            .userTask("pay", n -> n.candidateUsers("kermit,gonzo").candidateGroups("frogs"))
            .callActivity("call", "called");
    var deployment = deploy(engine, file);
    var done = engine.runtime().startProcessInstanceByKey("order", Map.of("a", 1, "b", "two"));
    engine.completeTask(done, "pay");
    var inner = engine.tasks().createTaskQuery().taskDefinitionKey("inner").singleResult();
    engine.tasks().complete(inner.getId());
    var waiting = engine.runtime().startProcessInstanceByKey("order", Map.of("a", 1));
    engine.completeTask(waiting, "pay");
    engine.runtime().startProcessInstanceByKey("order", Map.of("a", 1));
    repository(engine).deleteDeployment(deployment.getId(), true);
    assertThat(rows(engine, "MR_DEFINITION")).isEqualTo(1);
    assertThat(engine.tasks().createTaskQuery().count()).isZero();
    var called = engine.start("called").getProcessDefinitionId();
    engine.tasks().complete(engine.tasks().createTaskQuery().singleResult().getId());
    repository(engine)
        .deleteDeployment(repository(engine).getProcessDefinition(called).getDeploymentId(), true);
    assertThat(allRows(engine)).isEqualTo(empty);
  }

  @Test
  void deletedDefinitionCannotBeStarted(TestEngine engine) {
    var deployment = deploy(engine, process("order").userTask("pay"));
    var instance = engine.start("order");
    engine.completeTask(instance, "pay");
    repository(engine).deleteDeployment(deployment.getId());
    assertThatThrownBy(() -> engine.start("order")).isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(
            () -> engine.runtime().startProcessInstanceById(instance.getProcessDefinitionId()))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThat(engine.history(instance)).contains("pay");
  }

  @Test
  void newVersionIsSeenInTheSameTransactionAndByNobodyElseUntilItCommits(TestEngine engine)
      throws SQLException {
    deploy(engine, process("order").userTask("first"));
    engine.start("order");
    try (var connection = engine.connect()) {
      connection.setAutoCommit(false);
      engine
          .engine()
          .inTransaction(
              connection,
              () -> {
                deploy(engine, process("order").userTask("second"));
                assertThat(engine.start("order").getProcessDefinitionVersion()).isEqualTo(2);
              });
      connection.rollback();
    }
    assertThat(engine.start("order").getProcessDefinitionVersion()).isEqualTo(1);
  }

  @Test
  void delegateThatDeploysStartsWhatItDeployed(TestEngine engine) {
    deploy(engine, process("order").userTask("first"));
    engine.start("order");
    engine.bean(
        "deployer",
        (JavaDelegate)
            execution -> {
              deploy(engine, process("order").userTask("second"));
              execution.setVariable("version", engine.start("order").getProcessDefinitionVersion());
            });
    deploy(
        engine,
        process("outer")
            .serviceTask("deploy", n -> n.delegateExpression("${deployer}"))
            .userTask("wait"));
    var outer = engine.start("outer");
    assertThat(outer.getProcessVariables()).containsEntry("version", 2);
    assertThat(engine.start("order").getProcessDefinitionVersion()).isEqualTo(2);
  }
}
