package io.millrace.bpmn.builder;

import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.common.internal.xml.XmlCharacters;
import io.millrace.common.internal.xml.XmlDraft;

/** An element that is being built, and the file it is built for. */
record Draft(BpmnFile file, XmlDraft xml) {

  static Draft standard(BpmnFile file, String name) {
    return new Draft(file, new XmlDraft(Namespaces.BPMN, name));
  }

  String id() {
    return xml.attribute("id");
  }

  Draft set(String attribute, String value) {
    xml.set(attribute, value);
    return this;
  }

  Draft engine(String attribute, String value) {
    xml.set(Namespaces.MILLRACE, attribute, value);
    return this;
  }

  /** Adds an element of the standard that holds a text. */
  void child(String name, String text) {
    xml.add(new XmlDraft(Namespaces.BPMN, name).text(text));
  }

  /** Adds an element of the standard that holds a text, behind all others. */
  void last(String name, String text) {
    xml.addLast(new XmlDraft(Namespaces.BPMN, name).text(text).node(Namespaces.BPMN));
  }

  /** Adds an element of the standard that holds an expression. */
  void formal(String name, String expression) {
    xml.add(expression(name, expression));
  }

  static XmlDraft expression(String name, String expression) {
    return new XmlDraft(Namespaces.BPMN, name)
        .set(BpmnFile.INSTANCE, "type", "tFormalExpression")
        .add(new XmlCharacters(expression));
  }

  /** Adds an extension element of ours. */
  XmlDraft extension(String name) {
    return new XmlDraft(Namespaces.MILLRACE, name);
  }

  void extend(XmlDraft extension) {
    xml.extend(extension.node(Namespaces.BPMN));
  }
}
