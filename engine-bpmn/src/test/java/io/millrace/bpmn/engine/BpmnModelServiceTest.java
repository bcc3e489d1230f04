package io.millrace.bpmn.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.RepositoryService;
import io.millrace.bpmn.builder.Bpmn;
import io.millrace.bpmn.builder.CodeKind;
import io.millrace.bpmn.builder.ProcessBuilder;
import io.millrace.bpmn.internal.definition.MissingReference;
import io.millrace.bpmn.model.BpmnModel;
import io.millrace.bpmn.model.UserTask;
import io.millrace.bpmn.repository.ModelCheck;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.Problem;
import io.millrace.common.Problem.Severity;
import io.millrace.common.decision.DecisionEvaluator;
import io.millrace.common.decision.DecisionRequest;
import io.millrace.test.conformance.Covers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@EngineTest
class BpmnModelServiceTest {

  private static RepositoryService repository(TestEngine engine) {
    return engine.engine().getRepositoryService();
  }

  private static String deploy(TestEngine engine, BpmnModel model) {
    repository(engine).createDeployment().addBpmnModel(model.resourceName(), model).deploy();
    return repository(engine)
        .createProcessDefinitionQuery()
        .processDefinitionKey(model.processes().get(0).id())
        .latestVersion()
        .singleResult()
        .getId();
  }

  private static List<String> codes(List<Problem> problems) {
    return problems.stream().map(Problem::code).toList();
  }

  /** A process with every kind of element that the builder knows and every engine runs. */
  private static ProcessBuilder everything() {
    return Bpmn.process("all")
        .name("All")
        .versionTag("v1")
        .historyTimeToLive("P30D")
        .candidateStarterGroups("sales")
        .lane("Office", "review")
        .dataObject("total", "int", "7")
        .executionListener("start", CodeKind.EXPRESSION, "${execution.setVariable('begun', true)}")
        .startEvent("start", e -> e.initiator("who").formKey("form"))
        .startEvent("paid", e -> e.message("paid"))
        .userTask(
            "review",
            t ->
                t.assignee("kermit")
                    .owner("piggy")
                    .candidateGroups("a", "b")
                    .priority("7")
                    .category("c")
                    .formKey("f")
                    .taskListener("create", CodeKind.EXPRESSION, "${task.setDescription('x')}")
                    .executionListener("end", CodeKind.EXPRESSION, "${1}"))
        .boundaryEvent(
            "late", e -> e.timerWithDuration("PT1H").nonInterrupting(), f -> f.endEvent("reminded"))
        .boundaryEvent(
            "failed",
            e -> e.error("E1").codeVariable("code").messageVariable("why"),
            f -> f.connectTo("joined"))
        .boundaryEvent(
            "undo", e -> e.compensation(), f -> f.serviceTask("undoing", t -> t.expression("${1}")))
        .parallelGateway("fork")
        .branch(
            b ->
                b.serviceTask(
                        "compute",
                        t ->
                            t.expression("${1 + 1}")
                                .resultVariable("two")
                                .asyncBefore()
                                .notExclusive())
                    .task("nothing")
                    .manualTask("byHand")
                    .throwEvent("told", e -> e.signal("told").in("total", "sum"))
                    .subProcess(
                        "inner",
                        s -> s.forEach("${items}", "item"),
                        s -> s.startEvent().userTask("each").endEvent())
                    .transaction(
                        "tx",
                        s ->
                            s.startEvent()
                                .exclusiveGateway("ok")
                                .branch("${true}", y -> y.endEvent("fine"))
                                .otherwise(n -> n.endEvent("canceled", e -> e.cancel())))
                    .boundaryEvent("txCanceled", e -> e.cancel(), f -> f.endEvent("notDone"))
                    .adHocSubProcess(
                        "adHoc",
                        a -> a.sequential().completionCondition("${true}"),
                        a -> a.userTask("one").userTask("other").sequenceFlow("one", "other")))
        .branch(
            b ->
                b.eventBasedGateway()
                    .branch(m -> m.catchEvent("message", e -> e.message("shipped")))
                    .branch(
                        m -> m.catchEvent("timer", e -> e.timerWithDate("2030-01-31T12:00:00Z")))
                    .branch(m -> m.receiveTask("receive", t -> t.message("lost")))
                    .catchEvent("holds", e -> e.condition("${ready}"))
                    .catchEvent("heard", e -> e.variableListener("total", "update"))
                    .callActivity(
                        "call",
                        "called",
                        c ->
                            c.in("a", "b")
                                .inExpression("${a}", "c")
                                .out("d", "e")
                                .inheritBusinessKey())
                    .inclusiveGateway()
                    .branch("${x}", x -> x.throwEvent("raised", e -> e.escalation("C1")))
                    .otherwise(x -> x.throwEvent("undone", e -> e.compensation("review")))
                    .userTask("again", t -> t.repeatWhile("${again}", 3))
                    .userTask(
                        "many",
                        t ->
                            t.multiInstance(
                                l ->
                                    l.cardinality("3")
                                        .sequential()
                                        .completionCondition("${done}"))))
        .parallelGateway("joined")
        .linkTo("out", "L")
        .linkFrom("in", "L")
        .eventSubProcess(
            "watch",
            s ->
                s.startEvent("stopped", e -> e.signal("stop").nonInterrupting())
                    .endEvent("ended", e -> e.terminate()))
        .endEvent("end", e -> e.message("done").correlationKey("order", "${order}").inAll());
  }

  @Covers("160 model that code reads and builds")
  @Test
  void aModelThatWasBuiltHasNoProblemsAndIsDeployed(TestEngine engine) {
    var model = everything().toModel();
    assertThat(repository(engine).validateProcess(model))
        .filteredOn(problem -> problem.severity() == Severity.ERROR)
        .isEmpty();
    var id = deploy(engine, model);
    assertThat(repository(engine).getBpmnModel(id)).isEqualTo(model);
    var instance = engine.runtime().startProcessInstanceByKey("all", Map.of("items", List.of(1)));
    assertThat(engine.openTasks(instance)).containsExactly("review");
    assertThat(engine.task(instance, "review").getAssignee()).isEqualTo("kermit");
  }

  @Test
  void aModelThatWasWrittenRunsAsBefore(TestEngine engine) {
    var model =
        Bpmn.process("order")
            .startEvent()
            .exclusiveGateway("ok")
            .branch("${total > 10}", b -> b.userTask("check"))
            .otherwise(b -> b.userTask("ship"))
            .endEvent()
            .toModel();
    var written = BpmnModel.read("order.bpmn", model.toXml().getBytes(StandardCharsets.UTF_8));
    deploy(engine, written);
    var instance = engine.start("order", Map.of("total", 20));
    assertThat(engine.openTasks(instance)).containsExactly("check");
    engine.completeTask(instance, "check");
    assertThat(engine.hasEnded(instance)).isTrue();
  }

  @Test
  void theModelOfADefinitionIsKeptAndGoesWithIt(TestEngine engine) {
    var id = deploy(engine, Bpmn.process("order").startEvent().userTask("a").toModel());
    var model = repository(engine).getBpmnModel(id);
    assertThat(model.elements(UserTask.class)).hasSize(1);
    assertThat(repository(engine).getBpmnModel(id)).isSameAs(model);
    assertThat(engine.statementsOf(() -> repository(engine).getBpmnModel(id))).isEmpty();
    repository(engine).setProcessDefinitionCategory(id, "c");
    assertThat(repository(engine).getBpmnModel(id)).isEqualTo(model);
    var deployment = repository(engine).getProcessDefinition(id).getDeploymentId();
    repository(engine).deleteDeployment(deployment);
    assertThatThrownBy(() -> repository(engine).getBpmnModel(id))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> repository(engine).getBpmnModel("unknown"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void allProblemsAreToldInTheOrderOfLinesAndNothingIsDeployed(TestEngine engine) {
    var model =
        BpmnModel.read(
            "bad.bpmn",
            """
            <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t"
                xmlns:flowable="http://flowable.org/bpmn">
              <process id="bad" isExecutable="true">
                <startEvent id="s"/>
                <task id="lonely"/>
                <sequenceFlow id="f" sourceRef="s" targetRef="nowhere"/>
                <serviceTask id="a"/>
              </process>
              <process id="drawn" isExecutable="false"/>
            </definitions>
            """
                .getBytes(StandardCharsets.UTF_8));
    var problems = repository(engine).validateProcess(model, ModelCheck.values());
    assertThat(problems)
        .extracting(p -> p.line() + " " + p.elementId() + " " + p.code() + " " + p.severity())
        .contains("6 f BPMN-030 ERROR", "7 a BPMN-060 ERROR", "9 drawn BPMN-003 WARNING")
        .isSortedAccordingTo(Comparator.comparing(text -> text.charAt(0)));
    assertThat(problems).allSatisfy(p -> assertThat(p.remedy()).isNotBlank());
    assertThat(repository(engine).createDeploymentQuery().count()).isZero();
  }

  @Test
  void whatIsReferredToIsLookedForOnlyWhenAsked(TestEngine engine) {
    engine.bean("known", new Object());
    var model =
        Bpmn.process("order")
            .startEvent("s", e -> e.formKey("embedded:deployment:start.html"))
            .serviceTask("noClass", t -> t.javaClass("org.acme.Missing"))
            .serviceTask("noBean", t -> t.delegateExpression("${missing}"))
            .callActivity("noProcess", "missing")
            .callActivity("itself", "order")
            .callActivity("atRunTime", "${called}")
            .endEvent()
            .toModel();
    assertThat(repository(engine).validateProcess(model)).isEmpty();
    assertThat(codes(repository(engine).validateProcess(model, ModelCheck.values())))
        .containsExactly("BPMN-173", "BPMN-081", "BPMN-083", "BPMN-170");
    assertThat(codes(repository(engine).validateProcess(model, ModelCheck.DELEGATES)))
        .containsExactly("BPMN-081", "BPMN-083");
    var missing = repository(engine).validateProcess(model, ModelCheck.CALLED_DEFINITIONS).get(0);
    assertThat(missing.severity()).isEqualTo(Severity.WARNING);
    assertThat(missing.elementId()).isEqualTo("noProcess");
    assertThat(missing.message()).contains("'missing'").endsWith(".");
    repository(engine)
        .createDeployment()
        .addBytes("missing.bpmn", Bpmn.process("missing").startEvent().endEvent().toBytes())
        .addString("start.html", "<form/>")
        .deploy();
    assertThat(
            repository(engine)
                .validateProcess(model, ModelCheck.CALLED_DEFINITIONS, ModelCheck.FORMS))
        .isEmpty();
  }

  @Test
  void aCaseNobodyDeployedAndADecisionThatIsNotThereAreTold(TestEngine tested) {
    var model =
        Bpmn.process("order")
            .startEvent()
            .callCase("claim", "claims")
            .businessRuleTask("known", t -> t.decisionRef("dish"))
            .businessRuleTask("unknown", t -> t.decisionRef("drink"))
            .businessRuleTask(
                "byField", t -> t.type("dmn").field("decisionTableReferenceKey", "dessert"))
            .endEvent()
            .toModel();
    try (var engine =
        new ProcessEngineConfiguration()
            .setJdbcUrl(tested.database().url())
            .setJdbcUsername(tested.database().user())
            .setJdbcPassword(tested.database().password())
            .setDecisionEvaluator(new OneDish())
            .buildProcessEngine()) {
      assertThat(
              engine
                  .getRepositoryService()
                  .validateProcess(model, ModelCheck.DECISIONS, ModelCheck.CALLED_DEFINITIONS))
          .extracting(problem -> problem.elementId() + " " + problem.code())
          .containsExactly(
              "claim BPMN-069", "claim BPMN-171", "unknown BPMN-172", "byField BPMN-172");
    }
    assertThat(codes(repository(tested).validateProcess(model, ModelCheck.DECISIONS)))
        .containsExactly("BPMN-069");
  }

  /** Knows one decision. */
  private static final class OneDish implements DecisionEvaluator {

    @Override
    public List<Map<String, Object>> evaluate(DecisionRequest request) {
      return List.of();
    }

    @Override
    public Optional<Boolean> isDeployed(String decisionKey, String tenantId) {
      return Optional.of(decisionKey.equals("dish"));
    }
  }

  @Test
  void argumentsAreChecked(TestEngine engine) {
    var model = Bpmn.process("order").startEvent().endEvent().toModel();
    assertThatThrownBy(() -> repository(engine).validateProcess(null))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> repository(engine).createDeployment().addBpmnModel("a.txt", model))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("a.txt");
    assertThatThrownBy(() -> repository(engine).createDeployment().addBpmnModel("a.bpmn", null))
        .isInstanceOf(BadArgumentException.class);
  }

  @Test
  void theDocumentationListsWhatCanBeMissing() throws IOException {
    var table = Files.readString(Path.of("../docs/bpmn-problems.md"));
    for (var missing : MissingReference.values()) {
      assertThat(table).contains(missing.code()).contains(missing.remedy());
    }
  }
}
