package io.millrace.cmmn.reference;

/**
 * One event a criterion waits for.
 *
 * @param exitCriterion the exit criterion of the source that must have made it leave, or null, rule
 *     4.7
 */
record OnPart(String source, Transition event, String exitCriterion) {

  static OnPart of(String source, Transition event) {
    return new OnPart(source, event, null);
  }
}
