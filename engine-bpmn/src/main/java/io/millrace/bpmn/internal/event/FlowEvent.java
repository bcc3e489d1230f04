package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.operation.Flow;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.common.event.SequenceFlowTakenEvent;
import io.millrace.common.internal.event.OccurredEvent;
import io.millrace.common.internal.event.Occurrence;

/**
 * An execution goes along a sequence flow.
 *
 * @param flow the sequence flow
 * @param source where it begins
 */
record FlowEvent(Occurrence occurrence, Flow flow, Node source)
    implements OccurredEvent, SequenceFlowTakenEvent {

  @Override
  public String getId() {
    return flow.element().id();
  }

  @Override
  public String getSourceActivityId() {
    return source.id();
  }

  @Override
  public String getSourceActivityName() {
    return source.element().name();
  }

  @Override
  public String getSourceActivityType() {
    return source.type();
  }

  @Override
  public String getTargetActivityId() {
    return flow.target().id();
  }

  @Override
  public String getTargetActivityName() {
    return flow.target().element().name();
  }

  @Override
  public String getTargetActivityType() {
    return flow.target().type();
  }
}
