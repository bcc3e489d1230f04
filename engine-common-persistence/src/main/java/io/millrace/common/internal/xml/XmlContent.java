package io.millrace.common.internal.xml;

/** What stands within an element: elements and text, and remarks where they are kept. */
public sealed interface XmlContent permits XmlNode, XmlCharacters, XmlComment, XmlInstruction {}
