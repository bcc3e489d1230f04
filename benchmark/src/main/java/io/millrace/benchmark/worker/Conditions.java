package io.millrace.benchmark.worker;

import java.time.Duration;

/**
 * What holds for all jobs of a run.
 *
 * @param connections the greatest number of connections an engine may hold
 * @param latency how much longer each round trip to the database takes
 * @param costs whether the database is asked what an instance cost it
 */
public record Conditions(int connections, Duration latency, boolean costs) {}
