package io.millrace.cmmn.runtime;

/** The states of cases. Spec: CMMN 1.1 §8.4.1. */
public final class CaseInstanceState {

  /** It is under way. */
  public static final String ACTIVE = "active";

  /** All in it is over, and a job is to complete it. */
  public static final String ASYNC_ACTIVE_LEAVE = "async-active-leave";

  /** It is held. */
  public static final String SUSPENDED = "suspended";

  /** Its work went wrong. */
  public static final String FAILED = "failed";

  /** It came to its end. */
  public static final String COMPLETED = "completed";

  /** It was ended before its end. */
  public static final String TERMINATED = "terminated";

  /** Nothing is to be expected of it any more. */
  public static final String CLOSED = "closed";

  private CaseInstanceState() {}
}
