package io.millrace.cmmn.explanation;

import java.util.List;

/**
 * What an open plan item waits for, and whether it holds its stage open.
 *
 * <p>Immutable and thread-safe.
 *
 * @param item which plan item it is, and its state
 * @param waitsFor what would let it go on
 * @param hold whether and by which rule it holds the stage or case around it open
 * @param criteria its criteria as they stand now
 * @param work its tasks, events and jobs
 * @param completion what holds the stage open; null for what is no stage
 * @param children the open plan items inside the stage, in document order, then by age
 */
public record PlanItemExplanation(
    ExplainedItem item,
    WaitKind waitsFor,
    HoldExplanation hold,
    ExplainedCriteria criteria,
    OpenWork work,
    CompletionExplanation completion,
    List<PlanItemExplanation> children) {

  /**
   * Copies the list, which may not be null.
   *
   * @param item which plan item it is, and its state
   * @param waitsFor what would let it go on
   * @param hold whether and by which rule it holds the stage or case around it open
   * @param criteria its criteria as they stand now
   * @param work its tasks, events and jobs
   * @param completion what holds the stage open; null for what is no stage
   * @param children the open plan items inside the stage
   */
  public PlanItemExplanation {
    children = List.copyOf(children);
  }
}
