package io.millrace.bpmn.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BpmnModelTest {

  private static final String XML =
      """
      <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="urn:sales"
          xmlns:flowable="http://flowable.org/bpmn" xmlns:camunda="http://camunda.org/schema/1.0/bpmn"
          xmlns:tool="urn:tool" xmlns:di="http://www.omg.org/spec/BPMN/20100524/DI"
          xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:dd="http://www.omg.org/spec/DD/20100524/DI">
        <message id="m" name="paid"/><signal id="g" name="stop"/>
        <error id="e" errorCode="E1"/><escalation id="c" escalationCode="C1"/>
        <collaboration id="together"><participant id="pool" name="Sales" processRef="order"/>
          <participant id="buyer"/><messageFlow id="mf" sourceRef="buyer" targetRef="pool"/></collaboration>
        <process id="order" name="Order" isExecutable="true" camunda:versionTag="v1">
          <documentation>How we sell.</documentation>
          <laneSet id="ls"><lane id="office" name="Office"><flowNodeRef>review</flowNodeRef>
            <childLaneSet id="cl"><lane id="desk"><flowNodeRef>review</flowNodeRef></lane></childLaneSet>
          </lane></laneSet>
          <dataObject id="total" itemSubjectRef="xsd:int"/>
          <startEvent id="start" flowable:initiator="who"/>
          <sequenceFlow id="f1" sourceRef="start" targetRef="review"/>
          <userTask id="review" name="Review" default="f2" flowable:assignee="kermit"
              camunda:candidateGroups="a,b" camunda:asyncBefore="true" tool:color="red">
            <extensionElements><tool:note text="x">hello</tool:note>
              <camunda:failedJobRetryTimeCycle>R3/PT1M</camunda:failedJobRetryTimeCycle></extensionElements>
            <multiInstanceLoopCharacteristics isSequential="true" flowable:collection="items" flowable:elementVariable="item">
              <completionCondition>${done}</completionCondition></multiInstanceLoopCharacteristics>
          </userTask>
          <boundaryEvent id="late" attachedToRef="review" cancelActivity="false">
            <timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition></boundaryEvent>
          <sequenceFlow id="f2" sourceRef="review" targetRef="pack"/>
          <sequenceFlow id="f3" sourceRef="review" targetRef="start2"><conditionExpression>${x}</conditionExpression></sequenceFlow>
          <subProcess id="pack"><startEvent id="inner"/>
            <subProcess id="deep" triggeredByEvent="true"><startEvent id="deepStart" isInterrupting="false">
              <signalEventDefinition signalRef="g"/><messageEventDefinition messageRef="m"/></startEvent></subProcess>
          </subProcess>
          <textAnnotation id="ta"><text>Mind</text></textAnnotation>
          <association id="as" sourceRef="ta" targetRef="review"/>
          <ioSpecification id="io"/>
        </process>
        <process id="drawn" isExecutable="false"/>
        <di:BPMNDiagram id="d"><di:BPMNPlane id="p" bpmnElement="order">
          <di:BPMNShape id="s1" bpmnElement="review"><dc:Bounds x="10" y="20.5" width="100" height="80"/>
            <di:BPMNLabel><dc:Bounds x="1" y="2" width="3" height="4"/></di:BPMNLabel></di:BPMNShape>
          <di:BPMNEdge id="e1" bpmnElement="f1"><dd:waypoint x="1" y="2"/><dd:waypoint x="3" y="4"/></di:BPMNEdge>
        </di:BPMNPlane></di:BPMNDiagram>
      </definitions>
      """;

  private final BpmnModel model =
      BpmnModel.read("order.bpmn", XML.getBytes(StandardCharsets.UTF_8));

  private <T> T find(String id, Class<T> kind) {
    return model.find(id, kind).orElseThrow();
  }

  @Test
  void elementsAreFoundByIdAndKind() {
    assertThat(model.find("review")).containsInstanceOf(UserTask.class);
    assertThat(model.find("review", Gateway.class)).isEmpty();
    assertThat(model.find("nothing")).isEmpty();
    assertThat(model.elements(Activity.class))
        .extracting(BpmnElement::id)
        .containsExactly("review", "pack", "deep");
    assertThat(model.elements(Event.class))
        .extracting(BpmnElement::id)
        .containsExactly("start", "late", "inner", "deepStart");
    assertThat(model.processes()).extracting(BpmnElement::id).containsExactly("order", "drawn");
    assertThat(model.findProcess("drawn").orElseThrow().isExecutable()).isFalse();
    assertThat(model.find("io")).containsInstanceOf(OtherElement.class);
  }

  @Test
  void flowsLeadInAndOut() {
    assertThat(model.outgoing("review")).extracting(BpmnElement::id).containsExactly("f2", "f3");
    assertThat(model.incoming("review")).extracting(BpmnElement::id).containsExactly("f1");
    assertThat(model.outgoing("pack")).isEmpty();
    assertThat(find("f3", SequenceFlow.class).conditionExpression()).isEqualTo("${x}");
    assertThat(find("f2", SequenceFlow.class).conditionExpression()).isNull();
    assertThat(model.boundaryEvents("review")).extracting(BpmnElement::id).containsExactly("late");
  }

  @Test
  void whatStandsAroundAnElementIsKnown() {
    assertThat(model.scope("deepStart").map(BpmnElement::id)).contains("deep");
    assertThat(model.scope("deep").map(BpmnElement::id)).contains("pack");
    assertThat(model.scope("review").map(BpmnElement::id)).contains("order");
    assertThat(model.scope("order")).isEmpty();
    assertThat(model.parent("order")).contains(model.definitions());
    assertThat(model.parent("desk").map(BpmnElement::id)).contains("cl");
    assertThat(model.lanes("review")).extracting(BpmnElement::id).containsExactly("office", "desk");
  }

  @Test
  void attributesOfAnyEngineAreRead() {
    var review = find("review", UserTask.class);
    assertThat(review.assignee()).isEqualTo("kermit");
    assertThat(review.candidateGroups()).isEqualTo("a,b");
    assertThat(review.owner()).isNull();
    assertThat(review.isAsyncBefore()).isTrue();
    assertThat(review.isAsyncAfter()).isFalse();
    assertThat(review.isExclusive()).isTrue();
    assertThat(review.failedJobRetryTimeCycle()).isEqualTo("R3/PT1M");
    assertThat(review.defaultFlow()).isEqualTo("f2");
    var loop = (MultiInstanceLoopCharacteristics) review.loopCharacteristics().orElseThrow();
    assertThat(loop.isSequential()).isTrue();
    assertThat(loop.collection()).isEqualTo("items");
    assertThat(loop.elementVariable()).isEqualTo("item");
    assertThat(loop.completionCondition()).isEqualTo("${done}");
    assertThat(find("order", Process.class).versionTag()).isEqualTo("v1");
    assertThat(find("start", StartEvent.class).initiator()).isEqualTo("who");
  }

  @Test
  void documentationExtensionsAndPlacesAreKept() {
    var order = find("order", Process.class);
    assertThat(order.documentation())
        .extracting(text -> text.text())
        .containsExactly("How we sell.");
    assertThat(order.position().line()).isEqualTo(9);
    var review = find("review", UserTask.class);
    assertThat(review.extensionElements())
        .extracting(extension -> extension.name())
        .containsExactly("note", "failedJobRetryTimeCycle");
    assertThat(review.source().attribute("urn:tool", "color")).isEqualTo("red");
    assertThat(review.source().localName()).isEqualTo("userTask");
    assertThat(review.source().toString()).isEqualTo("userTask 'review'");
  }

  @Test
  void eventsKnowTheirDefinitions() {
    var deep = find("deepStart", StartEvent.class);
    assertThat(deep.isInterrupting()).isFalse();
    assertThat(deep.eventDefinitions())
        .hasExactlyElementsOfTypes(SignalEventDefinition.class, MessageEventDefinition.class);
    var timer = (TimerEventDefinition) find("late", Event.class).eventDefinitions().get(0);
    assertThat(timer.timeDuration()).isEqualTo("PT1H");
    assertThat(find("late", BoundaryEvent.class).cancelActivity()).isFalse();
    assertThat(find("deep", SubProcess.class).isTriggeredByEvent()).isTrue();
  }

  @Test
  void declarationsPoolsAndArtifactsAreThere() {
    var definitions = model.definitions();
    assertThat(definitions.targetNamespace()).isEqualTo("urn:sales");
    assertThat(definitions.messages()).extracting(Message::name).containsExactly("paid");
    assertThat(definitions.signals()).extracting(Signal::name).containsExactly("stop");
    assertThat(definitions.errors()).extracting(Error::errorCode).containsExactly("E1");
    assertThat(definitions.escalations())
        .extracting(Escalation::escalationCode)
        .containsExactly("C1");
    var together = definitions.collaborations().get(0);
    assertThat(together.participants())
        .extracting(Participant::processRef)
        .containsExactly("order", null);
    assertThat(together.messageFlows().get(0).targetRef()).isEqualTo("pool");
    assertThat(find("ta", TextAnnotation.class).text()).isEqualTo("Mind");
    assertThat(find("as", Association.class).targetRef()).isEqualTo("review");
    assertThat(find("total", DataObject.class).itemSubjectRef()).isEqualTo("int");
  }

  @Test
  void diagramsShowWhereElementsStand() {
    var shape = model.shape("review").orElseThrow();
    assertThat(shape.bounds()).contains(new Bounds(10, 20.5, 100, 80));
    assertThat(shape.labelBounds()).contains(new Bounds(1, 2, 3, 4));
    assertThat(model.edge("f1").map(Edge::waypoints).orElseThrow())
        .containsExactly(new Waypoint(1, 2), new Waypoint(3, 4));
    assertThat(model.edge("f2")).isEmpty();
    assertThat(model.definitions().diagrams().get(0).plane().map(Plane::bpmnElement))
        .isEqualTo(Optional.of("order"));
  }

  @Test
  void whatIsNoBpmnIsRefusedWithItsPlace() {
    assertThatThrownBy(() -> BpmnModel.read("x.bpmn", bytes("<a>")))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("XML-001");
    assertThatThrownBy(() -> BpmnModel.read("x.bpmn", bytes("\n <definitions/>")))
        .isInstanceOf(DeploymentException.class)
        .hasMessageContaining("x.bpmn:2:2")
        .hasMessageContaining("BPMN-001");
    assertThatThrownBy(() -> BpmnModel.read("x.bpmn", null))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("xml is null");
  }

  private static byte[] bytes(String xml) {
    return xml.getBytes(StandardCharsets.UTF_8);
  }
}
