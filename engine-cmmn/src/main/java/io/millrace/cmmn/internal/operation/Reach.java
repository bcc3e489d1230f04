package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.ArrayDeque;
import java.util.List;

/**
 * Whom the events of an instance reach: the innermost instance of a stage around both plan items,
 * and the way down from there to the plan item whose criterion listens. So siblings in one instance
 * of a stage hear each other, those in two instances of it do not.
 *
 * <p>Spec: CMMN 1.1 §5.4.6, which says nothing of stages that repeat.
 *
 * @param container the stage or case
 * @param way the plan items from there to the listening one; empty if the container listens itself
 */
record Reach(OwnerEntity container, List<PlanItemNode> way) {

  /** Returns the reach of an instance's events towards a plan item that listens. */
  static Reach of(
      PlanItemEntity item, PlanItemNode node, PlanItemNode target, CmmnContext context) {
    if (item.isInjectedRoot()) {
      return within(item, target);
    }
    var way = new ArrayDeque<PlanItemNode>();
    var common = node.parent();
    var container = context.tree().container(item);
    while (!leadsTo(common, target, way)) {
      common = common.parent();
      container = context.tree().container((PlanItemEntity) container);
    }
    return new Reach(container, List.copyOf(way));
  }

  /**
   * Returns the reach from a plan item or case down to a plan item that listens; null if that is
   * not inside.
   */
  static Reach down(OwnerEntity container, PlanItemNode target, CmmnContext context) {
    var way = new ArrayDeque<PlanItemNode>();
    return leadsTo(context.node(container), target, way)
        ? new Reach(container, List.copyOf(way))
        : null;
  }

  /** Returns the reach of what happens in a case, to all instances of a plan item that listens. */
  static Reach of(CaseInstanceEntity instance, PlanItemNode target) {
    return from(instance, target);
  }

  /** Returns the reach down from an injected plan item: nothing outside of it hears it. */
  static Reach within(PlanItemEntity injected, PlanItemNode target) {
    return from(injected, target);
  }

  private static Reach from(OwnerEntity container, PlanItemNode target) {
    var way = new ArrayDeque<PlanItemNode>();
    for (var at = target; at.parent() != null; at = at.parent()) {
      way.push(at);
    }
    return new Reach(container, List.copyOf(way));
  }

  /** Tells whether a plan item is a stage or inside it; collects the way down to it. */
  private static boolean leadsTo(
      PlanItemNode stage, PlanItemNode target, ArrayDeque<PlanItemNode> way) {
    way.clear();
    for (var at = target; at != null; at = at.parent()) {
      if (at == stage) {
        return true;
      }
      way.push(at);
    }
    return false;
  }

  /** Returns the instances that are there now. */
  List<? extends OwnerEntity> instances(CmmnContext context) {
    if (container.isDeleted()) {
      return List.of();
    }
    List<? extends OwnerEntity> reached = List.of(container);
    for (var node : way) {
      reached =
          reached.stream()
              .flatMap(one -> context.tree().instances(one, node.id()).stream())
              .filter(child -> !child.isInjectedRoot())
              .toList();
    }
    return reached;
  }
}
