package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.CriteriaHolder;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.internal.sentry.CompiledCriterion;
import io.millrace.common.internal.agenda.Operation;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.persistence.Dependent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The one judge of entry and exit criteria. A pass looks at all that may be met, in the order of
 * the document, before anything follows from it; exit criteria go before entry criteria, and of
 * several that are met the first one counts.
 *
 * <p>Spec: CMMN 1.1 §5.4.6, §8.5. A condition is not remembered: it has to hold when it is judged.
 */
record SentryEvaluator(CmmnContext context) {

  /** Judges one case; returns what follows, in order. */
  List<Operation> judge(Unsettled.OfCase one) {
    var firings = new ArrayList<Operation>();
    for (var holder : candidates(one)) {
      var firing = holder.isDeleted() ? null : judge(holder);
      if (firing != null) {
        firings.add(firing);
      }
    }
    return firings;
  }

  /** Without conditions only what has heard something, or is new, can be met. */
  private List<CriteriaHolder> candidates(Unsettled.OfCase one) {
    var all = one.takeConditions() || context.hasConditions(one.instance());
    var concerned = one.takeHolders();
    if (!all && concerned.size() < 2) {
      return List.copyOf(concerned.values());
    }
    var open = new OpenItems(context, one.instance()).outsideIn();
    return all ? open : open.stream().filter(holder -> concerned.containsKey(holder.id())).toList();
  }

  private Operation judge(CriteriaHolder holder) {
    return holder instanceof PlanItemEntity item ? judge(item) : exit((CaseInstanceEntity) holder);
  }

  private Operation exit(CaseInstanceEntity instance) {
    if (!ItemState.ACTIVE.text().equals(instance.state())) {
      return null;
    }
    var criteria = context.graph(instance).planModel().exit();
    var met = met(criteria, instance, () -> context.caseScope(instance));
    return met == null ? null : new LeaveCase(context, instance, met);
  }

  private Operation judge(PlanItemEntity item) {
    var node = context.node(item);
    var state = ItemState.of(item.state());
    var listening = node.exit().stream().filter(c -> c.concerns(state)).toList();
    var exit = met(listening, item, () -> context.scope(item));
    if (exit != null) {
      return new LeaveItem(context, item, state, exit);
    }
    if (node.available().exists()) {
      var change = availability(item, node, state);
      if (change != null) {
        return change;
      }
    }
    return state.awaitsEntry() ? entry(item, node, state) : null;
  }

  private Operation availability(PlanItemEntity item, PlanItemNode node, ItemState state) {
    var holds = node.available().applies(() -> context.scope(item));
    if (state == ItemState.UNAVAILABLE && holds) {
      return new ApplyTransition(context, item, Transition.INITIATE, null);
    }
    return state == ItemState.AVAILABLE && !holds
        ? new ApplyTransition(context, item, Transition.DISMISS, null)
        : null;
  }

  private Operation entry(PlanItemEntity item, PlanItemNode node, ItemState state) {
    if (node.isListener()) {
      return node.clock() != null && clockStarts(item, node, state)
          ? new Listen(context, item)
          : null;
    }
    if (node.entry().isEmpty()) {
      return new EnterItem(context, item, state, null);
    }
    var met = met(node.entry(), item, () -> context.scope(item));
    var repeating = new Repeating(context, item, node);
    return met != null && repeating.hasRoom() && repeating.hasElements()
        ? new EnterItem(context, item, state, met.id())
        : null;
  }

  private boolean clockStarts(PlanItemEntity item, PlanItemNode node, ItemState state) {
    return state == ItemState.AVAILABLE
        && item.count(Dependent.JOB) == 0
        && node.clock().criterion().isMet(context.unsettled().parts(item));
  }

  private CompiledCriterion met(
      List<CompiledCriterion> criteria, CriteriaHolder holder, Supplier<ExpressionScope> scope) {
    for (var criterion : criteria) {
      if (criterion.isMet(context.unsettled().parts(holder)) && criterion.holds(scope)) {
        return criterion;
      }
    }
    return null;
  }
}
