package io.millrace.common;

/** A task cannot be claimed because somebody else works on it. Nothing was changed. */
public class TaskAlreadyClaimedException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-1004";

  /** The id of the task. */
  private final String taskId;

  /** Who works on it. */
  private final String taskAssignee;

  /**
   * Creates the exception.
   *
   * @param taskId the id of the task
   * @param taskAssignee the id of the user who works on it
   * @param message what was asked, what stood in the way, what to do
   */
  public TaskAlreadyClaimedException(String taskId, String taskAssignee, String message) {
    super(CODE, message);
    this.taskId = taskId;
    this.taskAssignee = taskAssignee;
  }

  /**
   * Returns which task it was.
   *
   * @return the id of the task
   */
  public String getTaskId() {
    return taskId;
  }

  /**
   * Returns who works on the task.
   *
   * @return the id of the user
   */
  public String getTaskAssignee() {
    return taskAssignee;
  }
}
