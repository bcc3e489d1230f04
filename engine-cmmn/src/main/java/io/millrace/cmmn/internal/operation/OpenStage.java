package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.agenda.Operation;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.ArrayList;

/**
 * Makes the plan items of a stage or case that became active: first all of them, so that they see
 * one another's events, then those start that wait for nothing.
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
    var created = new ArrayList<PlanItemEntity>();
    for (var node : stage.children()) {
      var over = node.repetition() == null ? null : node.repetition().collection();
      if (over != null && node.entry().isEmpty()) {
        created.addAll(new CollectionItems(context, container, node).all());
      } else {
        created.add(new ItemCreation(context, container).create(node, Transition.CREATE, 1));
      }
    }
    for (var item : created) {
      if (context.node(item).entry().isEmpty()) {
        context.plan(new EnterItem(context, item, null));
      }
    }
  }
}
