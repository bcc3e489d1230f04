package io.millrace.cmmn.reference;

/**
 * That an item is made only when somebody plans it, chapter 16 of the rules.
 *
 * @param table the human task whose table it is in; null for the table of its stage
 * @param applicable its applicability rule; null if it has none
 * @param fragment the entry of the plan fragment that it is planned with; null for an entry of its
 *     own. The items of a fragment stand beside each other and have the same table and rule.
 */
record Discretion(String table, Condition applicable, String fragment) {

  Discretion(String table, Condition applicable) {
    this(table, applicable, null);
  }

  /** The same in the table of the stage. */
  Discretion ofStage() {
    return new Discretion(null, applicable, fragment);
  }
}
