package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.LimitExceededException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Counts the transitions of plan items and cases in a unit of work, and remembers the last ones.
 */
final class Steps {

  private static final int REMEMBERED = 20;
  private static final int JUDGEMENTS_PER_STEP = 50;

  private final int most;
  private final Deque<PlanItemNode> last = new ArrayDeque<>();
  private int count;
  private long judgements;
  private final Set<Long> looked = new HashSet<>();

  Steps(int most) {
    this.most = most;
  }

  /**
   * Counts a look at all that is open in a case, but for the first one.
   *
   * @param open how many plan items and cases are looked at
   * @param instance the case
   * @throws LimitExceededException as for judgements
   */
  void looked(int open, CaseInstanceEntity instance) {
    judged(looked.add(instance.id()) ? 0 : open, instance);
  }

  /**
   * Counts judgements.
   *
   * @param more how many
   * @param instance the case in which they are made
   * @throws LimitExceededException if there are too many, which means that what lives is judged
   *     again and again although hardly anything happens
   */
  void judged(int more, CaseInstanceEntity instance) {
    judgements += more;
    if (judgements > (long) most * JUDGEMENTS_PER_STEP) {
      throw new LimitExceededException(
          "More than "
              + (long) most * JUDGEMENTS_PER_STEP
              + " judgements of criteria and of completions were made in one unit of work, in which "
              + count
              + " transitions of plan items happened, the last one at case instance '"
              + instance.id()
              + "'. Conditions that call beans, or read the case or objects, are judged after each"
              + " round, in all plan items that wait for them: let them read variables, or let"
              + " fewer items wait at a time.");
    }
  }

  /**
   * Counts a transition.
   *
   * @param node the plan item, or the plan model of the case
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
              + " transitions of plan items and cases happened in one unit of work, the last ones at "
              + new LinkedHashSet<>(last)
              + ". Probably they start one another without end: give one of them a repetition rule that"
              + " ends, or something to wait for.");
    }
  }
}
