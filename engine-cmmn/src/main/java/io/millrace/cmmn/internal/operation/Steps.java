package io.millrace.cmmn.internal.operation;

import io.millrace.common.LimitExceededException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;

/** Counts the transitions of a unit of work, and remembers the last ones. */
final class Steps {

  private static final int REMEMBERED = 20;

  private final int most;
  private final Deque<PlanItemNode> last = new ArrayDeque<>();
  private int count;

  Steps(int most) {
    this.most = most;
  }

  /**
   * Counts a transition.
   *
   * @throws LimitExceededException if there are too many, which means a cycle that never settles
   */
  void count(PlanItemNode node) {
    if (++count > most - REMEMBERED) {
      last.addLast(node);
    }
    if (count > most) {
      throw new LimitExceededException(
          "More than "
              + most
              + " transitions of plan items happened in one unit of work, the last ones at "
              + new LinkedHashSet<>(last)
              + ". Probably they start one another without end: give one of them a repetition rule that"
              + " ends, or something to wait for.");
    }
  }
}
