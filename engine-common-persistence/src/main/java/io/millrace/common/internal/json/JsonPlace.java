package io.millrace.common.internal.json;

/**
 * A value of a JSON text with the place where it stands.
 *
 * @param value a {@code Map<String, JsonPlace>} in the order of the text, a {@code
 *     List<JsonPlace>}, a text, number, boolean, or null
 * @param line from 1
 * @param column from 1
 */
public record JsonPlace(Object value, int line, int column) {}
