package io.millrace.benchmark.jobs;

import io.millrace.benchmark.measure.Latency;
import io.millrace.benchmark.measure.ResponseTimes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What came out of a run.
 *
 * @param engineVersion the version of the engine
 * @param expected how many jobs were to end
 * @param jobs how many ended
 * @param reruns how many times user code of a job ran again
 * @param seconds from the first begin of user code to the last end
 * @param latency how long each job took from when it was due, in figures
 * @param histogram the same as a whole distribution
 * @param perNode how many runs ended on each node
 * @param hotPerNode how many jobs of the one hot instance ended on each node; empty if there was
 *     none
 * @param lanes what the lanes of each node ran
 * @param deadLetters how many jobs failed too often, those that always fail among them
 * @param logLines how many lines the nodes wrote to their logs
 * @param conflicts how many of them tell of conflicts
 * @param jvmMicros the processor time of all nodes
 * @param serverMicros the processor time of the server, empty if it cannot be read
 * @param problems what was not as it should be
 */
public record JobOutcome(
    String engineVersion,
    long expected,
    long jobs,
    long reruns,
    double seconds,
    Latency latency,
    String histogram,
    List<Long> perNode,
    List<Long> hotPerNode,
    LaneRuns lanes,
    long deadLetters,
    long logLines,
    long conflicts,
    double jvmMicros,
    OptionalDouble serverMicros,
    List<String> problems) {

  /**
   * What was seen from outside, beside the journals.
   *
   * @param version the version of the engine
   * @param work what was to be done
   * @param due when jobs could begin, in microseconds
   * @param left what was left at the end
   * @param lanes what the lanes of the nodes ran
   * @param logs what the nodes wrote
   * @param jvmMicros the processor time of all nodes
   * @param serverMicros that of the server
   * @param effects the rows of the jobs, or null if none were written
   * @param stopped whether the run was interrupted
   */
  record Seen(
      String version,
      JobWork work,
      long due,
      JobCounts left,
      LaneRuns lanes,
      List<LogLines> logs,
      double jvmMicros,
      OptionalDouble serverMicros,
      EffectTable.Effects effects,
      boolean stopped) {}

  static JobOutcome of(Seen seen, List<Path> journals) {
    Runs runs = Runs.in(journals);
    ResponseTimes times = runs.since(seen.due());
    return new JobOutcome(
        seen.version(),
        seen.work().expected(),
        runs.jobs(),
        runs.reruns(),
        runs.seconds(),
        times.latency(),
        times.encoded(),
        runs.endedByNode(),
        seen.work().hot() == 0 ? List.of() : HotInstance.perNode(runs, journals),
        seen.lanes(),
        seen.left().deadLetters(),
        seen.logs().stream().mapToLong(LogLines::count).sum(),
        seen.logs().stream().mapToLong(LogLines::conflicts).sum(),
        seen.jvmMicros(),
        seen.serverMicros(),
        problems(seen, runs));
  }

  private static List<String> problems(Seen seen, Runs runs) {
    List<String> problems = new ArrayList<>();
    if (seen.stopped()) {
      problems.add("Stopped before the end.");
    }
    note(problems, seen.work().expected() - runs.jobs(), "jobs never ended");
    note(problems, seen.left().open(), "jobs are still open");
    long poisoned = seen.work().poisoned();
    long failed = seen.left().deadLetters() - poisoned;
    note(problems, Math.max(0, failed), "jobs failed too often (dead letters)");
    note(problems, Math.max(0, -failed), "jobs that always fail are no dead letters");
    if (failed == 0) {
      note(problems, seen.left().instances() - poisoned, "instances have not ended");
    }
    if (seen.effects() != null) {
      note(problems, seen.effects().rows() - seen.effects().jobs(), "jobs took effect again");
      note(problems, seen.work().expected() - seen.effects().jobs(), "jobs took no effect");
    }
    if (seen.work().strict()) {
      note(problems, runs.repeatedJobs(), "jobs ran more than once");
      note(
          problems,
          seen.logs().stream().mapToLong(LogLines::conflicts).sum(),
          "lines of the logs tell of conflicts");
    }
    return problems;
  }

  private static void note(List<String> problems, long count, String what) {
    if (count != 0) {
      problems.add(count + " " + what + ".");
    }
  }

  /**
   * Tells how unevenly the nodes worked.
   *
   * @return what the busiest one did more than the least busy, as a share of the mean
   */
  public double spread() {
    return LaneRuns.spread(perNode);
  }
}
