package io.millrace.cmmn.internal.operation;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Tells variable listeners what changed, from where the variable is up to the plan model. What they
 * change themselves is told afterwards, in its order. Belongs to one unit of work.
 */
final class VariableNews {

  private final CmmnContext context;
  private final Deque<VariableChange> untold = new ArrayDeque<>();
  private boolean telling;

  VariableNews(CmmnContext context) {
    this.context = context;
  }

  /** Tells of a change, if anybody hears it. */
  void happened(VariableChange change) {
    if (!isHeard(change)) {
      return;
    }
    untold.add(change);
    if (!telling) {
      tellAfter(() -> {});
    }
  }

  /** Makes changes that belong together; they are told when all of them are made. */
  void together(Runnable changes) {
    if (telling) {
      changes.run();
    } else {
      tellAfter(changes);
    }
  }

  private void tellAfter(Runnable changes) {
    telling = true;
    try {
      changes.run();
      while (!untold.isEmpty()) {
        tell(untold.poll());
      }
    } finally {
      telling = false;
      untold.clear();
    }
  }

  private PlanItemNode beginning(VariableChange change) {
    return change.item() == null
        ? context.graph(change.instance()).planModel()
        : context.node(change.item());
  }

  private boolean isHeard(VariableChange change) {
    for (var node = beginning(change); node != null; node = node.parent()) {
      if (!node.listeners().variables().all().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private void tell(VariableChange change) {
    for (var node = beginning(change); node != null; node = node.parent()) {
      context.steps().count(node);
      node.listeners().variables().tell(change, context);
    }
  }
}
