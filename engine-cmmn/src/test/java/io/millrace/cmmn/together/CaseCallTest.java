package io.millrace.cmmn.together;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.bpmn.history.HistoricActivityInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.FlowBuilder;
import io.millrace.bpmn.test.NodeBuilder;
import io.millrace.bpmn.test.Trigger;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.history.HistoricCaseInstance;
import io.millrace.common.DeploymentException;
import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What calls a case from a process, in the surroundings in which all elements of processes are. */
@DatabaseTest
class CaseCallTest {

  private static final String ROW = "69 case called by a process";
  private static final String CASE = Cmmn.caseModel("sub").humanTask("work", task -> {}).toXml();
  private static final Consumer<NodeBuilder> AS_IT_IS = node -> {};

  /** How a process calls a case. */
  enum Form {
    SERVICE_TASK("serviceTask"),
    CALL_ACTIVITY("callActivity");

    private final String element;

    Form(String element) {
      this.element = element;
    }

    void into(FlowBuilder<?> scope, Consumer<NodeBuilder> more) {
      scope.activity(element, "call", names("sub").andThen(more));
    }

    Consumer<NodeBuilder> names(String key) {
      return this == SERVICE_TASK
          ? n -> n.attribute("flowable:type", "case").attribute("flowable:caseDefinitionKey", key)
          : n -> n.attribute("camunda:caseRef", key);
    }
  }

  private final BothEngines both;

  CaseCallTest(Database database) {
    both = new BothEngines(database);
  }

  @AfterEach
  void close() {
    both.close();
  }

  private String start(BpmnBuilder process) {
    both.deploy(process.toXml(), CASE);
    return both.startProcess("order");
  }

  private void stop() {
    var runtime = both.processes().getRuntimeService();
    var waiting = runtime.createEventSubscriptionQuery().eventName("stop").singleResult();
    runtime.messageEventReceived("stop", waiting.getExecutionId());
  }

  private List<HistoricActivityInstance> calls() {
    return both.processes()
        .getHistoryService()
        .createHistoricActivityInstanceQuery()
        .activityId("call")
        .finished()
        .list();
  }

  private List<HistoricCaseInstance> cases() {
    return both.cases().getCmmnHistoryService().createHistoricCaseInstanceQuery().finished().list();
  }

  private void allCasesWereCutOff(int count) {
    assertThat(both.rows("select ID_ from MR_CASE_INSTANCE")).isEmpty();
    assertThat(cases())
        .hasSize(count)
        .allSatisfy(one -> assertThat(one.getDeleteReason()).isNotBlank());
    assertThat(calls())
        .hasSize(count)
        .allSatisfy(one -> assertThat(one.getDeleteReason()).isNotBlank());
  }

  @Covers(
      value = ROW,
      aspect = {Aspect.NORMAL, Aspect.HISTORY})
  @ParameterizedTest
  @EnumSource
  void itRunsAndHistoryTells(Form form) {
    var process = process("order");
    form.into(process, AS_IT_IS);
    var order = start(process);
    assertThat(both.tasks()).containsExactly("work");

    both.completeAll("work");

    assertThat(both.isIdle()).isTrue();
    var called = cases().get(0);
    assertThat(called.getSuperProcessInstanceId()).isEqualTo(order);
    assertThat(called.getDeleteReason()).isNull();
    assertThat(calls())
        .singleElement()
        .satisfies(
            visit -> {
              assertThat(visit.getActivityType()).isEqualTo("caseTask");
              assertThat(visit.getCalledCaseInstanceId()).isEqualTo(called.getId());
              assertThat(visit.getProcessInstanceId()).isEqualTo(order);
              assertThat(visit.getDeleteReason()).isNull();
              assertThat(visit.getEndTime()).isAfterOrEqualTo(visit.getStartTime());
            });
  }

  @Covers(value = ROW, aspect = Aspect.IN_SUB_PROCESS)
  @ParameterizedTest
  @EnumSource
  void itRunsInASubProcessAndLeavesWhatIsAroundAlone(Form form) {
    start(
        process("order")
            .fork(
                b -> b.subProcess("around", s -> form.into(s, AS_IT_IS)).userTask("behind"),
                b -> b.userTask("beside")));
    assertThat(both.tasks()).containsExactly("beside", "work");

    both.completeAll("work");

    assertThat(both.tasks()).containsExactly("behind", "beside");
    assertThat(cases()).hasSize(1);
    assertThat(both.complete("behind").complete("beside").isIdle()).isTrue();
  }

  @Covers(value = ROW, aspect = Aspect.IN_MULTI_INSTANCE)
  @ParameterizedTest
  @EnumSource
  void itRunsInParallelInstancesOfASequence(Form form) {
    start(
        process("order")
            .subProcess(
                "sequence",
                n -> n.multiInstance(l -> l.sequential().cardinality(2)),
                s ->
                    s.subProcess(
                        "around",
                        n -> n.multiInstance(l -> l.cardinality(2)),
                        inner -> form.into(inner, AS_IT_IS)))
            .userTask("behind"));
    assertThat(both.tasks()).containsExactly("work", "work");
    both.completeAll("work");
    assertThat(both.tasks()).containsExactly("work", "work");
    both.completeAll("work");
    assertThat(cases()).hasSize(4);
    assertThat(calls()).hasSize(4);
    assertThat(both.complete("behind").isIdle()).isTrue();
  }

  @Covers(value = ROW, aspect = Aspect.IN_MULTI_INSTANCE)
  @ParameterizedTest
  @EnumSource
  void itIsAMultiInstanceActivityItself(Form form) {
    var process = process("order");
    form.into(process, n -> n.multiInstance(l -> l.cardinality(3)));
    start(process.userTask("behind"));
    assertThat(both.tasks()).containsExactly("work", "work", "work");

    both.completeAll("work");

    assertThat(cases()).hasSize(3);
    assertThat(both.complete("behind").isIdle()).isTrue();
  }

  @Covers(
      value = ROW,
      aspect = {Aspect.INTERRUPTED, Aspect.HISTORY})
  @ParameterizedTest
  @EnumSource
  void anEventAtTheBorderOfItsScopeEndsTheCase(Form form) {
    start(
        process("order")
            .subProcess("around", s -> form.into(s, AS_IT_IS))
            .boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("instead")));
    assertThat(both.tasks()).containsExactly("work");

    stop();

    assertThat(both.tasks()).containsExactly("instead");
    allCasesWereCutOff(1);
    assertThat(both.complete("instead").isIdle()).isTrue();
  }

  @Covers(value = ROW, aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @EnumSource
  void anEventAtTheBorderOfItsLoopEndsAllItsCases(Form form) {
    var process = process("order");
    form.into(process, n -> n.multiInstance(l -> l.cardinality(3)));
    start(process.boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("instead")));
    assertThat(both.tasks()).containsExactly("work", "work", "work");

    stop();

    assertThat(both.tasks()).containsExactly("instead");
    allCasesWereCutOff(3);
    assertThat(both.complete("instead").isIdle()).isTrue();
  }

  @Covers(value = ROW, aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @EnumSource
  void theCaseGoesWithTheInstanceThatCalledIt(Form form) {
    var process = process("order");
    form.into(process, AS_IT_IS);
    var order = start(process);

    both.processes().getRuntimeService().deleteProcessInstance(order, "no longer wanted");

    assertThat(both.isIdle()).isTrue();
    allCasesWereCutOff(1);
  }

  @Covers(value = ROW, aspect = Aspect.INTERRUPTED)
  @ParameterizedTest
  @EnumSource
  void theJobThatWouldCallItGoesWithItsScope(Form form) {
    start(
        process("order")
            .subProcess("around", s -> form.into(s, NodeBuilder::asyncBefore))
            .boundaryEvent("stop", Trigger.message("stop"), b -> b.userTask("instead")));
    assertThat(both.rows("select ID_ from MR_JOB")).hasSize(1);

    stop();

    assertThat(both.rows("select ID_ from MR_JOB")).isEmpty();
    assertThat(cases()).isEmpty();
    assertThat(both.complete("instead").isIdle()).isTrue();
  }

  @Covers(value = ROW, aspect = Aspect.DEPLOYMENT_ERRORS)
  @ParameterizedTest
  @EnumSource
  void aBindingToAVersionWithoutItsNumberIsRefusedAndNothingIsStored(Form form) {
    var process = process("order");
    form.into(process, n -> n.attribute("camunda:caseBinding", "version"));

    var refused =
        catchThrowableOfType(DeploymentException.class, () -> both.deploy(process.toXml(), CASE));

    assertThat(refused.problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.code()).isEqualTo("BPMN-065");
              assertThat(problem.elementId()).isEqualTo("call");
              assertThat(problem.line()).isPositive();
              assertThat(problem.remedy()).isNotBlank();
            });
    assertThat(both.rows("select ID_ from MR_DEPLOYMENT")).isEmpty();
    assertThat(both.cases().getCmmnRepositoryService().createCaseDefinitionQuery().count())
        .isZero();
  }
}
