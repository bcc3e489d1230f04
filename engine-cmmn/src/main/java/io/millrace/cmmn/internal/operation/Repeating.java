package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import java.util.List;

/**
 * Makes further instances of a plan item.
 *
 * <p>Spec: CMMN 1.1 §8.6.3. With entry criteria the rule is looked at when a criterion is met: the
 * next instance waits for the next time. Without, it is looked at when the work of an instance
 * ends; an instance that an exit criterion or the end of its stage takes away asks for no other.
 *
 * @param item the instance that is there
 * @param node its plan item
 */
record Repeating(CmmnContext context, PlanItemEntity item, PlanItemNode node) {

  /** Tells whether a transition that ended the instance asks for the next one. */
  boolean asksForMore(Transition transition) {
    var repetition = node.repetition();
    if (repetition == null || !repetition.repeatsAfter(transition) || !isOpen()) {
      return false;
    }
    return node.entry().isEmpty()
        ? repetition.collection() == null && ruleHolds()
        : repetition.isLimited() && !isWaiting() && ruleHolds();
  }

  /** The stage may be about to end, and this is one of the children that end before it. */
  private boolean isOpen() {
    var container = context.tree().container(item);
    return container instanceof CaseInstanceEntity instance
        ? ItemState.ACTIVE.text().equals(instance.state())
        : ItemState.ACTIVE.text().equals(((PlanItemEntity) container).state());
  }

  private boolean ruleHolds() {
    return node.repetition().rule().applies(() -> context.scope(item));
  }

  private List<PlanItemEntity> instances() {
    return context.tree().children(context.tree().container(item)).stream()
        .filter(other -> other.elementId().equals(node.id()))
        .toList();
  }

  private boolean isWaiting() {
    return instances().stream()
        .anyMatch(other -> other != item && ItemState.of(other.state()).awaitsEntry());
  }

  /** The instances that are there now know that one of them came to its end. */
  void noteCompletion() {
    instances().forEach(other -> other.everCompleted(true));
  }

  /** Makes the next instance of one that has ended. */
  void next(boolean afterCompletion) {
    var creation = new ItemCreation(context, context.tree().container(item));
    var waits = !node.entry().isEmpty();
    var next =
        creation.create(
            node, waits ? Transition.AWAIT_REPETITION : Transition.CREATE, number() + 1);
    next.everCompleted(afterCompletion || item.isEverCompleted());
    if (!waits) {
      context.plan(new EnterItem(context, next, null));
    }
  }

  /**
   * An entry criterion is met: the next instance waits for the next time, if the rule says so and
   * there are not too many.
   */
  void onEntry() {
    if (node.repetition().allows(open()) && ruleHolds()) {
      var next =
          new ItemCreation(context, context.tree().container(item))
              .create(node, Transition.AWAIT_REPETITION, number() + 1);
      next.everCompleted(item.isEverCompleted());
    }
  }

  /** Counts the instances besides those that wait; the one that is about to start is one. */
  private long open() {
    return 1
        + instances().stream()
            .filter(other -> other != item && !ItemState.of(other.state()).awaitsEntry())
            .count();
  }

  private int number() {
    return item.repetitionCounter() == null ? 1 : item.repetitionCounter();
  }
}
