package io.millrace.bpmn.internal.model;

/**
 * A time that comes.
 *
 * @param kind how the value is read
 * @param value an ISO-8601 text, for a cycle also a cron text, or an expression that yields one or
 *     a date
 */
public record TimerEventDefinition(Kind kind, String value) implements EventDefinition {

  /** How the value of a timer is read. */
  public enum Kind {
    /** A point in time. */
    DATE,
    /** A span from when the wait begins. */
    DURATION,
    /** A point in time that comes again and again. */
    CYCLE
  }
}
