package io.millrace.cmmn.together;

import static io.millrace.cmmn.together.BothEngines.flow;
import static io.millrace.cmmn.together.BothEngines.line;
import static io.millrace.cmmn.together.BothEngines.process;
import static io.millrace.cmmn.together.BothEngines.user;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What an instance gives back that an error or fault leaves for the other engine. */
@DatabaseTest
class CallsEndedByErrorsTest {

  private static final Map<String, Object> RESULT = Map.of("result", 42);

  private final BothEngines both;

  CallsEndedByErrorsTest(Database database) {
    both = new BothEngines(database);
    both.bean("failing", new Failing());
  }

  @AfterEach
  void close() {
    both.close();
  }

  /** Code that models call. */
  public static final class Failing {

    /** Throws an error of a process. */
    public Object error() {
      throw new BpmnError("failed", "it is broken");
    }

    /** Throws a fault of a case. */
    public Object fault() {
      throw new CmmnFault("failed", "it is broken");
    }
  }

  private Object variableOfCase(String id) {
    return both.cases().getCmmnRuntimeService().getVariable(id, "answer");
  }

  @Test
  @Covers("70 errors and faults from one engine to the other")
  void aProcessGivesBackToItsCase() {
    both.deploy(
        Cmmn.caseModel("main")
            .processTask("call", "sub", call -> call.out("result", "answer"))
            .humanTask("repair", task -> task.entry().on("call", "fault"))
            .toXml(),
        line(
            "sub",
            user("work"),
            "<serviceTask id=\"s\" flowable:expression=\"${failing.error()}\"/>"));
    var id = both.startCase("main");

    both.complete("work", RESULT).check();

    assertThat(both.tasks()).containsExactly("repair");
    assertThat(variableOfCase(id)).isEqualTo(42);
  }

  @Test
  void eachProcessOnTheWayGivesBack() {
    both.deploy(
        Cmmn.caseModel("main")
            .processTask("call", "middle", call -> call.out("half", "answer"))
            .humanTask("repair", task -> task.entry().on("call", "fault"))
            .toXml(),
        line(
            "middle",
            "<callActivity id=\"c\" calledElement=\"sub\"><extensionElements>"
                + "<flowable:out source=\"result\" target=\"half\"/>"
                + "</extensionElements></callActivity>"),
        line(
            "sub",
            user("work"),
            "<serviceTask id=\"s\" flowable:expression=\"${failing.error()}\"/>"));
    var id = both.startCase("main");

    both.complete("work", RESULT).check();

    assertThat(variableOfCase(id)).isEqualTo(42);
  }

  private static String failingCase() {
    return Cmmn.caseModel("sub")
        .humanTask("work", task -> {})
        .serviceTask(
            "fail", task -> task.expression("${failing.fault()}").entry().on("work", "complete"))
        .toXml();
  }

  @Test
  void aCaseGivesBackToItsProcess() {
    both.deploy(
        process(
            "main",
            "<startEvent id=\"start\"/>"
                + "<serviceTask id=\"call\" flowable:type=\"case\""
                + " flowable:caseDefinitionKey=\"sub\"><extensionElements>"
                + "<flowable:out source=\"result\" target=\"answer\"/>"
                + "</extensionElements></serviceTask>"
                + "<boundaryEvent id=\"caught\" attachedToRef=\"call\">"
                + "<errorEventDefinition/></boundaryEvent>"
                + user("repair")
                + "<endEvent id=\"end\"/><endEvent id=\"end2\"/>"
                + flow("start", "call")
                + flow("call", "end")
                + flow("caught", "repair")
                + flow("repair", "end2")),
        failingCase());
    var id = both.startProcess("main");

    both.complete("work", RESULT).check();

    assertThat(both.tasks()).containsExactly("repair");
    assertThat(both.processes().getRuntimeService().getVariable(id, "answer")).isEqualTo(42);
  }

  @Test
  void aCaseGivesBackToItsCase() {
    both.deploy(
        Cmmn.caseModel("main")
            .caseTask("call", "sub", call -> call.out("result", "answer"))
            .humanTask("repair", task -> task.entry().on("call", "fault"))
            .toXml(),
        failingCase());
    var id = both.startCase("main");

    both.complete("work", RESULT).check();

    assertThat(both.tasks()).containsExactly("repair");
    assertThat(variableOfCase(id)).isEqualTo(42);
  }
}
