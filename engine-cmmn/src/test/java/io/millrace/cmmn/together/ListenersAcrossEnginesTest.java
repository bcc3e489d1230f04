package io.millrace.cmmn.together;

import static io.millrace.cmmn.together.BothEngines.flow;
import static io.millrace.cmmn.together.BothEngines.line;
import static io.millrace.cmmn.together.BothEngines.process;
import static io.millrace.cmmn.together.BothEngines.user;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.common.DelegateException;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Listeners that fail where an instance of one engine ends one of the other. */
@DatabaseTest
class ListenersAcrossEnginesTest {

  private static final String CASE =
      """
      <definitions xmlns="http://www.omg.org/spec/CMMN/20151109/MODEL"
          xmlns:flowable="http://flowable.org/cmmn" targetNamespace="test">
        <case id="sub">
          <extensionElements>
            <flowable:caseLifecycleListener targetState="terminated" expression="${failing.fault('case')}"/>
          </extensionElements>
          <casePlanModel id="plan">
            <planItem id="work" definitionRef="workDefinition"/>
            <humanTask id="workDefinition"><extensionElements>
              <flowable:planItemLifecycleListener targetState="terminated" expression="${failing.fault('item')}"/>
              <flowable:taskListener event="delete" expression="${failing.fault('task')}"/>
            </extensionElements></humanTask>
          </casePlanModel>
        </case>
      </definitions>
      """;

  private static final String CALL =
      "<serviceTask id=\"call\" flowable:type=\"case\" flowable:caseDefinitionKey=\"sub\"/>";

  private static final String LISTENING =
      """
      <userTask id="work"><extensionElements>
        <flowable:executionListener event="end" expression="${failing.error('work')}"/>
        <flowable:taskListener event="delete" expression="${failing.error('task')}"/>
      </extensionElements></userTask>
      """
          .strip();

  private final List<String> told = new ArrayList<>();
  private final BothEngines both;

  ListenersAcrossEnginesTest(Database database) {
    both = new BothEngines(database);
  }

  /** Fails where it is told of something. */
  public static final class Failing {
    private final List<String> told;

    Failing(List<String> told) {
      this.told = told;
    }

    /** Throws what a process can catch. */
    public void error(String what) {
      told.add(what);
      throw new BpmnError("refused", "by " + what);
    }

    /** Throws what lets a plan item fail. */
    public void fault(String what) {
      told.add(what);
      throw new CmmnFault("refused", "by " + what);
    }
  }

  @BeforeEach
  void letListenersFail() {
    both.bean("failing", new Failing(told));
  }

  @AfterEach
  void close() {
    both.close();
  }

  @Test
  void theDeletionOfAProcessLeavesOutTheListenersOfItsCase() {
    // given
    both.deploy(line("main", CALL), CASE);
    var id = both.startProcess("main");
    var runtime = both.processes().getRuntimeService();
    // when
    assertThatThrownBy(() -> runtime.deleteProcessInstance(id, "over"))
        // then
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("'${failing.fault('item')}' of 'exit' at 'work'")
        .hasMessageContaining("skipCustomListeners");
    assertThat(told).containsExactly("item");
    assertThat(both.check().tasks()).containsExactly("work");
    runtime.deleteProcessInstance(id, "over", true);
    assertThat(told).containsExactly("item");
    assertThat(both.isIdle()).isTrue();
  }

  @Test
  void theEndOfACaseLeavesOutTheListenersOfItsProcess() {
    // given
    var main = Cmmn.caseModel("main").processTask("call", "sub", call -> {}).toXml();
    both.deploy(main, line("sub", LISTENING));
    var id = both.startCase("main");
    var runtime = both.cases().getCmmnRuntimeService();
    // when
    assertThatThrownBy(() -> runtime.terminateCaseInstance(id))
        // then
        .isInstanceOf(DelegateException.class)
        .hasCauseInstanceOf(BpmnError.class)
        .hasMessageContaining("which a case has called")
        .hasMessageContaining("'${failing.error('work')}'")
        .hasMessageContaining("skipCustomListeners");
    assertThat(told).containsExactly("work", "task");
    assertThat(both.check().tasks()).containsExactly("work");
    runtime.terminateCaseInstance(id, true);
    assertThat(told).containsExactly("work", "task");
    assertThat(both.isIdle()).isTrue();
  }

  @Test
  void listenersAreLeftOutThroughCallsOfBothEngines() {
    // given
    var middle = Cmmn.caseModel("sub").processTask("inner", "bottom", call -> {}).toXml();
    both.deploy(line("main", CALL), middle, line("bottom", LISTENING));
    var id = both.startProcess("main");
    // when
    both.processes().getRuntimeService().deleteProcessInstance(id, "over", true);
    // then
    assertThat(told).isEmpty();
    assertThat(both.isIdle()).isTrue();
  }

  @Test
  void aBoundaryEventThatEndsACaseWhoseListenerFailsChangesNothing() {
    // given
    var interrupted =
        process(
            "main",
            "<startEvent id=\"start\"/>"
                + CALL
                + "<boundaryEvent id=\"late\" attachedToRef=\"call\"><timerEventDefinition>"
                + "<timeDuration>PT1H</timeDuration></timerEventDefinition></boundaryEvent>"
                + "<boundaryEvent id=\"any\" attachedToRef=\"call\"><errorEventDefinition/></boundaryEvent>"
                + user("after")
                + user("caught")
                + flow("start", "call")
                + flow("late", "after")
                + flow("any", "caught"));
    both.deploy(interrupted, CASE);
    var id = both.startProcess("main");
    var timer = both.processes().getManagementService().createTimerJobQuery().singleResult();
    // when
    assertThatThrownBy(() -> both.processes().getManagementService().executeJob(timer.getId()))
        // then
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("which was called")
        .hasMessageContaining("'${failing.fault('item')}' of 'exit' at 'work'");
    assertThat(told).containsExactly("item");
    assertThat(both.check().tasks()).containsExactly("work");
    both.processes().getRuntimeService().deleteProcessInstance(id, "over", true);
  }

  /** What goes on behind the end of an instance is told as ever. */
  @Test
  void anErrorOfAListenerInACalledProcessIsCaughtByTheCase() {
    // given
    var main =
        Cmmn.caseModel("main")
            .processTask("call", "sub", call -> {})
            .humanTask("repair", task -> task.entry().on("call", "fault"))
            .toXml();
    both.deploy(
        main,
        line(
            "sub",
            LISTENING.replace(
                "<flowable:taskListener event=\"delete\" expression=\"${failing.error('task')}\"/>",
                "")));
    both.startCase("main");
    // when
    both.complete("work");
    // then
    assertThat(told).containsExactly("work");
    assertThat(both.check().tasks()).containsExactly("repair");
    both.cases()
        .getCmmnRuntimeService()
        .terminateCaseInstance(both.rows("select ID_ from MR_CASE_INSTANCE").get(0));
  }

  @Test
  void anErrorOfTheListenerOfACaseTaskIsCaughtOnceWhenTheCaseCompletes() {
    // given
    var call =
        CALL.replace(
            "/>",
            "><extensionElements><flowable:executionListener event=\"end\""
                + " expression=\"${failing.error('call')}\"/></extensionElements></serviceTask>");
    var caught =
        process(
            "main",
            "<startEvent id=\"start\"/>"
                + call
                + "<boundaryEvent id=\"any\" attachedToRef=\"call\"><errorEventDefinition/></boundaryEvent>"
                + user("after")
                + user("repair")
                + flow("start", "call")
                + flow("call", "after")
                + flow("any", "repair"));
    both.deploy(caught, Cmmn.caseModel("sub").humanTask("work", task -> {}).toXml());
    both.startProcess("main");
    // when
    both.complete("work");
    // then
    assertThat(told).containsExactly("call");
    assertThat(both.check().tasks()).containsExactly("repair");
    both.complete("repair");
    assertThat(both.isIdle()).isTrue();
  }

  @Test
  void aFaultThatLeavesACaseWhoseListenersAreToldIsCaughtByTheProcess() {
    // given
    var faulting =
        CASE.replace("event=\"delete\"", "event=\"complete\"")
            .replaceAll("<flowable:(case|planItem)LifecycleListener[^>]*>", "");
    var caught =
        process(
            "main",
            "<startEvent id=\"start\"/>"
                + CALL
                + "<boundaryEvent id=\"any\" attachedToRef=\"call\"><errorEventDefinition/></boundaryEvent>"
                + user("after")
                + user("repair")
                + flow("start", "call")
                + flow("call", "after")
                + flow("any", "repair"));
    both.deploy(caught, faulting);
    both.startProcess("main");
    // when
    both.complete("work");
    // then
    assertThat(told).containsExactly("task");
    assertThat(both.check().tasks()).containsExactly("repair");
    both.complete("repair");
    assertThat(both.isIdle()).isTrue();
  }
}
