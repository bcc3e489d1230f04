package io.millrace.benchmark.jobs;

import java.time.Duration;

/**
 * What the nodes of a run have to do.
 *
 * @param model the process
 * @param jobs how many jobs are measured, at least
 * @param warmup how many jobs run first, unmeasured, at least
 * @param hot how many further jobs belong to one and the same instance; zero for none
 * @param poisoned how many jobs beside them always fail; they are the oldest
 * @param patience how long no job may end before the run is given up
 * @param strict whether a job that ran twice, and a conflict in a log, make the run a bad one
 */
public record JobWork(
    JobModel model,
    long jobs,
    long warmup,
    int hot,
    long poisoned,
    Duration patience,
    boolean strict) {

  /** The instances that have so many jobs. */
  private long instancesOf(long wanted) {
    return (wanted + model.branches() - 1) / model.branches();
  }

  long instances() {
    return instancesOf(jobs);
  }

  long warmupInstances() {
    return instancesOf(warmup);
  }

  /** How many jobs are to end, those that always fail left aside. */
  long expected() {
    return instances() * model.branches() + hot;
  }

  /** How many jobs are to end first, unmeasured. */
  long expectedWarmup() {
    return warmupInstances() * model.branches();
  }

  /** The process with the many jobs of one instance. */
  JobModel hotModel() {
    return JobModel.of(hot, model.exclusive()).named("hot");
  }

  /** The process of the jobs that always fail. */
  JobModel poison() {
    return JobModel.poison(model.exclusive());
  }

  /**
   * Makes the work smaller, for a count that does not depend on time.
   *
   * @param most how many jobs at most
   * @return work that is the same otherwise
   */
  public JobWork atMost(long most) {
    return new JobWork(
        model,
        Math.min(jobs, most),
        Math.min(warmup, most),
        hot,
        Math.min(poisoned, most),
        patience,
        strict);
  }
}
