package io.millrace.cmmn.reference;

/**
 * A repetition rule.
 *
 * @param condition null if the rule has none, which means true
 * @param maxInstances 0 for no limit, rule 8.6
 */
record Repetition(Condition condition, int maxInstances) {}
