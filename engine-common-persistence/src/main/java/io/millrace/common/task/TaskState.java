package io.millrace.common.task;

/**
 * How far the work on a task has come, in the words of {@link TaskInfo#getState()}. A task whose
 * instance is suspended keeps its state; {@link Task#isSuspended()} tells both.
 */
public final class TaskState {

  /** Nobody has taken it on. */
  public static final String CREATED = "created";

  /** Somebody has claimed it. */
  public static final String CLAIMED = "claimed";

  /** Somebody works on it. */
  public static final String IN_PROGRESS = "inProgress";

  /** It rests by itself, until it is activated. */
  public static final String SUSPENDED = "suspended";

  /** It was completed. */
  public static final String COMPLETED = "completed";

  /** It was deleted, with its instance or by itself. */
  public static final String TERMINATED = "terminated";

  private TaskState() {}
}
