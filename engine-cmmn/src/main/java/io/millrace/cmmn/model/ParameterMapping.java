package io.millrace.cmmn.model;

/**
 * How a parameter of a called process, case or decision is bound to one of its task.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.10.4.
 *
 * @param info what every element has
 * @param sourceRef the id of the parameter that is read, or null
 * @param targetRef the id of the parameter that is set, or null
 * @param transformation an expression over the source, or null
 */
public record ParameterMapping(
    ElementInfo info, String sourceRef, String targetRef, Condition transformation)
    implements CmmnElement {}
