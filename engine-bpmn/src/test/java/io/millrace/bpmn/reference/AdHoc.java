package io.millrace.bpmn.reference;

/**
 * How an ad-hoc sub-process goes.
 *
 * @param sequential whether one activity at most is under way
 * @param until the completion condition; null if somebody has to complete it
 * @param cancels whether its end cancels what is under way
 */
record AdHoc(boolean sequential, Condition until, boolean cancels) {}
