package io.millrace.benchmark.measure;

import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.scenario.Scenario;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/**
 * Runs a load: starts its threads, lets all of them go at the same moment, waits for the last and
 * adds up what they recorded.
 */
public final class LoadRunner {

  private static final long PROGRESS_MILLIS = 200;

  private final AtomicBoolean stopped = new AtomicBoolean();

  /** Creates a runner that runs until it is stopped. */
  public LoadRunner() {}

  /**
   * Lets running loads end with the instances at hand, and later ones end at once. May be called by
   * any thread.
   */
  public void stop() {
    stopped.set(true);
  }

  /**
   * Tells whether {@link #stop()} was called.
   *
   * @return true if loads are no longer complete
   */
  public boolean isStopped() {
    return stopped.get();
  }

  /**
   * Runs a load to its end on threads of its own.
   *
   * @param load how much and by how many
   * @param scenario the work
   * @param engine who does it
   * @param progress is told every now and then, by the calling thread
   * @return what it came to
   * @throws InterruptedException if the calling thread is interrupted while it waits
   */
  public Measurement run(Load load, Scenario scenario, EngineUnderTest engine, Progress progress)
      throws InterruptedException {
    return run(load, scenario, engine, progress, Window.NONE);
  }

  /**
   * Runs a load to its end on threads of its own, and does something at both ends of it.
   *
   * @param load how much and by how many
   * @param scenario the work
   * @param engine who does it
   * @param progress is told every now and then, by the calling thread
   * @param window what to do at the ends, on the calling thread
   * @return what it came to
   * @throws InterruptedException if the calling thread is interrupted while it waits
   */
  public Measurement run(
      Load load, Scenario scenario, EngineUnderTest engine, Progress progress, Window window)
      throws InterruptedException {
    Waiting.count();
    Tickets tickets = new Tickets(load, stopped);
    List<Worker> workers =
        Stream.generate(() -> new Worker(scenario, engine, tickets, progress))
            .limit(load.threads())
            .toList();
    Gates gates = new Gates(load.threads());
    start(workers, gates);
    try {
      gates.awaitReady();
      window.opens().run();
      long beginNanos = System.nanoTime();
      tickets.begin(beginNanos);
      gates.open();
      while (!gates.awaitDone(PROGRESS_MILLIS)) {
        progress.reached(tickets.taken());
      }
      progress.reached(tickets.taken());
      window.closes().run();
      return sum(workers, beginNanos);
    } finally {
      gates.letGo();
    }
  }

  private static void start(List<Worker> workers, Gates gates) {
    for (int i = 0; i < workers.size(); i++) {
      Worker worker = workers.get(i);
      Thread thread = new Thread(() -> gates.pass(worker::work), "load-" + (i + 1));
      thread.setDaemon(true);
      thread.start();
    }
  }

  private static Measurement sum(List<Worker> workers, long beginNanos) {
    Recording sum = new Recording();
    List<ThreadShare> shares = new ArrayList<>();
    long endNanos = beginNanos;
    for (Worker worker : workers) {
      sum.add(worker.recording());
      shares.add(worker.share());
      endNanos = Math.max(endNanos, worker.endNanos());
    }
    return new Measurement(
        Duration.ofNanos(endNanos - beginNanos),
        sum.count(Operation.INSTANCE),
        sum.retries(),
        sum.failures().kinds(),
        sum.latencies(),
        shares,
        sum.encoded());
  }
}
