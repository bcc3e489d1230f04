package io.millrace.benchmark.measure;

import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.scenario.Scenario;

/**
 * One line of a report: a scenario at one level of history with one number of threads.
 *
 * @param scenario the work
 * @param model the model of its process
 * @param history how much history is written
 * @param threads the number of threads
 * @param warmup how many instances run first, without being measured
 * @param iterations how many instances are measured
 */
public record Point(
    Scenario scenario, Model model, History history, int threads, long warmup, long iterations) {}
