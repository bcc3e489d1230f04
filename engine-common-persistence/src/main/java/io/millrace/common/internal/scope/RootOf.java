package io.millrace.common.internal.scope;

/**
 * A way to find the root instance of a family in SQL, so that it is found and locked in one
 * statement.
 *
 * @param sql a query with one question mark, the id, that gives the root's id
 */
public record RootOf(String sql) {

  /** The id is the root instance's own. */
  public static final RootOf ROOT = new RootOf("?");

  /** The id is a task's. */
  public static final RootOf TASK =
      new RootOf("(select ROOT_INSTANCE_ID_ from MR_TASK where ID_ = ?)");

  /** The id is a job's. */
  public static final RootOf JOB =
      new RootOf("(select ROOT_INSTANCE_ID_ from MR_JOB where ID_ = ?)");

  /** The id is an event subscription's. */
  public static final RootOf SUBSCRIPTION =
      new RootOf("(select ROOT_INSTANCE_ID_ from MR_EVENT_SUBSCRIPTION where ID_ = ?)");
}
