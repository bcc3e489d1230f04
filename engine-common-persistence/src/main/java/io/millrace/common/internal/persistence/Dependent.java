package io.millrace.common.internal.persistence;

/** The kinds of rows that another row can own, and of which it therefore keeps a count. */
public enum Dependent {
  /** Child executions, plan items or tasks. */
  CHILD,
  /** Tasks of an execution or a plan item. */
  TASK,
  /** Variables of a scope. */
  VARIABLE,
  /** Users and groups linked to a task, an instance or a definition. */
  IDENTITY_LINK,
  /** Jobs, whatever their state. */
  JOB,
  /** Event subscriptions. */
  SUBSCRIPTION;

  /** Returns the column that holds the count. */
  public String column() {
    return name() + "_COUNT_";
  }
}
