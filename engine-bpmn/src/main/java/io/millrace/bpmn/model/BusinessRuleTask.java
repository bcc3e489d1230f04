package io.millrace.bpmn.model;

/**
 * A task that asks for a decision.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.3.
 *
 * @param source what stands in the file
 */
public record BusinessRuleTask(ElementSource source) implements ServiceLikeTask {}
