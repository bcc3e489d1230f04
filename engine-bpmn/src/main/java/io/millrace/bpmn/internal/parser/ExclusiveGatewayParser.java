package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ExclusiveGateway;

/** Reads where one way is chosen. */
final class ExclusiveGatewayParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var info = InfoReader.ofNode(element);
    process.setDefault(info.id(), element.reference("default"));
    element.read();
    return NodeDraft.of(new ExclusiveGateway(info.info()));
  }
}
