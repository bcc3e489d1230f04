package io.millrace.bpmn.internal.parser;

/** Reads one kind of node. Has no state. */
@FunctionalInterface
interface FlowNodeParser {

  /**
   * Reads the element to its end.
   *
   * @param element the node
   * @param process the process it belongs to
   * @return the node, to be linked when the whole file was read
   */
  NodeDraft parse(Element element, ProcessDraft process);
}
