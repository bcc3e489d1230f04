package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.internal.parser.Parsing.around;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.stream.Stream;

/** What can be wrong with the data of elements. */
final class DataExamples {

  private static final String LOOP =
      "<task id='n'><multiInstanceLoopCharacteristics behavior='Complex'><loopCardinality>2</loopCardinality>"
          + "<complexBehaviorDefinition><condition>${a}</condition><event>%s</event></complexBehaviorDefinition>"
          + "</multiInstanceLoopCharacteristics></task>";

  private static final String UNDOES =
      "<subProcess id='h' triggeredByEvent='true'><startEvent id='c'><compensateEventDefinition/></startEvent></subProcess>";

  private static final String HANDLED =
      "<boundaryEvent id='b' attachedToRef='n'><compensateEventDefinition/></boundaryEvent>"
          + "<task id='h' isForCompensation='true' startQuantity='%d'/><association sourceRef='b' targetRef='h'/>";

  private DataExamples() {}

  private static String mapped(String content) {
    return around(
        "<task id='n'><extensionElements><camunda:inputOutput>"
            + content
            + "</camunda:inputOutput></extensionElements></task>");
  }

  private static String loopedOver(String inputParameter) {
    return around(
        "<dataObject id='d'/><task id='n'><extensionElements><camunda:inputOutput><camunda:inputParameter name='d'>"
            + inputParameter
            + "</camunda:inputParameter></camunda:inputOutput></extensionElements><multiInstanceLoopCharacteristics>"
            + "<loopDataInputRef>d</loopDataInputRef></multiInstanceLoopCharacteristics></task>");
  }

  private static String associated(String content) {
    return around(
        "<dataObject id='d'/><dataObject id='e'/><dataStoreReference id='store'/><task id='n'><property id='q'/>"
            + "<dataInputAssociation>"
            + content
            + "</dataInputAssociation></task>");
  }

  private static String looped(String loopDataInput, String association) {
    return around(
        "<dataObject id='d'/><dataStoreReference id='store'/><task id='n'><ioSpecification><dataInput id='in'/></ioSpecification>"
            + "<dataInputAssociation>"
            + association
            + "</dataInputAssociation><multiInstanceLoopCharacteristics><loopDataInputRef>"
            + loopDataInput
            + "</loopDataInputRef></multiInstanceLoopCharacteristics></task>");
  }

  static Stream<Example> all() {
    var right = associated("<sourceRef>d</sourceRef><targetRef>q</targetRef>");
    return Stream.of(
        new Example(
            BpmnProblem.CONNECTOR,
            "n",
            around(
                "<serviceTask id='n'><extensionElements><camunda:connector><camunda:inputOutput/></camunda:connector>"
                    + "</extensionElements></serviceTask>"),
            around("<serviceTask id='n' camunda:type='external' camunda:topic='t'/>")),
        new Example(
            BpmnProblem.CONNECTOR,
            "n",
            around(
                "<task id='n'><extensionElements><camunda:connector/></extensionElements></task>"),
            around("<task id='n'/>")),
        new Example(
            BpmnProblem.PARAMETER_WITHOUT_NAME,
            "n",
            mapped("<camunda:inputParameter>1</camunda:inputParameter>"),
            mapped("<camunda:inputParameter name='a'>1</camunda:inputParameter>")),
        new Example(
            BpmnProblem.PARAMETER_WITHOUT_NAME,
            "n",
            mapped(
                "<camunda:outputParameter name='a'><camunda:map><camunda:entry>1</camunda:entry></camunda:map></camunda:outputParameter>"),
            mapped(
                "<camunda:outputParameter name='a'><camunda:map><camunda:entry key='k'>1</camunda:entry></camunda:map></camunda:outputParameter>")),
        new Example(
            BpmnProblem.CONTRADICTION,
            "n",
            mapped("<camunda:inputParameter name='a'>1<camunda:list/></camunda:inputParameter>"),
            mapped("<camunda:inputParameter name='a'><camunda:list/></camunda:inputParameter>")),
        new Example(
            BpmnProblem.INVALID_EXPRESSION,
            "n",
            mapped("<camunda:inputParameter name='a'>${bad}</camunda:inputParameter>"),
            mapped("<camunda:inputParameter name='a'>${b}</camunda:inputParameter>")),
        new Example(
            BpmnProblem.INCOMPLETE_ASSOCIATION,
            "n",
            associated("<sourceRef>d</sourceRef><sourceRef>e</sourceRef><targetRef>q</targetRef>"),
            right),
        new Example(
            BpmnProblem.INCOMPLETE_ASSOCIATION,
            "n",
            associated(
                "<sourceRef>d</sourceRef><targetRef>q</targetRef><assignment><from>1</from></assignment>"),
            right),
        new Example(
            BpmnProblem.ASSIGNMENT_TARGET,
            "n",
            associated(
                "<targetRef>q</targetRef><assignment><from>1</from><to>${a + b}</to></assignment>"),
            associated(
                "<targetRef>q</targetRef><assignment><from>1</from><to>${q.b}</to></assignment>")),
        new Example(
            BpmnProblem.DATA_STORE_ASSOCIATION,
            "n",
            associated("<sourceRef>store</sourceRef><targetRef>q</targetRef>"),
            right),
        new Example(
            BpmnProblem.DATA_STORE_ASSOCIATION,
            "n",
            looped("store", "<sourceRef>d</sourceRef><targetRef>in</targetRef>"),
            looped("in", "<sourceRef>d</sourceRef><targetRef>in</targetRef>")),
        new Example(
            BpmnProblem.INCOMPLETE_ASSOCIATION,
            "n",
            looped(
                "in",
                "<targetRef>in</targetRef><assignment><from>1</from><to>in.first</to></assignment>"),
            looped(
                "in",
                "<targetRef>in</targetRef><assignment><from>${d}</from><to>in</to></assignment>")),
        new Example(
            BpmnProblem.INCOMPLETE_ASSOCIATION,
            "n",
            loopedOver("<camunda:list><camunda:value>1</camunda:value></camunda:list>"),
            loopedOver("${list}")),
        new Example(
            BpmnProblem.LOOP_EVENT,
            "n",
            around(LOOP.formatted("<compensateEventDefinition/>")),
            around(LOOP.formatted("<signalEventDefinition flowable:signalExpression='x'/>"))),
        new Example(
            BpmnProblem.COMPENSATION_SUB_PROCESS,
            "h",
            around("<task id='n'/>" + UNDOES),
            around("<subProcess id='n'><startEvent id='i'/>" + UNDOES + "</subProcess>")),
        new Example(
            BpmnProblem.TOKENS_WITHOUT_FLOW,
            "h",
            around("<task id='n'/>" + HANDLED.formatted(2)),
            around("<task id='n'/>" + HANDLED.formatted(1))),
        new Example(
            BpmnProblem.DANGLING_REFERENCE,
            "n",
            associated("<sourceRef>x</sourceRef><targetRef>q</targetRef>"),
            right));
  }
}
