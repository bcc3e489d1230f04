package io.millrace.bpmn.internal.operation;

import io.millrace.common.internal.signal.SignalDelivery;
import java.util.Set;

/** The kinds of jobs and subscriptions that a BPMN engine makes, as their rows name them. */
public final class WaitNames {

  /** Begins an element that is asynchronous before. */
  public static final String ASYNC_BEFORE = "async-before";

  /** Begins one instance of a multi-instance activity. */
  public static final String ASYNC_INSTANCE = "async-instance";

  /** Goes on behind an element that is asynchronous after. */
  public static final String ASYNC_AFTER = "async-after";

  /** What an asynchronous end keeps of an element that was skipped; no id of a flow is like it. */
  public static final String SKIPPED = "-skipped";

  /** Lets a timer at an execution happen. */
  public static final String TIMER = "timer-event";

  /** Calls a listener of a task that has waited for a time. */
  public static final String TASK_TIMEOUT = "task-timeout";

  /** Starts an instance at a timer start event. */
  public static final String TIMER_START = "timer-start-event";

  /** A subscription to a message. */
  public static final String MESSAGE_EVENT = "message";

  /** A subscription to a signal. */
  public static final String SIGNAL_EVENT = SignalDelivery.EVENT_TYPE;

  /** A subscription to a condition. */
  public static final String CONDITIONAL_EVENT = "conditional";

  /** A subscription to changes of a variable. */
  public static final String VARIABLE_EVENT = "variable";

  /** The subscriptions to what happens by variables. */
  static final Set<String> OF_VARIABLES = Set.of(CONDITIONAL_EVENT, VARIABLE_EVENT);

  private WaitNames() {}
}
