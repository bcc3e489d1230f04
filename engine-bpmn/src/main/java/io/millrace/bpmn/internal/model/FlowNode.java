package io.millrace.bpmn.internal.model;

/** What a token can stand on. How nodes are linked is asked of the {@link ProcessModel}. */
public sealed interface FlowNode extends FlowElement permits Event, Activity, Gateway {

  /**
   * Returns where jobs cut the execution of this node.
   *
   * @return never null
   */
  default Continuation continuation() {
    return info().continuation();
  }
}
