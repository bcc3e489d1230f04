package io.millrace.common.internal.job.lane;

/**
 * A partition changes lanes.
 *
 * @param partition which
 * @param from the lane that had it
 * @param to the lane that gets it
 */
public record Move(int partition, int from, int to) {}
