package io.millrace.cmmn.reference;

/**
 * What becomes of an item when its case comes back, rule 9b.3.
 *
 * @param activate whether it enters at once; null if the rule does not say
 * @param ignore whether it is not made; null if the rule does not say
 */
record Reactivation(Condition activate, Condition ignore) {

  boolean activates(CaseRun run, Instance stage) {
    return activate != null && run.holds(activate, stage);
  }

  boolean ignores(CaseRun run, Instance stage) {
    return !activates(run, stage) && ignore != null && run.holds(ignore, stage);
  }
}
