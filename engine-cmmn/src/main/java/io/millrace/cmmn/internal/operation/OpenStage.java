package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.agenda.Operation;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.List;
import java.util.function.Consumer;

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
        create(context, container, node);
        if (reactivation != null) {
          reactivation.begin(container, node);
        }
      }
    }
  }

  /** Makes the first instance of a plan item, or one for each element of a collection. */
  static List<PlanItemEntity> create(
      CmmnContext context, OwnerEntity container, PlanItemNode node) {
    return create(new ItemCreation(context, container), node, item -> {});
  }

  /**
   * Makes the first instance of a plan item, or one for each element of a collection.
   *
   * @param given gives each something from the start
   */
  static List<PlanItemEntity> create(
      ItemCreation creation, PlanItemNode node, Consumer<PlanItemEntity> given) {
    var over = node.repetition() == null ? null : node.repetition().collection();
    return over != null && node.entry().isEmpty()
        ? new CollectionItems(creation, node).all(given)
        : List.of(creation.create(node, Transition.CREATE, 1, given));
  }
}
