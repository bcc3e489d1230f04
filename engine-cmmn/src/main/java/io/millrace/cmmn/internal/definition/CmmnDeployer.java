package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.internal.parser.CmmnParser;
import io.millrace.cmmn.internal.parser.Namespaces;
import io.millrace.cmmn.internal.parser.ParsedCmmn;
import io.millrace.cmmn.model.Case;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionDeployer;
import io.millrace.common.internal.deployment.DefinitionDraft;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.DefinitionInstances;
import io.millrace.common.internal.deployment.ResourceDraft;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.persistence.StorableText;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads CMMN files. Where an event of the event registry starts a case, the newest version waits
 * for it.
 *
 * @param parser reads the files
 * @param compiler finds what cannot be made ready to run
 * @param definitions hears of versions that come and go
 * @param instances the cases of versions
 * @param canCall tells whether the engine of a scope type is there to be called
 * @param events makes ready what models say about events
 */
public record CmmnDeployer(
    CmmnParser parser,
    CaseCompiler compiler,
    CaseDefinitions definitions,
    DefinitionInstances instances,
    Predicate<String> canCall,
    RegistryEvents events)
    implements DefinitionDeployer {

  private static final Logger LOG = LoggerFactory.getLogger(CmmnDeployer.class);
  private static final int LONGEST_DESCRIPTION = 4000;

  @Override
  public String scopeType() {
    return ScopeTypes.CMMN;
  }

  @Override
  public List<String> suffixes() {
    return List.of(".cmmn", ".cmmn.xml");
  }

  @Override
  public boolean isRoot(String namespace, String element) {
    return Namespaces.isModel(namespace) && element.equals("definitions");
  }

  @Override
  public List<DefinitionDraft> read(ResourceDraft resource, boolean validatesDelegates) {
    var parsed = parser.parse(resource.name(), resource.bytes());
    parsed.warnings().forEach(warning -> LOG.warn("{}", warning));
    var cases = parsed.model().cases();
    var problems = new ArrayList<Problem>();
    cases.forEach(
        model ->
            problems.addAll(new ExecutionCheck(resource.name(), model, compiler, canCall).run()));
    if (!problems.isEmpty()) {
      throw new DeploymentException(problems);
    }
    cases.forEach(model -> compiler.compile(null, model, parsed.model()));
    return cases.stream().map(model -> draft(model, parsed)).toList();
  }

  private static DefinitionDraft draft(Case model, ParsedCmmn file) {
    return new DefinitionDraft(
        model.key(),
        new DefinitionDraft.Labels(
            model.name(), file.model().settings().targetNamespace(), description(model), null),
        new DefinitionDraft.Settings(
            model.planModel().stage().form().formKey(),
            file.drawn(),
            null,
            model.historyTimeToLive()),
        new DefinitionDraft.Starters(
            model.start().candidateStarterUsers(), model.start().candidateStarterGroups()));
  }

  /** The row keeps what queries show; the whole text stays in the file. */
  private static String description(Case model) {
    return model.info().documentation().stream()
        .findFirst()
        .map(first -> StorableText.cut(first.text(), LONGEST_DESCRIPTION))
        .orElse(null);
  }

  @Override
  public void deployed(
      DefinitionEntity version, DefinitionEntity previous, CommandContext context) {
    definitions.comes(version, context);
    if (previous != null) {
      Subscriptions.of(context).deleteOfDefinition(previous);
    }
    await(version, context);
  }

  /** Lets a version wait for the event that starts it; expressions see beans only. */
  private void await(DefinitionEntity version, CommandContext context) {
    var model = definitions.require(version.id(), context).model();
    if (model.start().event() != null) {
      var scope =
          new ScopeRef(
              version.scopeType(), 0, 0, 0, version.id(), version.tenantId(), HistoryLevel.NONE);
      events
          .waitFor(model.start().event())
          .subscribe(version, scope, model.key(), ExpressionScope.of(Map.of()), context);
    }
  }

  @Override
  public void checkTogether(List<DefinitionEntity> versions, CommandContext context) {
    var check = new EventCheck(events.parts(), context);
    for (var version : versions) {
      check.check(version, definitions.require(version.id(), context).model());
    }
    if (!check.problems().isEmpty()) {
      throw new DeploymentException(check.problems());
    }
  }

  @Override
  public void deleted(DefinitionEntity version, DefinitionEntity newest, CommandContext context) {
    definitions.goes(version, context);
    Subscriptions.of(context).deleteOfDefinition(version);
    if (newest != null) {
      await(newest, context);
    }
  }
}
