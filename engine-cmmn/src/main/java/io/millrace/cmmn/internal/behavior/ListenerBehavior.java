package io.millrace.cmmn.internal.behavior;

/**
 * Occurs when the application says so: a user event listener, a generic one or that of an intent.
 * That of a variable occurs when the variable changes, too; the case knows who waits for which.
 *
 * <p>Spec: CMMN 1.1 §5.4.2, §8.4.3.
 */
public record ListenerBehavior() implements EventListenerBehavior {}
