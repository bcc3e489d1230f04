package io.millrace.bpmn.internal;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.internal.behavior.BehaviorFactory;
import io.millrace.bpmn.internal.behavior.OutsideTasks;
import io.millrace.bpmn.internal.behavior.UserTaskBehavior;
import io.millrace.bpmn.internal.behavior.UserTaskBehaviors;
import io.millrace.bpmn.internal.command.Deletions;
import io.millrace.bpmn.internal.command.InstanceChanges;
import io.millrace.bpmn.internal.command.InstancesOfDefinitions;
import io.millrace.bpmn.internal.command.ManyInstances;
import io.millrace.bpmn.internal.command.MigratingProcesses;
import io.millrace.bpmn.internal.command.StartedInstance;
import io.millrace.bpmn.internal.command.UpgradeCode;
import io.millrace.bpmn.internal.definition.DefinitionCache;
import io.millrace.bpmn.internal.definition.DelegateCheck;
import io.millrace.bpmn.internal.definition.LenientImport;
import io.millrace.bpmn.internal.definition.ModelValidator;
import io.millrace.bpmn.internal.definition.ProcessCompiler;
import io.millrace.bpmn.internal.definition.ProcessDeployer;
import io.millrace.bpmn.internal.definition.StartEvents;
import io.millrace.bpmn.internal.delegate.DelegateScopes;
import io.millrace.bpmn.internal.delegate.ModelDelegates;
import io.millrace.bpmn.internal.event.EngineEventBus;
import io.millrace.bpmn.internal.event.EventWaits;
import io.millrace.bpmn.internal.event.JobTimers;
import io.millrace.bpmn.internal.event.KeptMessageJobHandler;
import io.millrace.bpmn.internal.event.KeptMessages;
import io.millrace.bpmn.internal.event.MessageJobHandler;
import io.millrace.bpmn.internal.event.MessageReceiverJobHandler;
import io.millrace.bpmn.internal.event.MessageReceivers;
import io.millrace.bpmn.internal.event.Messages;
import io.millrace.bpmn.internal.event.ModelEventListeners;
import io.millrace.bpmn.internal.event.ProcessEvents;
import io.millrace.bpmn.internal.event.ProcessSignals;
import io.millrace.bpmn.internal.event.Signals;
import io.millrace.bpmn.internal.event.ThrownByListeners;
import io.millrace.bpmn.internal.history.HistoryDeletion;
import io.millrace.bpmn.internal.job.DefinitionSuspensionJobHandler;
import io.millrace.bpmn.internal.job.ExecutionJobHandler;
import io.millrace.bpmn.internal.job.JobContinuations;
import io.millrace.bpmn.internal.job.ModelRetryCycles;
import io.millrace.bpmn.internal.job.ModelTimes;
import io.millrace.bpmn.internal.job.TimerStartJobHandler;
import io.millrace.bpmn.internal.job.WorkAhead;
import io.millrace.bpmn.internal.model.UserTask;
import io.millrace.bpmn.internal.operation.BpmnCalls;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.BpmnScopeOwner;
import io.millrace.bpmn.internal.operation.DefinitionSuspension;
import io.millrace.bpmn.internal.operation.Disposal;
import io.millrace.bpmn.internal.operation.EventBus;
import io.millrace.bpmn.internal.operation.ExecutionDependents;
import io.millrace.bpmn.internal.operation.ExecutionWorkers;
import io.millrace.bpmn.internal.operation.InstanceSuspension;
import io.millrace.bpmn.internal.operation.JobTraits;
import io.millrace.bpmn.internal.operation.RegistryEvents;
import io.millrace.bpmn.internal.operation.VariableWatch;
import io.millrace.bpmn.internal.parser.BpmnParser;
import io.millrace.bpmn.internal.parser.DeployedWorkCheck;
import io.millrace.bpmn.internal.parser.TimeCheck;
import io.millrace.bpmn.internal.parser.WorkCheck;
import io.millrace.bpmn.internal.parser.lenient.LenientReader;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.batch.BatchJobHandler;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.batch.DeadLetterDeletion;
import io.millrace.common.internal.batch.JobRetriesOperation;
import io.millrace.common.internal.calendar.DueDate;
import io.millrace.common.internal.calendar.EngineCalendar;
import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.calendar.TimerSchedule;
import io.millrace.common.internal.call.CalledVersions;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.delegate.DelegateInstances;
import io.millrace.common.internal.deployment.DefinitionDeployers;
import io.millrace.common.internal.engine.SharedEngine;
import io.millrace.common.internal.engine.VariablesOfTasks;
import io.millrace.common.internal.event.EngineEvents;
import io.millrace.common.internal.eventregistry.EventJobHandler;
import io.millrace.common.internal.eventregistry.EventParts;
import io.millrace.common.internal.eventregistry.RestingEventJobHandler;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.history.HistoryCleanup;
import io.millrace.common.internal.idempotency.IdempotencyKeys;
import io.millrace.common.internal.incident.Incidents;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.job.TimerJobs;
import io.millrace.common.internal.outside.OutsideChecks;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.script.Scripts;
import io.millrace.common.internal.service.Tenants;
import io.millrace.common.internal.signal.EventNames;
import io.millrace.common.internal.signal.SignalDelivery;
import io.millrace.common.internal.signal.SignalJobHandler;
import io.millrace.common.internal.start.StartJobs;
import io.millrace.common.internal.task.TaskPlan;
import io.millrace.common.internal.task.TaskTexts;
import io.millrace.common.internal.task.Tasks;
import io.millrace.common.internal.variable.CarriedValues;
import io.millrace.common.internal.variable.Variables;
import io.millrace.common.internal.worker.WorkerJobs;
import io.millrace.common.internal.xml.XmlLimits;
import java.util.Optional;
import java.util.function.Supplier;

/** Builds the parts of a process engine by plain constructors, the lower ones first. Used once. */
final class BpmnPartsAssembly {

  private final EngineSettings settings;
  private final CommandExecutor commands;
  private final Tables tables;
  private final Expressions expressions;
  private final Variables variables;
  private final Extensions extensions;
  private final IdentityProvider identity;
  private final EventBus eventBus;
  private final EngineEvents events;
  private final Tenants tenants;
  private final EngineCalendar calendar;
  private final SharedEngine.Families families;
  private final ScopeOwners owners;
  private final FamilyLock lock;

  BpmnPartsAssembly(
      EngineSettings settings,
      CommandExecutor commands,
      Tables tables,
      Expressions expressions,
      Variables variables,
      Extensions extensions,
      IdentityProvider identity,
      EngineEvents events,
      Tenants tenants) {
    this.settings = settings;
    this.commands = commands;
    this.tables = tables;
    this.expressions = expressions;
    this.variables = variables;
    this.extensions = extensions;
    this.identity = identity;
    this.events = events;
    this.tenants = tenants;
    this.eventBus = new EngineEventBus(events.listeners(), StartedInstance::of);
    this.families = SharedEngine.Families.create(commands);
    this.owners = families.owners();
    this.lock = families.lock();
    this.calendar = new EngineCalendar(extensions.shared().providers().calendars(), settings.zone);
  }

  BpmnParts build(Supplier<ProcessEngine> engine) {
    var jobs =
        new JobAssembly(
            commands,
            owners,
            settings.jobs(),
            new Incidents(extensions.shared().listeners().incidents()));
    JobRetriesOperation.addTo(jobs);
    DeadLetterDeletion.addTo(jobs);
    var registry =
        new EventParts(
            commands, jobs, tenants, settings.eventAdapters(), settings.latestVersionCheckInterval);
    var registryEvents = new RegistryEvents(expressions, registry);
    var keys = new IdempotencyKeys(settings.idempotencyKeyLifetime);
    var tasks =
        Tasks.of(
            owners,
            lock,
            new VariablesOfTasks(variables),
            keys,
            settings.historyLevel,
            events.tasks());
    var delegates =
        new DelegateInstances(
            extensions.shared().providers().delegateFactory(), settings.classLoader, expressions);
    var names = new EventNames(expressions);
    var delivery = new SignalDelivery(lock, jobs.jobs(), new CarriedValues(variables.types()));
    var signals = new Signals(delivery, expressions, names);
    var kept =
        new KeptMessages(
            settings.keepsMessages,
            settings.thrownMessagesKeptFor,
            jobs.jobs(),
            new CarriedValues(variables.types()));
    var messages =
        new Messages(
            new MessageReceivers(variables.types()),
            names,
            jobs.jobs(),
            new CarriedValues(variables.types()),
            kept);
    UserTaskBehaviors userTasks = task -> UserTaskBehavior.of(task, plan(task), expressions, tasks);
    var handlers = extensions.elementHandlers();
    var outside =
        new OutsideTasks(
            expressions,
            jobs.jobs(),
            new Scripts(
                settings.outside.scriptLanguages,
                settings.classLoader,
                expressions,
                settings.engineInScripts),
            settings.outside.parts(),
            registryEvents);
    var workCheck =
        new ModelWorkCheck(
            new OutsideChecks(outside.scripts(), outside.parts()),
            expressions,
            settings.classLoader);
    var modelListeners = new ModelEventListeners(new ModelDelegates(delegates));
    events.listeners().join(modelListeners);
    var compiler =
        new ProcessCompiler(
            parser(new DeployedWorkCheck(workCheck::resource)),
            new BehaviorFactory(
                expressions,
                new ModelDelegates(delegates),
                userTasks,
                signals,
                messages,
                handlers,
                outside));
    var cache = new DefinitionCache(compiler, settings.latestVersionCheckInterval, modelListeners);
    var timers = new JobTimers(new TimerJobs(jobs.jobs(), calendar), expressions);
    var runtime =
        new BpmnRuntime(
            cache,
            new CalledVersions<>(cache, ScopeTypes.BPMN, "process"),
            new JobContinuations(jobs.jobs(), new JobTraits(expressions)),
            new EventWaits(timers, names, registryEvents, kept),
            new Disposal(new ExecutionDependents(tasks, variables, jobs.jobs())),
            new DelegateScopes(variables::in, tasks, engine),
            eventBus,
            identity,
            settings.historyLevel,
            new BpmnRuntime.Limits(
                settings.maxSteps, settings.maxCallDepth, settings.maxLoopInstances),
            families.partners());
    modelListeners.throwBy(new ThrownByListeners(runtime, lock, signals, messages));
    variables.addListener(new VariableWatch(runtime));
    owners.add(new BpmnScopeOwner(runtime, owners));
    families.partners().add(new BpmnCalls(runtime));
    var workers = new WorkerJobs(lock, jobs.jobs());
    workers.add(new ExecutionWorkers(runtime));
    var times = new ModelTimes(new ModelRetryCycles(runtime, expressions), calendar);
    var workAhead =
        new WorkAhead(runtime, lock, variables.types(), settings.asyncWorkReleasesConnection);
    ExecutionJobHandler.all(runtime, times, workAhead).forEach(jobs.handlers()::add);
    delivery.add(new ProcessSignals(runtime));
    jobs.handlers().add(new SignalJobHandler(ScopeTypes.BPMN, delivery));
    registry.delivery().add(new ProcessEvents(runtime, registryEvents));
    jobs.handlers().add(new EventJobHandler(ScopeTypes.BPMN, registry.delivery()));
    jobs.handlers().add(new RestingEventJobHandler(ScopeTypes.BPMN, registry.delivery()));
    jobs.handlers().add(new MessageJobHandler(messages, runtime));
    jobs.handlers().add(new KeptMessageJobHandler(messages, runtime));
    jobs.handlers().add(new MessageReceiverJobHandler(messages, runtime));
    jobs.handlers().add(new TimerStartJobHandler(runtime, times));
    var suspension = suspension(runtime, jobs, cache, lock);
    jobs.handlers().add(new DefinitionSuspensionJobHandler(true, suspension));
    jobs.handlers().add(new DefinitionSuspensionJobHandler(false, suspension));
    var deployers = new DefinitionDeployers();
    registry.join(deployers);
    var delegateCheck =
        new DelegateCheck(delegates, extensions.shared().expressions().beans()::containsKey);
    deployers.add(
        new ProcessDeployer(
            parser(workCheck),
            cache,
            new StartEvents(names, registryEvents, timers, new StartJobs(jobs.jobs()), kept),
            delegateCheck,
            new InstancesOfDefinitions(lock, runtime, families.ended()),
            eventBus));
    families.ended().add(HistoryDeletion.PROCESSES);
    var cleanup =
        new HistoryCleanup(settings.cleanup, families.ended(), jobs.jobs(), settings.zone);
    cleanup.addTo(jobs.handlers());
    var deletions = new Deletions(lock, runtime, families.ended());
    deletions.addTo(jobs);
    var many =
        new ManyInstances(
            lock,
            new InstanceSuspension(runtime, jobs.jobs()),
            messages,
            new CarriedValues(variables.types()));
    many.addTo(jobs);
    var changes = new InstanceChanges(lock, runtime, new CarriedValues(variables.types()));
    changes.addTo(jobs);
    var migrating =
        new MigratingProcesses(
            lock, runtime, tasks.assignment(), new UpgradeCode(delegates, outside.scripts()));
    jobs.handlers().add(new BatchJobHandler(migrating.operation(), new Batches(jobs.jobs())));
    jobs.jobs().addListener(events.jobs());
    return new BpmnParts(
        commands,
        tables,
        lock,
        runtime,
        cache,
        deployers,
        new LenientImport(new LenientReader(parser(workCheck))),
        jobs,
        tasks,
        variables,
        delivery,
        messages,
        workers,
        cleanup,
        deletions,
        many,
        changes,
        registry,
        families,
        new SharedEngine.Code(expressions, delegates, calendar, settings.classLoader),
        new ModelValidator(parser(workCheck), delegateCheck, settings.outside.decisionEvaluator),
        migrating);
  }

  static DefinitionSuspension suspension(
      BpmnRuntime runtime, JobAssembly jobs, DefinitionCache cache, FamilyLock lock) {
    return new DefinitionSuspension(new InstanceSuspension(runtime, jobs.jobs()), cache, lock);
  }

  private BpmnParser parser(WorkCheck work) {
    return new BpmnParser(
        expressions::check,
        this::timeError,
        type -> extensions.elementHandlers().containsKey(type) || isCase(type),
        work,
        XmlLimits.DEFAULT);
  }

  /** Tells whether a type of service tasks is that of cases, and there is an engine to run them. */
  private boolean isCase(String type) {
    return type.equals("case") && families.partners().has(ScopeTypes.CMMN);
  }

  private TaskPlan plan(UserTask task) {
    var assignment = task.assignment();
    var details = task.details();
    var texts =
        new TaskTexts(
            "user task",
            task.id(),
            task.name(),
            task.info().documentation(),
            new TaskTexts.People(
                assignment.assignee(),
                assignment.owner(),
                assignment.candidateUsers(),
                assignment.candidateGroups(),
                assignment.roles().stream()
                    .map(role -> new TaskTexts.Links(role.type(), role.users(), role.groups()))
                    .toList()),
            new TaskTexts.Details(
                details.dueDate(),
                details.followUpDate(),
                details.priority(),
                details.category(),
                details.formKey(),
                details.calendar()));
    return new TaskPlan(texts, expressions, calendar);
  }

  private Optional<String> timeError(TimeCheck.Kind kind, String text) {
    return switch (kind) {
      case DATE -> timeError(TimerSchedule.Kind.DATE, text);
      case DURATION -> timeError(TimerSchedule.Kind.DURATION, text);
      case CYCLE -> timeError(TimerSchedule.Kind.CYCLE, text);
      case DUE_DATE ->
          calendar.isOwn(null, TimerSchedule.Kind.DATE) ? Optional.empty() : DueDate.error(text);
      case RETRY_CYCLE -> RetryCycle.error(text);
      case CALENDAR -> calendar.error(text);
    };
  }

  /** What an application's calendar makes of a text is known when it reads it. */
  private Optional<String> timeError(TimerSchedule.Kind kind, String text) {
    return calendar.isOwn(null, kind) ? Optional.empty() : TimerSchedule.error(kind, text);
  }
}
