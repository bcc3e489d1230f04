package io.millrace.common.internal.deployment;

import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.subscription.Subscriptions;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Reads definitions from text files that end in {@code .list}: a key in each line, {@code !} before
 * a line that is wrong. Each version waits for the message of its key's name.
 */
final class ListDeployer implements DefinitionDeployer {

  final AtomicLong running = new AtomicLong();
  final List<Long> forgotten = new ArrayList<>();

  @Override
  public String scopeType() {
    return "list";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".list", ".list.xml");
  }

  @Override
  public boolean isRoot(String namespace, String element) {
    return namespace.equals("http://list") && element.equals("list");
  }

  @Override
  public List<DefinitionDraft> read(ResourceDraft resource, boolean validatesDelegates) {
    var definitions = new ArrayList<DefinitionDraft>();
    var problems = new ArrayList<Problem>();
    var lines = new String(resource.bytes(), StandardCharsets.UTF_8).lines().toList();
    for (var i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("!")) {
        problems.add(problem("LIST-1", resource.name(), i + 1, "The line is wrong."));
      } else {
        definitions.add(definition(lines.get(i)));
      }
    }
    if (!problems.isEmpty()) {
      throw new DeploymentException(problems);
    }
    return definitions;
  }

  private static Problem problem(String code, String resource, int line, String message) {
    return new Problem(
        code, Problem.Severity.ERROR, resource, line, 1, null, message, "Correct it.");
  }

  private static DefinitionDraft definition(String key) {
    return new DefinitionDraft(
        key,
        new DefinitionDraft.Labels("Name of " + key, "category", null, null),
        new DefinitionDraft.Settings(null, false, null, null),
        new DefinitionDraft.Starters(List.of("kermit"), List.of("frogs", "pigs")));
  }

  @Override
  public void deployed(
      DefinitionEntity version, DefinitionEntity previous, CommandContext context) {
    if (previous != null) {
      Subscriptions.of(context).deleteOfDefinition(previous);
    }
    await(version, context);
  }

  private static void await(DefinitionEntity version, CommandContext context) {
    var scope = new ScopeRef("list", 0, 0, 0, version.id(), version.tenantId(), HistoryLevel.NONE);
    Subscriptions.of(context).subscribe(version, scope, "message", version.key(), "start");
  }

  @Override
  public void checkTogether(List<DefinitionEntity> versions, CommandContext context) {
    for (var version : versions) {
      if (version.key().equals("forbidden")) {
        throw new DeploymentException(
            List.of(problem("LIST-2", version.resourceName(), 1, "It is forbidden.")));
      }
    }
  }

  @Override
  public void deleted(DefinitionEntity version, DefinitionEntity newest, CommandContext context) {
    Subscriptions.of(context).deleteOfDefinition(version);
    if (newest != null) {
      await(newest, context);
    }
  }

  @Override
  public DefinitionInstances instances() {
    return new DefinitionInstances() {
      @Override
      public long running(List<Long> definitionIds, CommandContext context) {
        return running.get();
      }

      @Override
      public void endRoots(List<Long> definitionIds, CommandContext context) {
        running.set(0);
      }

      @Override
      public void end(List<Long> definitionIds, CommandContext context) {
        running.set(0);
      }

      @Override
      public void deleteHistory(List<Long> definitionIds, CommandContext context) {
        forgotten.addAll(definitionIds);
      }
    };
  }
}
