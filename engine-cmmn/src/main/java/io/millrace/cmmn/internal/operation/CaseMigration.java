package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.common.internal.migration.MigratedRows;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * Moves a case to another version. Used once, under the lock of the family; to look at problems
 * only, without.
 *
 * @param from the version it has
 * @param to the version it gets
 * @param mapping as which plan items its own go on
 */
public record CaseMigration(
    CmmnContext context,
    CaseInstanceEntity instance,
    CaseGraph from,
    CaseGraph to,
    ItemMapping mapping) {

  /**
   * Returns what stands in the way.
   *
   * @param ends tells which plan items are taken away before
   */
  public List<String> problems(Predicate<PlanItemEntity> ends) {
    var problems = new ArrayList<String>();
    var kept = new HashMap<Long, PlanItemNode>();
    kept.put(instance.id(), to.planModel());
    for (var holder : new OpenItems(context, instance).outsideIn()) {
      if (holder instanceof PlanItemEntity item && moves(item) && !ends.test(item)) {
        look(item, kept, problems);
      }
    }
    return problems;
  }

  /** What is in something that ends or has a problem itself is not looked at. */
  private void look(PlanItemEntity item, Map<Long, PlanItemNode> kept, List<String> problems) {
    var around = kept.get(item.stageInstanceId() == 0 ? instance.id() : item.stageInstanceId());
    if (around == null) {
      return;
    }
    var target = mapping.target(context.node(item), to);
    var problem = problem(item, target, around);
    if (problem == null) {
      kept.put(item.id(), target);
    } else {
      problems.add(problem);
    }
  }

  private String problem(PlanItemEntity item, PlanItemNode target, PlanItemNode around) {
    var subject =
        "Plan item '"
            + item.elementId()
            + "' (instance '"
            + item.id()
            + "', "
            + item.state()
            + ", case instance '"
            + instance.id()
            + "') ";
    if (target == null) {
      return subject
          + "has no counterpart in version "
          + to.definition().version()
          + " of '"
          + to.model().key()
          + "'. Map it to a plan item of that version, or terminate it.";
    }
    if (!target.names().type().equals(item.type())) {
      return subject + "is a " + item.type() + " and cannot go on as the " + target + ".";
    }
    if (target.parent() != around) {
      return subject
          + "stands in "
          + around
          + " then, but '"
          + target.id()
          + "' stands in "
          + target.parent()
          + ". Map it to a plan item there, or terminate it and activate the other.";
    }
    return null;
  }

  /** Gives the case its new version, with all rows that say which version they belong to. */
  void run() {
    context.unsettled().noteBeforeMigration(instance);
    var targets = new LinkedHashMap<PlanItemEntity, PlanItemNode>();
    for (var holder : new OpenItems(context, instance).outsideIn()) {
      if (holder instanceof PlanItemEntity item && moves(item)) {
        targets.put(item, mapping.target(context.node(item), to));
      }
    }
    translate(targets);
    moveGathered(targets);
    instance.caseDefinitionId(to.definition().id());
    targets.forEach(this::move);
    context.tree().renamed();
    context.siblings().renamed();
    context.variables().renew();
    var rows =
        new MigratedRows(
            context.command(),
            ScopeTypes.CMMN,
            instance.id(),
            to.definition().id(),
            new MigratedItems(context, instance, targets.keySet()));
    rows.read(true);
    rows.move();
    targets.forEach((item, target) -> Listen.planAnew(item, target, context));
    judgeAll();
  }

  /** What was injected keeps the version it came from. */
  private static boolean moves(PlanItemEntity item) {
    return item.injected() == null;
  }

  /** All are found before the first is changed, since one may get the id that another one had. */
  private void moveGathered(Map<PlanItemEntity, PlanItemNode> targets) {
    var moves = new HashMap<String, Runnable>();
    targets.forEach(
        (item, target) -> {
          var gathered = ItemAggregation.of(context, item, context.node(item));
          if (gathered != null) {
            moves.computeIfAbsent(
                gathered.container().id() + ":" + item.elementId(),
                key -> gathered.migration(target));
          }
        });
    moves.values().forEach(Runnable::run);
  }

  private void translate(Map<PlanItemEntity, PlanItemNode> targets) {
    var before = CaseIndex.of(from.model());
    var after = CaseIndex.of(to.model());
    instance.satisfiedParts(
        translated(instance.satisfiedParts(), from.planModel(), to.planModel(), before, after));
    targets.forEach(
        (item, target) ->
            item.satisfiedParts(
                translated(item.satisfiedParts(), context.node(item), target, before, after)));
  }

  private String translated(
      String satisfied, PlanItemNode old, PlanItemNode target, CaseIndex before, CaseIndex after) {
    if (satisfied == null) {
      return null;
    }
    return NumberedParts.of(old, before, this::source)
        .translated(satisfied, NumberedParts.of(target, after, source -> source));
  }

  private String source(String elementId) {
    return from.of(elementId).stream()
        .map(old -> mapping.target(old, to))
        .filter(Objects::nonNull)
        .map(PlanItemNode::id)
        .findFirst()
        .orElse(elementId);
  }

  private void move(PlanItemEntity item, PlanItemNode target) {
    item.caseDefinitionId(to.definition().id());
    item.elementId(target.id());
    item.planItemDefinitionId(target.names().definitionId());
    var name = target.names().name();
    if (name == null || name.isLiteral()) {
      item.name(name == null ? null : name.text());
    }
    if (target.repetition() == null) {
      item.repetitionCounter(null);
    } else if (item.repetitionCounter() == null) {
      item.repetitionCounter(1);
    }
  }

  private void judgeAll() {
    context.unsettled().conditionsChanged(instance);
    for (var container : new OpenItems(context, instance).containersInsideOut()) {
      context.unsettled().changed(container);
    }
    new OpenItems(context, instance).outsideIn().forEach(context.unsettled()::judge);
  }

  /** Makes what only the new version has in stages that are active, but nothing before its time. */
  void createNewItems() {
    var known = from.all().map(node -> mapping.target(node, to)).toList();
    for (var container : new OpenItems(context, instance).containersInsideOut()) {
      if (StageCompletion.isOpen(container)
          && !(container instanceof PlanItemEntity stage && !moves(stage))) {
        for (var node : context.node(container).children()) {
          if (!known.contains(node) && !node.isReactivation()) {
            OpenStage.create(context, container, node);
          }
        }
      }
    }
  }
}
