package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.Deletions;
import io.millrace.bpmn.internal.command.InstanceChanges;
import io.millrace.bpmn.internal.command.ManyInstances;
import io.millrace.bpmn.internal.event.Messages;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.query.Queries;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.event.EventListeners;
import io.millrace.common.internal.idempotency.IdempotencyKeys;
import io.millrace.common.internal.incident.Incidents;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.service.Tenants;
import io.millrace.common.internal.signal.SignalDelivery;

/**
 * What the service for running instances and its builders work with. Immutable; one per engine.
 *
 * @param commands runs commands
 * @param lock takes the locks of families
 * @param runtime the parts of the engine
 * @param signals delivers signals
 * @param messages delivers messages
 * @param keys knows what was done under which idempotency key
 * @param tenants says to which tenant a call belongs
 * @param listeners the application's event listeners
 * @param queries makes queries
 * @param deletions deletes many instances
 * @param many suspends many instances and sends them messages
 * @param batches begins batches
 * @param changes changes instances from outside
 * @param incidents opens and ends incidents
 */
public record RuntimeParts(
    CommandExecutor commands,
    FamilyLock lock,
    BpmnRuntime runtime,
    SignalDelivery signals,
    Messages messages,
    IdempotencyKeys keys,
    Tenants tenants,
    EventListeners listeners,
    Queries queries,
    Deletions deletions,
    ManyInstances many,
    Batches batches,
    InstanceChanges changes,
    Incidents incidents) {}
