/**
 * What an instance costs beside time: processor time of the JVM and of the database's server, heap,
 * garbage collections, round trips, rows and bytes written. The measuring code opens the meters of
 * a point around its load and hands on {@link io.millrace.benchmark.cost.Costs}; reports show them.
 * It may call the JVM's management beans, the operating system and JDBC, never an engine.
 */
package io.millrace.benchmark.cost;
