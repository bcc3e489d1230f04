package io.millrace.bpmn.internal.parser;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts that are longer than what the database keeps of them, at each place of a model. */
class LongTextsTest {

  private static final String LONG = "x".repeat(256);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "assignee|<userTask id='n' flowable:assignee='?'/>",
        "owner|<userTask id='n' flowable:owner='?'/>",
        "category|<userTask id='n' flowable:category='?'/>",
        "formKey|<userTask id='n' camunda:formKey='?'/>",
        "candidateUsers|<userTask id='n' flowable:candidateUsers='a,?'/>",
        "candidateGroups|<userTask id='n' flowable:candidateGroups='?'/>",
        "humanPerformer|<userTask id='n'><humanPerformer><resourceAssignmentExpression>"
            + "<formalExpression>?</formalExpression></resourceAssignmentExpression></humanPerformer></userTask>",
        "user or group|<userTask id='n'><potentialOwner><resourceAssignmentExpression>"
            + "<formalExpression>user(?)</formalExpression></resourceAssignmentExpression></potentialOwner></userTask>",
        "resultVariable|<serviceTask id='n' flowable:expression='${1}' flowable:resultVariable='?'/>",
        "elementVariable|<userTask id='n'><multiInstanceLoopCharacteristics flowable:collection='${c}'"
            + " flowable:elementVariable='?'/></userTask>",
        "elementIndexVariable|<userTask id='n'><multiInstanceLoopCharacteristics flowable:collection='${c}'"
            + " flowable:elementIndexVariable='?'/></userTask>",
        "businessKey|<callActivity id='n' calledElement='c' flowable:businessKey='?'/>",
        "processInstanceName|<callActivity id='n' calledElement='c' flowable:processInstanceName='?'/>",
        "target|<callActivity id='n' calledElement='c'><extensionElements><flowable:in source='a' target='?'/>"
            + "</extensionElements></callActivity>",
        "messageExpression|<intermediateCatchEvent id='n'><messageEventDefinition"
            + " flowable:messageExpression='?'/></intermediateCatchEvent>",
        "signalExpression|<intermediateCatchEvent id='n'><signalEventDefinition"
            + " flowable:signalExpression='?'/></intermediateCatchEvent>"
      })
  void isToldWhenItIsDeployed(String name, String node) {
    var told = Parsing.problems(Parsing.around(node.replace("?", LONG)));
    assertThat(told)
        .anySatisfy(
            problem -> {
              assertThat(problem.code()).isEqualTo(BpmnProblem.TOO_LONG.code());
              assertThat(problem.message()).contains("The " + name + " of ", " 256 characters");
              assertThat(problem.elementId()).isEqualTo("n");
            });
    assertThat(Parsing.problems(Parsing.around(node.replace("?", LONG.substring(1)))))
        .noneMatch(problem -> problem.code().equals(BpmnProblem.TOO_LONG.code()));
    assertThat(Parsing.problems(Parsing.around(node.replace("?", "${" + LONG + "}"))))
        .as("an expression says at run time what it gives")
        .noneMatch(problem -> problem.code().equals(BpmnProblem.TOO_LONG.code()));
  }

  @Test
  void theProcessAndItsFileSayWhatIsTooLong() {
    var xml =
        Parsing.around("<userTask id='n'/>")
            .replace("targetNamespace='urn:test'", "targetNamespace='urn:" + LONG + "'")
            .replace("<process ", "<process flowable:candidateStarterGroups='" + LONG + "' ")
            .replace("<startEvent ", "<startEvent flowable:initiator='" + LONG + "' ");
    assertThat(Parsing.problems(xml))
        .extracting(problem -> problem.code() + problem.message().replaceAll(" of .*", ""))
        .contains(
            BpmnProblem.TOO_LONG.code() + "The targetNamespace",
            BpmnProblem.TOO_LONG.code() + "The candidateStarterGroups",
            BpmnProblem.TOO_LONG.code() + "The initiator");
  }
}
