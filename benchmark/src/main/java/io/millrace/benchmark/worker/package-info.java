/**
 * The process in which one engine is measured, apart from all others: it reads a {@link
 * io.millrace.benchmark.worker.Job} from its standard input, runs it and writes a {@link
 * io.millrace.benchmark.worker.Message} in each line of its standard output. The package {@code
 * peer} starts it. It may call the engine under test by its factory, and the code that measures.
 */
package io.millrace.benchmark.worker;
