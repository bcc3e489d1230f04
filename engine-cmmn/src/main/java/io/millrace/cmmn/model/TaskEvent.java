package io.millrace.cmmn.model;

import java.util.Optional;

/** When a task listener is called. */
public enum TaskEvent {
  /** The task was created with all its attributes. */
  CREATE("create"),
  /** The task got another assignee. */
  ASSIGNMENT("assignment"),
  /** An attribute of the task changed. */
  UPDATE("update"),
  /** The task is completed and about to go. */
  COMPLETE("complete"),
  /** The task goes, whatever the reason. */
  DELETE("delete"),
  /** Each of the other events. */
  ALL("all");

  private final String text;

  TaskEvent(String text) {
    this.text = text;
  }

  /**
   * Returns the word that stands for this value in XML.
   *
   * @return never null
   */
  public String text() {
    return text;
  }

  /**
   * Returns the value of a word.
   *
   * @param text the word as it stands in XML, or null
   * @return empty where no value has that word
   */
  public static Optional<TaskEvent> of(String text) {
    for (var value : values()) {
      if (value.text.equals(text)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }
}
