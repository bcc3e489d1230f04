package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Transaction;

/** Reads a transaction; its {@code method} names a protocol, and there is one only. */
final class TransactionParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var activity = new ActivityReader(element, process);
    element.attribute("method");
    element.attribute("protocol");
    new ScopeParser(process).attachTo(element, activity.id());
    element.read();
    return NodeDraft.of(new Transaction(activity.info(), activity.loop()));
  }
}
