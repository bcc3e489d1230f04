package io.millrace.common.internal.task;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.persistence.StorableText;

/** A text of a task that callers and listeners set, which has to fit into its column. */
public enum TaskText {
  /** What the task is called. */
  NAME("name", 255),
  /** What it is about. */
  DESCRIPTION("description", 4000),
  /** Who works on it. */
  ASSIGNEE("assignee", 255),
  /** Who is responsible for it. */
  OWNER("owner", 255),
  /** What kind of task it is. */
  CATEGORY("category", 255),
  /** Which form shows it. */
  FORM_KEY("formKey", 255);

  private final String property;
  private final int longest;

  TaskText(String property, int longest) {
    this.property = property;
    this.longest = longest;
  }

  /**
   * Returns a text as it is, null included.
   *
   * @throws BadArgumentException if it is too long, or has characters that cannot be stored
   */
  public String fitting(TaskEntity task, String text) {
    if (text != null && text.length() > longest) {
      throw refused(task, "has " + text.length() + " characters. Set at most " + longest + ".");
    }
    var flaw = text == null ? null : StorableText.flaw(text);
    if (flaw != null) {
      throw refused(task, flaw);
    }
    return text;
  }

  private BadArgumentException refused(TaskEntity task, String why) {
    var whose = task.id() == 0 ? "a new task" : "task '" + task.id() + "'";
    return new BadArgumentException("The " + property + " of " + whose + " " + why);
  }
}
