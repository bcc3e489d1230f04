package io.millrace.bpmn.internal.model;

/**
 * Waits for as many tokens as its condition asks for, and lets those that come later go by.
 *
 * @param info what every element has
 * @param activationCondition an expression that says when enough tokens are there, or null where
 *     the first one is enough
 */
public record ComplexGateway(ElementInfo info, String activationCondition) implements Gateway {}
