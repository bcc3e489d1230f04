package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.internal.parser.Parsing.around;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.stream.Stream;

/** Problems of roles, event listeners and mappings by code. */
final class ExtraExamples {

  private ExtraExamples() {}

  static Stream<Example> all() {
    return Stream.of(
        new Example(
            BpmnProblem.ROLE_WITHOUT_NAME, "n", role(""), role("flowable:name='administrator'")),
        new Example(
            BpmnProblem.ROLE_WITHOUT_NAME,
            "n",
            role("flowable:name='assignee'"),
            role("name='administrator'")),
        new Example(
            BpmnProblem.INCOMPLETE_EVENT_LISTENER,
            "p",
            listener("events='TASK_CREATED'"),
            listener("class='a.Listener' events='TASK_CREATED'")),
        new Example(
            BpmnProblem.INCOMPLETE_EVENT_LISTENER,
            "p",
            listener("throwEvent='signal' messageName='x'"),
            listener("throwEvent='signal' signalName='x'")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "p",
            listener("class='a.Listener' events='ENGINE_CREATED'"),
            listener("class='a.Listener' events='PROCESS_STARTED'")),
        new Example(
            BpmnProblem.INCOMPLETE_AGGREGATION,
            "n",
            loop("<loopDataOutputRef>list</loopDataOutputRef>"),
            loop("<loopDataOutputRef>list</loopDataOutputRef><outputDataItem name='one'/>")),
        new Example(
            BpmnProblem.SEVERAL_VARIABLE_MAPPINGS,
            "n",
            call(
                "camunda:variableMappingClass='a.Mapping' camunda:variableMappingDelegateExpression='${m}'"),
            call("camunda:variableMappingClass='a.Mapping'")));
  }

  private static String role(String attributes) {
    return around(
        "<userTask id='n'><extensionElements><flowable:customResource "
            + attributes
            + "><resourceAssignmentExpression><formalExpression>kermit</formalExpression>"
            + "</resourceAssignmentExpression></flowable:customResource></extensionElements></userTask>");
  }

  private static String listener(String attributes) {
    return around("<task id='n'/>")
        .replaceFirst(
            "(<process [^>]*>)",
            "$1<extensionElements><flowable:eventListener "
                + attributes
                + "/></extensionElements>");
  }

  private static String loop(String output) {
    return around(
        "<task id='n'><multiInstanceLoopCharacteristics><loopCardinality>2</loopCardinality>"
            + output
            + "</multiInstanceLoopCharacteristics></task>");
  }

  private static String call(String attributes) {
    return around("<callActivity id='n' calledElement='x' " + attributes + "/>");
  }
}
