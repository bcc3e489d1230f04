package io.millrace.benchmark.worker;

import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.result.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where a worker's process begins.
 *
 * <p>The first line of the standard input is the job. When the input ends, because the process that
 * wrote it wants an end or has none itself any more, the worker finishes the instances at hand and
 * reports what it has. What an engine prints goes to the standard error output, so that nothing but
 * messages is on the standard output.
 */
public final class WorkerMain {

  private WorkerMain() {}

  /**
   * Runs one job and ends the JVM, whatever threads the engine leaves behind.
   *
   * @param arguments none
   * @throws IOException if there is no job on the standard input
   * @throws InterruptedException if the main thread is interrupted
   */
  public static void main(String... arguments) throws IOException, InterruptedException {
    PrintStream messages = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(System.err);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Job job = Json.read(in.readLine(), Job.class);
    LoadRunner loads = new LoadRunner();
    stopAtEnd(in, loads);
    try (Interruption interruption = new Interruption()) {
      interruption.stops(loads::stop);
      new JobRunner(loads, message -> messages.println(Json.line(message))).run(job);
    }
    System.exit(0);
  }

  private static void stopAtEnd(BufferedReader in, LoadRunner loads) {
    Thread watcher = new Thread(() -> awaitEnd(in, loads), "end-of-input");
    watcher.setDaemon(true);
    watcher.start();
  }

  private static void awaitEnd(BufferedReader in, LoadRunner loads) {
    try {
      while (in.readLine() != null) {
        // nothing but the end is of interest
      }
    } catch (IOException e) {
      // as good as the end
    }
    loads.stop();
  }
}
