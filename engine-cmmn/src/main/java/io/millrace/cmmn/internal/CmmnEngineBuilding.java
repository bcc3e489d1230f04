package io.millrace.cmmn.internal;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.internal.behavior.BehaviorFactory;
import io.millrace.cmmn.internal.command.Cases;
import io.millrace.cmmn.internal.definition.CaseCompiler;
import io.millrace.cmmn.internal.definition.CaseDefinitions;
import io.millrace.cmmn.internal.definition.CmmnDeployer;
import io.millrace.cmmn.internal.delegate.DelegateScopes;
import io.millrace.cmmn.internal.operation.CmmnCalls;
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
import io.millrace.common.internal.call.CalledVersions;
import io.millrace.common.internal.engine.SharedEngine;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.service.DeploymentParts;
import io.millrace.common.internal.service.TaskParts;
import io.millrace.common.internal.xml.XmlLimits;

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

  CmmnEngine build(Runnable onClose) {
    var expressions = shared.code().expressions();
    var parser = new CmmnParser(expressions::check, XmlLimits.DEFAULT);
    var compiler = new CaseCompiler(expressions, behaviors());
    var definitions =
        new CaseDefinitions(parser, compiler, shared.limits().latestVersionCheckInterval());
    var families = shared.families();
    shared
        .data()
        .deployers()
        .add(new CmmnDeployer(parser, compiler, definitions, families.partners()::has));
    var runtime = runtime(definitions);
    shared.data().variables().addListener(new VariableWatch(() -> runtime));
    families.owners().add(new CmmnScopeOwner(runtime));
    families
        .partners()
        .add(new CmmnCalls(runtime, new CalledVersions<>(definitions, ScopeTypes.CMMN, "case")));
    return new CmmnEngineImpl(services(definitions, runtime), onClose);
  }

  private CmmnRuntime runtime(CaseDefinitions definitions) {
    var limits = shared.limits();
    return new CmmnRuntime(
        definitions,
        shared.data().tasks(),
        shared.data().variables(),
        new DelegateScopes(),
        shared.people().users(),
        settings.historyLevel == null ? limits.historyLevel() : settings.historyLevel,
        settings.maxSteps == 0 ? limits.steps() : settings.maxSteps,
        shared.families().partners(),
        limits.callDepth());
  }

  private CmmnServices services(CaseDefinitions definitions, CmmnRuntime runtime) {
    var commands = shared.work().commands();
    var data = shared.data();
    var people = shared.people();
    var queries =
        CmmnQueries.of(commands, data.variables().types(), people.users(), data.processes());
    var cases = new Cases(shared.families().lock(), runtime);
    return new CmmnServices(
        new CmmnRepositoryServiceImpl(
            new DeploymentParts(
                commands, data.deployers(), people.tenants(), shared.code().classLoader()),
            queries),
        new CmmnRuntimeServiceImpl(
            new CmmnRuntimeParts(commands, cases, definitions, runtime, people.tenants(), queries)),
        new CmmnTaskServiceImpl(
            new TaskParts(
                commands, data.tasks(), people.users(), people.tenants(), queries.shared())),
        new CmmnHistoryServiceImpl(commands, queries),
        new CmmnManagementServiceImpl(commands, data.tables(), queries.shared()));
  }

  private BehaviorFactory behaviors() {
    var code = shared.code();
    return new BehaviorFactory(
        code.expressions(), code.delegates(), shared.data().tasks(), code.calendar());
  }
}
