package io.millrace.cmmn.internal;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.internal.behavior.BehaviorFactory;
import io.millrace.cmmn.internal.behavior.OutsideParts;
import io.millrace.cmmn.internal.behavior.OutsideTasks;
import io.millrace.cmmn.internal.command.Cases;
import io.millrace.cmmn.internal.definition.CaseCompiler;
import io.millrace.cmmn.internal.definition.CaseDefinitions;
import io.millrace.cmmn.internal.definition.CmmnDeployer;
import io.millrace.cmmn.internal.delegate.DelegateScopes;
import io.millrace.cmmn.internal.operation.CaseWorkers;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.operation.CmmnScopeOwner;
import io.millrace.cmmn.internal.operation.VariableWatch;
import io.millrace.cmmn.internal.parser.CmmnParser;
import io.millrace.cmmn.internal.query.CmmnQueries;
import io.millrace.cmmn.internal.service.CmmnHistoryServiceImpl;
import io.millrace.cmmn.internal.service.CmmnManagementServiceImpl;
import io.millrace.cmmn.internal.service.CmmnRepositoryServiceImpl;
import io.millrace.cmmn.internal.service.CmmnRuntimeParts;
import io.millrace.cmmn.internal.service.CmmnRuntimeServiceImpl;
import io.millrace.cmmn.internal.service.CmmnTaskServiceImpl;
import io.millrace.common.internal.calendar.EngineCalendar;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.SettableClock;
import io.millrace.common.internal.delegate.DelegateInstances;
import io.millrace.common.internal.delegate.PublicConstructors;
import io.millrace.common.internal.deployment.DefinitionDeployers;
import io.millrace.common.internal.event.EngineEvents;
import io.millrace.common.internal.event.EventListeners;
import io.millrace.common.internal.expression.ExpressionLimits;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.idempotency.IdempotencyKeys;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.job.JobSettings;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.internal.script.Scripts;
import io.millrace.common.internal.service.AuthenticatedUsers;
import io.millrace.common.internal.service.DeploymentParts;
import io.millrace.common.internal.service.TaskParts;
import io.millrace.common.internal.service.Tenants;
import io.millrace.common.internal.service.WorkerParts;
import io.millrace.common.internal.task.TaskVariables;
import io.millrace.common.internal.task.Tasks;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import io.millrace.common.internal.variable.VariableTypes;
import io.millrace.common.internal.variable.Variables;
import io.millrace.common.internal.worker.WorkerJobs;
import io.millrace.common.internal.xml.XmlLimits;
import java.util.Collection;
import java.util.List;

/** Builds the parts and the services of one engine, the lower ones first. Used once. */
final class CmmnEngineBuilding {

  private final CmmnSettings settings;
  private final CommandExecutor commands;
  private final SettableClock clock;
  private final EngineEvents events;
  private final Variables variables;
  private final ScopeOwners owners = new ScopeOwners();
  private final FamilyLock lock = new FamilyLock(owners);
  private final Expressions expressions;
  private final Scripts scripts;
  private final JobAssembly jobs;
  private final WorkerJobs workers;
  private final AuthenticatedUsers users;
  private final Tenants tenants;
  private CmmnRuntime runtime;

  CmmnEngineBuilding(CmmnSettings settings, CommandExecutor commands, SettableClock clock) {
    this.settings = settings;
    this.commands = commands;
    this.clock = clock;
    this.jobs = new JobAssembly(commands, owners, JobSettings.of(settings.engineName));
    this.workers = new WorkerJobs(lock, jobs.jobs());
    this.users = new AuthenticatedUsers(settings.identityProvider);
    this.tenants = new Tenants(settings.tenantProvider);
    this.events = new EngineEvents(new EventListeners(), clock);
    this.variables =
        new Variables(
            new VariableTypes(List.of()),
            List.of(events.variables(), new VariableWatch(() -> runtime)));
    this.expressions =
        new Expressions(settings.beans, List.of(), List.of(), ExpressionLimits.DEFAULT);
    this.scripts = new Scripts(settings.scriptLanguages, settings.classLoader, expressions);
  }

  CmmnEngine build(Runnable onClose) {
    var parser = new CmmnParser(expressions::check, XmlLimits.DEFAULT);
    var tasks = tasks();
    var compiler = new CaseCompiler(expressions, scripts, behaviors(tasks));
    var definitions = new CaseDefinitions(parser, compiler, settings.latestVersionCheckInterval);
    var deployers = new DefinitionDeployers();
    deployers.add(new CmmnDeployer(parser, compiler, definitions));
    runtime =
        new CmmnRuntime(
            definitions,
            tasks,
            jobs.jobs(),
            variables,
            new DelegateScopes(),
            users,
            settings.historyLevel,
            settings.maxSteps);
    owners.add(new CmmnScopeOwner(runtime));
    workers.add(new CaseWorkers(runtime));
    var queries = CmmnQueries.of(commands, variables.types(), users);
    var cases = new Cases(lock, runtime);
    var services =
        new CmmnServices(
            new CmmnRepositoryServiceImpl(
                new DeploymentParts(commands, deployers, tenants, null), queries),
            new CmmnRuntimeServiceImpl(
                new CmmnRuntimeParts(commands, cases, definitions, runtime, tenants, queries)),
            new CmmnTaskServiceImpl(
                new TaskParts(commands, tasks, users, tenants, queries.shared())),
            new CmmnHistoryServiceImpl(commands, queries),
            new CmmnManagementServiceImpl(
                commands,
                CmmnTables.create(),
                queries.shared(),
                new WorkerParts(commands, jobs, workers, queries.shared())));
    return new CmmnEngineImpl(services, clock, onClose);
  }

  private BehaviorFactory behaviors(Tasks tasks) {
    var delegates =
        new DelegateInstances(new PublicConstructors(), settings.classLoader, expressions);
    return new BehaviorFactory(
        expressions,
        delegates,
        tasks,
        new EngineCalendar(null, settings.zone),
        new OutsideTasks(
            expressions,
            jobs.jobs(),
            scripts,
            new OutsideParts(
                settings.decisionEvaluator,
                settings.httpTaskClient,
                settings.httpTaskTimeout,
                settings.mailSender)));
  }

  private Tasks tasks() {
    return Tasks.of(
        owners,
        lock,
        new VariablesOfTasks(variables),
        new IdempotencyKeys(IdempotencyKeys.DEFAULT_LIFETIME),
        settings.historyLevel,
        events.tasks());
  }

  private record VariablesOfTasks(Variables variables) implements TaskVariables {
    @Override
    public VariableAccess in(CommandContext context) {
      return variables.in(context);
    }

    @Override
    public void end(CommandContext context, Collection<VariableNode> nodes) {
      variables.in(context).end(nodes);
    }
  }
}
