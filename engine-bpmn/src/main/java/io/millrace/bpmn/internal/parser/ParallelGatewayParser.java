package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ParallelGateway;

/** Reads where all ways are taken and awaited. */
final class ParallelGatewayParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var info = InfoReader.ofNode(element);
    element.read();
    return NodeDraft.of(new ParallelGateway(info.info()));
  }
}
