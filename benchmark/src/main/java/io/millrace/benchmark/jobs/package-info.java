/**
 * Jobs on several nodes: each node is an engine with its job executor in a JVM of its own, all on
 * one database. The first half runs inside such a JVM ({@link io.millrace.benchmark.jobs.NodeMain},
 * {@link io.millrace.benchmark.jobs.JobEngine} and what records each run of user code), the other
 * one starts, watches, kills and counts them. The command line calls it; it may call databases,
 * costs and the records of results. Nothing of the second half is needed on a peer's class path.
 */
package io.millrace.benchmark.jobs;
