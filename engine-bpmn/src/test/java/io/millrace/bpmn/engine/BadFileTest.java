package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Files that cannot be deployed: everything wrong is told at once, and nothing is stored. */
@EngineTest
class BadFileTest {

  private static final String HEAD =
      "<definitions xmlns='http://www.omg.org/spec/BPMN/20100524/MODEL'"
          + " xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'"
          + " xmlns:millrace='http://millrace.io/schema/bpmn' targetNamespace='t'>\n";

  private static String file(String... lines) {
    return HEAD
        + "<process id='order' isExecutable='true'>\n"
        + String.join("\n", lines)
        + "\n</process>\n</definitions>";
  }

  private static List<Problem> refused(TestEngine engine, String file) {
    return refused(engine, file.getBytes(StandardCharsets.UTF_8));
  }

  private static List<Problem> refused(TestEngine engine, byte[] file) {
    var before = Aftermath.allRows(engine);
    var deployment =
        engine.engine().getRepositoryService().createDeployment().addBytes("order.bpmn", file);
    var refused = catchThrowableOfType(DeploymentException.class, deployment::deploy);
    assertThat(refused).as(new String(file, StandardCharsets.UTF_8)).isNotNull();
    assertThat(Aftermath.allRows(engine)).isEqualTo(before);
    assertThat(refused.problems())
        .allSatisfy(
            problem -> {
              assertThat(problem.resource()).isEqualTo("order.bpmn");
              assertThat(problem.message()).isNotBlank();
              assertThat(problem.remedy()).isNotBlank();
              assertThat(refused).hasMessageContaining(problem.message());
            });
    return refused.problems();
  }

  private static List<String> told(List<Problem> problems) {
    return problems.stream()
        .filter(problem -> problem.severity() == Problem.Severity.ERROR)
        .map(problem -> problem.code() + " " + problem.elementId() + " " + problem.line())
        .toList();
  }

  @Test
  void brokenXmlIsToldWithItsLine(TestEngine engine) {
    var problems = refused(engine, HEAD + "<process id='order'>\n<startEvent id='s'>\n</process>");
    assertThat(told(problems)).containsExactly("XML-001 null 4");
    assertThat(told(refused(engine, ""))).hasSize(1).allMatch(told -> told.startsWith("XML-001"));
    assertThat(told(refused(engine, "not XML"))).allMatch(told -> told.startsWith("XML-001"));
    assertThat(told(refused(engine, HEAD))).allMatch(told -> told.startsWith("XML-001"));
  }

  @Test
  void doctypeIsRefusedUnread(TestEngine engine) {
    var file =
        "<!DOCTYPE definitions [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\n"
            + file("<startEvent id='s' name='&x;'/>");
    assertThat(told(refused(engine, file))).containsExactly("XML-002 null 1");
  }

  @Test
  void bytesThatAreNoTextAreRefused(TestEngine engine) {
    var bytes = file("<startEvent id='s' name='x'/>").getBytes(StandardCharsets.UTF_8);
    bytes[new String(bytes, StandardCharsets.UTF_8).indexOf("name='x'") + 6] = (byte) 0xff;
    assertThat(told(refused(engine, bytes))).hasSize(1).allMatch(told -> told.startsWith("XML-00"));
    assertThat(told(refused(engine, new byte[] {0, 1, 2, (byte) 0xfe}))).hasSize(1);
  }

  @Test
  void allProblemsOfAFileAreToldAtOnceInTheOrderOfItsLines(TestEngine engine) {
    var problems =
        refused(
            engine,
            file(
                "<startEvent id='s'/>",
                "<callChoreography id='script'/>",
                "<userTask id='s'/>",
                "<sequenceFlow id='f' sourceRef='s' targetRef='nowhere'/>",
                "<serviceTask id='call'/>",
                "<userTask id='bad' millrace:assignee='${open'/>",
                "<intermediateCatchEvent id='time'><timerEventDefinition><timeDuration>1h"
                    + "</timeDuration></timerEventDefinition></intermediateCatchEvent>",
                "<intermediateCatchEvent id='m'><messageEventDefinition messageRef='gone'/>"
                    + "</intermediateCatchEvent>",
                "<boundaryEvent id='b' attachedToRef='missing'><signalEventDefinition/>"
                    + "</boundaryEvent>",
                "<usertask id='typo'/>"));
    assertThat(told(problems))
        .contains(
            "BPMN-005 script 4",
            "BPMN-013 s 5",
            "BPMN-030 f 6",
            "BPMN-060 call 7",
            "BPMN-017 bad 8",
            "BPMN-018 time 9",
            "BPMN-047 m 10",
            "BPMN-043 b 11",
            "BPMN-004 typo 12");
    assertThat(problems).extracting(Problem::line).isSorted();
    assertThat(problems)
        .extracting(Problem::message)
        .anyMatch(
            message ->
                message.endsWith("is not known in process 'order'; it may mean 'userTask'."));
  }

  @Test
  void literalTimesAreCheckedForWhatTheyHaveToBe(TestEngine engine) {
    var bad =
        List.of(
            Trigger.timerDate("31.01.2030"),
            Trigger.timerDate("2030-02-30T00:00:00Z"),
            Trigger.timerDuration("2030-01-31T12:00:00Z"),
            Trigger.timerDuration("1 hour"),
            Trigger.timerDuration("P"),
            Trigger.timerCycle("PT1H"),
            Trigger.timerCycle("R3"),
            Trigger.timerCycle("R3/PT0S"),
            Trigger.timerCycle("R0/PT1H"),
            Trigger.timerCycle("every day"));
    for (var trigger : bad) {
      var file = process("order").catchEvent("wait", trigger).task("a");
      var problems = refused(engine, file.toXml());
      assertThat(problems)
          .singleElement()
          .satisfies(
              problem -> {
                assertThat(problem.code()).isEqualTo("BPMN-018");
                assertThat(problem.elementId()).isEqualTo("wait");
                assertThat(problem.line()).isPositive();
              });
    }
  }

  @Test
  void expressionThatReachesOutIsRefused(TestEngine engine) {
    for (var expression : List.of("${", "${a b}", "${a..b}", "${1 +}", "${}", "a ${b} ${")) {
      var file = process("order").serviceTask("call", n -> n.expression(expression));
      assertThat(told(refused(engine, file.toXml())))
          .as(expression)
          .singleElement()
          .asString()
          .startsWith("BPMN-017 call ");
    }
  }

  @Test
  void badExpressionAsTheNameOfAVariableIsRefused(TestEngine engine) {
    var file =
        process("order")
            .callActivity("call", "part", n -> n.attribute("flowable:idVariableName", "${open"));
    assertThat(told(refused(engine, file.toXml())))
        .singleElement()
        .asString()
        .startsWith("BPMN-017 call ");
  }

  @Test
  void startEventWhoseTimeOrNameCannotBeFoundIsRefusedWithNothingStored(TestEngine engine) {
    for (var trigger :
        List.of(
            Trigger.timerDuration("${unknownBean}"),
            Trigger.timerDate("${1 + 1}"),
            Trigger.message("${unknownBean}"),
            Trigger.signal("${unknownBean.name}"))) {
      var file = process("order").startEvent("s", trigger).task("a");
      var problems = refused(engine, file.toXml());
      assertThat(problems)
          .singleElement()
          .satisfies(
              problem -> {
                assertThat(problem.elementId()).isEqualTo("s");
                assertThat(problem.line()).isPositive();
              });
    }
  }

  @Test
  void fileOfAnotherKindIsRefused(TestEngine engine) {
    assertThat(told(refused(engine, "<html/>"))).containsExactly("BPMN-001 null 1");
    assertThat(told(refused(engine, HEAD + "</definitions>")))
        .singleElement()
        .asString()
        .startsWith("BPMN-002");
  }
}
