package io.millrace.bpmn.internal.model;

/**
 * The way from one node to another in the same scope.
 *
 * @param info what every element has
 * @param source the id of the node it leaves
 * @param target the id of the node it leads to
 * @param condition an expression that yields a boolean, or null where it may always be taken
 * @param language the language of a condition that is a script; null for an expression
 */
public record SequenceFlow(
    ElementInfo info, String source, String target, String condition, String language)
    implements FlowElement {}
