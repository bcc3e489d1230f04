package io.millrace.cmmn.model;

/**
 * Which process, case or decision a task calls.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.10.2.
 *
 * @param reference the key, or the id of an {@link ExternalDefinition} of the model; null where an
 *     expression says it
 * @param referenceExpression an expression that yields the key, or null
 * @param binding which version
 * @param version the number of the version or an expression, for {@link CallBinding#VERSION}; else
 *     null
 * @param tenantId the tenant whose definition is called, a text or an expression; null for the
 *     tenant of the case
 * @param fallbackToDefaultTenant whether a definition without tenant does as well
 */
public record CalledDefinition(
    String reference,
    String referenceExpression,
    CallBinding binding,
    String version,
    String tenantId,
    boolean fallbackToDefaultTenant) {}
