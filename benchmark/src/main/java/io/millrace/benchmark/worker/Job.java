package io.millrace.benchmark.worker;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.profile.Profiles;
import io.millrace.benchmark.result.PointRecord;
import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.Scenarios;
import io.millrace.benchmark.scenario.ScriptReader;
import io.millrace.benchmark.scenario.SuppliedProcess;
import java.nio.file.Path;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * What a worker is told to do: one point on one engine and one database. All jobs of a worker name
 * the same engine, database and conditions.
 *
 * @param counting whether round trips and rows are counted instead of time
 * @param last whether the engine is closed after it
 * @param engine the name under which the engine was asked for
 * @param factory the name of the class, with a public constructor without parameters, that opens
 *     the engine
 * @param url the database's JDBC address
 * @param user the user, or null
 * @param password the password, or null
 * @param serverProcess the first process of the database's server on this machine, or null
 * @param connections the greatest number of connections the engine may hold
 * @param costs whether the database is asked what an instance cost it
 * @param profiles the directory for recordings of the measured load, or null
 * @param round the number of the round, from 1
 * @param point what to run, at what pace and over what latency
 * @param modelXml the text of the model that the point names
 * @param script the text of the script for a process that a user brings, or null
 */
public record Job(
    boolean counting,
    boolean last,
    String engine,
    String factory,
    String url,
    String user,
    String password,
    Long serverProcess,
    int connections,
    boolean costs,
    String profiles,
    int round,
    PointRecord point,
    String modelXml,
    String script) {

  /**
   * Describes a point to a worker.
   *
   * @param engine the engine's name
   * @param factory the name of the engine's factory
   * @param database where the tables go; the engine finds none there and drops its own
   * @param conditions what holds for all jobs of a run
   * @param round the number of the round
   * @param point the point
   * @return the job
   */
  public static Job of(
      String engine,
      String factory,
      Database database,
      Conditions conditions,
      int round,
      Point point) {
    return new Job(
        false,
        true,
        engine,
        factory,
        database.url(),
        database.user(),
        database.password(),
        database.serverProcess().isPresent() ? database.serverProcess().getAsLong() : null,
        conditions.connections(),
        conditions.costs(),
        conditions.profiles() == null ? null : conditions.profiles().toString(),
        round,
        PointRecord.of(point, conditions.latency()),
        point.model().xml(),
        point.scenario() instanceof SuppliedProcess supplied ? supplied.script().text() : null);
  }

  /**
   * Lets the engine stay open for another job.
   *
   * @return a job that is the same otherwise
   */
  public Job withMoreToCome() {
    return with(counting, false);
  }

  /**
   * Counts round trips and rows instead of time.
   *
   * @return a job that is the same otherwise
   */
  public Job ofCounting() {
    return with(true, last);
  }

  private Job with(boolean countingNow, boolean lastNow) {
    return new Job(
        countingNow,
        lastNow,
        engine,
        factory,
        url,
        user,
        password,
        serverProcess,
        connections,
        costs,
        profiles,
        round,
        point,
        modelXml,
        script);
  }

  Database database() {
    return Database.at(url, user, password)
        .ofServer(serverProcess == null ? OptionalLong.empty() : OptionalLong.of(serverProcess));
  }

  Profiles observers() {
    return new Profiles(profiles == null ? null : Path.of(profiles), engine, round);
  }

  EngineSettings settings(Database seen) {
    return new EngineSettings(seen, toPoint().history(), connections, false);
  }

  Point toPoint() {
    Model model = new Model(point.model(), modelXml);
    return new Point(
        scenario(model),
        model,
        History.valueOf(point.history().toUpperCase(Locale.ROOT)),
        point.threads(),
        point.toFirstWarmup(),
        point.toWarmup(),
        point.iterations() == 0 ? Point.NO_LIMIT : point.iterations(),
        point.pace());
  }

  private Scenario scenario(Model model) {
    return script == null
        ? Scenarios.named(point.process())
        : new SuppliedProcess(point.process(), model, ScriptReader.read("the script", script));
  }

  /** Returns a text without the address and the password, since both may be secret. */
  @Override
  public String toString() {
    return "Job[" + engine + ", round " + round + ", " + point + "]";
  }
}
