package io.millrace.benchmark.jobs;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.History;

/**
 * What a node needs to know.
 *
 * @param database where the tables are
 * @param history how much history is written
 * @param node the name of the node, which no other one has
 * @param threads how many jobs it runs at the same time
 * @param connections the greatest number of connections of its pool
 * @param leaseSeconds how long it holds a job without a sign of life; zero as the engine has it
 * @param lanes how it parts its threads, if it does
 * @param createsTables whether the tables are not there yet
 * @param holdsJobs whether it holds as many jobs as it has threads, with few connections: its jobs
 *     never end, and most of its workers wait before their first statement
 */
public record JobEngineSettings(
    Database database,
    History history,
    String node,
    int threads,
    int connections,
    int leaseSeconds,
    NodeLanes lanes,
    boolean createsTables,
    boolean holdsJobs) {}
