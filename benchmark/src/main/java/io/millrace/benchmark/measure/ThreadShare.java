package io.millrace.benchmark.measure;

/**
 * One thread's share of a load.
 *
 * @param completed the instances that it brought to their end
 * @param retries the calls that it made again because a rival had undone them
 * @param waitedMillis how long it stood still inside the JVM while instances ran: for a connection
 *     of the pool, for a lock, for another thread
 */
public record ThreadShare(long completed, long retries, long waitedMillis) {}
