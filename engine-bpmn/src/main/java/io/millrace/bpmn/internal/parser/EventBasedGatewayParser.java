package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.EventBasedGateway;
import java.util.Map;

/** Reads where the first of several events decides. */
final class EventBasedGatewayParser implements FlowNodeParser {

  private static final Map<String, Boolean> TYPES = Map.of("Exclusive", false, "Parallel", true);

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var values = new Values(element);
    var info = InfoReader.ofNode(element);
    var instantiate = values.flag("instantiate", element.attribute("instantiate"), false);
    var type = element.attribute("eventGatewayType");
    var parallel = values.oneOf("eventGatewayType", type, TYPES, false);
    element.read();
    return NodeDraft.of(new EventBasedGateway(info.info(), instantiate, parallel));
  }
}
