package io.millrace.benchmark.measure;

import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.scenario.Scenario;

/**
 * One thread's part of a load: takes the next instance as long as there is one, in a closed loop.
 *
 * <p>The response time of an instance is counted from the time at which it was to begin. In the
 * closed loop that is when the thread is free; a loop with a fixed rate of arrivals would hand in
 * the time of arrival instead.
 */
final class Worker {

  private final Scenario scenario;
  private final MeasuredCalls calls;
  private final Tickets tickets;
  private final Recording recording = new Recording();
  private long endNanos;

  Worker(Scenario scenario, EngineUnderTest engine, Tickets tickets) {
    this.scenario = scenario;
    this.calls = new MeasuredCalls(engine, recording);
    this.tickets = tickets;
  }

  void work() {
    while (tickets.take()) {
      instance(System.nanoTime());
    }
    endNanos = System.nanoTime();
  }

  private void instance(long intendedNanos) {
    try {
      scenario.run(calls);
      recording.took(Operation.INSTANCE, System.nanoTime() - intendedNanos);
    } catch (RuntimeException | Error e) {
      recording.failed(e);
      tickets.failed();
    }
  }

  Recording recording() {
    return recording;
  }

  long endNanos() {
    return endNanos;
  }
}
