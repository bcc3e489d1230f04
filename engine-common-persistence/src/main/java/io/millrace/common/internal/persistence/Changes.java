package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.List;

/**
 * Counts what happened to the entities of one unit of work, and knows those that the next flush has
 * to look at: it costs what has changed, however much the unit of work has in memory.
 */
final class Changes {

  private final List<Entity> pending = new ArrayList<>();
  private long count;

  /** Counts a change that leaves nothing to be written. */
  void add() {
    count++;
  }

  /** Counts a change of an entity that the next flush has to look at. */
  void add(Entity entity) {
    count++;
    if (entity.pendingAt() < 0) {
      entity.pendingAt(pending.size());
      pending.add(entity);
    }
  }

  /** The next flush has not to look at an entity: it was born and died before. */
  void forget(Entity entity) {
    var at = entity.pendingAt();
    if (at >= 0) {
      var last = pending.remove(pending.size() - 1);
      if (last != entity) {
        pending.set(at, last);
        last.pendingAt(at);
      }
      entity.pendingAt(Entity.NOT_PENDING);
    }
  }

  /** Returns what the next flush has to look at, in no order. */
  List<Entity> pending() {
    return pending;
  }

  /** All was written. */
  void clear() {
    for (var i = 0; i < pending.size(); i++) {
      pending.get(i).pendingAt(Entity.NOT_PENDING);
    }
    pending.clear();
  }

  long count() {
    return count;
  }
}
