package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.InclusiveGateway;

/** Reads where some of several ways are chosen. */
final class InclusiveGatewayParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var info = InfoReader.ofNode(element);
    process.setDefault(info.id(), element.reference("default"));
    element.read();
    return NodeDraft.of(new InclusiveGateway(info.info()));
  }
}
