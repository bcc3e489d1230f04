package io.millrace.common.internal.xml;

/**
 * Text within an element.
 *
 * @param text as it stands, entities and CDATA resolved
 */
public record XmlCharacters(String text) implements XmlContent {}
