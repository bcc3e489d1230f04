package io.millrace.common.internal.scope;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Entity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The trees of several families as they were at one moment, read at once and without locks. Each
 * family is shown to one unit of work, whose own its rows are from then on. Used by one thread.
 */
public final class Glimpse {

  private final List<Map<Long, List<Entity>>> trees;

  private Glimpse(List<Map<Long, List<Entity>>> trees) {
    this.trees = trees;
  }

  /** Returns a glimpse of nothing. */
  static Glimpse none() {
    return new Glimpse(List.of());
  }

  /**
   * Parts rows into families.
   *
   * @param rows what was read for each engine
   */
  static Glimpse of(List<ScopeOwner> owners, List<List<? extends Entity>> rows) {
    var trees = new ArrayList<Map<Long, List<Entity>>>();
    for (var i = 0; i < owners.size(); i++) {
      var owner = owners.get(i);
      var families = new HashMap<Long, List<Entity>>();
      for (var row : rows.get(i)) {
        families.computeIfAbsent(owner.familyOf(row), id -> new ArrayList<>()).add(row);
      }
      trees.add(families);
    }
    return new Glimpse(trees);
  }

  /** Shows a family to a unit of work; returns whether there is something to see. */
  boolean show(long rootId, List<ScopeOwner> owners, CommandContext context) {
    var isShown = false;
    for (var i = 0; i < trees.size(); i++) {
      var rows = trees.get(i).remove(rootId);
      if (rows != null) {
        context.unitOfWork().adopt(rows);
        owners.get(i).treeRead(context, rows);
        isShown = true;
      }
    }
    return isShown;
  }
}
