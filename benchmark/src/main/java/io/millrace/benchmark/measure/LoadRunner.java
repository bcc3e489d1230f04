package io.millrace.benchmark.measure;

import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.scenario.Scenario;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
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
    Tickets tickets = new Tickets(load.instances(), stopped);
    List<Worker> workers =
        Stream.generate(() -> new Worker(scenario, engine, tickets)).limit(load.threads()).toList();
    CountDownLatch ready = new CountDownLatch(load.threads());
    CountDownLatch go = new CountDownLatch(1);
    List<Thread> threads = start(workers, ready, go);
    ready.await();
    long beginNanos = System.nanoTime();
    go.countDown();
    awaitEnd(threads, tickets, progress);
    return sum(workers, beginNanos);
  }

  private static List<Thread> start(List<Worker> workers, CountDownLatch ready, CountDownLatch go) {
    List<Thread> threads = new ArrayList<>();
    for (Worker worker : workers) {
      Thread thread = new Thread(() -> workWhenAllAreReady(worker, ready, go));
      thread.setName("load-" + (threads.size() + 1));
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    return threads;
  }

  private static void workWhenAllAreReady(Worker worker, CountDownLatch ready, CountDownLatch go) {
    ready.countDown();
    try {
      go.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return;
    }
    worker.work();
  }

  private static void awaitEnd(List<Thread> threads, Tickets tickets, Progress progress)
      throws InterruptedException {
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        TimeUnit.MILLISECONDS.timedJoin(thread, PROGRESS_MILLIS);
        progress.reached(tickets.taken());
      }
    }
    progress.reached(tickets.taken()); // threads may have ended before anybody looked
  }

  private static Measurement sum(List<Worker> workers, long beginNanos) {
    Recording sum = new Recording();
    List<Long> completed = new ArrayList<>();
    List<Long> retries = new ArrayList<>();
    long endNanos = beginNanos;
    for (Worker worker : workers) {
      sum.add(worker.recording());
      completed.add(worker.recording().count(Operation.INSTANCE));
      retries.add(worker.recording().retries());
      endNanos = Math.max(endNanos, worker.endNanos());
    }
    return new Measurement(
        Duration.ofNanos(endNanos - beginNanos),
        sum.count(Operation.INSTANCE),
        sum.retries(),
        sum.failures().kinds(),
        sum.latencies(),
        completed,
        retries,
        sum.encoded());
  }
}
