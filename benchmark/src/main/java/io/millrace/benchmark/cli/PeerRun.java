package io.millrace.benchmark.cli;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.Databases;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.Progress;
import io.millrace.benchmark.peer.EngineEntry;
import io.millrace.benchmark.peer.EngineNotBuiltException;
import io.millrace.benchmark.peer.NotAvailableInWorkerException;
import io.millrace.benchmark.peer.Turn;
import io.millrace.benchmark.peer.WorkerFailedException;
import io.millrace.benchmark.peer.Workers;
import io.millrace.benchmark.report.ProgressDisplay;
import io.millrace.benchmark.report.Reports;
import io.millrace.benchmark.result.FailedRun;
import io.millrace.benchmark.result.PointRecord;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.worker.Conditions;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Lets engines take their turns, each run in a process and on a database of its own, until the last
 * one or until it is stopped. An engine that does not start on this database takes no further turn;
 * the others go on. So do all when an engine lacks what a scenario asks for: that is marked once,
 * and no failure.
 *
 * @param workers runs each turn
 * @param conditions what holds for all turns
 * @param databases makes each turn's database
 * @param showProgress whether a bar is shown while a turn runs
 * @param reports takes each result as soon as it is there
 */
record PeerRun(
    Workers workers,
    Conditions conditions,
    Databases databases,
    boolean showProgress,
    Reports reports) {

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
    Set<Lack> lacking = new HashSet<>();
    for (Turn turn : turns) {
      if (!turn.engine().runs().test(turn.point())) {
        skip(turn);
      } else if (!unusable.contains(turn.engine()) && !lacking.contains(Lack.of(turn))) {
        good &= one(turn, unusable, lacking);
      }
      if (workers.isStopped()) {
        good = false;
        break;
      }
    }
    reports.end(!workers.isStopped());
    return good;
  }

  /** What an engine need not be asked again. */
  private record Lack(EngineEntry engine, Scenario scenario) {

    static Lack of(Turn turn) {
      return new Lack(turn.engine(), turn.point().scenario());
    }
  }

  private void skip(Turn turn) {
    if (turn.round() == 1) {
      Point point = turn.point();
      reports.note(
          turn.engine().name()
              + " does not know "
              + point.scenario().name()
              + " with history "
              + point.history()
              + ": skipped.");
    }
  }

  private boolean one(Turn turn, Set<EngineEntry> unusable, Set<Lack> lacking)
      throws InterruptedException {
    try (Database database = databases.fresh().get()) {
      RunRecord run = run(turn, database);
      reports.accept(turn.point(), run);
      return run.good();
    } catch (NotAvailableInWorkerException e) {
      lacking.add(Lack.of(turn));
      reports.accept(failed(turn, e.getMessage(), ""));
      return true;
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
    if (!showProgress || turn.point().pace().isTimed()) { // that one shows lines
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

  private FailedRun failed(Turn turn, String message, String details) {
    return new FailedRun(
        turn.engine().name(),
        turn.round(),
        PointRecord.of(turn.point(), conditions.latency()),
        message,
        details);
  }
}
