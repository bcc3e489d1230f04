package io.millrace.benchmark.jobs;

import io.millrace.benchmark.cost.Cost;
import io.millrace.benchmark.database.DatabaseInfo;
import io.millrace.benchmark.measure.Operation;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.result.DatabaseRecord;
import io.millrace.benchmark.result.FailureRecord;
import io.millrace.benchmark.result.OperationRecord;
import io.millrace.benchmark.result.PointRecord;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.result.ThreadRecord;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Turns what came out of nodes into the record that all reports read: an instance is a job, a
 * thread is a node, a retry is a run of user code beyond the first.
 */
public final class JobRecords {

  private JobRecords() {}

  /**
   * Describes a run.
   *
   * @param engine the engine's name
   * @param round the number of the round, from 1
   * @param point what was asked for
   * @param database the database
   * @param outcome what came out of it
   * @param counted costs that were counted apart, by their names
   * @return the record
   */
  public static RunRecord of(
      String engine,
      int round,
      Point point,
      DatabaseInfo database,
      JobOutcome outcome,
      Map<String, Double> counted) {
    long failed = outcome.expected() - outcome.jobs();
    return new RunRecord(
            engine,
            outcome.engineVersion(),
            round,
            DatabaseRecord.of(database),
            PointRecord.of(point, Duration.ZERO),
            outcome.seconds(),
            outcome.seconds() == 0 ? 0 : outcome.jobs() / outcome.seconds(),
            outcome.jobs(),
            Math.max(0, failed),
            outcome.reruns(),
            Map.of(
                Operation.INSTANCE.toString(),
                new OperationRecord(outcome.latency(), outcome.histogram())),
            outcome.perNode().stream().map(jobs -> new ThreadRecord(jobs, 0, null)).toList(),
            failed > 0 ? List.of(new FailureRecord(failed, "jobs that never ended")) : List.of(),
            costs(outcome),
            outcome.problems().isEmpty(),
            outcome.problems())
        .withCosts(counted);
  }

  private static Map<String, Double> costs(JobOutcome outcome) {
    Map<String, Double> costs = new TreeMap<>();
    if (outcome.jobs() > 0) {
      costs.put(Cost.JVM_CPU.key(), outcome.jvmMicros() / outcome.jobs());
      outcome
          .serverMicros()
          .ifPresent(micros -> costs.put(Cost.SERVER_CPU.key(), micros / outcome.jobs()));
    }
    costs.put("runsAgainInTheRun", (double) outcome.reruns());
    costs.put("deadLettersInTheRun", (double) outcome.deadLetters());
    costs.put("lostJobsInTheRun", (double) (outcome.expected() - outcome.jobs()));
    costs.put("linesOfLogsInTheRun", (double) outcome.logLines());
    costs.put("spreadBetweenNodesInPercent", 100 * outcome.spread());
    return costs;
  }
}
