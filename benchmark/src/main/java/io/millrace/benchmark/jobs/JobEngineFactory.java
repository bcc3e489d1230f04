package io.millrace.benchmark.jobs;

/** Opens one kind of engine as a node. Implementations keep no state. */
@FunctionalInterface
public interface JobEngineFactory {

  /**
   * Starts an engine whose executor does not run yet.
   *
   * @param settings the database and how to use it
   * @return the engine, which the caller closes
   */
  JobEngine open(JobEngineSettings settings);
}
