package io.millrace.bpmn.internal.operation;

/**
 * A behavior at which tokens wait as long as others can still come. Whether they can is judged when
 * nothing moves any more, see {@link Unsettled}.
 */
public interface JoinBehavior extends ActivityBehavior {

  /** Tells whether a token that comes along a flow can have to wait. */
  boolean waits();

  @Override
  default boolean asksForFlow() {
    return waits();
  }

  /** Tells whether the tokens that have come may pass now. */
  boolean isReady(Arrivals arrivals, BpmnContext context);

  /** Lets the tokens that have come pass. */
  void pass(Arrivals arrivals, BpmnContext context);
}
