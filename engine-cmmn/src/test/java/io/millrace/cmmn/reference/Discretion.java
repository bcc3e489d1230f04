package io.millrace.cmmn.reference;

/**
 * That an item is made only when somebody plans it, chapter 16 of the rules.
 *
 * @param table the human task whose table it is in; null for the table of its stage
 * @param applicable its applicability rule; null if it has none
 */
record Discretion(String table, Condition applicable) {}
