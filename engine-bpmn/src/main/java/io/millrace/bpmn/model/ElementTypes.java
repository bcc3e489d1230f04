package io.millrace.bpmn.model;

import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.common.internal.xml.XmlNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Gives the elements of a file their types. */
final class ElementTypes {

  private static final String DIAGRAMS = "http://www.omg.org/spec/BPMN/20100524/DI";

  /** What methods of the element around them tell, and nothing refers to. */
  private static final Set<String> TEXTS =
      Set.of("documentation", "extensionElements", "incoming", "outgoing", "flowNodeRef");

  private static final Map<String, Function<ElementSource, BpmnElement>> STANDARD = standard();

  private static final Map<String, Function<ElementSource, BpmnElement>> DRAWN =
      Map.of(
          "BPMNDiagram", Diagram::new,
          "BPMNPlane", Plane::new,
          "BPMNShape", Shape::new,
          "BPMNEdge", Edge::new);

  private ElementTypes() {}

  /** Returns an element with all that is in it; no file is nested deeper than its limit. */
  static BpmnElement of(XmlNode node) {
    var types = node.tag().namespace().equals(DIAGRAMS) ? DRAWN : STANDARD;
    var type = types.getOrDefault(node.tag().name(), OtherElement::new);
    return type.apply(new ElementSource(node, children(node)));
  }

  private static List<BpmnElement> children(XmlNode node) {
    var children = new ArrayList<BpmnElement>();
    for (var child : node.children()) {
      if (hasType(child)) {
        children.add(of(child));
      }
    }
    return children;
  }

  private static boolean hasType(XmlNode node) {
    var name = node.tag().name();
    return node.tag().namespace().equals(DIAGRAMS)
        ? DRAWN.containsKey(name)
        : node.tag().namespace().equals(Namespaces.BPMN) && !TEXTS.contains(name);
  }

  private static Map<String, Function<ElementSource, BpmnElement>> standard() {
    var types = new HashMap<String, Function<ElementSource, BpmnElement>>();
    types.put("definitions", Definitions::new);
    types.put("process", Process::new);
    types.put("collaboration", Collaboration::new);
    types.put("participant", Participant::new);
    types.put("messageFlow", MessageFlow::new);
    types.put("message", Message::new);
    types.put("signal", Signal::new);
    types.put("error", Error::new);
    types.put("escalation", Escalation::new);
    types.put("laneSet", LaneSet::new);
    types.put("childLaneSet", LaneSet::new);
    types.put("lane", Lane::new);
    types.put("sequenceFlow", SequenceFlow::new);
    types.put("dataObject", DataObject::new);
    types.put("dataObjectReference", DataObjectReference::new);
    types.put("dataStoreReference", DataStoreReference::new);
    types.put("textAnnotation", TextAnnotation::new);
    types.put("association", Association::new);
    types.put("group", Group::new);
    addActivities(types);
    addEvents(types);
    addGateways(types);
    return Map.copyOf(types);
  }

  private static void addActivities(Map<String, Function<ElementSource, BpmnElement>> types) {
    types.put("task", NoneTask::new);
    types.put("userTask", UserTask::new);
    types.put("manualTask", ManualTask::new);
    types.put("serviceTask", ServiceTask::new);
    types.put("sendTask", SendTask::new);
    types.put("receiveTask", ReceiveTask::new);
    types.put("scriptTask", ScriptTask::new);
    types.put("businessRuleTask", BusinessRuleTask::new);
    types.put("callActivity", CallActivity::new);
    types.put("subProcess", EmbeddedSubProcess::new);
    types.put("transaction", Transaction::new);
    types.put("adHocSubProcess", AdHocSubProcess::new);
    types.put("multiInstanceLoopCharacteristics", MultiInstanceLoopCharacteristics::new);
    types.put("standardLoopCharacteristics", StandardLoopCharacteristics::new);
  }

  private static void addEvents(Map<String, Function<ElementSource, BpmnElement>> types) {
    types.put("startEvent", StartEvent::new);
    types.put("endEvent", EndEvent::new);
    types.put("intermediateCatchEvent", IntermediateCatchEvent::new);
    types.put("intermediateThrowEvent", IntermediateThrowEvent::new);
    types.put("boundaryEvent", BoundaryEvent::new);
    types.put("timerEventDefinition", TimerEventDefinition::new);
    types.put("messageEventDefinition", MessageEventDefinition::new);
    types.put("signalEventDefinition", SignalEventDefinition::new);
    types.put("errorEventDefinition", ErrorEventDefinition::new);
    types.put("escalationEventDefinition", EscalationEventDefinition::new);
    types.put("conditionalEventDefinition", ConditionalEventDefinition::new);
    types.put("linkEventDefinition", LinkEventDefinition::new);
    types.put("compensateEventDefinition", CompensateEventDefinition::new);
    types.put("cancelEventDefinition", CancelEventDefinition::new);
    types.put("terminateEventDefinition", TerminateEventDefinition::new);
  }

  private static void addGateways(Map<String, Function<ElementSource, BpmnElement>> types) {
    types.put("exclusiveGateway", ExclusiveGateway::new);
    types.put("inclusiveGateway", InclusiveGateway::new);
    types.put("parallelGateway", ParallelGateway::new);
    types.put("complexGateway", ComplexGateway::new);
    types.put("eventBasedGateway", EventBasedGateway::new);
  }
}
