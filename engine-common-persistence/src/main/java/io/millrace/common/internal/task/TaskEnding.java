package io.millrace.common.internal.task;

/**
 * How a task ends.
 *
 * @param completedBy who completed it; null for nobody in particular, or if it was deleted
 * @param reason why it was deleted; null if it was completed
 * @param isKept whether history may keep it
 */
record TaskEnding(String completedBy, String reason, boolean isKept) {

  /** The reason of a task that was deleted without one. */
  static final String DELETED = "deleted";

  static TaskEnding completed(String completedBy) {
    return new TaskEnding(completedBy, null, true);
  }

  static TaskEnding deleted(String reason) {
    return new TaskEnding(null, reason == null ? DELETED : reason, true);
  }

  static TaskEnding deletedWithHistory() {
    return new TaskEnding(null, DELETED, false);
  }

  /** Returns how the sub-tasks of the task end. */
  TaskEnding ofSubtasks() {
    return reason == null ? deleted("the task it is a part of was completed") : this;
  }
}
