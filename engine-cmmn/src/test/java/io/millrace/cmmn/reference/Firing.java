package io.millrace.cmmn.reference;

/**
 * What the pass has found for one instance.
 *
 * @param judgedIn the state of the instance at that moment
 * @param criterion null for an item that needs none, rule 5.1
 * @param exits whether it leaves, else it enters
 */
record Firing(Instance instance, State judgedIn, Criterion criterion, boolean exits) {

  /** Rule 2.5. */
  boolean stillHolds() {
    return instance.isLive() && instance.state() == judgedIn;
  }
}
