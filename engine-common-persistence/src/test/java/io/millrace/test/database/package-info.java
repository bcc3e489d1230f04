/**
 * Real databases for tests and benchmarks: started, handed out empty, counted on the wire, and
 * stopped again.
 *
 * <p>Tests of every module and the benchmark's {@code --embedded} option call it, most of them
 * through {@link io.millrace.test.database.DatabaseTest}.
 *
 * <p>It calls the JDK, the JDBC drivers and the server binaries, and knows nothing of the engines.
 */
package io.millrace.test.database;
