package io.millrace.cmmn.runtime;

/**
 * The states of plan items. Spec: CMMN 1.1 §8.4.2 and §8.4.3; those for asynchronous items,
 * repetition and listeners without their condition are the field's.
 */
public final class PlanItemInstanceState {

  /** It waits for an entry criterion, or for its event. */
  public static final String AVAILABLE = "available";

  /** It is a listener whose available condition does not hold. */
  public static final String UNAVAILABLE = "unavailable";

  /** It is the next instance of an item that repeats. */
  public static final String WAITING_FOR_REPETITION = "wait_repetition";

  /** It waits for somebody to start it. */
  public static final String ENABLED = "enabled";

  /** Somebody said that it is not to be done. */
  public static final String DISABLED = "disabled";

  /** It waits for the job that starts it. */
  public static final String ASYNC_ACTIVE = "async-active";

  /** It is under way. */
  public static final String ACTIVE = "active";

  /** It waits for the job that completes it. */
  public static final String ASYNC_ACTIVE_LEAVE = "async-active-leave";

  /** It is held. */
  public static final String SUSPENDED = "suspended";

  /** Its work went wrong. */
  public static final String FAILED = "failed";

  /** It came to its end, its event happened or its milestone was reached. */
  public static final String COMPLETED = "completed";

  /** It was ended before its end. */
  public static final String TERMINATED = "terminated";

  private PlanItemInstanceState() {}
}
