package io.millrace.bpmn.model;

import java.util.List;

/**
 * What holds flow elements: a process or a sub-process.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.
 */
public sealed interface FlowElementsContainer extends BpmnElement permits Process, SubProcess {

  /**
   * Returns the flow elements directly in it.
   *
   * @return in document order, unmodifiable
   */
  default List<FlowElement> flowElements() {
    return source().children(FlowElement.class);
  }

  /**
   * Returns the activities, events and gateways directly in it.
   *
   * @return in document order, unmodifiable
   */
  default List<FlowNode> flowNodes() {
    return source().children(FlowNode.class);
  }

  /**
   * Returns the sequence flows directly in it.
   *
   * @return in document order, unmodifiable
   */
  default List<SequenceFlow> sequenceFlows() {
    return source().children(SequenceFlow.class);
  }

  /**
   * Returns the data objects directly in it.
   *
   * @return in document order, unmodifiable
   */
  default List<DataObject> dataObjects() {
    return source().children(DataObject.class);
  }

  /**
   * Returns its lane sets.
   *
   * @return in document order, unmodifiable
   */
  default List<LaneSet> laneSets() {
    return source().children(LaneSet.class);
  }

  /**
   * Returns the annotations, associations and groups directly in it.
   *
   * @return in document order, unmodifiable
   */
  default List<Artifact> artifacts() {
    return source().children(Artifact.class);
  }
}
