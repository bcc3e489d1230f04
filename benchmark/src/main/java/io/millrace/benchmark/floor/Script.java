package io.millrace.benchmark.floor;

import java.util.Map;

/**
 * What the calls of a process write for every instance, at one level of history.
 *
 * @param ids how many ids an instance needs
 * @param start what its start writes
 * @param complete what the completion of its task writes, which ends it; empty if it has no task
 * @param tasks the numbers of the ids of its tasks, by name
 */
record Script(int ids, Step start, Step complete, Map<String, Integer> tasks) {}
