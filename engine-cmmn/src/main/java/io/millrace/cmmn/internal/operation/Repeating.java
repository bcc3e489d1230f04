package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CriteriaHolder;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.model.ExitType;
import java.util.EnumSet;
import java.util.Set;

/**
 * Makes further instances of a plan item.
 *
 * <p>Spec: CMMN 1.1 §8.6.3. With entry criteria the rule is looked at when a criterion is met: the
 * next instance waits for the next time, and as long as there are too many, it is not judged.
 * Without, it is looked at when an instance ends; one that exits for good or with its stage asks
 * for no other.
 *
 * @param item the instance that is there
 * @param node its plan item
 */
record Repeating(CmmnContext context, PlanItemEntity item, PlanItemNode node) {

  private static final Set<ItemState> STATES_OF_OPEN_STAGES =
      EnumSet.of(ItemState.ACTIVE, ItemState.FAILED);

  /**
   * Tells whether a transition of the instance asks for the next one.
   *
   * @param criterion the id of the exit criterion that is the reason; null for none
   */
  boolean asksForMore(Transition transition, String criterion) {
    var repetition = node.repetition();
    return repetition != null
        && node.entry().isEmpty()
        && repetition.collection() == null
        && (repetition.repeatsAfter(transition) || isOfSomeStates(transition, criterion))
        && isOpen()
        && ruleHolds();
  }

  /**
   * An exit of all instances is meant for good; one of those in some states is not, unless the rule
   * names another transition.
   */
  private boolean isOfSomeStates(Transition transition, String criterion) {
    return transition == Transition.EXIT
        && node.repetition().repeatOn() == null
        && node.exit().stream()
            .anyMatch(exit -> exit.id().equals(criterion) && exit.exitType() != ExitType.DEFAULT);
  }

  /** What is in a stage that failed goes on; one that is suspended gets nothing new. */
  private boolean isOpen() {
    return context.tree().container(item) instanceof PlanItemEntity stage
        ? STATES_OF_OPEN_STAGES.contains(ItemState.of(stage.state()))
        : StageCompletion.isActive(context.tree().container(item));
  }

  private boolean ruleHolds() {
    return node.repetition().rule().applies(() -> context.scope(item));
  }

  private Siblings.OfItem siblings() {
    return context.siblings().of(item, node);
  }

  /** Tells whether the instance may enter beside those of its plan item that have entered. */
  boolean hasRoom() {
    return node.repetition() == null
        || !node.repetition().isLimited()
        || ItemState.of(item.state()) != ItemState.WAIT_REPETITION
        || node.repetition().allows(siblings().entered());
  }

  /** As long as the collection it repeats over is empty, it waits. */
  boolean hasElements() {
    return node.repetition() == null
        || node.repetition().collection() == null
        || new CollectionItems(ItemCreation.beside(item, context), node).areAny();
  }

  /** The instance is gone: one that was held back by the limit may enter now. */
  void madeRoom() {
    if (node.repetition() != null && node.repetition().isLimited()) {
      siblings().waiting().forEach(context.unsettled()::judge);
    }
  }

  /** The instances that are there now, and those that come, know that one came to its end. */
  void noteCompletion() {
    if (FirstCompletions.isKept(node)) {
      var container = (CriteriaHolder) context.tree().container(item);
      new FirstCompletions(node.parent()).note(container, node);
    }
    if (FirstCompletions.isKept(node) || node.repetition() != null) {
      siblings().takeNew().forEach(other -> other.everCompleted(true));
    }
  }

  /** Makes the next instance of one that has ended. */
  PlanItemEntity next(boolean afterCompletion) {
    var next = ItemCreation.beside(item, context).create(node, Transition.CREATE, number() + 1);
    next.everCompleted(afterCompletion || item.isEverCompleted());
    return next;
  }

  /**
   * Makes the instance that waits for the next time of a cycle, beside one that is about to occur;
   * null if none is to follow. A cycle repeats without a repetition rule, and a rule may end it.
   */
  PlanItemEntity followUp() {
    return isOpen() && (node.repetition() == null || ruleHolds()) ? next(true) : null;
  }

  /** An entry criterion is met: the next instance waits for the next time, if the rule says so. */
  void onEntry() {
    if (ruleHolds()) {
      var next =
          ItemCreation.beside(item, context)
              .create(node, Transition.AWAIT_REPETITION, number() + 1);
      next.everCompleted(item.isEverCompleted());
    }
  }

  private int number() {
    return item.repetitionCounter() == null ? 1 : item.repetitionCounter();
  }
}
