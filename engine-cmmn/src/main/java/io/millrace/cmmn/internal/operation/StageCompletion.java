package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.explanation.HoldReason;
import io.millrace.cmmn.internal.judgement.Place;
import io.millrace.cmmn.internal.judgement.Reads;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/**
 * Says when stages and cases complete.
 *
 * <p>Spec: CMMN 1.1 §8.6.1, table 8.12. Deviations: a suspended child keeps its stage open, as an
 * active one does, since its work is not done; an instance that waits for its repetition does not,
 * nor does an unavailable listener, nor a listener whose events nobody can hear any more, which is
 * taken away. A stage that is not to complete by itself stays open as long as its planning table
 * has an item that can be planned.
 */
record StageCompletion(CmmnContext context) {

  /** What is read of which nobody asks. */
  private static final UnaryOperator<ExpressionScope> UNNOTED = UnaryOperator.identity();

  /**
   * Lets the first stage complete that can, from the inside out; or the case. Those are looked at
   * in which something changed, and those whose conditions may have; all of them in the first look
   * of a step, if the case has conditions at all. Tells whether one completes.
   */
  boolean judge(Unsettled.OfCase one) {
    var candidates = candidates(one);
    while (!candidates.isEmpty()) {
      var container = candidates.pollFirstEntry().getValue();
      if (!container.isDeleted() && isActive(container) && completes(container, one)) {
        return true;
      }
    }
    return false;
  }

  private TreeMap<Place, OwnerEntity> candidates(Unsettled.OfCase one) {
    var open = new OpenItems(context, one.instance());
    one.noticeTransients();
    var isFirst = one.takeAllContainers() && context.hasConditions(one.instance());
    if (isFirst) {
      open.containersInsideOut().forEach(each -> one.containers().add(each.id(), each));
    }
    var containers = one.containers().take().values();
    context.steps().judged(isFirst ? 0 : containers.size(), one.instance());
    for (var container : containers) {
      if (!container.isDeleted()) {
        one.completing().put(open.place(container), container);
      }
    }
    return one.completing();
  }

  static boolean isActive(OwnerEntity container) {
    var state =
        container instanceof PlanItemEntity stage
            ? stage.state()
            : ((CaseInstanceEntity) container).state();
    return ItemState.ACTIVE.text().equals(state);
  }

  private boolean completes(OwnerEntity container, Unsettled.OfCase one) {
    var reads = new Reads();
    if (!isDone(container, isAutomatic(container, reads), reads::of)) {
      one.containers().waits(container.id(), container, reads);
      return false;
    }
    one.containers().add(container.id(), container);
    if (container instanceof PlanItemEntity stage) {
      context.apply(stage, Transition.COMPLETE);
    } else {
      context.apply((CaseInstanceEntity) container, Transition.COMPLETE);
    }
    return true;
  }

  private boolean isAutomatic(OwnerEntity container, Reads reads) {
    var completion = context.node(container).completion();
    return completion.condition() == null
        ? completion.always()
        : completion.condition().evaluateBoolean(reads.of(context.scope(container)));
  }

  /** Tells whether a stage or case can be completed by hand now. */
  boolean isPossible(OwnerEntity container) {
    return isOpen(container) && isDone(container, true, UNNOTED);
  }

  /** Tells whether it is active and its plan items are made. */
  static boolean isOpen(OwnerEntity container) {
    var isUnopened = container instanceof CaseInstanceEntity instance && instance.isUnopened();
    return !isUnopened && isActive(container);
  }

  /**
   * Tells whether a stage or case can be completed by hand now, or could be without one that asks.
   * What waits for no criterion is about to start.
   *
   * @param asking a plan item that is left out as long as it has not begun; null for none
   */
  boolean isPossible(OwnerEntity container, PlanItemEntity asking) {
    if (!isOpen(container)) {
      return false;
    }
    for (var child : context.tree().inside(container)) {
      var isLeftOut = child == asking && hasNotBegun(child);
      if (!isLeftOut && (isAboutToStart(child) || keepsOpen(child, true, UNNOTED))) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasNotBegun(PlanItemEntity child) {
    var state = ItemState.of(child.state());
    return state == ItemState.AVAILABLE || state == ItemState.UNAVAILABLE;
  }

  private boolean isAboutToStart(PlanItemEntity child) {
    var node = context.node(child);
    return ItemState.of(child.state()) == ItemState.AVAILABLE
        && !node.isListener()
        && node.entry().isEmpty();
  }

  /**
   * Tells whether nothing keeps a stage or case open.
   *
   * @param optional whether what is not required may still be there, if it is not active
   * @param noting notes what conditions read
   */
  private boolean isDone(
      OwnerEntity container, boolean optional, UnaryOperator<ExpressionScope> noting) {
    for (var child : context.tree().inside(container)) {
      if (keepsOpen(child, optional, noting)) {
        return false;
      }
    }
    return optional || !new Planning(context).isOpen(container, noting);
  }

  private boolean keepsOpen(
      PlanItemEntity child, boolean optional, UnaryOperator<ExpressionScope> noting) {
    return hold(child, optional, () -> isNeutral(child, noting)).holds();
  }

  /**
   * Says by which rule a child keeps its stage or case open, or does not.
   *
   * @param optional whether what is not required may still be there, if it is not active
   * @param neutral tells whether it is completion neutral; asked only if that decides
   */
  HoldReason hold(PlanItemEntity child, boolean optional, BooleanSupplier neutral) {
    var state = ItemState.of(child.state());
    if (isIgnored(child, state)) {
      return HoldReason.PARENT_COMPLETION_RULE;
    }
    return switch (state) {
      case ACTIVE, ASYNC_ACTIVE, ASYNC_ACTIVE_LEAVE -> HoldReason.ACTIVE;
      case SUSPENDED -> HoldReason.SUSPENDED;
      case ENABLED -> hold(child, optional);
      case AVAILABLE -> {
        var reason = hold(child, optional);
        yield reason == HoldReason.NOT_AUTO_COMPLETE && neutral.getAsBoolean()
            ? HoldReason.COMPLETION_NEUTRAL
            : reason;
      }
      case UNAVAILABLE -> child.isRequired() ? HoldReason.REQUIRED : HoldReason.UNAVAILABLE;
      case WAIT_REPETITION -> HoldReason.WAITS_FOR_REPETITION;
      case DISABLED -> HoldReason.DISABLED;
      default -> HoldReason.FAILED;
    };
  }

  private static HoldReason hold(PlanItemEntity child, boolean optional) {
    if (child.isRequired()) {
      return HoldReason.REQUIRED;
    }
    return optional ? HoldReason.AUTO_COMPLETE : HoldReason.NOT_AUTO_COMPLETE;
  }

  private boolean isNeutral(PlanItemEntity child, UnaryOperator<ExpressionScope> noting) {
    var rule = context.node(child).rules().neutral();
    return rule.applies(() -> noting.apply(context.scope(child)));
  }

  private boolean isIgnored(PlanItemEntity child, ItemState state) {
    var isAvailable = state == ItemState.AVAILABLE;
    var isWaiting = isAvailable || state == ItemState.ENABLED;
    return switch (context.node(child).rules().parentCompletion()) {
      case DEFAULT -> false;
      case IGNORE -> true;
      case IGNORE_IF_AVAILABLE -> isAvailable;
      case IGNORE_IF_AVAILABLE_OR_ENABLED -> isWaiting;
      case IGNORE_AFTER_FIRST_COMPLETION -> child.isEverCompleted();
      case IGNORE_AFTER_FIRST_COMPLETION_IF_AVAILABLE_OR_ENABLED ->
          isWaiting && child.isEverCompleted();
    };
  }
}
