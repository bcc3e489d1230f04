package io.millrace.benchmark.measure;

import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.NeverEndedException;
import io.millrace.benchmark.scenario.Scenario;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/**
 * One thread's part of a load: takes the next instance as long as there is one.
 *
 * <p>The response time of an instance is counted from the time at which it was to begin. In a
 * closed loop that is when the thread is free; at a fixed rate it is the time of arrival, so that a
 * stall shows in all instances that arrived during it.
 */
final class Worker {

  private final Scenario scenario;
  private final MeasuredCalls calls;
  private final Tickets tickets;
  private final Progress progress;
  private final Recording recording = new Recording();
  private long waitedMillis;
  private long endNanos;

  Worker(Scenario scenario, EngineUnderTest engine, Tickets tickets, Progress progress) {
    this.scenario = scenario;
    this.calls = new MeasuredCalls(engine, recording);
    this.tickets = tickets;
    this.progress = progress;
  }

  void work() {
    Waiting waiting = new Waiting();
    long idleNanos = 0;
    while (true) {
      long freeNanos = System.nanoTime();
      OptionalLong next = tickets.next();
      idleNanos += System.nanoTime() - freeNanos;
      if (next.isEmpty()) {
        break;
      }
      instance(next.getAsLong());
    }
    endNanos = System.nanoTime();
    waitedMillis = Math.max(0, waiting.millis() - TimeUnit.NANOSECONDS.toMillis(idleNanos));
  }

  private void instance(long intendedNanos) {
    try {
      scenario.run(calls);
      long nanos = System.nanoTime() - intendedNanos;
      recording.took(Operation.INSTANCE, nanos);
      progress.took(nanos);
    } catch (NeverEndedException e) {
      recording.failed(e);
      tickets.giveUp();
    } catch (RuntimeException | Error e) {
      recording.failed(e);
      tickets.failed();
    }
  }

  Recording recording() {
    return recording;
  }

  /** What this thread did, once it has ended. */
  ThreadShare share() {
    return new ThreadShare(recording.count(Operation.INSTANCE), recording.retries(), waitedMillis);
  }

  long endNanos() {
    return endNanos;
  }
}
