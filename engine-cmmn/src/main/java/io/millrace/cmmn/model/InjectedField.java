package io.millrace.cmmn.model;

/**
 * A value that is injected into a delegate or listener, or that sets up a task.
 *
 * <p>Immutable and thread-safe.
 *
 * @param name the name of the field
 * @param value a text or an expression
 * @param expression whether the value is evaluated when it is used, rather than taken as it stands
 */
public record InjectedField(String name, String value, boolean expression) {}
