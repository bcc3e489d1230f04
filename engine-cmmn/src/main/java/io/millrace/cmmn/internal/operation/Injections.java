package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.casefile.ItemPath;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.model.CaseFileItemTransition;
import io.millrace.cmmn.model.VariableChangeType;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.ArrayList;
import java.util.List;

/**
 * The injected plan items of a case that says it has some, and what in them listens to the case.
 * Their sentries are not known to its graph.
 */
record Injections(CmmnContext context, CaseInstanceEntity instance) {

  private List<PlanItemEntity> roots() {
    var roots = new ArrayList<PlanItemEntity>();
    collect(instance, roots);
    return roots;
  }

  private void collect(OwnerEntity container, List<PlanItemEntity> roots) {
    if (container.count(Dependent.CHILD) == 0) {
      return;
    }
    for (var child : context.tree().children(container)) {
      if (child.isInjectedRoot()) {
        roots.add(child);
      }
      collect(child, roots);
    }
  }

  boolean haveConditions() {
    return roots().stream().anyMatch(root -> context.graph(root).hasConditions());
  }

  /**
   * A variable has changed.
   *
   * @param owner the case or plan item it belongs to
   */
  void changed(String variable, VariableChangeType change, OwnerEntity owner) {
    for (var root : roots()) {
      var isAround = isIn(root, owner);
      context
          .graph(root)
          .watches()
          .changed(
              variable,
              change,
              instance,
              node -> isAround ? Reach.within(root, node) : Reach.down(owner, node, context),
              context);
    }
  }

  /** Tells whether an item is a plan item or case, or inside it. */
  private boolean isIn(PlanItemEntity item, OwnerEntity container) {
    OwnerEntity at = item;
    while (at != container && at instanceof PlanItemEntity inner) {
      at = context.tree().container(inner);
    }
    return at == container;
  }

  /** A transition has happened to a case file item. They hear it as that of the item they know. */
  void happened(ItemPath path, CaseFileItemTransition transition) {
    for (var root : roots()) {
      var file = context.graph(root).caseFile();
      var known = file == null ? null : file.model().find(path);
      if (known != null) {
        for (var watcher : file.watchers(known.id(), transition)) {
          var reach = Reach.within(root, watcher.target());
          context.unsettled().heard(instance, new EventSpread.Heard(watcher, reach));
        }
      }
    }
  }
}
