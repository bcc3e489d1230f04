package io.millrace.benchmark.peer;

import io.millrace.benchmark.measure.Progress;
import io.millrace.benchmark.result.Json;
import io.millrace.benchmark.worker.Job;
import io.millrace.benchmark.worker.Message;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * One running worker, which takes one job after the other. {@link #stop()} may be called by any
 * thread, all else by one.
 */
final class WorkerProcess {

  private static final int LINES_KEPT = 20;
  private static final long PATIENCE_SECONDS = 20;
  private static final long MILLIS_FOR_LAST_LINES = 1_000;

  private final Process process;
  private final LastLines lastLines = new LastLines(LINES_KEPT);
  private final Thread errors;
  private final BufferedReader messages;

  private WorkerProcess(Process process) {
    this.process = process;
    this.messages = reader(process.getInputStream());
    this.errors = new Thread(() -> lines(process.getErrorStream()), "worker-errors");
    errors.setDaemon(true);
    errors.start();
  }

  /** Starts a process, which waits for a job. */
  static WorkerProcess start(ProcessBuilder command) {
    try {
      return new WorkerProcess(command.start());
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot start " + command.command().get(0) + ".", e);
    }
  }

  private void hand(Job job) {
    try {
      byte[] line = (Json.line(job) + "\n").getBytes(StandardCharsets.UTF_8);
      process.getOutputStream().write(line);
      process.getOutputStream().flush();
    } catch (IOException e) {
      // it has ended already: what it wrote last says why
    }
  }

  private void lines(InputStream stream) {
    try (BufferedReader lines = reader(stream)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        lastLines.add(line);
      }
    } catch (IOException e) {
      // the process is gone
    }
  }

  private static BufferedReader reader(InputStream stream) {
    return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
  }

  /**
   * Hands the worker a job and passes on its progress and lines until that has ended.
   *
   * @throws NotAvailableInWorkerException if the engine lacks what the scenario asks for
   * @throws WorkerFailedException if it has no result
   */
  Message run(Job job, Progress progress, Consumer<String> lines) throws InterruptedException {
    hand(job);
    try {
      for (String line = messages.readLine(); line != null; line = messages.readLine()) {
        if (!Json.isRecord(line)) {
          lastLines.add(line);
          continue;
        }
        Message message = Json.read(line, Message.class);
        if (message.endsJob()) {
          return result(message);
        }
        if (message.progress() != null) {
          progress.reached(message.progress());
        }
        if (message.line() != null) {
          lines.accept(message.line());
        }
      }
    } catch (IOException | UncheckedIOException e) {
      lastLines.add(e.toString());
    }
    throw died();
  }

  private static Message result(Message last) {
    if (last.failure() == null) {
      return last;
    }
    Message.Failed failure = last.failure();
    if (failure.unavailable()) {
      throw new NotAvailableInWorkerException(failure.text());
    }
    throw new WorkerFailedException(failure.text(), failure.stack(), failure.starting());
  }

  private WorkerFailedException died() throws InterruptedException {
    int exit = end();
    return new WorkerFailedException(
        "Its process ended with exit code "
            + exit
            + " before it had a result."
            + lastLines.quoted(),
        "",
        false);
  }

  /** Ends the worker and waits for that. Returns its exit code. */
  int end() throws InterruptedException {
    stop();
    int exit = process.waitFor();
    errors.join(MILLIS_FOR_LAST_LINES);
    return exit;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Asks the worker to finish what is at hand, and ends it if it does not in good time. */
  void stop() {
    try {
      process.getOutputStream().close();
    } catch (IOException e) {
      // it has ended already
    }
    process
        .onExit()
        .completeOnTimeout(process, PATIENCE_SECONDS, TimeUnit.SECONDS)
        .thenAccept(Process::destroyForcibly);
  }
}
