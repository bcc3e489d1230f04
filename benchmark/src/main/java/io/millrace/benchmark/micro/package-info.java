/**
 * JMH micro-benchmarks of what happens inside Millrace, without a server and without other load.
 * {@code benchmark/run micro} runs them in JVMs of their own; the build only compiles them. They
 * may call the public API of the engine and the scenarios.
 */
package io.millrace.benchmark.micro;
