package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.internal.parser.Parsing.around;
import static io.millrace.bpmn.internal.parser.Parsing.file;
import static io.millrace.bpmn.internal.parser.Parsing.process;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.stream.Stream;

/** Problems of events. */
final class EventExamples {

  private static final String TIMER =
      "<timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition>";
  private static final String ERROR = "<errorEventDefinition/>";
  private static final String ESCALATION = "<escalationEventDefinition/>";

  private EventExamples() {}

  static Stream<Example> all() {
    return Stream.of(
            definitions(), boundaries(), references(), escalations(), links(), eventSubProcesses())
        .flatMap(examples -> examples);
  }

  private static Stream<Example> eventSubProcesses() {
    var one = "<startEvent id='n'>" + TIMER + "</startEvent>";
    var error = "<startEvent id='n' isInterrupting='%s'>" + ERROR + "</startEvent>";
    var another =
        "<subProcess id='o' triggeredByEvent='true'><startEvent id='m'>%s</startEvent></subProcess>";
    return Stream.of(
        new Example(
            BpmnProblem.MISSING_EVENT_DEFINITION,
            "n",
            handler("<startEvent id='n'/>"),
            handler(one)),
        new Example(BpmnProblem.NO_START_EVENT, "h", handler("<task id='n'/>"), handler(one)),
        new Example(
            BpmnProblem.SEVERAL_STARTS_OF_EVENT_SUB_PROCESS,
            "m",
            handler(one + one.replace("'n'", "'m'")),
            handler(one)),
        new Example(
            BpmnProblem.ERROR_START_MUST_INTERRUPT,
            "n",
            handler(error.formatted("false")),
            handler(error.formatted("true"))),
        new Example(
            BpmnProblem.ERROR_CAUGHT_TWICE,
            "m",
            handler(error.formatted("true"))
                .replace("</process>", another.formatted(ERROR) + "</process>"),
            handler(error.formatted("true"))
                .replace("</process>", another.formatted(TIMER) + "</process>")),
        new Example(
            BpmnProblem.ERROR_START_MUST_INTERRUPT,
            "n",
            handler(error.formatted("false").replace(ERROR, TIMER + ERROR)),
            handler(error.formatted("true").replace(ERROR, TIMER + ERROR))),
        new Example(
            BpmnProblem.ESCALATION_CAUGHT_TWICE,
            "m",
            handler(one.replace(TIMER, TIMER + ESCALATION))
                .replace("</process>", another.formatted(ESCALATION) + "</process>"),
            handler(one.replace(TIMER, TIMER + ESCALATION))
                .replace("</process>", another.formatted(TIMER) + "</process>")),
        new Example(
            BpmnProblem.LOOP_OF_EVENT_SUB_PROCESS,
            "h",
            handler(
                "<multiInstanceLoopCharacteristics><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics>"
                    + one),
            handler(one)),
        new Example(
            BpmnProblem.FLOW_NOT_ALLOWED,
            "f",
            handler(one).replace("</process>", Parsing.flow("f", "s", "h") + "</process>"),
            handler(one)),
        new Example(
            BpmnProblem.BOUNDARY_EVENT_NOT_ATTACHED,
            "b",
            handler(one)
                .replace(
                    "</process>",
                    "<boundaryEvent id='b' attachedToRef='h'>"
                        + TIMER
                        + "</boundaryEvent></process>"),
            handler(one)));
  }

  private static String handler(String content) {
    return process(
        "<startEvent id='s'/><subProcess id='h' triggeredByEvent='true'>"
            + content
            + "</subProcess>");
  }

  private static Stream<Example> definitions() {
    return Stream.of(
        new Example(BpmnProblem.MISSING_EVENT_DEFINITION, "n", caught(""), caught(TIMER)),
        new Example(
            BpmnProblem.SEVERAL_EVENT_DEFINITIONS, "n", caught(TIMER + TIMER), caught(TIMER)),
        new Example(
            BpmnProblem.EVENT_DEFINITION_NOT_ALLOWED,
            "n",
            around("<endEvent id='n'>" + TIMER + "</endEvent>"),
            caught(TIMER)),
        new Example(
            BpmnProblem.UNSUPPORTED_ELEMENT,
            "n",
            caught("<eventDefinitionRef>x</eventDefinitionRef>"),
            caught(TIMER)),
        new Example(
            BpmnProblem.SEVERAL_EVENT_DEFINITIONS,
            "n",
            thrownWithTerminate("flowable:type='external' flowable:topic='t'"),
            thrownWithTerminate("")),
        new Example(
            BpmnProblem.MISSING_CONDITION,
            "n",
            caught("<conditionalEventDefinition/>"),
            caught(
                "<conditionalEventDefinition><condition>${x}</condition></conditionalEventDefinition>")),
        new Example(
            BpmnProblem.MISSING_VARIABLE_NAME,
            "n",
            caught(variable("")),
            caught(variable("variableName='x' variableChangeType='update-create'"))),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            caught(variable("variableName='x' variableChangeType='sometimes'")),
            caught(variable("variableName='x'"))),
        new Example(
            BpmnProblem.SEVERAL_EVENT_DEFINITIONS,
            "n",
            around(
                "<endEvent id='n'><terminateEventDefinition/><terminateEventDefinition/></endEvent>"),
            around("<endEvent id='n'><terminateEventDefinition/></endEvent>")),
        new Example(
            BpmnProblem.SEVERAL_EVENT_DEFINITIONS,
            "n",
            caught(listeners("x", "x")),
            caught(listeners("x", "y"))),
        new Example(
            BpmnProblem.SEVERAL_EVENT_DEFINITIONS,
            "b",
            bounded("n", "parallelMultiple='true'", TIMER + ERROR),
            bounded("n", "", TIMER + ERROR)),
        new Example(
            BpmnProblem.SEVERAL_EVENT_DEFINITIONS,
            "s",
            process(
                "<startEvent id='s' parallelMultiple='true'>"
                    + TIMER
                    + TIMER.replace("1H", "2H")
                    + "</startEvent>"),
            process("<startEvent id='s'>" + TIMER + TIMER.replace("1H", "2H") + "</startEvent>")),
        new Example(
            BpmnProblem.TIMER_NEEDS_ONE_TIME,
            "n",
            caught("<timerEventDefinition/>"),
            caught("<timerEventDefinition><timeDate>2030-01-01</timeDate></timerEventDefinition>")),
        new Example(
            BpmnProblem.TIMER_NEEDS_ONE_TIME,
            "n",
            caught(
                "<timerEventDefinition><timeDate>x</timeDate><timeCycle>y</timeCycle></timerEventDefinition>"),
            caught(
                "<timerEventDefinition><timeDate>x</timeDate><timeCycle></timeCycle></timerEventDefinition>")),
        new Example(
            BpmnProblem.INVALID_TIME, "n", caught(TIMER.replace("PT1H", "bad")), caught(TIMER)),
        new Example(
            BpmnProblem.INVALID_TIME,
            "n",
            caught(
                "<timerEventDefinition><timeCycle flowable:endDate='bad'>R/PT1H</timeCycle></timerEventDefinition>"),
            caught(
                "<timerEventDefinition><timeCycle flowable:endDate='2030-01-31'>R/PT1H</timeCycle></timerEventDefinition>")));
  }

  private static Stream<Example> boundaries() {
    return Stream.of(
        new Example(
            BpmnProblem.BOUNDARY_EVENT_NOT_ATTACHED,
            "b",
            process("<startEvent id='s'/><boundaryEvent id='b'>" + TIMER + "</boundaryEvent>"),
            bounded("n", "", TIMER)),
        new Example(
            BpmnProblem.BOUNDARY_EVENT_NOT_ATTACHED,
            "b",
            bounded("nowhere", "", TIMER),
            bounded("n", "", TIMER)),
        new Example(
            BpmnProblem.BOUNDARY_EVENT_NOT_ATTACHED,
            "b",
            bounded("s", "", TIMER),
            bounded("n", "", TIMER)),
        new Example(
            BpmnProblem.BOUNDARY_EVENT_NOT_ATTACHED,
            "b",
            around(
                "<task id='n'/><subProcess id='o'><startEvent id='i'/><boundaryEvent id='b' attachedToRef='n'>"
                    + TIMER
                    + "</boundaryEvent></subProcess>"),
            bounded("n", "", TIMER)),
        new Example(
            BpmnProblem.ERROR_MUST_INTERRUPT,
            "b",
            bounded("n", "cancelActivity='false'", ERROR),
            bounded("n", "cancelActivity='true'", ERROR)),
        new Example(
            BpmnProblem.ERROR_CAUGHT_TWICE,
            "c",
            bounded("n", "", ERROR).replace("</process>", bounded("c", ERROR) + "</process>"),
            bounded("n", "", ERROR).replace("</process>", bounded("c", TIMER) + "</process>")));
  }

  private static Stream<Example> references() {
    var message = "<messageEventDefinition messageRef='m'/>";
    var thrown = around("<endEvent id='n'><errorEventDefinition errorRef='e'/></endEvent>");
    return Stream.of(
        new Example(
            BpmnProblem.DANGLING_REFERENCE,
            "n",
            caught(message),
            caught(message).replace("</process>", "</process><message id='m' name='x'/>")),
        new Example(
            BpmnProblem.DANGLING_REFERENCE,
            "n",
            around("<receiveTask id='n' messageRef='m'/>"),
            around("<receiveTask id='n'/>")),
        new Example(
            BpmnProblem.MISSING_REFERENCE,
            "n",
            caught("<signalEventDefinition/>"),
            caught("<signalEventDefinition signalRef='x'/>")
                .replace("</process>", "</process><signal id='x' name='y'/>")),
        new Example(
            BpmnProblem.MISSING_NAME,
            "n",
            caught(message).replace("</process>", "</process><message id='m'/>"),
            file("<message id='m'/><process id='p'><startEvent id='s'/></process>")),
        new Example(
            BpmnProblem.UNDECLARED_ERROR,
            "n",
            thrown,
            thrown.replace("</process>", "</process><error id='e' errorCode='1'/>")),
        new Example(
            BpmnProblem.MISSING_ERROR_CODE,
            "n",
            thrown.replace("</process>", "</process><error id='e'/>"),
            thrown.replace("</process>", "</process><error id='e' errorCode='1'/>")),
        new Example(
            BpmnProblem.MISSING_REFERENCE,
            "n",
            around("<endEvent id='n'>" + ERROR + "</endEvent>"),
            bounded("n", "", ERROR)));
  }

  private static Stream<Example> escalations() {
    var thrown =
        around("<endEvent id='n'><escalationEventDefinition escalationRef='e'/></endEvent>");
    var any = "<escalationEventDefinition/>";
    return Stream.of(
        new Example(
            BpmnProblem.UNDECLARED_ESCALATION,
            "n",
            thrown,
            thrown.replace("</process>", "</process><escalation id='e' escalationCode='1'/>")),
        new Example(
            BpmnProblem.MISSING_ESCALATION_CODE,
            "n",
            thrown.replace("</process>", "</process><escalation id='e'/>"),
            thrown.replace("</process>", "</process><escalation id='e' escalationCode='1'/>")),
        new Example(
            BpmnProblem.MISSING_REFERENCE,
            "n",
            around("<intermediateThrowEvent id='n'>" + any + "</intermediateThrowEvent>"),
            bounded("n", "", any)),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "b",
            bounded("n", "", "<escalationEventDefinition escalationRef='e'/>")
                .replace("</process>", "</process><escalation id='e' escalationCode='${x}'/>"),
            bounded("n", "", any)),
        new Example(
            BpmnProblem.ESCALATION_CAUGHT_TWICE,
            "c",
            bounded("n", "", TIMER + any)
                .replace("</process>", bounded("c", ERROR + any) + "</process>"),
            bounded("n", "", TIMER + any)
                .replace("</process>", bounded("c", ERROR + TIMER) + "</process>")),
        new Example(
            BpmnProblem.ESCALATION_CAUGHT_TWICE,
            "c",
            bounded("n", "", any).replace("</process>", bounded("c", any) + "</process>"),
            bounded("n", "", any).replace("</process>", bounded("c", TIMER) + "</process>")));
  }

  private static Stream<Example> links() {
    var thrown =
        "<intermediateThrowEvent id='n'><linkEventDefinition name='a'/></intermediateThrowEvent>";
    var target =
        "<intermediateCatchEvent id='t'><linkEventDefinition name='a'/></intermediateCatchEvent>";
    var linked = around(thrown + target);
    return Stream.of(
        new Example(
            BpmnProblem.LINK_WITHOUT_NAME, "n", around(thrown.replace("name='a'", "")), linked),
        new Example(BpmnProblem.LINK_WITHOUT_TARGET, "n", around(thrown), linked),
        new Example(
            BpmnProblem.LINK_WITHOUT_TARGET,
            "n",
            around(
                thrown
                    + "<subProcess id='o'><startEvent id='i'/><sequenceFlow id='g' sourceRef='i' targetRef='j'/><endEvent id='j'/>"
                    + target
                    + "</subProcess><sequenceFlow id='h' sourceRef='s' targetRef='o'/>"),
            linked),
        new Example(
            BpmnProblem.LINK_WITH_SEVERAL_TARGETS,
            "u",
            around(thrown + target + target.replace("'t'", "'u'")),
            linked),
        new Example(
            BpmnProblem.FLOW_NOT_ALLOWED,
            "g",
            around(
                thrown
                    + target
                    + "<sequenceFlow id='g' sourceRef='n' targetRef='e'/><endEvent id='e'/>"),
            linked),
        new Example(
            BpmnProblem.FLOW_NOT_ALLOWED,
            "g",
            around(thrown + target + "<sequenceFlow id='g' sourceRef='s' targetRef='t'/>"),
            linked));
  }

  private static String thrownWithTerminate(String sending) {
    return around(
            "<endEvent id='n'><messageEventDefinition messageRef='x' %s/><terminateEventDefinition/></endEvent>"
                .formatted(sending))
        .replace("</process>", "</process><message id='x' name='y'/>");
  }

  private static String caught(String definition) {
    return around("<intermediateCatchEvent id='n'>" + definition + "</intermediateCatchEvent>");
  }

  private static String variable(String attributes) {
    return "<extensionElements><flowable:variableListenerEventDefinition "
        + attributes
        + "/></extensionElements>";
  }

  private static String listeners(String one, String other) {
    var listener =
        "<flowable:variableListenerEventDefinition variableName='%s' variableChangeType='%s'/>";
    return "<extensionElements>"
        + listener.formatted(one, "create")
        + listener.formatted(other, "delete")
        + "</extensionElements>";
  }

  private static String bounded(String host, String attributes, String definition) {
    return around(
        "<task id='n'/><boundaryEvent id='b' attachedToRef='%s' %s>%s</boundaryEvent>"
            .formatted(host, attributes, definition));
  }

  private static String bounded(String id, String definition) {
    return "<boundaryEvent id='%s' attachedToRef='n'>%s</boundaryEvent>".formatted(id, definition);
  }
}
