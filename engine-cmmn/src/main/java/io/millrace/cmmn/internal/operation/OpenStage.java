package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.common.internal.agenda.Operation;
import io.millrace.common.internal.persistence.OwnerEntity;

/**
 * Makes the plan items of a stage or case that became active, in the order of the document. What
 * waits for nothing starts in the next round.
 *
 * @param container the stage or case
 */
record OpenStage(CmmnContext context, OwnerEntity container) implements Operation {

  @Override
  public void run() {
    if (container.isDeleted()) {
      return;
    }
    context.unsettled().changed(container);
    var stage = context.node(container);
    context.reached(stage, context.tree().instanceOf(container), context.scope(container));
    var reactivation = context.reactivation(context.tree().instanceOf(container));
    for (var node : stage.children()) {
      if (reactivation == null ? !node.isReactivation() : reactivation.makes(container, node)) {
        make(node);
        if (reactivation != null) {
          reactivation.begin(container, node);
        }
      }
    }
  }

  private void make(PlanItemNode node) {
    var over = node.repetition() == null ? null : node.repetition().collection();
    if (over != null && node.entry().isEmpty()) {
      new CollectionItems(context, container, node).all();
    } else {
      new ItemCreation(context, container).create(node, Transition.CREATE, 1);
    }
  }
}
