package io.millrace.cmmn.together;

import static io.millrace.cmmn.together.BothEngines.flow;
import static io.millrace.cmmn.together.BothEngines.line;
import static io.millrace.cmmn.together.BothEngines.process;
import static io.millrace.cmmn.together.BothEngines.user;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.runtime.ReferenceTypes;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A process task starts a process in the family of its case. */
@Covers("10 process task")
@DatabaseTest
class ProcessTaskTest {

  private static final String ONE_TASK = line("sub", user("work"));

  private final BothEngines both;

  ProcessTaskTest(Database database) {
    both = new BothEngines(database);
  }

  @AfterEach
  void close() {
    both.close();
  }

  @Test
  void theEndOfTheProcessCompletesTheTask() {
    both.deploy(
        Cmmn.caseModel("main")
            .processTask("call", "sub", call -> {})
            .humanTask("after", task -> task.entry().on("call", "complete"))
            .toXml(),
        ONE_TASK);
    var id = both.startCase("main");

    var item = both.check().item("call");
    assertThat(item.getState()).isEqualTo("active");
    assertThat(item.getReferenceType()).isEqualTo(ReferenceTypes.PLAN_ITEM_CHILD_PROCESS);
    var sub = both.processes().getRuntimeService().createProcessInstanceQuery().singleResult();
    assertThat(sub.getId()).isEqualTo(item.getReferenceId());

    both.complete("work").check();

    assertThat(both.tasks()).containsExactly("after");
    both.complete("after");
    assertThat(both.isIdle()).isTrue();
    var history = both.processes().getHistoryService();
    var ended = history.createHistoricProcessInstanceQuery().singleResult();
    assertThat(ended.getSuperCaseInstanceId()).isEqualTo(id);
    assertThat(ended.getDeleteReason()).isNull();
  }

  @Test
  void theNameOfTheVariableOfTheIdCanBeAnExpression() {
    // given
    both.deploy(
        Cmmn.caseModel("main")
            .processTask("call", "sub", call -> call.idVariable("${what}Id"))
            .toXml(),
        ONE_TASK);
    // when
    var id = both.startCase("main", Map.of("what", "order"));
    // then
    assertThat(both.cases().getCmmnRuntimeService().getVariables(id))
        .isEqualTo(Map.of("what", "order", "orderId", both.item("call").getReferenceId()));
  }

  @Test
  void aProcessThatWaitsForNothingIsOverWhenTheCaseHasStarted() {
    both.deploy(Cmmn.caseModel("main").processTask("call", "sub", call -> {}).toXml(), line("sub"));

    var id = both.startCase("main");

    assertThat(both.isIdle()).isTrue();
    var ended =
        both.cases()
            .getCmmnHistoryService()
            .createHistoricCaseInstanceQuery()
            .caseInstanceId(id)
            .singleResult();
    assertThat(ended.getState()).isEqualTo("completed");
  }

  /** Joins and criteria are both judged when all else is done, and neither waits for the other. */
  @Test
  void joinsOfAProcessPassBeforeItsCaseIsJudged() {
    var joined =
        process(
            "sub",
            """
            <startEvent id="start"/><parallelGateway id="fork"/><inclusiveGateway id="join"/>
            <userTask id="work"/><endEvent id="end"/>
            """
                + flow("start", "fork")
                + flow("fork", "join")
                + "<sequenceFlow id=\"other\" sourceRef=\"fork\" targetRef=\"join\"/>"
                + flow("join", "work")
                + flow("work", "end"));
    both.deploy(
        Cmmn.caseModel("main")
            .humanTask("first", task -> {})
            .processTask("call", "sub", call -> call.entry().on("first", "complete"))
            .humanTask("after", task -> task.entry().on("call", "complete"))
            .toXml(),
        joined);
    both.startCase("main");

    both.complete("first");
    assertThat(both.tasks()).containsExactly("work");
    both.complete("work");
    assertThat(both.tasks()).containsExactly("after");
  }

  @Test
  void variablesGoInAndComeOut() {
    both.deploy(
        Cmmn.caseModel("main")
            .processTask(
                "call",
                "sub",
                call ->
                    call.in("amount", "sum")
                        .inExpression("${amount + 1}", "more")
                        .out("result", "answer")
                        .outExpression("${sum * 2}", "double")
                        .inheritBusinessKey()
                        .idVariable("subId"))
            .humanTask("hold", task -> {})
            .toXml(),
        ONE_TASK);
    var id = both.startCase("main", Map.of("amount", 20L, "secret", "s"));
    var sub = both.item("call").getReferenceId();

    var variables = both.processes().getRuntimeService().getVariables(sub);
    assertThat(variables).containsOnly(Map.entry("sum", 20L), Map.entry("more", 21L));
    var instance = both.processes().getRuntimeService().createProcessInstanceQuery().singleResult();
    assertThat(instance.getBusinessKey()).isEqualTo("B-1");

    both.complete("work", Map.of("result", "done"));

    assertThat(both.cases().getCmmnRuntimeService().getVariables(id))
        .containsOnly(
            Map.entry("amount", 20L),
            Map.entry("secret", "s"),
            Map.entry("subId", sub),
            Map.entry("answer", "done"),
            Map.entry("double", 40L));
  }

  @Test
  void parametersOfTheStandardPassUnderTheirNames() {
    both.deploy(
        """
        <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL">
          <process id="declared" externalRef="sub">
            <input id="theirs" name="sum"/>
            <output id="back" name="result"/>
          </process>
          <case id="main">
            <casePlanModel id="plan">
              <planItem id="call" definitionRef="task"/>
              <planItem id="item" definitionRef="hold"/>
              <processTask id="task" processRef="declared">
                <input id="ours" name="amount"/>
                <input id="plain"/>
                <output id="answer"/>
                <parameterMapping sourceRef="ours" targetRef="theirs">
                  <transformation>${amount * 2}</transformation>
                </parameterMapping>
                <parameterMapping sourceRef="back" targetRef="answer"/>
              </processTask>
              <humanTask id="hold"/>
            </casePlanModel>
          </case>
        </definitions>
        """,
        ONE_TASK);
    var id = both.startCase("main", Map.of("amount", 4L, "plain", "p"));

    var sub = both.item("call").getReferenceId();
    assertThat(both.processes().getRuntimeService().getVariables(sub))
        .containsOnly(Map.entry("sum", 8L), Map.entry("plain", "p"));
    both.complete("work", Map.of("result", "r"));
    assertThat(both.cases().getCmmnRuntimeService().getVariable(id, "answer")).isEqualTo("r");
  }

  @Test
  void aTaskThatDoesNotBlockLetsTheProcessGoItsOwnWay() {
    both.deploy(
        Cmmn.caseModel("main")
            .processTask("call", "sub", call -> call.blocking("${false}"))
            .toXml(),
        ONE_TASK);

    var id = both.startCase("main");

    assertThat(both.check().rows("select ID_ from MR_CASE_INSTANCE")).isEmpty();
    var sub = both.processes().getRuntimeService().createProcessInstanceQuery().singleResult();
    assertThat(
            both.rows("select REFERENCE_ID_ from MR_HI_PLAN_ITEM where CASE_INSTANCE_ID_ = " + id))
        .containsExactly(sub.getId());
    both.complete("work");
    assertThat(both.isIdle()).isTrue();
  }

  @Test
  void theExitOfTheTaskEndsTheProcess() {
    both.deploy(
        Cmmn.caseModel("main")
            .processTask("call", "sub", call -> call.exit().on("stop", "occur"))
            .userEventListener("stop")
            .humanTask("hold", task -> {})
            .toXml(),
        ONE_TASK);
    var id = both.startCase("main");

    both.cases().getCmmnRuntimeService().triggerPlanItemInstance(both.item("stop").getId());

    assertThat(both.check().tasks()).containsExactly("hold");
    var ended =
        both.processes().getHistoryService().createHistoricProcessInstanceQuery().singleResult();
    assertThat(ended.getDeleteReason()).contains("plan item");
    assertThat(ended.getSuperCaseInstanceId()).isEqualTo(id);
  }

  @Test
  void theTerminationOfTheCaseEndsTheProcess() {
    both.deploy(Cmmn.caseModel("main").processTask("call", "sub", call -> {}).toXml(), ONE_TASK);
    var id = both.startCase("main");

    both.cases().getCmmnRuntimeService().terminateCaseInstance(id);

    assertThat(both.isIdle()).isTrue();
    assertThat(both.tasks()).isEmpty();
  }

  @Test
  void theDeletionOfTheProcessTerminatesTheTask() {
    both.deploy(
        Cmmn.caseModel("main")
            .processTask("call", "sub", call -> {})
            .humanTask("after", task -> task.entry().on("call", "terminate"))
            .toXml(),
        ONE_TASK);
    both.startCase("main");
    var sub = both.item("call").getReferenceId();

    both.processes().getRuntimeService().deleteProcessInstance(sub, "not needed");

    assertThat(both.check().tasks()).containsExactly("after");
  }

  @Test
  void theDeletionOfManyProcessesTerminatesTheTasksThatWait() {
    both.deploy(
        Cmmn.caseModel("main")
            .processTask("call", "sub", call -> {})
            .humanTask("after", task -> task.entry().on("call", "terminate"))
            .toXml(),
        ONE_TASK);
    var id = both.startCase("main");
    var sub = both.item("call").getReferenceId();
    var alone = both.startProcess("sub");

    both.processes().getRuntimeService().bulkDeleteProcessInstances(List.of(alone, sub), "over");

    assertThat(both.check().tasks()).containsExactly("after");
    assertThat(both.rows("select ID_ from MR_EXECUTION")).isEmpty();
    assertThat(
            both.rows(
                "select SUPER_CASE_INSTANCE_ID_ from MR_HI_PROCESS_INSTANCE where ID_ = " + sub))
        .containsExactly(id);
  }

  @Test
  @Covers("70 errors and faults from one engine to the other")
  void anErrorThatLeavesTheProcessIsAFaultOfTheTask() {
    both.deploy(
        Cmmn.caseModel("main")
            .processTask("call", "sub", call -> {})
            .humanTask("repair", task -> task.entry().on("call", "fault"))
            .toXml(),
        process(
            "sub",
            "<startEvent id=\"start\"/>"
                + user("work")
                + "<endEvent id=\"end\"><errorEventDefinition errorRef=\"failure\"/></endEvent>"
                + flow("start", "work")
                + flow("work", "end")));
    both.startCase("main");

    both.complete("work").check();

    assertThat(both.item("call").getState()).isEqualTo("failed");
    assertThat(both.tasks()).containsExactly("repair");
  }

  @Test
  void anErrorOfADelegateIsAFaultThatSentriesHear() {
    var failing = new Failing();
    both.bean("failing", failing);
    both.deploy(
        Cmmn.caseModel("main")
            .processTask("call", "sub", call -> {})
            .serviceTask(
                "note",
                task -> task.expression("${failing.note('a fault')}").entry().on("call", "fault"))
            .toXml(),
        line(
            "sub",
            user("work"),
            "<serviceTask id=\"service\" flowable:expression=\"${failing.fail()}\"/>"));
    both.startCase("main");

    both.complete("work");

    assertThat(failing.heard).isEqualTo("a fault");
    assertThat(both.isIdle()).isTrue();
  }

  /** Fails as a model expects it. */
  public static final class Failing {

    private String heard;

    /** Throws an error. */
    public Object fail() {
      throw new BpmnError("failed", "it is broken");
    }

    /** Hears of it. */
    public String note(String text) {
      heard = text;
      return text;
    }
  }

  @Test
  void aProcessThatEndsWhileTheTaskIsHeldCompletesItWhenItGoesOn() {
    both.deploy(
        Cmmn.caseModel("main")
            .processTask("call", "sub", call -> {})
            .humanTask("after", task -> task.entry().on("call", "complete"))
            .toXml(),
        ONE_TASK);
    both.startCase("main");
    var item = both.item("call").getId();
    var runtime = both.cases().getCmmnRuntimeService();
    runtime.createPlanItemInstanceTransitionBuilder(item).suspend();

    both.complete("work");
    assertThat(both.tasks()).isEmpty();
    runtime.createPlanItemInstanceTransitionBuilder(item).resume();

    assertThat(both.check().tasks()).containsExactly("after");
  }

  @Test
  void aTaskThatAJobEndsIsEndedByTheJobAlsoAfterASuspension() {
    both.deploy(
        Cmmn.caseModel("main")
            .stage("s", stage -> stage.processTask("call", "sub", call -> call.asyncLeave()))
            .toXml(),
        ONE_TASK);
    both.startCase("main");
    both.complete("work");
    var stage = both.item("s").getId();
    var runtime = both.cases().getCmmnRuntimeService();

    runtime.createPlanItemInstanceTransitionBuilder(stage).suspend();
    runtime.createPlanItemInstanceTransitionBuilder(stage).resume();

    assertThat(both.check().item("call").getState()).isEqualTo("async-active-leave");
    assertThat(both.processes().runDueJobs()).isOne();
    assertThat(both.isIdle()).isTrue();
  }

  @Test
  void theVersionOfTheSameDeploymentOrOfANumberIsCalled() {
    both.deploy(
        Cmmn.caseModel("main").processTask("call", "sub", call -> call.sameDeployment()).toXml(),
        Cmmn.caseModel("first").processTask("call", "sub", call -> call.version(1)).toXml(),
        ONE_TASK);
    both.deploy(line("sub", user("newer")));

    both.startCase("main");
    both.startCase("first");

    assertThat(both.tasks()).containsExactly("work", "work");
  }

  @Test
  void whoeverStartsTheTaskGivesVariablesToTheProcess() {
    both.deploy(
        Cmmn.caseModel("main")
            .processTask("call", "sub", call -> call.manualActivation().in("mine", "x"))
            .toXml(),
        ONE_TASK);
    both.startCase("main", Map.of("mine", 1));
    var runtime = both.cases().getCmmnRuntimeService();

    runtime
        .createPlanItemInstanceTransitionBuilder(both.item("call").getId())
        .childTaskVariable("x", 2)
        .childTaskVariables(Map.of("y", 3))
        .start();

    var called =
        both.processes().getRuntimeService().getVariables(both.item("call").getReferenceId());
    assertThat(called).containsOnly(Map.entry("x", 2), Map.entry("y", 3));
  }

  @Test
  void whatIsCalledHasToBeDeployed() {
    both.deploy(Cmmn.caseModel("main").processTask("call", "nothing", call -> {}).toXml());

    assertThatThrownBy(() -> both.startCase("main"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("'call'")
        .hasMessageContaining("'nothing'");
    assertThat(both.isIdle()).isTrue();
  }

  @Test
  void theTaskServicesSeeTheTasksOfBoth() {
    both.deploy(
        Cmmn.caseModel("main")
            .processTask("call", "sub", call -> {})
            .humanTask("own", task -> {})
            .toXml(),
        ONE_TASK);
    var id = both.startCase("main");
    var tasks = both.cases().getCmmnTaskService();

    assertThat(tasks.createTaskQuery().list()).hasSize(2);
    assertThat(tasks.createTaskQuery().caseInstanceId(id).singleResult().getTaskDefinitionKey())
        .isEqualTo("ownDefinition");
    assertThat(tasks.createTaskQuery().scopeType("cmmn").count()).isEqualTo(1);
    var sub = both.item("call").getReferenceId();
    var work = tasks.createTaskQuery().processInstanceId(sub).singleResult();
    tasks.complete(work.getId());
    both.processes().getTaskService().complete(both.task("own").getId());

    assertThat(both.isIdle()).isTrue();
    assertThat(
            both.processes()
                .getHistoryService()
                .createHistoricTaskInstanceQuery()
                .caseInstanceId(id)
                .count())
        .isEqualTo(1);
  }

  @Test
  void onlyEnginesThatWereAddedAreGiven() {
    assertThatThrownBy(() -> both.processes().getEngine(String.class))
        .hasMessageContaining("addEngine");
  }
}
