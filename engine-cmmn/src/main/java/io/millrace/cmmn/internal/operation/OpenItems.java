package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.judgement.Place;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.CriteriaHolder;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/**
 * What is open in a case, in the order of the document: plan items of a stage as the file has them,
 * instances of one plan item by age.
 */
record OpenItems(CmmnContext context, CaseInstanceEntity instance) {

  /** Returns the case, then its plan items, each before those inside it. */
  List<CriteriaHolder> outsideIn() {
    var found = new ArrayList<CriteriaHolder>(List.of(instance));
    items(instance, found);
    return found;
  }

  private void items(OwnerEntity container, List<CriteriaHolder> found) {
    for (var child : children(container)) {
      found.add(child);
      if (context.node(child).isStage()) {
        items(child, found);
      }
    }
  }

  /** Returns some of these, in the same order; what is gone is left out. */
  List<CriteriaHolder> outsideIn(Collection<? extends CriteriaHolder> some) {
    var placed = new TreeMap<Place, CriteriaHolder>(Place.OUTSIDE_IN);
    for (var holder : some) {
      if (!holder.isDeleted()) {
        placed.put(place(holder), holder);
      }
    }
    return new ArrayList<>(placed.values());
  }

  /** Returns the place of a plan item, or of a case. */
  Place place(Object holder) {
    if (!(holder instanceof PlanItemEntity item)) {
      return Place.CASE;
    }
    return place(context.tree().container(item)).of(position(item), item.id());
  }

  /** Returns the stages and the case, each behind those inside it. */
  List<OwnerEntity> containersInsideOut() {
    var found = new ArrayList<OwnerEntity>();
    containers(instance, found);
    return found;
  }

  private void containers(OwnerEntity container, List<OwnerEntity> found) {
    for (var child : children(container)) {
      if (context.node(child).isStage()) {
        containers(child, found);
      }
    }
    found.add(container);
  }

  /** The tree gives them by age, and the sort keeps that among instances of one plan item. */
  List<PlanItemEntity> children(OwnerEntity container) {
    var children = context.tree().children(container);
    if (children.size() < 2) {
      return children;
    }
    var sorted = new ArrayList<>(children);
    sorted.sort(Comparator.comparingInt(this::position));
    return sorted;
  }

  /** What was injected stands in no file: it comes behind. */
  private int position(PlanItemEntity child) {
    return child.isInjectedRoot() ? Integer.MAX_VALUE : context.node(child).position();
  }
}
