package io.millrace.cmmn.internal.operation;

/** The states of cases and plan items that rows and the API carry. */
public final class CaseStates {

  /** It is under way. */
  public static final String ACTIVE = "active";

  /** It came to its end. */
  public static final String COMPLETED = "completed";

  private CaseStates() {}
}
