package io.millrace.cmmn.together;

import static io.millrace.cmmn.together.BothEngines.line;
import static io.millrace.cmmn.together.BothEngines.user;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.builder.Cmmn;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a call leaves out is left out in what it changes, not in what goes on behind that. */
@DatabaseTest
class SkipsOfOneCallTest {

  private static final String CALL =
      "<serviceTask id=\"call\" flowable:type=\"case\" flowable:caseDefinitionKey=\"sub\"/>";

  private static final String APPROVE =
      """
      <userTask id="approve"><extensionElements>
        <flowable:taskListener event="create" expression="${task.setAssignee('ann')}"/>
        <camunda:inputOutput>
          <camunda:inputParameter name="given">1</camunda:inputParameter>
        </camunda:inputOutput>
      </extensionElements></userTask>
      """
          .strip();

  private static final String START =
      "<serviceTask id=\"begin\" flowable:expression=\"${starter.start()}\"/>";

  private static final String CASE_THAT_STARTS =
      """
      <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL"
          xmlns:flowable="http://flowable.org/cmmn" targetNamespace="test">
        <case id="main"><casePlanModel id="plan">
          <planItem id="work" definitionRef="workDefinition"/>
          <planItem id="begin" definitionRef="beginDefinition">
            <itemControl><manualActivationRule/></itemControl>
          </planItem>
          <humanTask id="workDefinition"/>
          <task id="beginDefinition" flowable:type="java" flowable:expression="${starter.start()}"/>
        </casePlanModel></case>
      </definitions>
      """;

  private final BothEngines both;

  SkipsOfOneCallTest(Database database) {
    both = new BothEngines(database);
    both.bean("starter", new Starter(both));
  }

  /** Code of the application that calls the engines. */
  public static final class Starter {
    private final BothEngines both;

    Starter(BothEngines both) {
      this.both = both;
    }

    /** Starts another process. */
    public void start() {
      both.startProcess("other");
    }
  }

  @AfterEach
  void close() {
    both.close();
  }

  @Test
  void theProcessBehindATerminatedCaseHasItsListeners() {
    // given
    both.deploy(
        line("main", CALL, APPROVE), Cmmn.caseModel("sub").humanTask("work", t -> {}).toXml());
    both.startProcess("main");
    var sub = both.rows("select ID_ from MR_CASE_INSTANCE").get(0);
    // when
    both.cases().getCmmnRuntimeService().terminateCaseInstance(sub, true);
    // then
    isWhole();
  }

  @Test
  void theProcessBehindADeletedOneHasListenersAndData() {
    // given
    var first = firstOfTwo();
    // when
    both.processes().getRuntimeService().deleteProcessInstance(first, "over", true, false, true);
    // then
    isWhole();
  }

  @Test
  void theProcessBehindOneWhoseLastTokenIsTakenHasListenersAndData() {
    // given
    var first = firstOfTwo();
    // when
    both.processes()
        .getRuntimeService()
        .createProcessInstanceModification(first)
        .cancelAllForActivity("work")
        .execute(true, true);
    // then
    isWhole();
  }

  /** Starts a case whose second process begins when the first one, which it returns, is cut off. */
  private String firstOfTwo() {
    var main =
        Cmmn.caseModel("main")
            .processTask("first", "sub", call -> {})
            .processTask("second", "next", call -> call.entry().on("first", "terminate"))
            .toXml();
    both.deploy(main, line("sub", user("work")), line("next", APPROVE));
    both.startCase("main");
    return both.task("work").getProcessInstanceId();
  }

  @Test
  void aProcessThatADelegateStartsMeanwhileHasListenersAndData() {
    // given
    both.deploy(line("main", user("work"), START), line("other", APPROVE));
    var main = both.startProcess("main");
    // when
    both.processes()
        .getRuntimeService()
        .createProcessInstanceModification(main)
        .cancelAllForActivity("work")
        .startBeforeActivity("begin")
        .execute(true, true);
    // then
    isWhole();
  }

  @Test
  void aProcessThatATaskOfACaseStartsMeanwhileHasItsListeners() {
    // given
    both.deploy(CASE_THAT_STARTS, line("other", APPROVE));
    var main = both.startCase("main");
    // when
    both.cases()
        .getCmmnRuntimeService()
        .createChangePlanItemStateBuilder()
        .caseInstanceId(main)
        .terminatePlanItemDefinitionId("workDefinition")
        .activatePlanItemDefinitionId("beginDefinition")
        .skipCustomListeners()
        .changeState();
    // then
    isWhole();
  }

  private void isWhole() {
    var approve = both.task("approve");
    assertThat(approve.getAssignee()).isEqualTo("ann");
    var given = both.processes().getTaskService().getVariable(approve.getId(), "given");
    assertThat(given).hasToString("1");
    both.complete("approve");
    assertThat(both.isIdle()).isTrue();
  }
}
