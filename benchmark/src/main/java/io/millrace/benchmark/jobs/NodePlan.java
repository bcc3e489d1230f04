package io.millrace.benchmark.jobs;

import io.millrace.benchmark.engine.History;

/**
 * What is the same for all nodes of a run.
 *
 * @param history how much history is written
 * @param threads how many jobs a node runs at the same time
 * @param connections the greatest number of connections of a node
 * @param effects whether user code writes a row in the engine's transaction
 */
public record NodePlan(History history, int threads, int connections, boolean effects) {}
