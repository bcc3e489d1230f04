package io.millrace.common.internal.xml;

/**
 * A processing instruction.
 *
 * @param target the program it is for
 * @param data what it tells it; empty for nothing
 */
public record XmlInstruction(String target, String data) implements XmlContent {}
