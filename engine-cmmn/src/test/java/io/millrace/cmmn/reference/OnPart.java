package io.millrace.cmmn.reference;

/**
 * One event a criterion waits for.
 *
 * @param source id of an item; for a variable its name behind a dollar, for a case file item its
 *     path behind a hash
 * @param exitCriterion the exit criterion of the source that must have made it leave, or null, rule
 *     4.7
 */
record OnPart(String source, Transition event, String exitCriterion) {

  static OnPart of(String source, Transition event) {
    return new OnPart(source, event, null);
  }

  boolean isVariable() {
    return source.startsWith("$");
  }

  boolean isCaseFile() {
    return source.startsWith("#");
  }

  /** Whether it names a plan item. */
  boolean isItem() {
    return !isVariable() && !isCaseFile();
  }
}
