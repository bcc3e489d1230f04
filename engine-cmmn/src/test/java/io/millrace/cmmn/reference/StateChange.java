package io.millrace.cmmn.reference;

/**
 * What is to happen to the instances of an item from outside, chapter 17 of the rules.
 *
 * @param own whether the item's own id is named, rather than that of its definition
 */
record StateChange(Kind kind, String item, boolean own) {

  /** In the order of rule 17.2. */
  enum Kind {
    REMOVE_WAITING,
    TERMINATE,
    AVAILABLE,
    ACTIVATE,
    AWAIT_REPETITION
  }
}
