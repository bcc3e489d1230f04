package io.millrace.common.internal.xml;

/**
 * One attribute of a start tag.
 *
 * @param namespace the URI of its namespace, empty where it has no prefix
 * @param name its name without a prefix
 * @param value its value, normalized as XML demands
 */
public record XmlAttribute(String namespace, String name, String value) {}
