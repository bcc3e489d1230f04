package io.millrace.common.eventregistry;

/**
 * How the key or the tenant of an event is found. Exactly one of the three is given.
 *
 * <p>Immutable and thread-safe.
 *
 * @param fixedValue the value itself, or null
 * @param jsonField the field of the body that holds it, or null
 * @param jsonPointerExpression a JSON pointer into the body, such as {@code /meta/type}, or null
 */
public record Detection(String fixedValue, String jsonField, String jsonPointerExpression) {}
