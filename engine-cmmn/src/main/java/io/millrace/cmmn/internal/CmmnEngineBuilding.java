package io.millrace.cmmn.internal;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.internal.behavior.BehaviorFactory;
import io.millrace.cmmn.internal.behavior.OutsideTasks;
import io.millrace.cmmn.internal.command.CaseDeletions;
import io.millrace.cmmn.internal.command.Cases;
import io.millrace.cmmn.internal.command.CasesOfDefinitions;
import io.millrace.cmmn.internal.command.HistoricCaseMigrationOperation;
import io.millrace.cmmn.internal.command.MigratingCases;
import io.millrace.cmmn.internal.definition.CaseCompiler;
import io.millrace.cmmn.internal.definition.CaseDefinitions;
import io.millrace.cmmn.internal.definition.CmmnDeployer;
import io.millrace.cmmn.internal.definition.RegistryEvents;
import io.millrace.cmmn.internal.delegate.DelegateScopes;
import io.millrace.cmmn.internal.event.CaseEvents;
import io.millrace.cmmn.internal.event.CaseSignals;
import io.millrace.cmmn.internal.history.CaseHistoryDeletion;
import io.millrace.cmmn.internal.job.AsyncCaseJobHandler;
import io.millrace.cmmn.internal.job.CaseLeaveJobHandler;
import io.millrace.cmmn.internal.job.CaseRetryCycles;
import io.millrace.cmmn.internal.job.CaseTimes;
import io.millrace.cmmn.internal.job.PlanItemJobHandler;
import io.millrace.cmmn.internal.operation.CalledCases;
import io.millrace.cmmn.internal.operation.CaseWorkers;
import io.millrace.cmmn.internal.operation.CmmnCalls;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.operation.CmmnScopeOwner;
import io.millrace.cmmn.internal.operation.VariableWatch;
import io.millrace.cmmn.internal.parser.CmmnParser;
import io.millrace.cmmn.internal.query.CmmnQueries;
import io.millrace.cmmn.internal.service.CmmnHistoryServiceImpl;
import io.millrace.cmmn.internal.service.CmmnManagementServiceImpl;
import io.millrace.cmmn.internal.service.CmmnMigrationServiceImpl;
import io.millrace.cmmn.internal.service.CmmnRepositoryServiceImpl;
import io.millrace.cmmn.internal.service.CmmnRuntimeParts;
import io.millrace.cmmn.internal.service.CmmnRuntimeServiceImpl;
import io.millrace.cmmn.internal.service.CmmnTaskServiceImpl;
import io.millrace.cmmn.internal.service.DynamicCmmnServiceImpl;
import io.millrace.common.internal.audit.OperationLog;
import io.millrace.common.internal.batch.BatchJobHandler;
import io.millrace.common.internal.batch.BatchOperation;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.call.CalledVersions;
import io.millrace.common.internal.engine.SharedEngine;
import io.millrace.common.internal.eventregistry.EventJobHandler;
import io.millrace.common.internal.job.TimerJobs;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.script.Scripts;
import io.millrace.common.internal.service.DeploymentParts;
import io.millrace.common.internal.service.IdentityServiceImpl;
import io.millrace.common.internal.service.TaskParts;
import io.millrace.common.internal.service.WorkerParts;
import io.millrace.common.internal.signal.SignalJobHandler;
import io.millrace.common.internal.xml.XmlLimits;
import java.util.List;
import java.util.stream.Stream;

/**
 * Builds the parts and the services of one engine upon what it shares with others, the lower ones
 * first. Used once.
 */
final class CmmnEngineBuilding {

  private final CmmnSettings settings;
  private final SharedEngine shared;

  CmmnEngineBuilding(CmmnSettings settings, SharedEngine shared) {
    this.settings = settings;
    this.shared = shared;
  }

  CmmnEngine build(List<Runnable> onClose) {
    var expressions = shared.code().expressions();
    var parser = new CmmnParser(expressions::check, XmlLimits.DEFAULT);
    var scripts =
        new Scripts(
            settings.outside.scriptLanguages,
            shared.code().classLoader(),
            expressions,
            settings.engineInScripts);
    var compiler =
        new CaseCompiler(expressions, scripts, behaviors(scripts), settings.checksCaseRoles);
    var definitions =
        new CaseDefinitions(parser, compiler, shared.limits().latestVersionCheckInterval());
    var runtime = runtime(definitions);
    var cases = new Cases(shared.families().lock(), runtime);
    shared
        .data()
        .deployers()
        .add(
            new CmmnDeployer(
                parser,
                compiler,
                definitions,
                new CasesOfDefinitions(cases, shared.families().ended()),
                shared.families().partners()::has,
                events()));
    join(runtime, definitions);
    addBatches(cases);
    return new CmmnEngineImpl(services(definitions, cases), shared.work(), onClose);
  }

  private CmmnRuntime runtime(CaseDefinitions definitions) {
    var limits = shared.limits();
    return new CmmnRuntime(
        definitions,
        shared.data().tasks(),
        shared.work().jobs().jobs(),
        shared.data().variables(),
        new DelegateScopes(),
        shared.people().users(),
        settings.isGiven("historyLevel") ? settings.historyLevel : limits.historyLevel(),
        settings.isGiven("maxStepsPerUnitOfWork") ? settings.maxSteps : limits.steps(),
        shared.families().partners(),
        limits.callDepth());
  }

  /** Lets cases take part in what the engines share. */
  private void join(CmmnRuntime runtime, CaseDefinitions definitions) {
    var families = shared.families();
    var work = shared.work();
    shared.data().variables().addListener(new VariableWatch(() -> runtime));
    var called = new CalledCases();
    families.owners().add(new CmmnScopeOwner(runtime, called));
    families
        .partners()
        .add(
            new CmmnCalls(
                runtime, new CalledVersions<>(definitions, ScopeTypes.CMMN, "case"), called));
    work.signals().add(new CaseSignals(runtime));
    work.events().delivery().add(new CaseEvents(runtime, events()));
    var handlers = work.jobs().handlers();
    var retries = new CaseRetryCycles(runtime, shared.code().expressions());
    PlanItemJobHandler.all(runtime, new CaseTimes(retries, shared.code().calendar()))
        .forEach(handlers::add);
    handlers.add(new AsyncCaseJobHandler(runtime));
    handlers.add(new CaseLeaveJobHandler(runtime));
    handlers.add(new SignalJobHandler(ScopeTypes.CMMN, work.signals()));
    handlers.add(new EventJobHandler(ScopeTypes.CMMN, work.events().delivery()));
  }

  private void addBatches(Cases cases) {
    var assembly = shared.work().jobs();
    var batches = new Batches(assembly.jobs());
    Stream.<BatchOperation>of(
            new MigratingCases(cases).operation(shared.code().expressions()),
            new HistoricCaseMigrationOperation())
        .map(operation -> new BatchJobHandler(operation, batches))
        .forEach(assembly.handlers()::add);
    shared.families().ended().add(CaseHistoryDeletion.CASES);
    new CaseDeletions(cases, shared.families().ended())
        .operations()
        .forEach(operation -> assembly.handlers().add(new BatchJobHandler(operation, batches)));
  }

  private CmmnServices services(CaseDefinitions definitions, Cases cases) {
    var work = shared.work();
    var commands = work.commands();
    var data = shared.data();
    var people = shared.people();
    var queries =
        CmmnQueries.of(
            commands,
            data.variables().types(),
            people.users(),
            data.processes(),
            shared.families().owners());
    work.workers().add(new CaseWorkers(cases.runtime()));
    var parts =
        new CmmnRuntimeParts(
            commands,
            cases,
            definitions,
            cases.runtime(),
            work.signals(),
            people.tenants(),
            queries,
            shared.code().expressions(),
            shared.events().listeners(),
            shared.families().ended());
    return new CmmnServices(
        new CmmnRepositoryServiceImpl(
            new DeploymentParts(
                commands, data.deployers(), people.tenants(), shared.code().classLoader()),
            queries),
        new CmmnRuntimeServiceImpl(parts),
        new CmmnTaskServiceImpl(
            new TaskParts(
                commands, data.tasks(), people.users(), people.tenants(), queries.shared())),
        new CmmnHistoryServiceImpl(
            commands,
            queries,
            cases.runtime(),
            new CaseDeletions(cases, shared.families().ended())),
        new CmmnManagementServiceImpl(
            data.tables(),
            new WorkerParts(
                commands,
                work.jobs(),
                work.workers(),
                queries.shared(),
                new OperationLog(people.users(), cases.runtime().historyLevel())),
            work.cleanup()),
        new CmmnMigrationServiceImpl(parts),
        new DynamicCmmnServiceImpl(parts),
        new IdentityServiceImpl(people.users()));
  }

  private RegistryEvents events() {
    return new RegistryEvents(shared.code().expressions(), shared.work().events());
  }

  private BehaviorFactory behaviors(Scripts scripts) {
    var code = shared.code();
    return new BehaviorFactory(
        code.expressions(),
        code.delegates(),
        shared.data().tasks(),
        code.calendar(),
        new TimerJobs(shared.work().jobs().jobs(), code.calendar()),
        outsideTasks(scripts));
  }

  private OutsideTasks outsideTasks(Scripts scripts) {
    return new OutsideTasks(
        shared.code().expressions(),
        shared.work().jobs().jobs(),
        scripts,
        settings.outside.parts(),
        events());
  }
}
