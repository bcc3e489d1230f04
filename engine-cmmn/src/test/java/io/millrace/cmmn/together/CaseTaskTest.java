package io.millrace.cmmn.together;

import static io.millrace.cmmn.together.BothEngines.flow;
import static io.millrace.cmmn.together.BothEngines.line;
import static io.millrace.cmmn.together.BothEngines.process;
import static io.millrace.cmmn.together.BothEngines.user;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.common.DeploymentException;
import io.millrace.common.LimitExceededException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Case tasks of cases and of processes start a case in the family of their instance. */
@DatabaseTest
class CaseTaskTest {

  private static final String SUB = Cmmn.caseModel("sub").humanTask("work", task -> {}).toXml();

  private static final String CALL =
      """
      <serviceTask id="call" flowable:type="case" flowable:caseDefinitionKey="sub"
          flowable:inheritBusinessKey="true" flowable:idVariableName="subId" flowable:caseInstanceName="Sub">
        <extensionElements>
          <flowable:in source="amount" target="sum"/>
          <flowable:out source="result" target="answer"/>
        </extensionElements>
      </serviceTask>
      """
          .strip();

  private final BothEngines both;

  CaseTaskTest(Database database) {
    both = new BothEngines(database, settings -> settings.setMaxCallDepth(6));
  }

  @AfterEach
  void close() {
    both.close();
  }

  private String only(String sql) {
    assertThat(both.rows(sql)).hasSize(1);
    return both.rows(sql).get(0);
  }

  private static String caught(String code) {
    return process(
        "main",
        "<startEvent id=\"start\"/>"
            + CALL
            + "<boundaryEvent id=\"caught\" attachedToRef=\"call\"><errorEventDefinition errorRef=\"failure\"/></boundaryEvent>"
                .replace("failure", code)
            + user("after")
            + user("repair")
            + "<endEvent id=\"end\"/><endEvent id=\"end2\"/>"
            + flow("start", "call")
            + flow("call", "after")
            + flow("after", "end")
            + flow("caught", "repair")
            + flow("repair", "end2"));
  }

  @Test
  void theNameOfTheVariableOfTheIdCanBeAnExpression() {
    // given
    both.deploy(
        line("main", CALL.replace("\"subId\"", "\"${what}Id\"")),
        Cmmn.caseModel("outer")
            .caseTask("call", "sub", call -> call.idVariable("${what}Id"))
            .toXml(),
        SUB);
    var of = Map.<String, Object>of("what", "order");
    // when
    var process = both.startProcess("main", of);
    var outer = both.startCase("outer", of);
    // then
    assertThat(both.processes().getRuntimeService().getVariable(process, "orderId"))
        .isEqualTo(only("select ID_ from MR_CASE_INSTANCE where SUPER_EXECUTION_ID_ is not null"));
    assertThat(both.cases().getCmmnRuntimeService().getVariable(outer, "orderId"))
        .isEqualTo(both.item("call").getReferenceId());
  }

  @Test
  void aBadNameOfTheVariableOfTheIdIsRefused() {
    assertThatThrownBy(
            () -> both.deploy(line("main", CALL.replace("\"subId\"", "\"${what\"")), SUB))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("BPMN-017")
        .hasMessageContaining("${what");
  }

  /** Joins and criteria are both judged when all else is done, and neither waits for the other. */
  @Test
  void aProcessWithJoinsGoesOnWhenItsCaseIsOver() {
    var sub = Cmmn.caseModel("sub").humanTask("work", task -> {}).toXml();
    var joined =
        process(
            "main",
            "<startEvent id=\"start\"/><parallelGateway id=\"fork\"/><inclusiveGateway id=\"join\"/>"
                + "<endEvent id=\"end\"/>"
                + "<serviceTask id=\"call\" flowable:type=\"case\" flowable:caseDefinitionKey=\"sub\"/>"
                + user("after")
                + flow("start", "fork")
                + flow("fork", "call")
                + flow("fork", "join")
                + flow("call", "join")
                + flow("join", "after")
                + flow("after", "end"));
    both.deploy(joined, sub);
    both.startProcess("main");
    assertThat(both.tasks()).containsExactly("work");

    both.complete("work");

    assertThat(both.tasks()).containsExactly("after");
    both.complete("after");
    assertThat(both.isIdle()).isTrue();
  }

  @Test
  @Covers("11 case task")
  void aCaseCallsACase() {
    both.deploy(
        Cmmn.caseModel("main")
            .caseTask("call", "sub", call -> call.in("amount", "sum").out("result", "answer"))
            .humanTask("after", task -> task.entry().on("call", "complete"))
            .toXml(),
        SUB);
    var id = both.startCase("main", Map.of("amount", 3L));
    var sub = both.check().item("call").getReferenceId();
    var runtime = both.cases().getCmmnRuntimeService();
    assertThat(runtime.getVariables(sub)).containsOnly(Map.entry("sum", 3L));

    both.complete("work", Map.of("result", "r"));

    assertThat(both.check().tasks()).containsExactly("after");
    assertThat(runtime.getVariable(id, "answer")).isEqualTo("r");
    var history = both.cases().getCmmnHistoryService();
    var ended = history.createHistoricCaseInstanceQuery().caseInstanceId(sub).singleResult();
    assertThat(ended.getSuperCaseInstanceId()).isEqualTo(id);
    both.complete("after");
    assertThat(both.isIdle()).isTrue();
  }

  @Test
  void theEndOfTheOuterCaseEndsAllInside() {
    both.deploy(
        Cmmn.caseModel("main").caseTask("outer", "middle", call -> {}).toXml(),
        Cmmn.caseModel("middle").processTask("inner", "process", call -> {}).toXml(),
        line("process", CALL),
        SUB);
    var id = both.startCase("main");
    assertThat(both.check().tasks()).containsExactly("work");

    both.cases().getCmmnRuntimeService().terminateCaseInstance(id);

    assertThat(both.isIdle()).isTrue();
    assertThat(
            only(
                "select DELETE_REASON_ from MR_HI_CASE_INSTANCE where SUPER_PROCESS_INSTANCE_ID_ is not null"))
        .isNotBlank();
  }

  @Test
  void theEndOfTheInnermostCompletesAllAround() {
    both.deploy(
        Cmmn.caseModel("main").caseTask("outer", "middle", call -> {}).toXml(),
        Cmmn.caseModel("middle").processTask("inner", "process", call -> {}).toXml(),
        line("process", CALL),
        SUB);
    both.startCase("main");

    both.complete("work");

    assertThat(both.isIdle()).isTrue();
    assertThat(both.rows("select distinct STATE_ from MR_HI_CASE_INSTANCE"))
        .containsExactly("completed");
  }

  @Test
  void aCaseThatWaitsForItsJobEndsWithTheProcessThatCalledIt() {
    both.deploy(
        line("main", CALL, user("after")),
        Cmmn.caseModel("sub").async().humanTask("work", task -> {}).toXml());
    var id = both.startProcess("main");
    assertThat(both.check().tasks()).isEmpty();

    both.processes().getRuntimeService().deleteProcessInstance(id, "over");

    assertThat(both.isIdle()).isTrue();
    assertThat(both.processes().runDueJobs()).isZero();
    assertThat(both.tasks()).isEmpty();
    assertThat(only("select SUPER_PROCESS_INSTANCE_ID_ from MR_HI_CASE_INSTANCE")).isEqualTo(id);
  }

  @Test
  void aTerminatedCaseTerminatesTheTaskThatWaitsForIt() {
    both.deploy(
        Cmmn.caseModel("main")
            .caseTask("call", "sub", call -> {})
            .humanTask("after", task -> task.entry().on("call", "terminate"))
            .toXml(),
        SUB);
    both.startCase("main");
    var sub = both.item("call").getReferenceId();

    both.cases().getCmmnRuntimeService().terminateCaseInstance(sub);

    assertThat(both.check().tasks()).containsExactly("after");
  }

  @Test
  void casesThatCallThemselvesAreRefusedWithTheTask() {
    both.deploy(
        Cmmn.caseModel("main").processTask("there", "back", call -> {}).toXml(),
        line("back", CALL.replace("\"sub\"", "\"main\"")));

    assertThatThrownBy(() -> both.startCase("main"))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageContaining("maxCallDepth");
    assertThat(both.isIdle()).isTrue();
  }

  @Test
  @Covers("69 case called by a process")
  void aProcessCallsACase() {
    both.deploy(line("main", CALL, user("after")), SUB);
    var id = both.startProcess("main", Map.of("amount", 5L));
    var sub = only("select ID_ from MR_CASE_INSTANCE");
    var runtime = both.processes().getRuntimeService();
    assertThat(both.check().cases().getCmmnRuntimeService().getVariables(sub))
        .containsOnly(Map.entry("sum", 5L));
    assertThat(runtime.getVariable(id, "subId")).isEqualTo(sub);
    assertThat(only("select BUSINESS_KEY_, NAME_ from MR_CASE_INSTANCE")).isEqualTo("B-2 Sub");

    both.complete("work", Map.of("result", "r"));

    assertThat(both.check().tasks()).containsExactly("after");
    assertThat(runtime.getVariable(id, "answer")).isEqualTo("r");
    both.complete("after");
    assertThat(both.isIdle()).isTrue();
    var activity =
        both.processes()
            .getHistoryService()
            .createHistoricActivityInstanceQuery()
            .activityId("call")
            .singleResult();
    assertThat(activity.getActivityType()).isEqualTo("caseTask");
    assertThat(activity.getCalledCaseInstanceId()).isEqualTo(sub);
    assertThat(activity.getCalledProcessInstanceId()).isNull();
  }

  @Test
  void aCallActivityMayNameACase() {
    both.deploy(
        line(
            "main",
            "<callActivity id=\"call\" camunda:caseRef=\"sub\" camunda:caseBinding=\"deployment\"/>"),
        SUB);
    both.startProcess("main");
    assertThat(both.check().tasks()).containsExactly("work");

    both.complete("work");

    assertThat(both.isIdle()).isTrue();
  }

  @Test
  void theDeletionOfTheProcessEndsTheCase() {
    both.deploy(line("main", CALL), SUB);
    var id = both.startProcess("main");

    both.processes().getRuntimeService().deleteProcessInstance(id, "not needed");

    assertThat(both.isIdle()).isTrue();
    assertThat(only("select DELETE_REASON_, SUPER_PROCESS_INSTANCE_ID_ from MR_HI_CASE_INSTANCE"))
        .isEqualTo("not needed " + id);
  }

  @Test
  void aTerminatedCaseIsAnErrorThatABoundaryEventCatches() {
    both.deploy(
        caught("failure").replace("errorCode=\"failed\"", "errorCode=\"caseTerminated\""), SUB);
    both.startProcess("main");

    both.cases()
        .getCmmnRuntimeService()
        .terminateCaseInstance(only("select ID_ from MR_CASE_INSTANCE"));

    assertThat(both.check().tasks()).containsExactly("repair");
  }

  @Test
  void withoutSuchAnEventTheProcessGoesOnAfterATerminatedCase() {
    both.deploy(line("main", CALL, user("after")), SUB);
    both.startProcess("main");

    both.cases()
        .getCmmnRuntimeService()
        .terminateCaseInstance(only("select ID_ from MR_CASE_INSTANCE"));

    assertThat(both.check().tasks()).containsExactly("after");
  }

  @Test
  @Covers("70 errors and faults from one engine to the other")
  void aFaultThatNoSentryHearsLeavesTheCaseForTheBoundaryEvent() {
    both.bean("failing", new Failing());
    both.deploy(
        caught("failure"),
        Cmmn.caseModel("sub")
            .humanTask("work", task -> {})
            .humanTask("other", task -> {})
            .serviceTask(
                "fail", task -> task.expression("${failing.fail()}").entry().on("work", "complete"))
            .toXml());
    both.startProcess("main");

    both.complete("work");

    assertThat(both.check().tasks()).containsExactly("repair");
    assertThat(both.rows("select ID_ from MR_CASE_INSTANCE")).isEmpty();
  }

  @Test
  void aFaultThatASentryHearsStaysInTheCase() {
    both.bean("failing", new Failing());
    both.deploy(
        caught("failure"),
        Cmmn.caseModel("sub")
            .humanTask("work", task -> {})
            .serviceTask(
                "fail", task -> task.expression("${failing.fail()}").entry().on("work", "complete"))
            .humanTask("mend", task -> task.entry().on("fail", "fault"))
            .toXml());
    both.startProcess("main");

    both.complete("work");

    assertThat(both.check().tasks()).containsExactly("mend");
  }

  /** Fails as a model expects it. */
  public static final class Failing {

    /** Throws a fault. */
    public Object fail() {
      throw new CmmnFault("failed", "it is broken");
    }
  }

  @Test
  void aBoundaryEventThatInterruptsEndsTheCase() {
    both.deploy(
        process(
            "main",
            "<startEvent id=\"start\"/>"
                + CALL
                + "<boundaryEvent id=\"timer\" attachedToRef=\"call\"><timerEventDefinition>"
                + "<timeDuration>PT1H</timeDuration></timerEventDefinition></boundaryEvent>"
                + user("late")
                + "<endEvent id=\"end\"/><endEvent id=\"end2\"/>"
                + flow("start", "call")
                + flow("call", "end")
                + flow("timer", "late")
                + flow("late", "end2")),
        SUB);
    both.startProcess("main");
    both.processes().clock().advance(java.time.Duration.ofHours(2));

    both.processes().runDueJobs();

    assertThat(both.check().tasks()).containsExactly("late");
    assertThat(both.rows("select ID_ from MR_CASE_INSTANCE")).isEmpty();
  }

  @Test
  @Covers("70 errors and faults from one engine to the other")
  void aFaultByHandThatNoSentryHearsLeavesTheCaseForABoundaryEventThatCatchesAll() {
    both.deploy(caught("failure").replace(" errorRef=\"failure\"", ""), SUB);
    both.startProcess("main");

    both.cases()
        .getCmmnRuntimeService()
        .createPlanItemInstanceTransitionBuilder(only("select ID_ from MR_PLAN_ITEM"))
        .fault();

    assertThat(both.check().tasks()).containsExactly("repair");
    assertThat(both.rows("select ID_ from MR_CASE_INSTANCE")).isEmpty();
  }

  @Test
  void aQueryFindsTheCasesThatACaseCalled() {
    both.deploy(
        Cmmn.caseModel("main").caseTask("outer", "middle", call -> {}).toXml(),
        Cmmn.caseModel("middle").caseTask("inner", "last", call -> {}).toXml(),
        Cmmn.caseModel("last").humanTask("work", task -> {}).toXml());
    var main = both.startCase("main");
    both.startCase("last");

    var middle = both.item("outer").getReferenceId();
    assertThat(calledBy(main)).containsExactly(middle);
    assertThat(calledBy(middle)).containsExactly(both.item("inner").getReferenceId());
    assertThat(calledBy(both.item("inner").getReferenceId())).isEmpty();
  }

  private List<String> calledBy(String id) {
    var query = both.cases().getCmmnRuntimeService().createCaseInstanceQuery();
    return query.parentCaseInstanceId(id).list().stream().map(CaseInstance::getId).toList();
  }
}
