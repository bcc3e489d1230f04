package io.millrace.benchmark.cli;

import io.millrace.benchmark.database.Databases;
import io.millrace.benchmark.measure.CountingPass;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.peer.EngineEntry;
import io.millrace.benchmark.peer.EngineNotBuiltException;
import io.millrace.benchmark.peer.NotAvailableInWorkerException;
import io.millrace.benchmark.peer.Session;
import io.millrace.benchmark.peer.Turn;
import io.millrace.benchmark.peer.WorkerFailedException;
import io.millrace.benchmark.peer.Workers;
import io.millrace.benchmark.report.Reports;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Round trips and rows of an instance, which do not depend on the clock: counted once for each
 * engine and point before the first round, in a process and on a database of their own, so that
 * nothing of it is in what is timed. Belongs to one thread.
 */
final class Counts {

  private final Workers workers;
  private final Databases databases;
  private final Reports reports;
  private final Map<Counted, Map<String, Double>> counts = new HashMap<>();

  Counts(Workers workers, Databases databases, Reports reports) {
    this.workers = workers;
    this.databases = databases;
    this.reports = reports;
  }

  /** What was counted of the engine and point of a turn; empty if nothing was. */
  Map<String, Double> of(Turn turn) {
    return counts.getOrDefault(new Counted(turn.engine(), turn.point()), Map.of());
  }

  /**
   * Counts, where the database is a server of which it can be told.
   *
   * @return false if something could not be counted of an engine that runs
   */
  boolean count(List<Turn> turns) throws InterruptedException {
    Map<EngineEntry, Set<Point>> points = new LinkedHashMap<>();
    turns.forEach(
        turn ->
            points
                .computeIfAbsent(turn.engine(), engine -> new LinkedHashSet<>())
                .add(turn.point()));
    boolean all = true;
    for (Map.Entry<EngineEntry, Set<Point>> each : points.entrySet()) {
      all &= workers.isStopped() || count(each.getKey(), each.getValue());
    }
    return all;
  }

  private boolean count(EngineEntry engine, Set<Point> points) throws InterruptedException {
    boolean all = true;
    try (Session session = Session.on(databases, database -> workers.open(engine, database))) {
      for (Point point : session.canCount() ? points : Set.<Point>of()) {
        all &= !session.isAlive() || workers.isStopped() || count(session, engine, point);
      }
    } catch (WorkerFailedException | EngineNotBuiltException e) {
      return true; // the engine's first turn, which follows, says so
    }
    return all;
  }

  private boolean count(Session session, EngineEntry engine, Point point)
      throws InterruptedException {
    try {
      counts.put(new Counted(engine, point), session.count(point));
      return true;
    } catch (NotAvailableInWorkerException e) {
      return true; // the point's first turn, which follows, says so
    } catch (WorkerFailedException e) {
      reports.note(
          engine.name()
              + ", "
              + point.scenario().name()
              + " on "
              + point.threads()
              + " threads: "
              + CountingPass.FAILED
              + e.getMessage());
      return false;
    }
  }

  private record Counted(EngineEntry engine, Point point) {}
}
