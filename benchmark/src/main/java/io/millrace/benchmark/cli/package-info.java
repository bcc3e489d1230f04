/**
 * The program: its options, and the run over all points that they ask for. {@code benchmark/run}
 * calls {@link io.millrace.benchmark.cli.Main}. It may call every other package of the benchmark.
 */
package io.millrace.benchmark.cli;
