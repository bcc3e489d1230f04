package io.millrace.bpmn.internal.model;

/**
 * A value that is injected into a delegate or listener.
 *
 * @param name the field's name
 * @param value a text or an expression
 * @param isExpression whether the value is evaluated when it is used, rather than taken as it
 *     stands
 */
public record InjectedField(String name, String value, boolean isExpression) {}
