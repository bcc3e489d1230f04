package io.millrace.cmmn.reference;

/**
 * A transition that happened.
 *
 * @param exitCriterion id of the exit criterion that made the source leave, or null
 */
record Event(Instance source, Transition transition, String exitCriterion) {}
