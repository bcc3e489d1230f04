package io.millrace.bpmn.conformance;

import static io.millrace.bpmn.conformance.EventMistakes.around;

import java.util.stream.Stream;

/** What can be wrong with activities and gateways, one by one. */
final class ActivityMistakes {

  private static final String START = "<startEvent id='i'/>";

  private ActivityMistakes() {}

  static Stream<Mistake> all() {
    return Stream.of(tasks(), scopes(), loops(), gateways()).flatMap(mistakes -> mistakes);
  }

  private static Stream<Mistake> tasks() {
    return Stream.of(
        node("57 abstract task", "BPMN-004", "<task id='it'><nonsense/></task>"),
        node("58 manual task", "BPMN-013", "<manualTask id='it'/><task id='it'/>"),
        node("59 user task", "BPMN-018", "<userTask id='it' flowable:dueDate='soon'/>"),
        node("70 service task", "BPMN-060", "<serviceTask id='it'/>"),
        node("73 task for external workers", "BPMN-074", task("flowable:type='external-worker'")),
        node(
            "74 triggerable service task",
            "BPMN-016",
            task("flowable:expression='${1}' flowable:triggerable='perhaps'")),
        node("77 mail task", "BPMN-072", task("flowable:type='mail'")),
        node("78 HTTP task", "BPMN-072", task("flowable:type='http'")),
        node("79 shell task", "BPMN-072", task("flowable:type='shell'")),
        node(
            "82 send event task of the event registry",
            "BPMN-134",
            task("flowable:type='send-event'")),
        node(
            "82 send event task of the event registry",
            "BPMN-136",
            task(
                "flowable:type='send-event' flowable:eventType='e' flowable:triggerEventType='f' flowable:triggerable='false'")),
        node(
            "80 decision task",
            "BPMN-075",
            "<businessRuleTask id='it' camunda:decisionRef='d' camunda:mapDecisionResult='singleEntry'/>"),
        node("85 send task", "BPMN-060", "<sendTask id='it'/>"),
        node("86 receive task", "BPMN-047", "<receiveTask id='it' messageRef='unknown'/>"),
        new Mistake(
            "87 receive task that starts instances",
            "BPMN-123",
            "<startEvent id='s'/><receiveTask id='it' instantiate='true'/>"),
        node("88 script task", "BPMN-070", "<scriptTask id='it'/>"),
        node("89 business rule task", "BPMN-060", "<businessRuleTask id='it'/>"),
        node("90 call activity", "BPMN-064", "<callActivity id='it'/>"));
  }

  private static Stream<Mistake> scopes() {
    return Stream.of(
        node("96 embedded sub-process", "BPMN-020", "<subProcess id='it'/>"),
        new Mistake(
            "97 event sub-process",
            "BPMN-021",
            "<startEvent id='s'/><subProcess id='it' triggeredByEvent='true'><task id='x'/></subProcess>"),
        node(
            "98 transaction",
            "BPMN-117",
            "<transaction id='around'>"
                + START
                + "<sequenceFlow id='g' sourceRef='i' targetRef='it'/><endEvent id='it'><cancelEventDefinition/></endEvent></transaction>"),
        node(
            "99 ad-hoc sub-process",
            "BPMN-118",
            "<adHocSubProcess id='around'><startEvent id='it'/></adHocSubProcess>"),
        node(
            "108 compensation handler",
            "BPMN-112",
            "<task id='n'/><boundaryEvent id='b' attachedToRef='n'><compensateEventDefinition/></boundaryEvent>"
                + "<task id='h' isForCompensation='true'/><association id='a' sourceRef='b' targetRef='h'/>"
                + "<sequenceFlow id='it' sourceRef='n' targetRef='h'/>"),
        new Mistake(
            "129 data object",
            "BPMN-016",
            "<startEvent id='s'/><dataObject id='it' name='n' itemSubjectRef='xsd:int'><extensionElements><flowable:value>many</flowable:value></extensionElements></dataObject>"));
  }

  private static Stream<Mistake> loops() {
    return Stream.of(
        node(
            "100 parallel multi-instance activity",
            "BPMN-063",
            "<task id='it'><multiInstanceLoopCharacteristics/></task>"),
        node(
            "101 sequential multi-instance activity",
            "BPMN-063",
            "<task id='it'><multiInstanceLoopCharacteristics isSequential='true'/></task>"),
        node(
            "107 standard loop",
            "BPMN-119",
            "<task id='it'><standardLoopCharacteristics/></task>"));
  }

  private static Stream<Mistake> gateways() {
    return Stream.of(
        node("115 exclusive gateway", "BPMN-035", "<exclusiveGateway id='it'/>"),
        node("116 parallel gateway", "BPMN-006", "<parallelGateway id='it' default='g'/>"),
        node("117 inclusive gateway", "BPMN-033", "<inclusiveGateway id='it' default='f'/>"),
        node(
            "118 event-based gateway",
            "BPMN-120",
            "<eventBasedGateway id='n'/><sequenceFlow id='g' sourceRef='n' targetRef='it'/><task id='it'/>"),
        new Mistake(
            "119 event-based gateway that starts instances",
            "BPMN-123",
            "<startEvent id='s'/><eventBasedGateway id='n' instantiate='true'/><sequenceFlow id='g' sourceRef='n' targetRef='it'/>"
                + "<intermediateCatchEvent id='it'><timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition></intermediateCatchEvent>"),
        node(
            "120 complex gateway",
            "BPMN-124",
            "<task id='a'/><sequenceFlow id='g' sourceRef='s' targetRef='a'/><sequenceFlow id='h' sourceRef='a' targetRef='it'/><complexGateway id='it'/>"));
  }

  private static Mistake node(String row, String problem, String content) {
    var first = Stream.of("n", "around").filter(id -> content.contains("id='" + id + "'"));
    return new Mistake(row, problem, around(content, first.findFirst().orElse("it")));
  }

  private static String task(String attributes) {
    return "<serviceTask id='it' " + attributes + "/>";
  }
}
