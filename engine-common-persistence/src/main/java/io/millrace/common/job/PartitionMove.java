package io.millrace.common.job;

import java.time.Instant;

/**
 * A partition of the jobs that changed from one lane of a node to another, because the lanes were
 * out of balance. Immutable.
 *
 * @param partition the number of the partition, from 0
 * @param from the number of the lane that had it
 * @param to the number of the lane that got it
 * @param time when, by the engine's clock
 */
public record PartitionMove(int partition, int from, int to, Instant time) {}
