package io.millrace.common.internal.xml;

/** What stands within an element: elements and text. */
public sealed interface XmlContent permits XmlNode, XmlCharacters {}
