package io.millrace.benchmark.jobs;

import io.millrace.benchmark.engine.NotAvailableException;
import java.util.List;

/**
 * An engine with its job executor, as one node of several. Belongs to one thread, but for {@link
 * #make}, which many threads call at once.
 */
public interface JobEngine extends AutoCloseable {

  /**
   * Returns the version of the engine.
   *
   * @return such as {@code 1.0.0}
   */
  String version();

  /**
   * Deploys the process that jobs belong to.
   *
   * @param model the process
   * @throws NotAvailableException if the engine has no such jobs
   */
  void deploy(JobModel model);

  /**
   * Makes the jobs of one instance, which are due at once, in a unit of work of its own.
   *
   * @param model the process, which has been deployed
   * @param number a number that no other instance of this process has
   */
  void make(JobModel model, long number);

  /** Begins to look for due jobs and to run them on threads of its own. */
  void startExecutor();

  /** Looks for no more jobs and waits for those that run. It can be started again. */
  void stopExecutor();

  /**
   * Counts what is left of all nodes.
   *
   * @return the counts
   */
  JobCounts counts();

  /**
   * Tells how many jobs each lane of this node has run since its executor was started.
   *
   * @return the numbers in the order of the lanes; empty for an engine without lanes
   */
  default List<Long> lanes() {
    return List.of();
  }

  /** Stops the executor and gives back what the engine holds. Tables stay. */
  @Override
  void close();
}
