package io.millrace.benchmark.floor;

/**
 * What differs between the same steps of two instances.
 *
 * @param firstId the lowest id of the instance
 * @param now the time, as the driver takes it
 * @param later a time hours later, likewise
 * @param level the level of history, as a number
 */
record Moment(long firstId, Object now, Object later, int level) {}
