package io.millrace.bpmn.internal;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessMigrationService;
import io.millrace.bpmn.internal.form.FormCode;
import io.millrace.bpmn.internal.operation.TaskFaults;
import io.millrace.bpmn.internal.query.BpmnQueries;
import io.millrace.bpmn.internal.service.FormParts;
import io.millrace.bpmn.internal.service.FormServiceImpl;
import io.millrace.bpmn.internal.service.HistoryServiceImpl;
import io.millrace.bpmn.internal.service.ManagementServiceImpl;
import io.millrace.bpmn.internal.service.ProcessMigrationServiceImpl;
import io.millrace.bpmn.internal.service.RepositoryParts;
import io.millrace.bpmn.internal.service.RepositoryServiceImpl;
import io.millrace.bpmn.internal.service.RuntimeParts;
import io.millrace.bpmn.internal.service.RuntimeServiceImpl;
import io.millrace.bpmn.internal.service.TaskServiceImpl;
import io.millrace.common.internal.audit.OperationLog;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.engine.SharedEngine;
import io.millrace.common.internal.event.EngineEvents;
import io.millrace.common.internal.event.EventListeners;
import io.millrace.common.internal.expression.ExpressionLimits;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.expression.function.EngineFunctions;
import io.millrace.common.internal.service.AuthenticatedUsers;
import io.millrace.common.internal.service.DeploymentParts;
import io.millrace.common.internal.service.IdentityServiceImpl;
import io.millrace.common.internal.service.MigrationCalls;
import io.millrace.common.internal.service.TaskParts;
import io.millrace.common.internal.service.Tenants;
import io.millrace.common.internal.service.WorkerParts;
import io.millrace.common.internal.variable.VariableTypes;
import io.millrace.common.internal.variable.Variables;
import java.util.List;
import java.util.function.Supplier;

/** Builds the parts and the services of one engine upon its foundation. Used once. */
final class BpmnEngineBuilding {

  private final Foundation foundation;
  private final EngineSettings settings;
  private final Extensions extensions;
  private final AuthenticatedUsers users;
  private final Tenants tenants;
  private final EngineEvents events;

  BpmnEngineBuilding(Foundation foundation) {
    this.foundation = foundation;
    this.settings = foundation.settings();
    this.extensions = foundation.extensions();
    this.events = new EngineEvents(new EventListeners(), foundation.ground().clock());
    this.users = new AuthenticatedUsers(extensions.shared().providers().identity());
    foundation.ground().commands().restores(users);
    this.tenants = new Tenants(extensions.shared().providers().tenant());
  }

  /** Builds the parts. */
  BpmnParts parts(Supplier<ProcessEngine> engine) {
    extensions.shared().listeners().events().forEach(events.listeners()::add);
    var seen = extensions.shared().expressions();
    var expressions =
        new Expressions(
            seen.beans(),
            seen.resolvers(),
            seen.functions(),
            new EngineFunctions(foundation.ground().clock()::now, settings.zone, users),
            ExpressionLimits.DEFAULT.withEngine(settings.engineInExpressions));
    var variables =
        new Variables(
            new VariableTypes(extensions.shared().variableTypes()), List.of(events.variables()));
    return new BpmnPartsAssembly(
            settings,
            foundation.ground().commands(),
            foundation.ground().tables(),
            expressions,
            variables,
            extensions,
            users,
            events,
            tenants)
        .build(engine);
  }

  /** Builds the services. */
  BpmnServices services(BpmnParts parts) {
    var commands = parts.commands();
    var queries =
        BpmnQueries.of(commands, parts.variables().types(), users, parts.families().owners());
    var runtime =
        new RuntimeServiceImpl(
            new RuntimeParts(
                commands,
                parts.lock(),
                parts.runtime(),
                parts.signals(),
                parts.messages(),
                parts.tasks().keys(),
                tenants,
                events.listeners(),
                queries,
                parts.deletions(),
                parts.many(),
                new Batches(parts.jobs().jobs()),
                parts.changes(),
                parts.jobs().jobs().incidents()));
    var tasks =
        new TaskServiceImpl(
            new TaskParts(commands, parts.tasks(), users, tenants, queries.shared()),
            new TaskFaults(parts.runtime()));
    return new BpmnServices(
        new RepositoryServiceImpl(
            new RepositoryParts(
                new DeploymentParts(commands, parts.deployers(), tenants, settings.classLoader),
                parts.cache(),
                queries,
                BpmnPartsAssembly.suspension(
                    parts.runtime(), parts.jobs(), parts.cache(), parts.lock()),
                parts.validator(),
                parts.lenientImport())),
        runtime,
        tasks,
        new HistoryServiceImpl(
            commands, queries, parts.deletions(), new Batches(parts.jobs().jobs())),
        new ManagementServiceImpl(
            parts.tables(),
            new WorkerParts(
                commands,
                parts.jobs(),
                parts.workers(),
                queries.shared(),
                new OperationLog(users, settings.historyLevel)),
            parts.cleanup(),
            queries),
        new IdentityServiceImpl(users),
        new FormServiceImpl(
            new FormParts(
                commands,
                parts.cache(),
                new FormCode(parts.code().expressions(), parts.code().delegates(), settings.zone),
                runtime,
                tasks)),
        migration(parts, queries));
  }

  private ProcessMigrationService migration(BpmnParts parts, BpmnQueries queries) {
    return new ProcessMigrationServiceImpl(
        new MigrationCalls(
            ProcessMigrationServiceImpl.CHECK,
            parts.commands(),
            tenants,
            queries.shared(),
            new Batches(parts.jobs().jobs()),
            parts.migrating()),
        parts.migrating());
  }

  /** Returns what an engine that is added is built upon. */
  SharedEngine shared(BpmnParts parts) {
    return new SharedEngine(
        new SharedEngine.Work(
            parts.commands(),
            foundation.ground().transactions(),
            foundation.ground().clock(),
            parts.jobs(),
            parts.signals(),
            parts.workers(),
            parts.cleanup(),
            parts.events()),
        parts.families(),
        new SharedEngine.Data(
            parts.tables(),
            BpmnQueries.PROCESSES,
            parts.tasks(),
            parts.variables(),
            parts.deployers()),
        parts.code(),
        new SharedEngine.People(users, tenants),
        events,
        new SharedEngine.Limits(
            settings.historyLevel,
            settings.maxSteps,
            settings.maxCallDepth,
            settings.latestVersionCheckInterval));
  }

  /** Tells who waits for it that the engine is there. */
  void created(ProcessEngine engine) {
    extensions.engineCreated(engine);
    events.created();
  }

  /** Returns what happens to the engine itself. */
  EngineEvents events() {
    return events;
  }
}
