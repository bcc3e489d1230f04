package io.millrace.cmmn.reference;

/**
 * What an engine showed after a step.
 *
 * @param outcome null if it did not settle
 * @param state null if there is no case
 */
record Answer(Outcome outcome, Snapshot state) {}
