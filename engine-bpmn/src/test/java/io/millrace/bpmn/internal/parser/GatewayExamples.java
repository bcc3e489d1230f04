package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.internal.parser.Parsing.flow;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.stream.Stream;

/** Problems of gateways that wait, and of what starts instances. */
final class GatewayExamples {

  private static final String MESSAGES = "<message id='m1' name='a'/><message id='m2' name='b'/>";
  private static final String WAITS =
      "<startEvent id='s'/>%s<eventBasedGateway id='n' %s/>" + flow("sn", "s", "n");

  private GatewayExamples() {}

  static Stream<Example> all() {
    return Stream.concat(waiting(), starting());
  }

  private static Stream<Example> waiting() {
    return Stream.of(
        new Example(
            BpmnProblem.EVENT_GATEWAY_TARGET,
            "t",
            behind("", "<task id='t'/>"),
            behind("", caught("m1", ""))),
        new Example(
            BpmnProblem.EVENT_GATEWAY_TARGET,
            "t",
            behind("", "<receiveTask id='t'/>"),
            behind("", "<receiveTask id='t' messageRef='m1'/>")),
        new Example(
            BpmnProblem.EVENT_GATEWAY_TARGET,
            "t",
            behind("", caught("m1", "") + flow("st", "s", "t")),
            behind("", caught("m1", ""))),
        new Example(
            BpmnProblem.EVENT_GATEWAY_TARGET,
            "t",
            behind("", "<receiveTask id='t' messageRef='m1'/>" + border("m2")),
            behind("", "<receiveTask id='t' messageRef='m1'/>")),
        new Example(
            BpmnProblem.EVENT_GATEWAY_TWICE,
            "r",
            behind("", receiving("m1") + caught("m1", "")),
            behind("", receiving("m2") + caught("m1", ""))),
        new Example(
            BpmnProblem.EVENT_GATEWAY_ASYNC,
            "t",
            behind("", caught("m1", "camunda:asyncBefore='true'")),
            behind("", caught("m1", "camunda:asyncAfter='true'"))),
        new Example(
            BpmnProblem.EVENT_GATEWAY_ASYNC,
            "n",
            behind("camunda:asyncAfter='true'", caught("m1", "")),
            behind("camunda:asyncBefore='true'", caught("m1", ""))),
        new Example(
            BpmnProblem.MISSING_ACTIVATION_CONDITION,
            "n",
            complex(""),
            complex("<activationCondition>${activationCount > 1}</activationCondition>")));
  }

  private static Stream<Example> starting() {
    var gateway = "<eventBasedGateway id='n' %s/>" + flow("nt", "n", "t");
    return Stream.of(
        new Example(
            BpmnProblem.CANNOT_INSTANTIATE,
            "n",
            behind("instantiate='true'", caught("m1", "")),
            process(gateway.formatted("instantiate='true'") + caught("m1", ""))),
        new Example(
            BpmnProblem.CANNOT_INSTANTIATE,
            "n",
            behind("eventGatewayType='Parallel'", caught("m1", "")),
            behind("eventGatewayType='Exclusive'", caught("m1", ""))),
        new Example(
            BpmnProblem.CANNOT_INSTANTIATE,
            "t",
            process(gateway.formatted("instantiate='true'") + timer()),
            process(gateway.formatted("instantiate='true'") + caught("m1", ""))),
        new Example(
            BpmnProblem.CANNOT_INSTANTIATE,
            "r",
            process("<startEvent id='s'/><receiveTask id='r' instantiate='true'/>"),
            process("<receiveTask id='r' instantiate='true' messageRef='m1'/>")),
        new Example(
            BpmnProblem.DUPLICATE_START_MESSAGE,
            "r",
            process(start("m1") + "<receiveTask id='r' instantiate='true' messageRef='m1'/>"),
            process(start("m2") + "<receiveTask id='r' instantiate='true' messageRef='m1'/>")));
  }

  private static String process(String content) {
    return Parsing.file(MESSAGES + "<process id='p'>" + content + "</process>");
  }

  private static String behind(String attributes, String targets) {
    return process(WAITS.formatted("", attributes) + flow("nt", "n", "t") + targets);
  }

  private static String receiving(String message) {
    return "<receiveTask id='r' messageRef='" + message + "'/>" + flow("nr", "n", "r");
  }

  private static String caught(String message, String attributes) {
    return "<intermediateCatchEvent id='t' "
        + attributes
        + "><messageEventDefinition messageRef='"
        + message
        + "'/></intermediateCatchEvent>";
  }

  private static String timer() {
    return "<intermediateCatchEvent id='t'><timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition></intermediateCatchEvent>";
  }

  private static String border(String message) {
    return "<boundaryEvent id='b' attachedToRef='t'><messageEventDefinition messageRef='"
        + message
        + "'/></boundaryEvent>";
  }

  private static String start(String message) {
    return "<startEvent id='s'><messageEventDefinition messageRef='" + message + "'/></startEvent>";
  }

  private static String complex(String condition) {
    return process(
        "<startEvent id='s'/><task id='a'/><task id='o'/><complexGateway id='n'>"
            + condition
            + "</complexGateway>"
            + flow("sa", "s", "a")
            + flow("sn", "s", "n")
            + flow("an", "a", "n")
            + flow("no", "n", "o"));
  }
}
