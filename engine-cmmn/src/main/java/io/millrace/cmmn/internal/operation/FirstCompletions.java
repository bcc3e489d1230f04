package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CriteriaHolder;
import io.millrace.cmmn.internal.sentry.CompiledCriterion;
import io.millrace.cmmn.internal.sentry.SatisfiedParts;
import java.util.stream.Stream;

/**
 * Which plan items have completed once in a stage or case; kept for those whose parent completion
 * rule asks, since an instance that comes later may find no other that could tell it. The bits
 * stand behind those of the on-parts of the stage's own criteria, so only cases with such a rule
 * write anything.
 *
 * @param stage the stage, or the plan model of the case
 */
record FirstCompletions(PlanItemNode stage) {

  /** Notes that an instance of a plan item has completed. */
  void note(CriteriaHolder container, PlanItemNode node) {
    var before = SatisfiedParts.of(container.satisfiedParts());
    if (isKept(node) && !before.has(number(node))) {
      container.satisfiedParts(before.with(number(node)).text());
    }
  }

  /** Tells whether an instance of a plan item has completed. */
  boolean has(CriteriaHolder container, PlanItemNode node) {
    return isKept(node)
        && container.satisfiedParts() != null
        && SatisfiedParts.of(container.satisfiedParts()).has(number(node));
  }

  /** Tells whether this is kept of a plan item; of one that was injected it is not. */
  static boolean isKept(PlanItemNode node) {
    return node.parent() != null && node.rules().askForFirstCompletion();
  }

  /** Returns the number of the bit of a plan item of which this is kept. */
  int number(PlanItemNode node) {
    return Stream.concat(stage.entry().stream(), stage.exit().stream())
            .mapToInt(CompiledCriterion::parts)
            .sum()
        + stage.remembered().indexOf(node);
  }
}
