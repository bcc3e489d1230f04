package io.millrace.benchmark.result;

/**
 * A run that came to nothing.
 *
 * @param engine the engine's name
 * @param round the number of the round, from 1
 * @param point what was asked for
 * @param message what went wrong; for a process that died, with the last lines that it wrote
 * @param details the stack, may be empty
 */
public record FailedRun(
    String engine, int round, PointRecord point, String message, String details) {}
