package io.millrace.bpmn.test;

/** A way beside others, or the inside of a sub-process. */
public final class Branch extends FlowBuilder<Branch> {

  Branch(BpmnDocument document, XmlNode scope) {
    super(document, scope);
  }
}
