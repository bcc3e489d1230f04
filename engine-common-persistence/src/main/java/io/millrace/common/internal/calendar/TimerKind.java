package io.millrace.common.internal.calendar;

/** What the text of a timer is, as BPMN tells them apart. */
public enum TimerKind {
  /** {@code timeDate}: a point in time. */
  DATE,
  /** {@code timeDuration}: a span from now on. */
  DURATION,
  /** {@code timeCycle}: a repetition. */
  CYCLE
}
