package io.millrace.cmmn.model;

/**
 * What has to happen for a sentry to be satisfied.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.6.1.
 */
public sealed interface OnPart extends CmmnElement
    permits PlanItemOnPart, CaseFileItemOnPart, VariableOnPart {}
