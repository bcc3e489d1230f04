package io.millrace.common.task;

/** Where a task stands that its owner handed to somebody else for a part of the work. */
public enum DelegationState {

  /** The delegate works on it; it cannot be completed before it is resolved. */
  PENDING,

  /** The delegate is done; it is back with its owner, who can complete it. */
  RESOLVED
}
