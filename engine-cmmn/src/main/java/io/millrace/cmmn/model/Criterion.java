package io.millrace.cmmn.model;

/**
 * Starts or ends an item when its sentry is satisfied.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.4.
 *
 * @param info what every element has
 * @param kind whether it starts or ends the item
 * @param sentryRef the id of the sentry
 * @param exitType which instances it ends; {@link ExitType#DEFAULT} for an entry criterion
 * @param exitEventType which transition it fires; {@link ExitEventType#EXIT} for an entry criterion
 */
public record Criterion(
    ElementInfo info,
    CriterionKind kind,
    String sentryRef,
    ExitType exitType,
    ExitEventType exitEventType)
    implements CmmnElement {}
