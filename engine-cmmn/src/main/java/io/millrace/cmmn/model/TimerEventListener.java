package io.millrace.cmmn.model;

/**
 * Occurs at a time.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.2.1.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param availableCondition an expression that says when the listener is available; null for always
 * @param timerExpression an ISO-8601 date, duration or repetition, a cron expression, or an
 *     expression that yields one
 * @param start what the time is counted from; null for the creation of the listener
 * @param businessCalendarName the calendar that reads the time, or an expression that yields its
 *     name; null for the engine's own
 */
public record TimerEventListener(
    ElementInfo info,
    DefinitionSettings settings,
    String availableCondition,
    Condition timerExpression,
    TimerStart start,
    String businessCalendarName)
    implements EventListener {}
