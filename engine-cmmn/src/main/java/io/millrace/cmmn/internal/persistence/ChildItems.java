package io.millrace.cmmn.internal.persistence;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;

/** The plan items right inside one stage or case that are in memory, the oldest first. */
final class ChildItems implements Iterable<PlanItemEntity> {

  static final ChildItems NONE = new ChildItems();

  private final TreeMap<Long, PlanItemEntity> all = new TreeMap<>();
  private Map<String, TreeMap<Long, PlanItemEntity>> byElement;

  void put(PlanItemEntity item) {
    all.put(item.id(), item);
    if (byElement != null) {
      putByElement(item);
    }
  }

  void remove(PlanItemEntity item) {
    all.remove(item.id());
    var alike = byElement == null ? null : byElement.get(item.elementId());
    if (alike != null) {
      alike.remove(item.id());
    }
  }

  int size() {
    return all.size();
  }

  List<PlanItemEntity> copy() {
    return List.copyOf(all.values());
  }

  /** Returns those of one plan item. */
  Collection<PlanItemEntity> of(String elementId) {
    if (byElement == null) {
      byElement = new HashMap<>();
      all.values().forEach(this::putByElement);
    }
    var alike = byElement.get(elementId);
    return alike == null ? List.of() : Collections.unmodifiableCollection(alike.values());
  }

  private void putByElement(PlanItemEntity item) {
    byElement.computeIfAbsent(item.elementId(), id -> new TreeMap<>()).put(item.id(), item);
  }

  /** They are instances of other plan items now. */
  void renamed() {
    byElement = null;
  }

  /** Goes through them while some may come and go. */
  @Override
  public Iterator<PlanItemEntity> iterator() {
    return new Iterator<>() {

      private Map.Entry<Long, PlanItemEntity> next = all.firstEntry();

      @Override
      public boolean hasNext() {
        return next != null;
      }

      @Override
      public PlanItemEntity next() {
        if (next == null) {
          throw new NoSuchElementException();
        }
        var item = next.getValue();
        next = all.higherEntry(next.getKey());
        return item;
      }
    };
  }
}
