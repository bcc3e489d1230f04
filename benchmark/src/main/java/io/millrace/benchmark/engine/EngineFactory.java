package io.millrace.benchmark.engine;

/** Opens one kind of engine. Implementations keep no state. */
@FunctionalInterface
public interface EngineFactory {

  /**
   * Starts an engine on a database and creates its tables.
   *
   * @param settings the database and how to use it
   * @return the running engine, which the caller closes
   */
  EngineUnderTest open(EngineSettings settings);
}
