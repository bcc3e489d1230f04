package io.millrace.cmmn.explanation;

import java.util.List;

/**
 * The criteria of a plan item as they stand now.
 *
 * <p>Immutable and thread-safe.
 *
 * @param entry its entry criteria, in document order; one is enough
 * @param exit its exit criteria, in document order; one is enough
 * @param available the condition under which a listener is available; null if there is none
 * @param clockStart what starts the clock of a timer; null if its creation does
 */
public record ExplainedCriteria(
    List<CriterionExplanation> entry,
    List<CriterionExplanation> exit,
    ConditionExplanation available,
    OnPartExplanation clockStart) {

  /**
   * Copies the lists, which may not be null.
   *
   * @param entry its entry criteria
   * @param exit its exit criteria
   * @param available the condition under which a listener is available, or null
   * @param clockStart what starts the clock of a timer, or null
   */
  public ExplainedCriteria {
    entry = List.copyOf(entry);
    exit = List.copyOf(exit);
  }
}
