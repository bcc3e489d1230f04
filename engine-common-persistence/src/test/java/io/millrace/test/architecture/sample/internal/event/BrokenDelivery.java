package io.millrace.test.architecture.sample.internal.event;

import io.millrace.test.architecture.sample.internal.behavior.BrokenBehavior;

/** Breaks the layers: what delivers events knows a behavior. */
public final class BrokenDelivery {

  /** The behavior it should not know. */
  public BrokenBehavior behavior;
}
