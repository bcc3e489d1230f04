package io.millrace.common.job;

import java.time.Duration;
import java.util.List;

/**
 * A part of the threads of this node's job executor, which looks for jobs by itself. Each lane has
 * some partitions of the jobs, whose jobs it prefers when there is more to do than it can take;
 * with nothing of its own to do it takes those of others. Immutable; it shows how things stood when
 * it was read, and counts from the start of the executor.
 *
 * @param number the number of the lane, from 0
 * @param threads how many jobs it runs at the same time
 * @param partitions the numbers of its partitions, in their order; the other partitions are those
 *     of other lanes or nodes
 * @param claimed how many jobs it has claimed
 * @param helped how many of them were in partitions of others
 * @param ran how many jobs it has tried, with success or without
 * @param waited how long the jobs that it claimed had been due by then, in all
 * @param moves the latest moves of partitions to it or from it, latest first, 20 at most
 */
public record ExecutorLane(
    int number,
    int threads,
    List<Integer> partitions,
    long claimed,
    long helped,
    long ran,
    Duration waited,
    List<PartitionMove> moves) {}
