package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.FlowNode;

/**
 * A node that was read and still has to find what it refers to, which may stand further down in the
 * file.
 */
@FunctionalInterface
interface NodeDraft {

  /** Returns the draft of a node that refers to nothing. */
  static NodeDraft of(FlowNode node) {
    return references -> node;
  }

  /** Makes the node; what it refers to and is not there is reported. */
  FlowNode link(References references);
}
