package io.millrace.benchmark.cli;

import io.millrace.benchmark.jobs.JobModel;
import io.millrace.benchmark.jobs.JobWork;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that say what the nodes have to do. */
final class JobOptions {

  private static final long MOST_JOBS = 100_000_000;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      defaultValue = "10000",
      description = "How many jobs are measured. Default: ${DEFAULT-VALUE}.")
  private long jobs;

  @Option(
      names = "--warmup",
      paramLabel = "N",
      description =
          "How many jobs run first on the same nodes, unmeasured. Default: a fifth of the jobs, at"
              + " most 20,000.")
  private Long warmup;

  @Option(
      names = "--branches",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "How many jobs an instance has: that many asynchronous service tasks between fork and"
              + " join. Default: ${DEFAULT-VALUE}, without gateways.")
  private int branches;

  @Option(
      names = "--kind",
      paramLabel = "KINDS",
      defaultValue = "shared",
      description =
          "shared: jobs of an instance may run at the same time; exclusive: one by one, as engines"
              + " have it unless a model says otherwise. Or both. Default: ${DEFAULT-VALUE}.")
  private JobKinds kinds;

  @Option(
      names = "--hot",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Adds one instance with N jobs of its own, and shows how many of them each node ran."
              + " Default: none.")
  private int hot;

  @Option(
      names = "--poisoned",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Adds N jobs, older than all others, that fail each time: three tries, two seconds apart,"
              + " then they are dead letters. They are not among the jobs that are counted. Default:"
              + " none.")
  private long poisoned;

  @Option(
      names = "--effects",
      description =
          "Each job writes a row in the engine's own transaction; the report says how many jobs"
              + " took effect more than once or not at all.")
  private boolean effects;

  @Option(
      names = "--strict",
      description =
          "A run in which a job ran more than once, or a log tells of a conflict, is a bad one.")
  private boolean strict;

  @Option(
      names = "--patience",
      paramLabel = "TIME",
      defaultValue = "60s",
      description = "How long no job may end before a run is given up. Default: ${DEFAULT-VALUE}.")
  private TimeSpan patience;

  /**
   * Checks the options.
   *
   * @throws IllegalArgumentException if a value makes no sense
   */
  void check() {
    within("--jobs", jobs, 1, MOST_JOBS);
    within("--warmup", warmup(), 0, MOST_JOBS);
    within("--branches", branches, 1, JobModel.MOST_BRANCHES);
    within("--hot", hot, 0, JobModel.MOST_BRANCHES);
    within("--poisoned", poisoned, 0, MOST_JOBS);
    if (patience.value().isZero()) {
      throw new IllegalArgumentException("--patience must be more than nothing.");
    }
  }

  static void within(String option, long value, long least, long most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          option + " must be from " + least + " to " + most + ", but is " + value + ".");
    }
  }

  private long warmup() {
    return warmup == null ? Math.min(jobs / 5, 20_000) : warmup;
  }

  boolean effects() {
    return effects;
  }

  boolean hasHotInstance() {
    return hot > 0;
  }

  /** The work of each kind. */
  List<JobWork> works() {
    return kinds.exclusive().stream()
        .map(
            exclusive ->
                new JobWork(
                    JobModel.of(branches, exclusive),
                    jobs,
                    warmup(),
                    hot,
                    poisoned,
                    patience.value(),
                    strict))
        .toList();
  }
}
