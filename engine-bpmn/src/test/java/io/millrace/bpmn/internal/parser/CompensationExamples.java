package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.internal.parser.Parsing.around;
import static io.millrace.bpmn.internal.parser.Parsing.flow;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.stream.Stream;

/** Problems of compensation, transactions, ad-hoc sub-processes and standard loops. */
final class CompensationExamples {

  private static final String EVENT =
      "<boundaryEvent id='b' attachedToRef='n'><compensateEventDefinition/></boundaryEvent>";
  private static final String HANDLER = "<task id='h' isForCompensation='true'/>";
  private static final String BOUND = "<association id='a' sourceRef='b' targetRef='h'/>";
  private static final String COMPENSATED = "<task id='n'/>" + EVENT + HANDLER + BOUND;
  private static final String CANCEL =
      "<endEvent id='c'><cancelEventDefinition/></endEvent>" + flow("f", "i", "c");
  private static final String CANCELED =
      "<boundaryEvent id='%s' attachedToRef='n'><cancelEventDefinition/></boundaryEvent>";

  private CompensationExamples() {}

  static Stream<Example> all() {
    return Stream.of(compensation(), transactions(), others()).flatMap(examples -> examples);
  }

  private static Stream<Example> compensation() {
    var right = around(COMPENSATED);
    return Stream.of(
        new Example(
            BpmnProblem.COMPENSATION_WITHOUT_HANDLER, "b", around("<task id='n'/>" + EVENT), right),
        new Example(
            BpmnProblem.COMPENSATION_WITHOUT_HANDLER,
            "b",
            around(
                "<task id='n'/>"
                    + EVENT
                    + "<subProcess id='other'><startEvent id='i'/>"
                    + HANDLER
                    + "</subProcess>"
                    + flow("g", "n", "other")
                    + BOUND),
            right),
        new Example(
            BpmnProblem.COMPENSATION_WITHOUT_HANDLER,
            "b",
            around(
                COMPENSATED
                    + "<task id='k' isForCompensation='true'/><association id='c' sourceRef='k' targetRef='b'/>"),
            right),
        new Example(
            BpmnProblem.SEVERAL_COMPENSATIONS,
            "d",
            around(
                COMPENSATED
                    + EVENT.replace("'b'", "'d'")
                    + BOUND.replace("'a'", "'e'").replace("'b'", "'d'")),
            right),
        new Example(
            BpmnProblem.COMPENSATION_IN_FLOW,
            "g",
            around(COMPENSATED + flow("g", "n", "h")),
            right),
        new Example(
            BpmnProblem.COMPENSATION_IN_FLOW,
            "g",
            around(COMPENSATED + "<task id='o'/>" + flow("g", "b", "o")),
            right),
        new Example(
            BpmnProblem.UNUSED_COMPENSATION_HANDLER,
            "h",
            around("<task id='n'/>" + HANDLER),
            right),
        new Example(BpmnProblem.COMPENSATES_NOTHING, "t", thrown("activityRef='x'"), thrown("")),
        new Example(
            BpmnProblem.COMPENSATES_NOTHING,
            "t",
            thrown("activityRef='s'"),
            thrown("activityRef='n' waitForCompletion='false'")),
        new Example(
            BpmnProblem.COMPENSATES_NOTHING,
            "t",
            thrownWithTerminate("activityRef='x'"),
            thrownWithTerminate("activityRef='n'")),
        new Example(
            BpmnProblem.SEVERAL_EVENT_DEFINITIONS,
            "t",
            thrownWithTerminate("activityRef='n'/><compensateEventDefinition activityRef='n'"),
            thrownWithTerminate("activityRef='n'/><compensateEventDefinition ")),
        new Example(
            BpmnProblem.SEVERAL_EVENT_DEFINITIONS,
            "b",
            around(
                COMPENSATED.replace("<compensateEvent", "<errorEventDefinition/><compensateEvent")),
            right));
  }

  private static String thrownWithTerminate(String attributes) {
    return around(
        COMPENSATED
            + "<endEvent id='t'><terminateEventDefinition/><compensateEventDefinition %s/></endEvent>"
                .formatted(attributes)
            + flow("g", "n", "t"));
  }

  private static String thrown(String attributes) {
    return around(
        COMPENSATED
            + "<endEvent id='t'><compensateEventDefinition %s/></endEvent>".formatted(attributes)
            + flow("g", "n", "t"));
  }

  private static Stream<Example> transactions() {
    var right = around(transaction(CANCEL) + CANCELED.formatted("b"));
    return Stream.of(
        new Example(
            BpmnProblem.CANCEL_OUTSIDE_TRANSACTION,
            "n",
            around("<endEvent id='n'><cancelEventDefinition/></endEvent>"),
            right),
        new Example(
            BpmnProblem.CANCEL_OUTSIDE_TRANSACTION,
            "b",
            around("<task id='n'/>" + CANCELED.formatted("b")),
            right),
        new Example(
            BpmnProblem.CANCEL_OUTSIDE_TRANSACTION,
            "b",
            around(
                transaction("")
                    + CANCELED.formatted("b").replace("id=", "cancelActivity='false' id=")),
            right),
        new Example(
            BpmnProblem.SEVERAL_CANCEL_EVENTS,
            "c2",
            around(transaction(CANCEL) + CANCELED.formatted("b") + CANCELED.formatted("c2")),
            right),
        new Example(BpmnProblem.CANCEL_NOT_CAUGHT, "c", around(transaction(CANCEL)), right),
        new Example(
            BpmnProblem.NO_START_EVENT,
            "n",
            around("<transaction id='n'><task id='i'/></transaction>"),
            around("<transaction id='n' method='##Compensate'><startEvent id='i'/></transaction>")),
        new Example(
            BpmnProblem.EVENT_DEFINITION_NOT_ALLOWED,
            "n",
            around(
                "<intermediateThrowEvent id='n'><cancelEventDefinition/></intermediateThrowEvent>"),
            right));
  }

  private static String transaction(String content) {
    return "<transaction id='n'><startEvent id='i'/>" + content + "</transaction>";
  }

  private static Stream<Example> others() {
    return Stream.of(
        new Example(
            BpmnProblem.INVALID_AD_HOC_CONTENT,
            "e",
            adHoc("", "<task id='i'/><endEvent id='e'/>" + flow("g", "i", "e")),
            adHoc("", "<task id='i'/>")),
        new Example(
            BpmnProblem.INVALID_AD_HOC_CONTENT,
            "n",
            adHoc("", "<exclusiveGateway id='i'/><task id='o'/>" + flow("g", "i", "o")),
            adHoc("", "<task id='i'/><task id='o'/>" + flow("g", "i", "o"))),
        new Example(BpmnProblem.EMPTY_SCOPE, "n", adHoc("", ""), adHoc("", "<task id='i'/>")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            adHoc("ordering='Random'", "<task id='i'/>"),
            adHoc("ordering='Sequential'", "<task id='i'/>")),
        new Example(
            BpmnProblem.LOOP_WITHOUT_END, "n", loop("testBefore='true'"), loop("loopMaximum='3'")),
        new Example(
            BpmnProblem.INVALID_VALUE, "n", loop("loopMaximum='x'"), loop("loopMaximum='${x}'")),
        new Example(
            BpmnProblem.CONTRADICTION,
            "n",
            loop("loopMaximum='3'")
                .replace(
                    "</task>",
                    "<multiInstanceLoopCharacteristics><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics></task>"),
            loop("loopMaximum='3'")),
        new Example(BpmnProblem.INVALID_VALUE, "d", data("int", "x"), data("int", "7")),
        new Example(
            BpmnProblem.INVALID_VALUE, "d", data("boolean", "yes"), data("boolean", "true")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "d",
            data("datetime", "soon"),
            data("datetime", "2030-01-31T12:00:00")),
        new Example(
            BpmnProblem.INVALID_EXPRESSION,
            "d",
            data("string", "${bad"),
            data("string", "${good}")));
  }

  private static String adHoc(String attributes, String content) {
    return around("<adHocSubProcess id='n' %s>%s</adHocSubProcess>".formatted(attributes, content));
  }

  private static String loop(String attributes) {
    return around("<task id='n'><standardLoopCharacteristics %s/></task>".formatted(attributes));
  }

  private static String data(String type, String value) {
    return around(
        "<task id='n'/><dataObject id='d' itemSubjectRef='xsd:%s'><extensionElements><flowable:value>%s</flowable:value></extensionElements></dataObject>"
            .formatted(type, value));
  }
}
