package io.millrace.bpmn.internal.model;

/**
 * A time that comes.
 *
 * @param kind how the value is read
 * @param value an ISO-8601 text, for a cycle also a cron text, or an expression that yields one or
 *     a date
 * @param calendar the name of the calendar that reads it, or an expression that yields one; or null
 * @param end after which a cycle is not due any more: an ISO-8601 date or an expression that yields
 *     one; or null
 */
public record TimerEventDefinition(Kind kind, String value, String calendar, String end)
    implements EventDefinition {

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
