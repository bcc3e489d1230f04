package io.millrace.cmmn.reference;

/**
 * A repetition rule.
 *
 * @param condition null if the rule has none, which means true
 * @param maxInstances 0 for no limit, rule 8.6
 * @param collection the variable whose elements have an instance each, rules 8.11 and 8.12; or null
 */
record Repetition(Condition condition, int maxInstances, String collection) {

  Repetition(Condition condition, int maxInstances) {
    this(condition, maxInstances, null);
  }
}
