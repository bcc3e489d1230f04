package io.millrace.bpmn.internal.model;

/**
 * Which case definition is called. All texts may be expressions.
 *
 * @param reference the key
 * @param binding which version of it: the latest, of the same deployment, or of a number
 * @param version the number for {@link CalledElement.Binding#VERSION}; null for the others
 * @param tenantId the tenant, or null for that of the process
 * @param fallbackToDefaultTenant whether a definition without a tenant does as well
 */
public record CalledCase(
    String reference,
    CalledElement.Binding binding,
    String version,
    String tenantId,
    boolean fallbackToDefaultTenant) {}
