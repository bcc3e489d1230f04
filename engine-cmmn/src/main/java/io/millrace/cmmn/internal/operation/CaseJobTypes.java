package io.millrace.cmmn.internal.operation;

/** The kinds of jobs that a CMMN engine makes, as their rows name them. */
public final class CaseJobTypes {

  /** Starts a plan item that is asynchronous. */
  public static final String ASYNC_START = "cmmn-async-start";

  /** Completes a plan item that is left asynchronously. */
  public static final String ASYNC_LEAVE = "cmmn-async-leave";

  /** Makes the plan items of a case that starts asynchronously. */
  public static final String ASYNC_CASE = "cmmn-async-case";

  /** Completes a case that is left asynchronously. */
  public static final String ASYNC_CASE_LEAVE = "cmmn-async-case-leave";

  /** Lets a timer event listener occur. */
  public static final String TIMER = "cmmn-timer-event";

  private CaseJobTypes() {}
}
