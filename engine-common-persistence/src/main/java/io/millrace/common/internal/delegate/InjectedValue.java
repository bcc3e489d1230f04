package io.millrace.common.internal.delegate;

/**
 * A value that is injected into an object of the application.
 *
 * @param name the field's name
 * @param value a text or an expression
 * @param isExpression whether the value is evaluated when it is used, rather than taken as it
 *     stands
 */
public record InjectedValue(String name, String value, boolean isExpression) {}
