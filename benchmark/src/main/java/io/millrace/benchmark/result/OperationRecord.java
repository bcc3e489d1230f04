package io.millrace.benchmark.result;

import io.millrace.benchmark.measure.Latency;

/**
 * The response times of one operation in one run.
 *
 * @param latency the distribution in figures: count, mean, percentiles and maximum in milliseconds
 * @param histogram the whole distribution in nanoseconds: an HdrHistogram, compressed as its
 *     library does ({@code Histogram.decodeFromCompressedByteBuffer} reads it), in Base64
 */
public record OperationRecord(Latency latency, String histogram) {}
