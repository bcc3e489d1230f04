package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.CriteriaHolder;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.internal.sentry.CompiledCriterion;
import io.millrace.cmmn.model.ExitEventType;
import io.millrace.cmmn.model.ExitType;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * The one judge of entry and exit criteria. One pass looks at those that may be met, the case
 * first, then plan items by age, and plans what follows; exit criteria go before entry criteria.
 *
 * <p>Spec: CMMN 1.1 §5.4.6, §8.5. A condition is looked at whenever an on-part of its sentry
 * happens, when its item is made, and when variables change; it is not remembered.
 */
record SentryEvaluator(CmmnContext context) {

  /** Judges one case; tells whether anything follows. */
  boolean judge(Unsettled.OfCase one) {
    var conditions = one.takeConditions();
    var follows = false;
    for (var holder : conditions ? everything(one) : one.takeHolders()) {
      follows |= !holder.isDeleted() && judge(holder, conditions);
    }
    return follows;
  }

  /** Returns all that has criteria in a case, the oldest first. */
  private List<CriteriaHolder> everything(Unsettled.OfCase one) {
    var all = new TreeMap<Long, CriteriaHolder>();
    one.takeHolders().forEach(holder -> all.put(holder.id(), holder));
    all.put(one.instance().id(), one.instance());
    var containers = new ArrayList<OwnerEntity>(List.of(one.instance()));
    for (var i = 0; i < containers.size(); i++) {
      one.containerChanged(containers.get(i));
      for (var child : context.tree().children(containers.get(i))) {
        all.put(child.id(), child);
        if (context.node(child).isStage()) {
          containers.add(child);
        }
      }
    }
    return List.copyOf(all.values());
  }

  private boolean judge(CriteriaHolder holder, boolean conditions) {
    return holder instanceof PlanItemEntity item
        ? judge(item, conditions)
        : exits((CaseInstanceEntity) holder);
  }

  private boolean exits(CaseInstanceEntity instance) {
    var node = context.graph(instance).planModel();
    var met = met(node.exit(), instance, context.scope((OwnerEntity) instance));
    if (met == null || !ItemState.ACTIVE.text().equals(instance.state())) {
      return false;
    }
    var event = met.exitEventType();
    if (event == ExitEventType.COMPLETE && !new StageCompletion(context).isPossible(instance)) {
      return false;
    }
    context.apply(
        instance, event == ExitEventType.EXIT ? Transition.TERMINATE : Transition.COMPLETE);
    return true;
  }

  private boolean judge(PlanItemEntity item, boolean conditions) {
    var node = context.node(item);
    var state = ItemState.of(item.state());
    if (exits(item, node, state)) {
      return true;
    }
    if (conditions && node.available().exists() && becomesAvailable(item, node, state)) {
      return true;
    }
    if (node.entry().isEmpty() || !state.awaitsEntry()) {
      return false;
    }
    var met = met(node.entry(), item, context.scope(item));
    if (met != null) {
      context.plan(new EnterItem(context, item, met.id()));
    }
    return met != null;
  }

  private boolean becomesAvailable(PlanItemEntity item, PlanItemNode node, ItemState state) {
    var holds = node.available().applies(() -> context.scope(item));
    if (state == ItemState.UNAVAILABLE && holds) {
      context.apply(item, Transition.INITIATE);
      return true;
    }
    if (state == ItemState.AVAILABLE && !holds) {
      context.apply(item, Transition.DISMISS);
      return true;
    }
    return false;
  }

  private boolean exits(PlanItemEntity item, PlanItemNode node, ItemState state) {
    if (node.exit().isEmpty()) {
      return false;
    }
    var met = met(node.exit(), item, context.scope(item));
    if (met == null || !concerns(met.exitType(), state)) {
      return false;
    }
    var transition = Transition.EXIT;
    if (met.exitEventType() != ExitEventType.EXIT && state == ItemState.ACTIVE) {
      if (met.exitEventType() == ExitEventType.COMPLETE
          && !new StageCompletion(context).isPossible(item)) {
        return false;
      }
      transition = Transition.COMPLETE;
    }
    context.apply(item, transition, met.id());
    return true;
  }

  private static boolean concerns(ExitType type, ItemState state) {
    return switch (type) {
      case DEFAULT -> true;
      case ACTIVE_INSTANCES -> state.isActive();
      case ACTIVE_AND_ENABLED_INSTANCES -> state.isActive() || state == ItemState.ENABLED;
    };
  }

  /**
   * Returns the first criterion that is met, or null. All that are met forget what they have seen.
   */
  private CompiledCriterion met(
      List<CompiledCriterion> criteria, CriteriaHolder holder, ExpressionScope scope) {
    CompiledCriterion first = null;
    for (var criterion : criteria) {
      if (criterion.isMet(context.unsettled().parts(holder))
          && (criterion.ifPart() == null || criterion.ifPart().evaluateBoolean(scope))) {
        context.unsettled().forget(holder, criterion);
        first = first == null ? criterion : first;
      }
    }
    return first;
  }
}
