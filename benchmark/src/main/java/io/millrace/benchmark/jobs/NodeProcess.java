package io.millrace.benchmark.jobs;

import io.millrace.benchmark.result.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A node as the coordinator sees it. Orders are sent by one thread at a time; {@link #stop()} may
 * be called by any.
 */
final class NodeProcess implements AutoCloseable {

  private static final long PATIENCE_SECONDS = 20;

  /** Making a million jobs and starts beside a million timers are single orders. */
  private static final long MOST_MINUTES = 90;

  private static final NodeReport GONE = NodeReport.failed("gone", false);

  private final String name;
  private final Process process;
  private final LogLines log = new LogLines();
  private final BlockingQueue<NodeReport> answers = new LinkedBlockingQueue<>();
  private final Thread errors;
  private volatile long ended;

  private NodeProcess(String name, Process process) {
    this.name = name;
    this.process = process;
    this.errors = reader("errors", this::readErrors);
    reader("answers", this::readAnswers);
  }

  static NodeProcess start(String name, ProcessBuilder command) {
    try {
      return new NodeProcess(name, command.start());
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot start " + command.command().get(0) + ".", e);
    }
  }

  private Thread reader(String what, Runnable reader) {
    Thread thread = new Thread(reader, name + "-" + what);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private void readErrors() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
      lines.lines().forEach(log::add);
    } catch (IOException | UncheckedIOException e) {
      // the process is gone
    }
  }

  private void readAnswers() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (Json.isRecord(line)) {
          take(Json.read(line, NodeReport.class));
        } else {
          log.add(line);
        }
      }
    } catch (IOException | UncheckedIOException e) {
      log.add(e.toString());
    } finally {
      answers.add(GONE);
    }
  }

  private void take(NodeReport report) {
    if (report.ended() == null) {
      answers.add(report);
    } else {
      ended = report.ended();
    }
  }

  /** Sends an order, which {@link #answer()} is to be called for. */
  void send(NodeOrder order) {
    try {
      process.getOutputStream().write((Json.line(order) + "\n").getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
    } catch (IOException e) {
      // it has ended already: its answer says so
    }
  }

  /**
   * Waits for the answer to the last order.
   *
   * @throws NodeFailedException if the order came to nothing
   */
  NodeReport answer() throws InterruptedException {
    NodeReport answer = answers.poll(MOST_MINUTES, TimeUnit.MINUTES);
    if (answer == null) {
      throw new NodeFailedException(
          name + " has not answered for " + MOST_MINUTES + " minutes." + log.quoted(), false);
    }
    if (answer == GONE) {
      answers.add(GONE);
      stop(); // it may live on and say what nobody understands
      throw new NodeFailedException(
          name + " ended with exit code " + process.waitFor() + "." + log.quoted(), false);
    }
    if (answer.failure() != null) {
      throw new NodeFailedException(
          answer.unavailable() ? answer.failure() : name + ": " + answer.failure(),
          answer.unavailable());
    }
    return answer;
  }

  NodeReport ask(NodeOrder order) throws InterruptedException {
    send(order);
    return answer();
  }

  String name() {
    return name;
  }

  /** How many times user code has ended since the last order to run. */
  long ended() {
    return ended;
  }

  /** Forgets what has ended so far, before an order to run. */
  void forget() {
    ended = 0;
  }

  LogLines log() {
    return log;
  }

  /** The processor time of the process so far, in microseconds. */
  double cpuMicros() {
    return process.toHandle().info().totalCpuDuration().map(d -> d.toNanos() / 1e3).orElse(0.0);
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Ends it as a failing machine does: it gets no chance to give anything back. */
  void kill() throws InterruptedException {
    process.toHandle().destroyForcibly();
    process.waitFor();
  }

  /** Asks it to end, and ends it if it does not in good time. */
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

  @Override
  public void close() {
    stop();
    try {
      process.waitFor();
      errors.join(TimeUnit.SECONDS.toMillis(1));
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
