package io.millrace.cmmn.reference;

/** What a plan item is. */
enum Kind {
  STAGE,
  HUMAN_TASK,
  BLOCKING_TASK,
  NON_BLOCKING_TASK,
  CASE_TASK,
  MILESTONE,
  USER_LISTENER,
  GENERIC_LISTENER,
  INTENT_LISTENER,
  SIGNAL_LISTENER,
  VARIABLE_LISTENER,
  TIMER_LISTENER,
  REACTIVATE_LISTENER;

  boolean isListener() {
    return ordinal() >= USER_LISTENER.ordinal();
  }

  /** Whether it lives by rule 1.1, not by the shorter 1.2. */
  boolean isStageOrTask() {
    return this != MILESTONE && !isListener();
  }
}
