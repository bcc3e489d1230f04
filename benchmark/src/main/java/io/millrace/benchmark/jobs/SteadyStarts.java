package io.millrace.benchmark.jobs;

import io.millrace.benchmark.measure.Latency;
import io.millrace.benchmark.measure.ResponseTimes;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Starts instances at a fixed rate, whether or not the one before has come back in time: the time
 * of each counts from when it was to begin. Belongs to one thread.
 */
final class SteadyStarts {

  private static final double NANOS = 1e9;

  private final JobEngine engine;
  private final NodeOrder.Load load;
  private final BooleanSupplier stopped;

  SteadyStarts(JobEngine engine, NodeOrder.Load load, BooleanSupplier stopped) {
    this.engine = engine;
    this.load = load;
    this.stopped = stopped;
  }

  Latency run() {
    JobModel model = new JobModel(load.process(), JobModel.Shape.NOTHING, 1, false);
    ResponseTimes times = new ResponseTimes();
    long begin = System.nanoTime();
    long most = Math.round(load.rate() * load.seconds());
    for (long i = 0; i < most && !stopped.getAsBoolean(); i++) {
      long due = begin + Math.round(i * NANOS / load.rate());
      await(due);
      engine.make(model, i);
      times.took(System.nanoTime() - due);
    }
    return times.latency();
  }

  private static void await(long due) {
    for (long rest = due - System.nanoTime(); rest > 0; rest = due - System.nanoTime()) {
      LockSupport.parkNanos(rest);
    }
  }
}
