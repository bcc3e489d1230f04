package io.millrace.benchmark.worker;

import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.result.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Where a worker's process begins.
 *
 * <p>Each line of the standard input is a job. When the input ends, because there is no more to do,
 * or because the process that wrote it wants an end or has none itself any more, the worker
 * finishes the instances at hand, reports what it has and ends. What an engine prints goes to the
 * standard error output, so that nothing but messages is on the standard output.
 */
public final class WorkerMain {

  private final BlockingQueue<Optional<Job>> jobs = new LinkedBlockingQueue<>();
  private final LoadRunner loads = new LoadRunner();

  private WorkerMain() {}

  /**
   * Runs jobs and ends the JVM, whatever threads the engine leaves behind.
   *
   * @param arguments none
   * @throws InterruptedException if the main thread is interrupted
   */
  public static void main(String... arguments) throws InterruptedException {
    PrintStream messages = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(System.err);
    new WorkerMain().run(messages);
    System.exit(0);
  }

  private void run(PrintStream messages) throws InterruptedException {
    Thread reader = new Thread(this::readJobs, "jobs");
    reader.setDaemon(true);
    reader.start();
    try (Interruption interruption = new Interruption();
        JobRunner runner = new JobRunner(loads, message -> messages.println(Json.line(message)))) {
      interruption.stops(this::stop);
      for (Optional<Job> job = jobs.take(); job.isPresent(); job = jobs.take()) {
        runner.run(job.get());
      }
    }
  }

  private void readJobs() {
    try (BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        jobs.add(Optional.of(Json.read(line, Job.class)));
      }
    } catch (IOException e) {
      // as good as the end
    } finally {
      stop();
    }
  }

  private void stop() {
    loads.stop();
    jobs.add(Optional.empty());
  }
}
