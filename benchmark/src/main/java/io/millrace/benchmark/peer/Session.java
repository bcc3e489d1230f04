package io.millrace.benchmark.peer;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.Databases;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.Progress;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.wire.Wire;
import io.millrace.benchmark.worker.Conditions;
import io.millrace.benchmark.worker.Job;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * One engine in a JVM of its own on a database of its own, which runs points one after the other.
 * Belongs to one thread.
 */
public final class Session implements AutoCloseable {

  private final EngineEntry engine;
  private final Database database;
  private final Conditions conditions;
  private final WorkerProcess worker;
  private final Consumer<String> lines;

  Session(
      EngineEntry engine,
      Database database,
      Conditions conditions,
      WorkerProcess worker,
      Consumer<String> lines) {
    this.engine = engine;
    this.database = database;
    this.conditions = conditions;
    this.worker = worker;
    this.lines = lines;
  }

  /**
   * Starts a session on a fresh database, which is closed again if that fails.
   *
   * @param databases makes the database
   * @param start starts the session
   * @return the session, which the caller closes
   */
  public static Session on(Databases databases, Function<Database, Session> start) {
    Database database = databases.fresh().get();
    try {
      return start.apply(database);
    } catch (RuntimeException e) {
      database.close();
      throw e;
    }
  }

  /**
   * Tells whether round trips and rows can be counted.
   *
   * @return false if the database is none of the servers that tell
   */
  public boolean canCount() {
    return Wire.canLeadTo(database);
  }

  /**
   * Measures a point.
   *
   * @param point the point
   * @param round the number of the round, from 1
   * @param last whether no point follows, so that the engine is closed
   * @param progress is told how many instances have begun
   * @return what came out of it
   * @throws NotAvailableInWorkerException if the engine lacks what the scenario asks for; the
   *     session can take another point
   * @throws WorkerFailedException if nothing came out of it
   * @throws InterruptedException if the calling thread is interrupted
   */
  public RunRecord run(Point point, int round, boolean last, Progress progress)
      throws InterruptedException {
    Job job = job(point, round);
    return worker.run(last ? job : job.withMoreToCome(), progress, lines).result();
  }

  /**
   * Counts round trips and rows of a point, unmeasured. The tables are gone afterwards.
   *
   * @param point the point
   * @return the costs of an instance by their names; none if an instance failed
   * @throws NotAvailableInWorkerException if the engine lacks what the scenario asks for; the
   *     session can take another point
   * @throws WorkerFailedException if nothing came out of it
   * @throws InterruptedException if the calling thread is interrupted
   */
  public Map<String, Double> count(Point point) throws InterruptedException {
    return worker.run(job(point, 0).ofCounting(), Progress.NONE, lines).costs();
  }

  private Job job(Point point, int round) {
    return Job.of(engine.name(), engine.factory(), database, conditions, round, point);
  }

  /**
   * Tells whether it can take another point.
   *
   * @return false if its process has died
   */
  public boolean isAlive() {
    return worker.isAlive();
  }

  /** Ends the process and removes what it left in the database. */
  @Override
  public void close() {
    try {
      worker.end();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      database.close();
    }
  }
}
