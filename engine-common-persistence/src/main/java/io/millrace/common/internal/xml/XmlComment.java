package io.millrace.common.internal.xml;

/**
 * A comment.
 *
 * @param text what stands between its marks
 */
public record XmlComment(String text) implements XmlContent {}
