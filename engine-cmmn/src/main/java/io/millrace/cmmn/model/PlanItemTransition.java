package io.millrace.cmmn.model;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * What can happen to a plan item. Which of them a kind of plan item knows, {@link
 * #ofStagesAndTasks}, {@link #ofEventsAndMilestones} and {@link #ofCases} tell.
 *
 * <p>Spec: CMMN 1.1 §8.4, tables 8.4 to 8.8.
 */
public enum PlanItemTransition {
  /** The item comes into being. */
  CREATE("create"),
  /** The item waits to be started by hand. */
  ENABLE("enable"),
  /** The item is not to be started for now. */
  DISABLE("disable"),
  /** The item may be started by hand again. */
  REENABLE("reenable"),
  /** The item is started by hand. */
  MANUAL_START("manualStart"),
  /** The item starts by itself. */
  START("start"),
  /** The work is done. */
  COMPLETE("complete"),
  /** The item is ended by hand. */
  TERMINATE("terminate"),
  /** An exit criterion ends the item. */
  EXIT("exit"),
  /** The item is paused. */
  SUSPEND("suspend"),
  /** The item goes on. */
  RESUME("resume"),
  /** The item is paused with its stage. */
  PARENT_SUSPEND("parentSuspend"),
  /** The item goes on with its stage. */
  PARENT_RESUME("parentResume"),
  /** The milestone or listener ends with its stage. */
  PARENT_TERMINATE("parentTerminate"),
  /** The item starts again after a fault, or the case after its end. */
  REACTIVATE("reactivate"),
  /** The work failed. */
  FAULT("fault"),
  /** The event happened, or the milestone is reached. */
  OCCUR("occur"),
  /** The case is archived; nothing can happen to it any more. */
  CLOSE("close");

  private static final Set<PlanItemTransition> STAGES_AND_TASKS =
      Collections.unmodifiableSet(
          EnumSet.of(
              CREATE,
              ENABLE,
              DISABLE,
              REENABLE,
              MANUAL_START,
              START,
              COMPLETE,
              TERMINATE,
              EXIT,
              SUSPEND,
              RESUME,
              PARENT_SUSPEND,
              PARENT_RESUME,
              REACTIVATE,
              FAULT));

  private static final Set<PlanItemTransition> EVENTS_AND_MILESTONES =
      Collections.unmodifiableSet(
          EnumSet.of(CREATE, SUSPEND, RESUME, TERMINATE, PARENT_TERMINATE, OCCUR));

  private static final Set<PlanItemTransition> CASES =
      Collections.unmodifiableSet(
          EnumSet.of(CREATE, COMPLETE, TERMINATE, FAULT, SUSPEND, REACTIVATE, CLOSE));

  private final String text;

  PlanItemTransition(String text) {
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
  public static Optional<PlanItemTransition> of(String text) {
    for (var value : values()) {
      if (value.text.equals(text)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns what can happen to stages and tasks.
   *
   * @return unmodifiable, never empty
   */
  public static Set<PlanItemTransition> ofStagesAndTasks() {
    return STAGES_AND_TASKS;
  }

  /**
   * Returns what can happen to event listeners and milestones.
   *
   * @return unmodifiable, never empty
   */
  public static Set<PlanItemTransition> ofEventsAndMilestones() {
    return EVENTS_AND_MILESTONES;
  }

  /**
   * Returns what can happen to a case, that is to its plan model.
   *
   * @return unmodifiable, never empty
   */
  public static Set<PlanItemTransition> ofCases() {
    return CASES;
  }
}
