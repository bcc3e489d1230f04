package io.millrace.cmmn.internal;

import io.millrace.common.internal.batch.DeadLetterDeletion;
import io.millrace.common.internal.batch.JobRetriesOperation;
import io.millrace.common.internal.calendar.EngineCalendar;
import io.millrace.common.internal.delegate.DelegateInstances;
import io.millrace.common.internal.deployment.DefinitionDeployers;
import io.millrace.common.internal.engine.EngineGround;
import io.millrace.common.internal.engine.SharedEngine;
import io.millrace.common.internal.engine.VariablesOfTasks;
import io.millrace.common.internal.event.EngineEvents;
import io.millrace.common.internal.event.EventListeners;
import io.millrace.common.internal.eventregistry.EventParts;
import io.millrace.common.internal.expression.ExpressionLimits;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.expression.function.EngineFunctions;
import io.millrace.common.internal.history.HistoryCleanup;
import io.millrace.common.internal.idempotency.IdempotencyKeys;
import io.millrace.common.internal.incident.Incidents;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.plugin.SharedExtensions;
import io.millrace.common.internal.query.InstanceTables;
import io.millrace.common.internal.service.AuthenticatedUsers;
import io.millrace.common.internal.service.Tenants;
import io.millrace.common.internal.signal.SignalDelivery;
import io.millrace.common.internal.task.Tasks;
import io.millrace.common.internal.variable.CarriedValues;
import io.millrace.common.internal.variable.VariableTypes;
import io.millrace.common.internal.variable.Variables;
import io.millrace.common.internal.worker.WorkerJobs;
import java.util.List;

/**
 * Builds what a CMMN engine without a process engine shares with nobody.
 *
 * @param settings what was configured
 * @param extensions what plug-ins and settings add
 * @param ground the database, the clock, and what runs commands
 */
record CmmnShared(CmmnSettings settings, SharedExtensions extensions, EngineGround ground) {

  SharedEngine build() {
    var events = new EngineEvents(new EventListeners(), ground.clock());
    extensions.listeners().events().forEach(events.listeners()::add);
    var families = SharedEngine.Families.create(ground.commands());
    var variables =
        new Variables(new VariableTypes(extensions.variableTypes()), List.of(events.variables()));
    var users = new AuthenticatedUsers(extensions.providers().identity());
    ground.commands().restores(users);
    var seen = extensions.expressions();
    var expressions =
        new Expressions(
            seen.beans(),
            seen.resolvers(),
            seen.functions(),
            new EngineFunctions(ground.clock()::now, settings.zone, users),
            ExpressionLimits.DEFAULT.withEngine(settings.engineInExpressions));
    var jobs = jobs(families, events);
    var tenants = new Tenants(extensions.providers().tenant());
    var registry =
        new EventParts(
            ground.commands(),
            jobs,
            tenants,
            settings.eventAdapters(),
            settings.latestVersionCheckInterval);
    var deployers = new DefinitionDeployers();
    registry.join(deployers);
    return new SharedEngine(
        new SharedEngine.Work(
            ground.commands(),
            ground.transactions(),
            ground.clock(),
            jobs,
            new SignalDelivery(families.lock(), jobs.jobs(), new CarriedValues(variables.types())),
            new WorkerJobs(families.lock(), jobs.jobs()),
            cleanup(families, jobs),
            registry),
        families,
        new SharedEngine.Data(
            ground.tables(),
            InstanceTables.NONE,
            tasks(families, variables, events),
            variables,
            deployers),
        code(expressions),
        new SharedEngine.People(users, tenants),
        events,
        new SharedEngine.Limits(
            settings.historyLevel,
            settings.maxSteps,
            settings.maxCallDepth,
            settings.latestVersionCheckInterval));
  }

  private HistoryCleanup cleanup(SharedEngine.Families families, JobAssembly jobs) {
    var cleanup =
        new HistoryCleanup(settings.cleanup, families.ended(), jobs.jobs(), settings.zone);
    cleanup.addTo(jobs.handlers());
    return cleanup;
  }

  private JobAssembly jobs(SharedEngine.Families families, EngineEvents events) {
    var node = settings.jobs();
    var jobs =
        new JobAssembly(
            ground.commands(),
            families.owners(),
            node,
            new Incidents(extensions.listeners().incidents()));
    JobRetriesOperation.addTo(jobs);
    DeadLetterDeletion.addTo(jobs);
    jobs.jobs().addListener(events.jobs());
    return jobs;
  }

  private SharedEngine.Code code(Expressions expressions) {
    return new SharedEngine.Code(
        expressions,
        new DelegateInstances(
            extensions.providers().delegateFactory(), settings.classLoader, expressions),
        new EngineCalendar(extensions.providers().calendars(), settings.zone),
        settings.classLoader);
  }

  private Tasks tasks(SharedEngine.Families families, Variables variables, EngineEvents events) {
    return Tasks.of(
        families.owners(),
        families.lock(),
        new VariablesOfTasks(variables),
        new IdempotencyKeys(settings.idempotencyKeyLifetime),
        settings.historyLevel,
        events.tasks());
  }
}
