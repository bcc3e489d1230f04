package io.millrace.benchmark.peer;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.Progress;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.worker.Conditions;
import io.millrace.benchmark.worker.Job;
import io.millrace.benchmark.worker.WorkerMain;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Runs points in processes of their own, one at a time, all on the same JVM with the same options.
 * {@link #stop()} may be called by any thread, all else by one.
 */
public final class Workers {

  private final List<String> jvmOptions;
  private final Conditions conditions;
  private final Consumer<String> lines;
  private WorkerProcess current;
  private boolean stopped;

  /**
   * Creates the runner.
   *
   * @param jvmOptions the options of every worker's JVM
   * @param conditions what holds for all of them
   * @param lines takes what people are to see while a worker runs
   */
  public Workers(List<String> jvmOptions, Conditions conditions, Consumer<String> lines) {
    this.jvmOptions = List.copyOf(jvmOptions);
    this.conditions = conditions;
    this.lines = lines;
  }

  /**
   * Runs a point on an engine.
   *
   * @param engine the engine
   * @param database an empty database
   * @param point the point
   * @param round the number of the round, from 1
   * @param progress is told how many instances have begun
   * @return what came out of it
   * @throws NotAvailableInWorkerException if the engine lacks what the scenario asks for
   * @throws WorkerFailedException if nothing came out of it
   * @throws EngineNotBuiltException if the engine's adapter has not been built
   * @throws InterruptedException if the calling thread is interrupted
   */
  public RunRecord run(
      EngineEntry engine, Database database, Point point, int round, Progress progress)
      throws InterruptedException {
    return begin(engine, job(engine, database, point, round)).await(progress, lines);
  }

  private Job job(EngineEntry engine, Database database, Point point, int round) {
    return Job.of(engine.name(), engine.factory(), database, conditions, round, point);
  }

  private synchronized WorkerProcess begin(EngineEntry engine, Job job) {
    if (stopped) {
      throw new WorkerFailedException("Stopped before it began.", "", false);
    }
    current = WorkerProcess.start(command(engine), job);
    return current;
  }

  private ProcessBuilder command(EngineEntry engine) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(jvmOptions);
    command.add("-cp");
    command.add(engine.classPath().get());
    command.add(WorkerMain.class.getName());
    return new ProcessBuilder(command);
  }

  /** Lets the run at hand end with the instances at hand, and no other begin. */
  public synchronized void stop() {
    stopped = true;
    if (current != null) {
      current.stop();
    }
  }

  /**
   * Tells whether {@link #stop()} was called.
   *
   * @return true if no run begins any more
   */
  public synchronized boolean isStopped() {
    return stopped;
  }
}
