package io.millrace.cmmn.reference;

/**
 * A transition that happened.
 *
 * @param source null for a change of a variable or of the case file
 * @param outside what changed then, as {@link OnPart#source()} names it; else null
 * @param exitCriterion id of the exit criterion that made the source leave, or null
 */
record Event(Instance source, String outside, Transition transition, String exitCriterion) {}
