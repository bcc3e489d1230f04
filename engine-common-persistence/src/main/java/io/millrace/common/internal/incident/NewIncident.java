package io.millrace.common.internal.incident;

import io.millrace.common.internal.scope.ScopeRef;

/**
 * What an incident is about.
 *
 * @param scope what it concerns
 * @param type the kind of incident
 * @param elementId the element of the model, or null
 * @param jobId the job that failed; 0 for none
 * @param configuration what more is to be known, or null
 * @param message what happened, or null
 */
public record NewIncident(
    ScopeRef scope,
    String type,
    String elementId,
    long jobId,
    String configuration,
    String message) {}
