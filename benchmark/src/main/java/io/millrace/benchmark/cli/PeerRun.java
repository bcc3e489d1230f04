package io.millrace.benchmark.cli;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.Databases;
import io.millrace.benchmark.measure.Progress;
import io.millrace.benchmark.peer.EngineEntry;
import io.millrace.benchmark.peer.EngineNotBuiltException;
import io.millrace.benchmark.peer.Turn;
import io.millrace.benchmark.peer.WorkerFailedException;
import io.millrace.benchmark.peer.Workers;
import io.millrace.benchmark.report.ProgressDisplay;
import io.millrace.benchmark.report.Reports;
import io.millrace.benchmark.result.FailedRun;
import io.millrace.benchmark.result.PointRecord;
import io.millrace.benchmark.result.RunRecord;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Lets engines take their turns, each run in a process and on a database of its own, until the last
 * one or until it is stopped. An engine that does not start on this database takes no further turn;
 * the others go on.
 *
 * @param workers runs each turn
 * @param databases makes each turn's database
 * @param showProgress whether a bar is shown while a turn runs
 * @param reports takes each result as soon as it is there
 */
record PeerRun(Workers workers, Databases databases, boolean showProgress, Reports reports) {

  /**
   * Runs all turns.
   *
   * @param turns in the order they run in
   * @return true if every one of them ran and was good
   * @throws InterruptedException if the calling thread is interrupted
   */
  boolean all(List<Turn> turns) throws InterruptedException {
    boolean good = true;
    Set<EngineEntry> unusable = new HashSet<>();
    for (Turn turn : turns) {
      if (!unusable.contains(turn.engine())) {
        good &= one(turn, unusable);
      }
      if (workers.isStopped()) {
        good = false;
        break;
      }
    }
    reports.end(!workers.isStopped());
    return good;
  }

  private boolean one(Turn turn, Set<EngineEntry> unusable) throws InterruptedException {
    try (Database database = databases.fresh().get()) {
      RunRecord run = run(turn, database);
      reports.accept(turn.point(), run);
      return run.good();
    } catch (WorkerFailedException e) {
      if (e.isStarting()) {
        unusable.add(turn.engine());
      }
      reports.accept(failed(turn, e.getMessage(), e.details()));
    } catch (EngineNotBuiltException e) {
      unusable.add(turn.engine());
      reports.accept(failed(turn, e.getMessage(), ""));
    }
    return false;
  }

  private RunRecord run(Turn turn, Database database) throws InterruptedException {
    if (!showProgress) {
      return run(turn, database, Progress.NONE);
    }
    try (ProgressDisplay display = new ProgressDisplay(turn.point(), turn.engine().name())) {
      return run(turn, database, display);
    }
  }

  private RunRecord run(Turn turn, Database database, Progress progress)
      throws InterruptedException {
    return workers.run(turn.engine(), database, turn.point(), turn.round(), progress);
  }

  private static FailedRun failed(Turn turn, String message, String details) {
    return new FailedRun(
        turn.engine().name(), turn.round(), PointRecord.of(turn.point()), message, details);
  }
}
