package io.millrace.benchmark.result;

import java.util.List;

/**
 * What was the same for all runs.
 *
 * @param connections the greatest number of connections an engine may hold
 * @param rounds how many times each engine runs each point
 * @param ownProcesses whether each run had a JVM and a database of its own; otherwise all shared
 *     one JVM, one after the other
 * @param jvmOptions the options of every JVM that was measured
 */
public record Settings(
    int connections, int rounds, boolean ownProcesses, List<String> jvmOptions) {}
