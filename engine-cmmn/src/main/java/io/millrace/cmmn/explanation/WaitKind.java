package io.millrace.cmmn.explanation;

/** What would let an open plan item go on. */
public enum WaitKind {
  /** One of its entry criteria has to be met. */
  ENTRY_CRITERION("for an entry criterion"),
  /** An entry criterion is met, but {@code maxInstanceCount} instances are there already. */
  ROOM("until there are fewer instances of it than maxInstanceCount"),
  /** An entry criterion is met, but the collection that it repeats over has no elements. */
  ELEMENTS("until the collection that it repeats over has elements"),
  /** Somebody has to start it by hand. */
  MANUAL_START("to be started by hand"),
  /** Somebody has to complete its task. */
  TASK("for its task"),
  /** Somebody has to trigger it. */
  TRIGGER("to be triggered"),
  /** What is around it has to end; nothing ends it before. */
  PARENT_END("for the end of what is around it"),
  /** Its event has to occur. */
  EVENT("for its event"),
  /** What starts the clock of the timer has to happen. */
  START_TRIGGER("for what starts its clock"),
  /** The condition has to hold under which the listener is available. */
  AVAILABLE_CONDITION("until its available condition holds"),
  /** A job has to run. */
  JOB("for a job"),
  /** A job failed for good; somebody has to decide what to do. */
  DEAD_LETTER("for a job that is a dead letter"),
  /** The process or case it called has to end. */
  CALLED_INSTANCE("for what it has called"),
  /** What holds the stage open has to end. */
  CHILDREN("for what is inside it"),
  /** Somebody has to resume it. */
  RESUME("to be resumed"),
  /** Somebody has to reactivate it. */
  REACTIVATION("to be reactivated"),
  /** Nothing: it will not be done unless somebody enables it. */
  NOTHING("for nothing: it is disabled"),
  /** Nothing any more: it will go on when its case is judged again. */
  JUDGEMENT("for nothing any more: it goes on when criteria are judged (evaluateCriteria)");

  private final String text;

  WaitKind(String text) {
    this.text = text;
  }

  /**
   * Returns what it waits for, in words that follow "waits".
   *
   * @return such as {@code for its task}
   */
  public String text() {
    return text;
  }
}
