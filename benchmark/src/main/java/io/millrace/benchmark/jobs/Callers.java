package io.millrace.benchmark.jobs;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;

/** Threads that do the same at the same time. Stateless. */
final class Callers {

  private Callers() {}

  /** Runs work on some threads and waits for all; keeps the first failure. */
  static void run(int threads, Runnable work, AtomicReference<RuntimeException> failure) {
    List<Thread> callers =
        IntStream.range(0, threads)
            .mapToObj(i -> new Thread(() -> one(work, failure), "caller-" + i))
            .toList();
    callers.forEach(Thread::start);
    for (Thread caller : callers) {
      try {
        caller.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("Interrupted while jobs were made.", e);
      }
    }
  }

  private static void one(Runnable work, AtomicReference<RuntimeException> failure) {
    try {
      work.run();
    } catch (RuntimeException e) {
      failure.compareAndSet(null, e);
    }
  }
}
