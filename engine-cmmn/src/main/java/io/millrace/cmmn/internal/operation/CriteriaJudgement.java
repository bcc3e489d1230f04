package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.judgement.Reads;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.CriteriaHolder;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.internal.sentry.CompiledCriterion;
import io.millrace.common.internal.agenda.Operation;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.persistence.Dependent;
import java.util.List;
import java.util.function.Supplier;

/**
 * The one judge of the criteria of a plan item or case: exit criteria go before entry criteria, and
 * of several that are met the first one counts.
 *
 * <p>Spec: CMMN 1.1 §5.4.6, §8.5. A condition is not remembered: it has to hold when it is judged.
 *
 * @param reads notes what is read
 */
record CriteriaJudgement(CmmnContext context, Reads reads) {

  /** Returns what follows; null for nothing. */
  Operation of(CriteriaHolder holder) {
    return holder instanceof PlanItemEntity item ? judge(item) : exit((CaseInstanceEntity) holder);
  }

  private Operation exit(CaseInstanceEntity instance) {
    if (!ItemState.ACTIVE.text().equals(instance.state())) {
      return null;
    }
    var criteria = context.graph(instance).planModel().exit();
    var met = met(criteria, instance, () -> reads.of(context.caseScope(instance)));
    return met == null ? null : new LeaveCase(context, instance, met);
  }

  private Operation judge(PlanItemEntity item) {
    var node = context.node(item);
    var state = ItemState.of(item.state());
    var exit = exit(item, node, state);
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

  private CompiledCriterion exit(PlanItemEntity item, PlanItemNode node, ItemState state) {
    if (node.exit().isEmpty()) {
      return null;
    }
    var listening = node.exit().stream().filter(c -> c.concerns(state)).toList();
    return met(listening, item, () -> scope(item));
  }

  private ExpressionScope scope(PlanItemEntity item) {
    return reads.of(context.scope(item));
  }

  private Operation availability(PlanItemEntity item, PlanItemNode node, ItemState state) {
    var holds = node.available().applies(() -> scope(item));
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
    var met = met(node.entry(), item, () -> scope(item));
    return met != null && mayEnter(new Repeating(context, item, node))
        ? new EnterItem(context, item, state, met.id())
        : null;
  }

  /** Nobody tells when a collection gets its first element. */
  private boolean mayEnter(Repeating repeating) {
    if (!repeating.hasRoom()) {
      return false;
    }
    var hasElements = repeating.hasElements();
    if (!hasElements) {
      reads.anything();
    }
    return hasElements;
  }

  private boolean clockStarts(PlanItemEntity item, PlanItemNode node, ItemState state) {
    return state == ItemState.AVAILABLE
        && item.count(Dependent.JOB) == 0
        && node.clock().criterion().isMet(context.unsettled().parts(item));
  }

  private CompiledCriterion met(
      List<CompiledCriterion> criteria, CriteriaHolder holder, Supplier<ExpressionScope> scope) {
    if (criteria.isEmpty()) {
      return null;
    }
    var parts = context.unsettled().parts(holder);
    for (var criterion : criteria) {
      if (criterion.isMet(parts) && criterion.holds(scope)) {
        return criterion;
      }
    }
    return null;
  }
}
