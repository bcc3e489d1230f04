package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.CallFromOutside;
import io.millrace.cmmn.internal.operation.CaseGraph;
import io.millrace.cmmn.internal.operation.CaseMigration;
import io.millrace.cmmn.internal.operation.ChangeStates;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.ItemMapping;
import io.millrace.cmmn.internal.operation.MigrateCase;
import io.millrace.cmmn.internal.operation.PlannedChange;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.migration.CaseInstanceMigrationDocument;
import io.millrace.cmmn.migration.PlanItemDefinitionMapping;
import io.millrace.cmmn.runtime.CaseInstanceState;
import io.millrace.cmmn.runtime.PlanItemInstanceState;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionVersion;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.listener.SkipOptions;
import io.millrace.common.internal.migration.MigrationRequest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * What a migration document asks for.
 *
 * @param document the document
 * @param target the version it names
 * @param cases finds and locks cases
 * @param expressions parses expressions
 */
public record CaseMigrationRequest(
    CaseInstanceMigrationDocument document,
    DefinitionVersion target,
    Cases cases,
    Expressions expressions)
    implements MigrationRequest {

  @Override
  public CaseMigrationRequest found(CommandContext context) {
    return new CaseMigrationRequest(document, target.found(context), cases, expressions);
  }

  @Override
  public List<String> problems(long id, CommandContext command) {
    var instance = cases.require(id, "migrate", command);
    var context = cases.in(command);
    if (!CaseInstanceState.ACTIVE.equals(instance.state())) {
      return List.of(
          "The case '"
              + instance.id()
              + "' is in the state '"
              + instance.state()
              + "'. Only an active case can be migrated.");
    }
    var migration = migration(instance, context, command);
    var problems = new ArrayList<String>();
    checkTenant(instance, migration.to(), problems);
    attempt(() -> parsed(document.getPreUpgradeExpression()), problems);
    attempt(() -> parsed(document.getPostUpgradeExpression()), problems);
    ending().forEach(mapping -> check(mapping, migration.from(), problems));
    making().forEach(mapping -> check(mapping, migration.to(), problems));
    checkOpened(instance, problems);
    checkMappings(migration, problems);
    problems.addAll(migration.problems(this::ends));
    return problems;
  }

  private CaseMigration migration(
      CaseInstanceEntity instance, CmmnContext context, CommandContext command) {
    var to = context.runtime().graphs().require(target.find(command), command);
    context.runtime().graphs().requireThere(to.definition().id(), command);
    return new CaseMigration(context, instance, context.graph(instance), to, mapping());
  }

  private ItemMapping mapping() {
    var itemByItem = new HashMap<String, String>();
    document
        .getChangePlanItemIdMappings()
        .forEach(one -> itemByItem.put(one.getExistingPlanItemId(), one.getNewPlanItemId()));
    var itemByDefinition = new HashMap<String, String>();
    document
        .getChangePlanItemDefinitionWithNewTargetIdsMappings()
        .forEach(
            one ->
                itemByDefinition.put(
                    one.getExistingPlanItemDefinitionId(), one.getNewPlanItemId()));
    var definitionByDefinition = new HashMap<String, String>();
    document
        .getChangePlanItemIdWithDefinitionIdMappings()
        .forEach(
            one ->
                definitionByDefinition.put(
                    one.getExistingPlanItemDefinitionId(), one.getNewPlanItemDefinitionId()));
    return new ItemMapping(itemByItem, itemByDefinition, definitionByDefinition);
  }

  private Stream<? extends PlanItemDefinitionMapping> ending() {
    return Stream.concat(
        document.getTerminatePlanItemDefinitionMappings().stream(),
        document.getRemoveWaitingForRepetitionPlanItemDefinitionMappings().stream());
  }

  private Stream<? extends PlanItemDefinitionMapping> making() {
    return Stream.of(
            document.getMoveToAvailablePlanItemDefinitionMappings(),
            document.getActivatePlanItemDefinitionMappings(),
            document.getWaitingForRepetitionPlanItemDefinitionMappings())
        .flatMap(List::stream);
  }

  private void checkOpened(CaseInstanceEntity instance, List<String> problems) {
    if (instance.isUnopened() && making().findAny().isPresent()) {
      problems.add(
          "Nothing can be made in the case '"
              + instance.id()
              + "' as long as a job is still to open it. Let that run first.");
    }
  }

  private static void checkTenant(
      CaseInstanceEntity instance, CaseGraph to, List<String> problems) {
    var tenantId = to.definition().tenantId();
    if (!tenantId.isEmpty() && !tenantId.equals(instance.tenantId())) {
      problems.add(
          "The version to migrate to belongs to the tenant '"
              + tenantId
              + "', the case '"
              + instance.id()
              + "' does not.");
    }
  }

  private void check(PlanItemDefinitionMapping mapping, CaseGraph graph, List<String> problems) {
    attempt(() -> StateChangeRequest.of(mapping).in(graph, expressions), problems);
  }

  private static void attempt(Runnable check, List<String> problems) {
    try {
      check.run();
    } catch (BadArgumentException | ExpressionException e) {
      problems.add(e.text());
    }
  }

  /** A mapping that names nothing is a slip of the pen, even if no instance is concerned now. */
  private void checkMappings(CaseMigration migration, List<String> problems) {
    Consumer<String> missingOld = id -> problems.add(missing(id, migration.from()));
    Consumer<String> missingNew = id -> problems.add(missing(id, migration.to()));
    for (var one : document.getChangePlanItemIdMappings()) {
      unlessItem(one.getExistingPlanItemId(), migration.from(), missingOld);
      unlessItem(one.getNewPlanItemId(), migration.to(), missingNew);
    }
    for (var one : document.getChangePlanItemDefinitionWithNewTargetIdsMappings()) {
      unlessDefined(one.getExistingPlanItemDefinitionId(), migration.from(), missingOld);
      unlessItem(one.getNewPlanItemId(), migration.to(), missingNew);
      unlessDefined(one.getNewPlanItemDefinitionId(), migration.to(), missingNew);
    }
    for (var one : document.getChangePlanItemIdWithDefinitionIdMappings()) {
      unlessDefined(one.getExistingPlanItemDefinitionId(), migration.from(), missingOld);
      unlessDefined(one.getNewPlanItemDefinitionId(), migration.to(), missingNew);
    }
  }

  private static String missing(String id, CaseGraph graph) {
    return "Version "
        + graph.definition().version()
        + " of '"
        + graph.model().key()
        + "' has no plan item or definition '"
        + id
        + "', which a mapping names.";
  }

  private static void unlessItem(String id, CaseGraph graph, Consumer<String> missing) {
    if (graph.of(id).isEmpty()) {
      missing.accept(id);
    }
  }

  private static void unlessDefined(String id, CaseGraph graph, Consumer<String> missing) {
    if (graph.all().noneMatch(node -> node.names().definitionId().equals(id))) {
      missing.accept(id);
    }
  }

  private boolean ends(PlanItemEntity item) {
    return names(document.getTerminatePlanItemDefinitionMappings(), item)
        || (PlanItemInstanceState.WAITING_FOR_REPETITION.equals(item.state())
            && names(document.getRemoveWaitingForRepetitionPlanItemDefinitionMappings(), item));
  }

  private static boolean names(
      List<? extends PlanItemDefinitionMapping> mappings, PlanItemEntity item) {
    return mappings.stream()
        .map(PlanItemDefinitionMapping::getPlanItemDefinitionId)
        .anyMatch(id -> id.equals(item.planItemDefinitionId()) || id.equals(item.elementId()));
  }

  @Override
  public void begin(long id, CommandContext command) {
    var instance = cases.require(id, "migrate", command);
    var context = cases.in(command);
    var migration = migration(instance, context, command);
    var skips = new SkipOptions(document.isSkipCustomListeners(), false);
    new CallFromOutside("Cannot migrate the case '" + id + "'", skips, context)
        .run(() -> migrate(migration));
  }

  private void migrate(CaseMigration migration) {
    var context = migration.context();
    var instance = migration.instance();
    evaluate(document.getPreUpgradeExpression(), instance, context);
    var node = context.variables().node(instance);
    document
        .getCaseInstanceVariables()
        .forEach((name, value) -> context.variables().access().setLocal(node, name, value));
    new ChangeStates(context, instance, changes(ending(), migration.from()))
        .begin(
            new MigrateCase(
                migration,
                document.getEnableAutomaticPlanItemInstanceCreation(),
                changes(making(), migration.to()),
                parsed(document.getPostUpgradeExpression())));
  }

  private void evaluate(String expression, CaseInstanceEntity instance, CmmnContext context) {
    if (expression != null) {
      parsed(expression).evaluate(context.caseScope(instance));
    }
  }

  private Expression parsed(String expression) {
    return expression == null ? null : expressions.parse(expression);
  }

  private List<PlannedChange> changes(
      Stream<? extends PlanItemDefinitionMapping> mappings, CaseGraph graph) {
    return mappings
        .flatMap(mapping -> StateChangeRequest.of(mapping).in(graph, expressions).stream())
        .toList();
  }
}
