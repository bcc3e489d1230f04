package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Lifecycle;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The instances of a plan item in one stage or case, counted by what repetition asks of them; so
 * that nothing looks at all of them when one of them moves on. Belongs to one unit of work.
 */
final class Siblings {

  private final CmmnContext context;
  private final Map<Key, OfItem> known = new HashMap<>();

  Siblings(CmmnContext context) {
    this.context = context;
  }

  private record Key(long containerId, String elementId, long definitionId, String injected) {

    private static Key of(PlanItemEntity item) {
      var stage = item.stageInstanceId();
      return new Key(
          stage == 0 ? item.caseInstanceId() : stage,
          item.elementId(),
          item.caseDefinitionId(),
          item.injected());
    }
  }

  /** The instances of one plan item. */
  static final class OfItem {

    private final Set<Long> all = new HashSet<>();
    private final Set<Long> entered = new HashSet<>();
    private final Map<Long, PlanItemEntity> waiting = new TreeMap<>();
    private Map<Long, PlanItemEntity> recent = new LinkedHashMap<>();

    private void put(PlanItemEntity item, PlanItemNode node) {
      remove(item.id());
      if (all.add(item.id())) {
        recent.put(item.id(), item);
      }
      if (ItemState.of(item.state()) == ItemState.WAIT_REPETITION) {
        waiting.put(item.id(), item);
      }
      if (hasEntered(item, node)) {
        entered.add(item.id());
      }
    }

    private void remove(long id) {
      entered.remove(id);
      waiting.remove(id);
    }

    /** Returns how many there are. */
    int count() {
      return all.size();
    }

    /** Returns how many have entered. */
    int entered() {
      return entered.size();
    }

    /** Returns those that wait for their repetition, the oldest first. */
    Collection<PlanItemEntity> waiting() {
      return waiting.values();
    }

    /** Returns, once, those that have come since the last time. */
    List<PlanItemEntity> takeNew() {
      var taken = new ArrayList<PlanItemEntity>();
      recent.values().stream().filter(item -> !item.isDeleted()).forEach(taken::add);
      recent = new LinkedHashMap<>();
      return taken;
    }
  }

  /** Returns the instances that are there now of the plan item of one, which may be gone. */
  OfItem of(PlanItemEntity item, PlanItemNode node) {
    return known.computeIfAbsent(Key.of(item), key -> counted(item, node));
  }

  private OfItem counted(PlanItemEntity item, PlanItemNode node) {
    var found = new OfItem();
    for (var other : context.tree().instances(context.tree().container(item), item.elementId())) {
      if (item.isInstanceLike(other)) {
        found.put(other, node);
      }
    }
    return found;
  }

  /** An instance is new, or in another state. */
  void moved(PlanItemEntity item, PlanItemNode node) {
    var found = known.isEmpty() ? null : known.get(Key.of(item));
    if (found != null) {
      found.put(item, node);
    }
  }

  /** An instance is gone. */
  void removed(PlanItemEntity item) {
    var found = known.isEmpty() ? null : known.get(Key.of(item));
    if (found != null) {
      found.remove(item.id());
      found.all.remove(item.id());
    }
  }

  /** Plan items have got another version. */
  void renamed() {
    known.clear();
  }

  /** What somebody has suspended counts as what it was before. */
  private static boolean hasEntered(PlanItemEntity item, PlanItemNode node) {
    var state = ItemState.of(item.state());
    if (state == ItemState.SUSPENDED) {
      var before = item.stateBefore();
      var kind = node.behavior().kind();
      state = Lifecycle.beneath(kind, before == null ? null : ItemState.of(before));
    }
    return !state.awaitsEntry();
  }
}
