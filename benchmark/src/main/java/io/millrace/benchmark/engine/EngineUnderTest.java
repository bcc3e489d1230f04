package io.millrace.benchmark.engine;

import java.util.Map;

/**
 * A running engine on a database of its own, from deployment to the look at what it left behind.
 *
 * <p>An engine is opened for one point of a run and closed after it, so that every point starts on
 * empty tables. Safe for use by many threads at once, but for {@link #close()}.
 */
public interface EngineUnderTest extends EngineCalls, AutoCloseable {

  /**
   * Returns the name that reports show.
   *
   * @return such as {@code millrace}
   */
  String name();

  /**
   * Returns the version of the engine.
   *
   * @return such as {@code 1.0.0}, or {@code unpackaged} if its classes come from no jar
   */
  String version();

  /**
   * Deploys a process model.
   *
   * @param model the model, with one process in it
   */
  void deploy(Model model);

  /**
   * Deploys a model of a case.
   *
   * @param model the model, with one case in it
   * @throws NotAvailableException if the engine runs no cases
   */
  default void deployCase(Model model) {
    throw new NotAvailableException("cases");
  }

  /**
   * Lets the engine run due jobs on threads of its own.
   *
   * @throws NotAvailableException if it has no such threads
   */
  default void startJobExecutor() {
    throw new NotAvailableException("a job executor");
  }

  /**
   * Counts the rows of every table that holds what belongs to instances and is no history.
   *
   * @return rows by name of the table; a table that has no row may be absent
   */
  Map<String, Long> runtimeRows();

  /**
   * Counts what the history holds, over all instances of processes and cases.
   *
   * @return the counts; all are zero where the level of history writes nothing
   */
  HistoryCensus history();

  /**
   * Tells whether a failed call was undone because of a rival, so that the same call may be made
   * again at once.
   *
   * @param failure what a call threw
   * @return true for a conflict, false for every other failure
   */
  boolean isConflict(RuntimeException failure);

  /** Stops the engine and removes its tables, where the settings say so. */
  @Override
  void close();
}
