package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.explanation.CaseExplanation;
import io.millrace.cmmn.explanation.CompletionExplanation;
import io.millrace.cmmn.explanation.ExplainedCriteria;
import io.millrace.cmmn.explanation.ExplainedItem;
import io.millrace.cmmn.explanation.HoldExplanation;
import io.millrace.cmmn.explanation.OnPartExplanation;
import io.millrace.cmmn.explanation.PlanItemExplanation;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.ParentCompletionType;
import io.millrace.cmmn.model.PlannedElement;
import io.millrace.cmmn.model.TimerEventListener;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.List;

/**
 * Says why a case does not complete. Asks the same rules that let it go on, and changes nothing.
 * Used once.
 */
public final class CaseExplainer {

  private final CmmnContext context;
  private final CaseInstanceEntity instance;
  private final OpenRows rows;
  private final CaseGraph graph;
  private final CriterionLook criteria;
  private final ConditionLook conditions;
  private final StageCompletion completion;

  /**
   * Begins the explanation of a case.
   *
   * @param rows what its plan items have under way
   */
  public CaseExplainer(CmmnContext context, CaseInstanceEntity instance, OpenRows rows) {
    this.context = context;
    this.instance = instance;
    this.rows = rows;
    this.graph = context.graph(instance);
    this.criteria = new CriterionLook(context, graph, CaseIndex.of(graph.model()));
    this.conditions = new ConditionLook(context);
    this.completion = new StageCompletion(context);
  }

  /** Returns the explanation. */
  public CaseExplanation run() {
    var held = inside(instance);
    return new CaseExplanation(
        ExternalIds.text(instance.id()),
        ExternalIds.text(instance.caseDefinitionId()),
        graph.model().key(),
        instance.state(),
        held.completion(),
        criteria.at(
            graph.planModel().exit(),
            graph.model().planModel().exitCriteria(),
            instance,
            criterion -> ItemState.ACTIVE.text().equals(instance.state())),
        held.items(),
        rows.ofCase(instance.id()));
  }

  private record Inside(CompletionExplanation completion, List<PlanItemExplanation> items) {}

  private Inside inside(OwnerEntity container) {
    var rule = context.node(container).completion();
    var condition = conditions.at(rule.condition(), null, container);
    var automatic = condition == null ? rule.always() : condition.holds();
    var items =
        new OpenItems(context, instance)
            .children(container).stream().map(child -> item(child, automatic)).toList();
    var holding =
        items.stream()
            .filter(item -> item.hold().holds())
            .map(item -> item.item().planItemInstanceId())
            .toList();
    var byHand =
        StageCompletion.isOpen(container)
            && items.stream().noneMatch(item -> item.hold().holdsByHand());
    var plannable = automatic ? List.<String>of() : plannable(container);
    return new Inside(
        new CompletionExplanation(automatic, condition, holding, plannable, byHand), items);
  }

  /** Returns what can be planned, which keeps open what does not complete by itself. */
  private List<String> plannable(OwnerEntity container) {
    return context.node(container).plannable().stream()
        .filter(
            entry -> entry.rules().stream().allMatch(rule -> conditions.applies(rule, container)))
        .map(entry -> entry.names().id())
        .toList();
  }

  private PlanItemExplanation item(PlanItemEntity item, boolean automatic) {
    var node = context.node(item);
    var met = criteria(item, node);
    var work = rows.of(item.id());
    var held = node.isStage() ? inside(item) : new Inside(null, List.of());
    return new PlanItemExplanation(
        shown(item),
        new ItemWait(context, item, node).kind(met.entry(), work),
        hold(item, node, automatic),
        met,
        work,
        held.completion(),
        held.items());
  }

  private static ExplainedItem shown(PlanItemEntity item) {
    return new ExplainedItem(
        ExternalIds.text(item.id()),
        item.elementId(),
        item.planItemDefinitionId(),
        item.name(),
        item.type(),
        item.state(),
        item.repetitionCounter(),
        item.isRequired());
  }

  private ExplainedCriteria criteria(PlanItemEntity item, PlanItemNode node) {
    var state = ItemState.of(item.state());
    var look = item.injected() == null ? criteria : injected(item);
    var model = look.index().find(item.elementId(), PlannedElement.class).orElseThrow();
    return new ExplainedCriteria(
        look.at(node.entry(), model.entryCriteria(), item, criterion -> state.awaitsEntry()),
        look.at(node.exit(), model.exitCriteria(), item, criterion -> criterion.concerns(state)),
        conditions.at(node.available(), item),
        clockStart(item, node, look, model));
  }

  private static OnPartExplanation clockStart(
      PlanItemEntity item, PlanItemNode node, CriterionLook look, PlannedElement model) {
    return node.clock() != null
            && look.index().definition(model) instanceof TimerEventListener timer
        ? look.clockStart(item, node, timer)
        : null;
  }

  private CriterionLook injected(PlanItemEntity item) {
    var from = context.graph(item);
    return new CriterionLook(context, from, CaseIndex.of(from.model()));
  }

  private HoldExplanation hold(PlanItemEntity item, PlanItemNode node, boolean automatic) {
    var rule = node.rules().neutral();
    var neutral = conditions.at(rule, item);
    var isNeutral = neutral == null ? rule.exists() : neutral.holds();
    var parent = node.rules().parentCompletion();
    return new HoldExplanation(
        completion.hold(item, automatic, () -> isNeutral),
        completion.hold(item, true, () -> isNeutral).holds(),
        parent == ParentCompletionType.DEFAULT ? null : parent.text(),
        neutral);
  }
}
