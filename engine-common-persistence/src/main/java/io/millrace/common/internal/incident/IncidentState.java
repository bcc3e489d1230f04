package io.millrace.common.internal.incident;

/** Where an incident stands. */
public enum IncidentState {
  /** Somebody has to look after it. */
  OPEN,
  /** The cause was removed. */
  RESOLVED,
  /** What it concerned ended. */
  DELETED
}
