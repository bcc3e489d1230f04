package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.agenda.Operation;

/**
 * Nothing keeps a plan item from starting any more: it has no entry criteria, or one of them is
 * met. Makes the next instance of one that repeats, then starts it, enables it, or lets it occur.
 * Passed over if the item has moved on meanwhile.
 *
 * <p>Spec: CMMN 1.1 §8.4.2, §8.6.1.
 *
 * @param judgedIn the state in which that was judged
 * @param criterion the id of the criterion; null for none
 * @param byHand what somebody asked for instead, {@code start} or {@code enable}; null for none
 */
record EnterItem(
    CmmnContext context,
    PlanItemEntity item,
    ItemState judgedIn,
    String criterion,
    Transition byHand)
    implements Operation {

  EnterItem(CmmnContext context, PlanItemEntity item, ItemState judgedIn, String criterion) {
    this(context, item, judgedIn, criterion, null);
  }

  /** Lets an item that awaits its entry make it by hand. */
  static EnterItem byHand(CmmnContext context, PlanItemEntity item, Transition transition) {
    return new EnterItem(context, item, ItemState.of(item.state()), null, transition);
  }

  @Override
  public void run() {
    if (item.isDeleted() || !judgedIn.text().equals(item.state())) {
      return;
    }
    var node = context.node(item);
    if (node.repetition() == null || node.entry().isEmpty()) {
      begin(item, node);
    } else if (node.repetition().collection() == null) {
      new Repeating(context, item, node).onEntry();
      begin(item, node);
    } else {
      beginAll(node);
    }
  }

  private void beginAll(PlanItemNode node) {
    var creation = ItemCreation.beside(item, context);
    var items = new CollectionItems(creation, node).beginningWith(item);
    if (!items.isEmpty()) {
      new Repeating(context, items.get(items.size() - 1), node).onEntry();
    }
    items.forEach(one -> begin(one, node));
  }

  private void begin(PlanItemEntity one, PlanItemNode node) {
    context.unsettled().forget(one, node.entry());
    if (ItemState.of(one.state()) == ItemState.WAIT_REPETITION) {
      context.apply(one, Transition.INITIATE, criterion);
    }
    if (byHand != null) {
      context.apply(one, byHand);
    } else if (node.behavior().kind() == ItemKind.LISTENER_OR_MILESTONE) {
      context.apply(one, Transition.OCCUR, criterion);
    } else if (node.rules().manual().applies(() -> context.scope(one))) {
      context.apply(one, Transition.ENABLE, criterion);
    } else {
      context.apply(one, Transition.START, criterion);
    }
  }
}
