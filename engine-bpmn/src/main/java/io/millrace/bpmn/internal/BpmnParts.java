package io.millrace.bpmn.internal;

import io.millrace.bpmn.internal.command.Deletions;
import io.millrace.bpmn.internal.command.InstanceChanges;
import io.millrace.bpmn.internal.command.ManyInstances;
import io.millrace.bpmn.internal.command.MigratingProcesses;
import io.millrace.bpmn.internal.definition.DefinitionCache;
import io.millrace.bpmn.internal.definition.LenientImport;
import io.millrace.bpmn.internal.definition.ModelValidator;
import io.millrace.bpmn.internal.event.Messages;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.deployment.DefinitionDeployers;
import io.millrace.common.internal.engine.SharedEngine;
import io.millrace.common.internal.eventregistry.EventParts;
import io.millrace.common.internal.history.HistoryCleanup;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.signal.SignalDelivery;
import io.millrace.common.internal.task.Tasks;
import io.millrace.common.internal.variable.Variables;
import io.millrace.common.internal.worker.WorkerJobs;

/**
 * The parts of a process engine that its services work with. Immutable and thread-safe.
 *
 * @param commands runs commands
 * @param tables the tables of the engine
 * @param lock takes the locks of families
 * @param runtime what operations and behaviors work with
 * @param cache the compiled processes
 * @param deployers who reads definitions
 * @param lenientImport reads what modelling tools write
 * @param jobs the jobs
 * @param tasks the tasks
 * @param variables the variables
 * @param signals delivers signals
 * @param messages delivers messages
 * @param workers the jobs of workers outside the engine
 * @param cleanup deletes what is over for long
 * @param deletions deletes many instances by batches
 * @param many suspends many instances and sends them messages
 * @param changes changes instances from outside
 * @param events the event registry
 * @param families who owns rows, and who calls whom
 * @param code what user code and expressions are made with
 * @param validator judges models
 * @param migrating moves instances to other versions
 */
public record BpmnParts(
    CommandExecutor commands,
    Tables tables,
    FamilyLock lock,
    BpmnRuntime runtime,
    DefinitionCache cache,
    DefinitionDeployers deployers,
    LenientImport lenientImport,
    JobAssembly jobs,
    Tasks tasks,
    Variables variables,
    SignalDelivery signals,
    Messages messages,
    WorkerJobs workers,
    HistoryCleanup cleanup,
    Deletions deletions,
    ManyInstances many,
    InstanceChanges changes,
    EventParts events,
    SharedEngine.Families families,
    SharedEngine.Code code,
    ModelValidator validator,
    MigratingProcesses migrating) {}
