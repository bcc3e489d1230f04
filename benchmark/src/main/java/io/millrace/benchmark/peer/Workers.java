package io.millrace.benchmark.peer;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.worker.Conditions;
import io.millrace.benchmark.worker.WorkerMain;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Starts engines in processes of their own, one at a time, all on the same JVM with the same
 * options. {@link #stop()} may be called by any thread, all else by one.
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
   * Starts the process of an engine.
   *
   * @param engine the engine
   * @param database an empty database, which is closed with what is returned
   * @return the session, which the caller closes
   * @throws WorkerFailedException if the run was stopped
   * @throws EngineNotBuiltException if the engine's adapter has not been built
   */
  public synchronized Session open(EngineEntry engine, Database database) {
    if (stopped) {
      throw new WorkerFailedException("Stopped before it began.", "", false);
    }
    current = WorkerProcess.start(command(engine));
    return new Session(engine, database, conditions, current, lines);
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

  /** Lets the point at hand end with the instances at hand, and no other begin. */
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
