package io.millrace.bpmn.reference;

/**
 * What makes an activity a standard loop.
 *
 * @param first whether the condition is asked before the first round, too
 * @param most how many rounds there are at most; 0 if only the condition says it
 * @param again while it holds there is one more; null if only the maximum says it
 */
record Rounds(boolean first, int most, Condition again) {}
