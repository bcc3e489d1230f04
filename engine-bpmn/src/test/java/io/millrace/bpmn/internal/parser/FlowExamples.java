package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.internal.parser.Parsing.around;
import static io.millrace.bpmn.internal.parser.Parsing.file;
import static io.millrace.bpmn.internal.parser.Parsing.flow;
import static io.millrace.bpmn.internal.parser.Parsing.process;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.stream.Stream;

/** Problems of scopes, sequence flows and gateways. */
final class FlowExamples {

  private static final String MESSAGE = "<message id='m1' name='a'/><message id='m2' name='%s'/>";
  private static final String MESSAGE_STARTS =
      "<process id='p'><startEvent id='s'><messageEventDefinition messageRef='m1'/></startEvent>"
          + "<startEvent id='t'><messageEventDefinition messageRef='m2'/></startEvent></process>";
  private static final String GATEWAY =
      "<exclusiveGateway id='n'%s/><task id='a'/><task id='b'/>" + flow("fa", "n", "a");

  private FlowExamples() {}

  static Stream<Example> all() {
    return Stream.concat(
        scopes(), Stream.concat(flows(), Stream.concat(gateways(), GatewayExamples.all())));
  }

  private static Stream<Example> scopes() {
    return Stream.of(
        new Example(BpmnProblem.EMPTY_SCOPE, "p", process(""), process("<startEvent id='s'/>")),
        new Example(
            BpmnProblem.EMPTY_SCOPE,
            "n",
            around("<subProcess id='n'/>"),
            around("<subProcess id='n'><startEvent id='i'/></subProcess>")),
        new Example(
            BpmnProblem.NO_START_EVENT,
            "n",
            around("<subProcess id='n'><task id='i'/></subProcess>"),
            around("<subProcess id='n'><startEvent id='i'/></subProcess>")),
        new Example(
            BpmnProblem.SEVERAL_NONE_START_EVENTS,
            "t",
            process("<startEvent id='s'/><startEvent id='t'/>"),
            process(
                "<startEvent id='s'/><startEvent id='t'><timerEventDefinition><timeCycle>R/PT1H</timeCycle></timerEventDefinition></startEvent>")),
        new Example(
            BpmnProblem.TRIGGERED_START_IN_SUB_PROCESS,
            "i",
            around(
                "<subProcess id='n'><startEvent id='i'><timerEventDefinition><timeDate>x</timeDate></timerEventDefinition></startEvent></subProcess>"),
            around("<subProcess id='n'><startEvent id='i'/></subProcess>")),
        new Example(
            BpmnProblem.DUPLICATE_START_MESSAGE,
            "t",
            file(MESSAGE.formatted("a") + MESSAGE_STARTS),
            file(MESSAGE.formatted("b") + MESSAGE_STARTS)));
  }

  private static Stream<Example> flows() {
    var inner =
        "<subProcess id='n'><startEvent id='i'/><task id='j'/>"
            + flow("f", "i", "j")
            + "</subProcess>";
    return Stream.of(
        new Example(
            BpmnProblem.DANGLING_FLOW,
            "f",
            process("<startEvent id='s'/>" + flow("f", "s", "nowhere")),
            around("<task id='n'/>")),
        new Example(
            BpmnProblem.DANGLING_FLOW,
            "f",
            process("<startEvent id='s'/><sequenceFlow id='f' sourceRef='s'/>"),
            around("<task id='n'/>")),
        new Example(
            BpmnProblem.FLOW_ACROSS_SCOPES,
            "g",
            around(inner + "<task id='o'/>" + flow("g", "j", "o")),
            around(inner + "<task id='o'/>" + flow("g", "n", "o"))),
        new Example(
            BpmnProblem.FLOW_NOT_ALLOWED,
            "f",
            around("<task id='n'/>" + flow("f", "n", "s")),
            around("<task id='n'/>")),
        new Example(
            BpmnProblem.FLOW_NOT_ALLOWED,
            "f",
            around("<endEvent id='n'/><task id='o'/>" + flow("f", "n", "o")),
            around("<task id='n'/><task id='o'/>" + flow("f", "n", "o"))),
        new Example(
            BpmnProblem.DEFAULT_FLOW_NOT_OUTGOING,
            "n",
            around("<task id='n' default='toN'/>"),
            around("<task id='n' default='f'/><task id='o'/>" + flow("f", "n", "o"))),
        new Example(
            BpmnProblem.CONDITION_ON_DEFAULT_FLOW,
            "f",
            around("<task id='n' default='f'/><task id='o'/>" + conditional("f", "n", "o")),
            around("<task id='n'/><task id='o'/>" + conditional("f", "n", "o"))),
        new Example(
            BpmnProblem.INVALID_EXPRESSION,
            "f",
            around(
                "<task id='n'/><task id='o'/>" + conditional("f", "n", "o").replace("${x}", "x")),
            around(
                "<task id='n'/><task id='o'/>" + conditional("f", "n", "o").replace("${x}", " "))),
        new Example(
            BpmnProblem.SCRIPT_NOT_USABLE,
            "f",
            around(
                "<task id='n'/><task id='o'/>"
                    + conditional("f", "n", "o")
                        .replace("Expression>${", "Expression language='groovy'>${bad")),
            around(
                "<task id='n'/><task id='o'/>"
                    + conditional("f", "n", "o")
                        .replace("Expression>${", "Expression language='juel'>${"))),
        new Example(
            BpmnProblem.UNREACHABLE,
            "o",
            around("<task id='n'/><task id='o'/>"),
            around("<task id='n'/><task id='o'/>" + flow("f", "n", "o"))));
  }

  private static Stream<Example> gateways() {
    return Stream.of(
        new Example(
            BpmnProblem.GATEWAY_WITHOUT_OUTGOING_FLOW,
            "n",
            around("<exclusiveGateway id='n'/>"),
            around("<parallelGateway id='n'/>")),
        new Example(
            BpmnProblem.FLOW_HIDES_OTHERS,
            "fa",
            around(GATEWAY.formatted("") + conditional("fb", "n", "b")),
            around(GATEWAY.formatted(" default='fa'") + conditional("fb", "n", "b"))),
        new Example(
            BpmnProblem.CONDITION_ON_ONLY_FLOW,
            "f",
            around("<exclusiveGateway id='n'/><task id='o'/>" + conditional("f", "n", "o")),
            around("<exclusiveGateway id='n'/><task id='o'/>" + flow("f", "n", "o"))),
        new Example(
            BpmnProblem.CONDITION_IGNORED,
            "f",
            around("<parallelGateway id='n'/><task id='o'/>" + conditional("f", "n", "o")),
            around("<parallelGateway id='n'/><task id='o'/>" + flow("f", "n", "o"))));
  }

  private static String conditional(String id, String source, String target) {
    return flow(id, source, target)
        .replace("/>", "><conditionExpression>${x}</conditionExpression></sequenceFlow>");
  }
}
