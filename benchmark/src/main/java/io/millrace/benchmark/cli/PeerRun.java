package io.millrace.benchmark.cli;

import io.millrace.benchmark.database.Databases;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.measure.Progress;
import io.millrace.benchmark.peer.EngineEntry;
import io.millrace.benchmark.peer.EngineNotBuiltException;
import io.millrace.benchmark.peer.NotAvailableInWorkerException;
import io.millrace.benchmark.peer.Session;
import io.millrace.benchmark.peer.Turn;
import io.millrace.benchmark.peer.WorkerFailedException;
import io.millrace.benchmark.peer.Workers;
import io.millrace.benchmark.report.ProgressDisplay;
import io.millrace.benchmark.report.Reports;
import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.FailedRun;
import io.millrace.benchmark.result.PointRecord;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.worker.Conditions;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Lets engines take their turns in processes and on databases of their own, until the last one or
 * until it is stopped. An engine that does not start on this database takes no further turn at that
 * level of history; after a run that was not good it goes on in a fresh process and on a fresh
 * database. What a scenario asks for and an engine lacks is marked once, and no failure: the engine
 * goes on with its other scenarios where it is. Belongs to one thread.
 */
final class PeerRun {

  private final Workers workers;
  private final Conditions conditions;
  private final Databases databases;
  private final boolean showProgress;
  private final Reports reports;
  private final Counts counts;
  private final Set<Unusable> unusable = new HashSet<>();
  private final Set<Lack> lacking = new HashSet<>();
  private Session session;

  /**
   * Creates the run.
   *
   * @param workers starts the processes
   * @param conditions what holds for all turns
   * @param databases makes the databases
   * @param showProgress whether a bar is shown while a turn runs
   * @param reports takes each result as soon as it is there
   */
  PeerRun(
      Workers workers,
      Conditions conditions,
      Databases databases,
      boolean showProgress,
      Reports reports) {
    this.workers = workers;
    this.conditions = conditions;
    this.databases = databases;
    this.showProgress = showProgress;
    this.reports = reports;
    this.counts = new Counts(workers, databases, reports);
  }

  /**
   * Runs all turns, and those that follow from what came out of them.
   *
   * @param turns in the order they run in
   * @param next plans what follows, empty for nothing
   * @return true if every one of them ran and was good
   * @throws InterruptedException if the calling thread is interrupted
   */
  boolean all(List<Turn> turns, Function<List<Comparison>, List<Turn>> next)
      throws InterruptedException {
    List<Turn> known = turns.stream().filter(PeerRun::isKnown).toList();
    turns.stream().filter(turn -> !known.contains(turn)).forEach(this::skip);
    try {
      boolean good = !conditions.costs() || counts.count(known);
      good &= measure(known);
      if (!workers.isStopped()) {
        good &=
            measure(next.apply(reports.comparisons()).stream().filter(PeerRun::isKnown).toList());
      }
      if (workers.isStopped()) {
        reports.note("Stopped before the end: not all that was asked for has run.");
      }
      reports.end(!workers.isStopped());
      return good && !workers.isStopped();
    } finally {
      leave();
    }
  }

  private static boolean isKnown(Turn turn) {
    return turn.engine().runs().test(turn.point());
  }

  private void skip(Turn turn) {
    if (turn.round() == 1) {
      reports.note(
          turn.engine().name()
              + " does not know "
              + turn.point().scenario().name()
              + " with history "
              + turn.point().history()
              + ": skipped.");
    }
  }

  private boolean measure(List<Turn> turns) throws InterruptedException {
    boolean good = true;
    for (int i = 0; i < turns.size() && !workers.isStopped(); i++) {
      Turn turn = turns.get(i);
      boolean last = i + 1 == turns.size() || !turn.canPrecede(turns.get(i + 1));
      if (!unusable.contains(Unusable.of(turn)) && !lacking.contains(Lack.of(turn))) {
        good &= one(turn, last);
      }
      if (last) {
        leave();
      }
    }
    return good;
  }

  private boolean one(Turn turn, boolean last) throws InterruptedException {
    try {
      RunRecord run = run(turn, last);
      reports.accept(turn.point(), run.withCosts(counts.of(turn)));
      if (!run.good()) {
        leave();
      }
      return run.good();
    } catch (NotAvailableInWorkerException e) {
      lacking.add(Lack.of(turn));
      failed(turn, e.getMessage(), "");
      return true;
    } catch (WorkerFailedException e) {
      failed(turn, e.isStarting(), e.getMessage(), e.details());
    } catch (EngineNotBuiltException e) {
      failed(turn, true, e.getMessage(), "");
    }
    return false;
  }

  private RunRecord run(Turn turn, boolean last) throws InterruptedException {
    if (session == null) {
      session = Session.on(databases, database -> workers.open(turn.engine(), database));
    }
    if (!showProgress || turn.point().pace().isTimed()) { // that one shows lines
      return session.run(turn.point(), turn.round(), last, Progress.NONE);
    }
    try (ProgressDisplay display = new ProgressDisplay(turn.point(), turn.engine().name())) {
      return session.run(turn.point(), turn.round(), last, display);
    }
  }

  private void failed(Turn turn, boolean starting, String message, String details) {
    leave();
    if (starting) {
      unusable.add(Unusable.of(turn));
    }
    failed(turn, message, details);
  }

  private void failed(Turn turn, String message, String details) {
    reports.accept(
        new FailedRun(
            turn.engine().name(),
            turn.round(),
            PointRecord.of(turn.point(), conditions.latency()),
            message,
            details));
  }

  private void leave() {
    if (session != null) {
      session.close();
      session = null;
    }
  }

  private record Unusable(EngineEntry engine, History history) {

    static Unusable of(Turn turn) {
      return new Unusable(turn.engine(), turn.point().history());
    }
  }

  /** What an engine need not be asked again. */
  private record Lack(EngineEntry engine, Scenario scenario) {

    static Lack of(Turn turn) {
      return new Lack(turn.engine(), turn.point().scenario());
    }
  }
}
