/**
 * Runs scenarios on many threads, records response times and failures without disturbing what it
 * measures, and checks what the instances left behind. The command line runs {@link
 * io.millrace.benchmark.measure.PointRunner} and hands its results to the reports. It may call
 * scenarios and the interface of engines, never an engine.
 */
package io.millrace.benchmark.measure;
