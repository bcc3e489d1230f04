package io.millrace.benchmark.jobs;

import io.millrace.benchmark.engine.History;

/**
 * What is the same for all nodes of a run.
 *
 * @param history how much history is written
 * @param threads how many jobs a node runs at the same time
 * @param connections the greatest number of connections of a node
 * @param effects whether user code writes a row in the engine's transaction
 * @param leaseSeconds how long a node holds a job without a sign of life; zero as the engine has it
 * @param lanes how it parts its threads
 */
public record NodePlan(
    History history,
    int threads,
    int connections,
    boolean effects,
    int leaseSeconds,
    NodeLanes lanes) {

  /**
   * Describes nodes that hold jobs as long as engines have it by themselves.
   *
   * @param history how much history is written
   * @param threads how many jobs a node runs at the same time
   * @param connections the greatest number of connections of a node
   * @param effects whether user code writes a row in the engine's transaction
   */
  public NodePlan(History history, int threads, int connections, boolean effects) {
    this(history, threads, connections, effects, 0, NodeLanes.ONE);
  }

  /** Changes the number of threads. */
  NodePlan withThreads(int others) {
    return new NodePlan(history, others, connections, effects, leaseSeconds, lanes);
  }

  /**
   * Changes how long a node holds a job.
   *
   * @param seconds the time without a sign of life; zero as the engine has it
   * @return a plan that is the same otherwise
   */
  public NodePlan withLease(int seconds) {
    return new NodePlan(history, threads, connections, effects, seconds, lanes);
  }

  /**
   * Changes how nodes part their threads.
   *
   * @param others how
   * @return a plan that is the same otherwise
   */
  public NodePlan withLanes(NodeLanes others) {
    return new NodePlan(history, threads, connections, effects, leaseSeconds, others);
  }
}
