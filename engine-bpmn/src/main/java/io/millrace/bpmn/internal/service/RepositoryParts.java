package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.definition.DefinitionCache;
import io.millrace.bpmn.internal.definition.LenientImport;
import io.millrace.bpmn.internal.definition.ModelValidator;
import io.millrace.bpmn.internal.operation.DefinitionSuspension;
import io.millrace.bpmn.internal.query.Queries;
import io.millrace.common.internal.service.DeploymentParts;

/**
 * What the repository service works with. Immutable; one per engine.
 *
 * @param deployments what deployments need
 * @param cache the compiled processes
 * @param queries makes queries
 * @param suspension suspends versions
 * @param validator judges models
 * @param lenientImport reads what modelling tools write
 */
public record RepositoryParts(
    DeploymentParts deployments,
    DefinitionCache cache,
    Queries queries,
    DefinitionSuspension suspension,
    ModelValidator validator,
    LenientImport lenientImport) {}
