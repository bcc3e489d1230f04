package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.internal.parser.Parsing.around;
import static io.millrace.bpmn.internal.parser.Parsing.process;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.stream.Stream;

/** Problems of events of the event registry. */
final class RegistryEventExamples {

  private static final String TYPE = "<flowable:eventType>e</flowable:eventType>";
  private static final String ONCE =
      "<flowable:startEventCorrelationConfiguration>%s</flowable:startEventCorrelationConfiguration>";
  private static final String KEY = "<flowable:eventCorrelationParameter name='a' value='${b}'/>";

  private RegistryEventExamples() {}

  static Stream<Example> all() {
    return Stream.concat(awaited(), sent());
  }

  private static Stream<Example> awaited() {
    return Stream.of(
        new Example(
            BpmnProblem.MISSING_EVENT_TYPE,
            "n",
            caught("<flowable:eventType/>"),
            caught("<flowable:eventType>${e}</flowable:eventType>")),
        new Example(
            BpmnProblem.MISSING_EVENT_TYPE,
            "n",
            received(KEY),
            received(TYPE + KEY + "<flowable:channelKey>in</flowable:channelKey>")),
        new Example(BpmnProblem.CONTRADICTION, "n", caught(TYPE + TYPE), caught(TYPE)),
        new Example(
            BpmnProblem.CONTRADICTION,
            "n",
            Parsing.file(
                "<message id='m' name='paid'/>"
                    + "<process id='p' isExecutable='true'><startEvent id='s'/>"
                    + "<sequenceFlow id='toN' sourceRef='s' targetRef='n'/><receiveTask id='n' messageRef='m'>"
                    + extended(TYPE)
                    + "</receiveTask></process>"),
            received(TYPE)),
        new Example(
            BpmnProblem.INCOMPLETE_EVENT_CORRELATION,
            "n",
            caught(TYPE + "<flowable:eventCorrelationParameter name='a'/>"),
            caught(TYPE + KEY)),
        new Example(
            BpmnProblem.INCOMPLETE_EVENT_CORRELATION,
            "n",
            caught(TYPE + KEY + KEY),
            caught(TYPE + KEY + KEY.replace("'a'", "'c'"))),
        new Example(
            BpmnProblem.INCOMPLETE_MAPPING,
            "n",
            caught(TYPE + "<flowable:eventOutParameter source='a'/>"),
            caught(TYPE + "<flowable:eventOutParameter source='a' target='b' transient='true'/>")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            process("<startEvent id='n'>" + extended(TYPE + ONCE.formatted("x")) + "</startEvent>"),
            started()),
        new Example(
            BpmnProblem.EVENT_STARTS_NOTHING,
            "n",
            caught(TYPE + ONCE.formatted("storeAsUniqueReferenceId")),
            started()),
        new Example(
            BpmnProblem.EVENT_DEFINITION_NOT_ALLOWED,
            "n",
            around(
                "<intermediateThrowEvent id='n'>" + extended(TYPE) + "</intermediateThrowEvent>"),
            caught(TYPE)));
  }

  private static Stream<Example> sent() {
    return Stream.of(
        new Example(BpmnProblem.MISSING_EVENT_TYPE, "n", sends("", ""), sends("", TYPE)),
        new Example(
            BpmnProblem.ANSWER_NOT_AWAITED,
            "n",
            sends("", TYPE + "<flowable:eventOutParameter source='a' target='b'/>"),
            sends(
                "flowable:triggerable='true'",
                TYPE + "<flowable:eventOutParameter source='a' target='b'/>")),
        new Example(
            BpmnProblem.CONTRADICTION,
            "n",
            sends(
                "", TYPE + "<flowable:channelKey>c</flowable:channelKey><flowable:systemChannel/>"),
            sends("flowable:sendSynchronously='true'", TYPE + "<flowable:systemChannel/>")));
  }

  private static String started() {
    return process(
        "<startEvent id='n'>"
            + extended(TYPE + ONCE.formatted("storeAsUniqueReferenceId"))
            + "</startEvent>");
  }

  private static String caught(String extensions) {
    return around(
        "<intermediateCatchEvent id='n'>" + extended(extensions) + "</intermediateCatchEvent>");
  }

  private static String received(String extensions) {
    return around("<receiveTask id='n'>" + extended(extensions) + "</receiveTask>");
  }

  private static String sends(String attributes, String extensions) {
    return around(
        "<serviceTask id='n' flowable:type='send-event' "
            + attributes
            + ">"
            + extended(extensions)
            + "</serviceTask>");
  }

  private static String extended(String extensions) {
    return "<extensionElements>" + extensions + "</extensionElements>";
  }
}
