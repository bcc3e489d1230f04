package io.millrace.bpmn.internal.model;

/**
 * Where in its resource an element begins.
 *
 * @param line from 1
 * @param column from 1
 */
public record SourcePosition(int line, int column) {}
