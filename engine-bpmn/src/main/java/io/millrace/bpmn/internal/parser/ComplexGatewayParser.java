package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ComplexGateway;

/** Reads where n of m ways meet. */
final class ComplexGatewayParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var info = InfoReader.ofNode(element);
    var condition = new String[1];
    process.setDefault(info.id(), element.reference("default"));
    element.child("activationCondition", child -> condition[0] = new ConditionReader(child).read());
    element.read();
    return NodeDraft.of(new ComplexGateway(info.info(), condition[0]));
  }
}
