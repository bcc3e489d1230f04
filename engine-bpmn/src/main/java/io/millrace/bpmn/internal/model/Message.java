package io.millrace.bpmn.internal.model;

/**
 * A message that processes of the file refer to.
 *
 * @param id its id in the file
 * @param name what it is correlated by; may be an expression
 */
public record Message(String id, String name) {}
