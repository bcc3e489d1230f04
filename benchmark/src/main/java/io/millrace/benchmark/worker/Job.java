package io.millrace.benchmark.worker;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.result.PointRecord;
import io.millrace.benchmark.scenario.Scenarios;
import java.util.Locale;

/**
 * What a worker is told to do: one point on one engine and one database.
 *
 * @param engine the name under which the engine was asked for
 * @param factory the name of the class, with a public constructor without parameters, that opens
 *     the engine
 * @param url the database's JDBC address
 * @param user the user, or null
 * @param password the password, or null
 * @param connections the greatest number of connections the engine may hold
 * @param round the number of the round, from 1
 * @param point what to run
 * @param modelXml the text of the model that the point names
 */
public record Job(
    String engine,
    String factory,
    String url,
    String user,
    String password,
    int connections,
    int round,
    PointRecord point,
    String modelXml) {

  /**
   * Describes a point to a worker.
   *
   * @param engine the engine's name
   * @param factory the name of the engine's factory
   * @param database where the tables go; the engine finds none there and drops its own
   * @param connections the greatest number of connections the engine may hold
   * @param round the number of the round
   * @param point the point
   * @return the job
   */
  public static Job of(
      String engine, String factory, Database database, int connections, int round, Point point) {
    return new Job(
        engine,
        factory,
        database.url(),
        database.user(),
        database.password(),
        connections,
        round,
        PointRecord.of(point),
        point.model().xml());
  }

  Database database() {
    return Database.at(url, user, password);
  }

  EngineSettings settings() {
    return new EngineSettings(database(), toPoint().history(), connections, false);
  }

  Point toPoint() {
    return new Point(
        Scenarios.named(point.process()),
        new Model(point.model(), modelXml),
        History.valueOf(point.history().toUpperCase(Locale.ROOT)),
        point.threads(),
        point.warmup(),
        point.iterations());
  }

  /** Returns a text without the address and the password, since both may be secret. */
  @Override
  public String toString() {
    return "Job[" + engine + ", round " + round + ", " + point + "]";
  }
}
