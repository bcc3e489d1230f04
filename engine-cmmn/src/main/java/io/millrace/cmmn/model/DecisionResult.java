package io.millrace.cmmn.model;

/**
 * What becomes of the result of a decision.
 *
 * <p>Immutable and thread-safe.
 *
 * @param resultVariable the name of the variable that gets it; null where each output becomes a
 *     variable of its own
 * @param mapping {@code singleEntry}, {@code singleResult}, {@code collectEntries} or {@code
 *     resultList}; null for the engine's choice
 * @param throwErrorOnNoHits whether a decision without a result is an error
 */
public record DecisionResult(String resultVariable, String mapping, boolean throwErrorOnNoHits) {

  /** Each output becomes a variable. */
  public static final DecisionResult NONE = new DecisionResult(null, null, false);
}
