package io.millrace.cmmn.model;

/**
 * How a stage or milestone is shown to users.
 *
 * <p>Immutable and thread-safe.
 *
 * @param displayOrder a number or an expression, or null
 * @param includeInStageOverview {@code true}, {@code false} or an expression; null for true
 * @param businessStatus the business status the case gets when it is entered, a text or an
 *     expression, or null
 */
public record StageDisplay(
    String displayOrder, String includeInStageOverview, String businessStatus) {

  /** Nothing is said. */
  public static final StageDisplay NONE = new StageDisplay(null, null, null);
}
