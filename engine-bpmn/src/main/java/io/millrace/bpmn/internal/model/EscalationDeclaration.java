package io.millrace.bpmn.internal.model;

/**
 * An escalation that processes of the file refer to.
 *
 * @param id its id in the file
 * @param name its name, or null
 * @param escalationCode what it is caught by; where it is thrown it may be an expression; null
 *     where an event that refers to it catches every escalation
 */
public record EscalationDeclaration(String id, String name, String escalationCode) {}
