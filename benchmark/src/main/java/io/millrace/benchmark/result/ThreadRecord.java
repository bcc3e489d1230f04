package io.millrace.benchmark.result;

/**
 * One thread's share of a run.
 *
 * @param completed the instances that it brought to their end
 * @param retried the calls that it made again because a rival had undone them
 */
public record ThreadRecord(long completed, long retried) {}
