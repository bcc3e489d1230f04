package io.millrace.benchmark.measure;

/**
 * How much work is done by how many at once.
 *
 * @param threads the number of threads, each of which begins an instance when its last one has
 *     ended
 * @param instances the number of instances, shared by all threads
 */
public record Load(int threads, long instances) {}
