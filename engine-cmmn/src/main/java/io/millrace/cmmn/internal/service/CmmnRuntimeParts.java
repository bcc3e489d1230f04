package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.command.Cases;
import io.millrace.cmmn.internal.definition.CaseDefinitions;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.query.CmmnQueries;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.event.EventListeners;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.history.EndedFamilies;
import io.millrace.common.internal.service.Tenants;
import io.millrace.common.internal.signal.SignalDelivery;

/**
 * What the service for running cases and its builders work with. Immutable; one per engine.
 *
 * @param commands runs commands
 * @param cases finds and locks running cases
 * @param definitions finds definitions
 * @param runtime the engine's parts
 * @param signals delivers signals
 * @param tenants says to which tenant a call belongs
 * @param queries makes queries
 * @param expressions parses what callers give as expressions
 * @param listeners hear of events
 * @param ended deletes what history keeps
 */
public record CmmnRuntimeParts(
    CommandExecutor commands,
    Cases cases,
    CaseDefinitions definitions,
    CmmnRuntime runtime,
    SignalDelivery signals,
    Tenants tenants,
    CmmnQueries queries,
    Expressions expressions,
    EventListeners listeners,
    EndedFamilies ended) {}
