package io.millrace.test.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;

/** Lets several threads do something at the same moment. */
public final class Race {

  private static final long MOST_SECONDS = 60;

  private Race() {}

  /**
   * Runs the same call in many threads at once.
   *
   * @return what each threw, null for those that went through, in no order
   */
  public static List<Throwable> of(int threads, Runnable call) {
    return of(IntStream.range(0, threads).mapToObj(i -> call).toList());
  }

  /**
   * Runs one call per thread, all at once.
   *
   * @return what each threw, null for those that went through, in the order of the calls
   */
  public static List<Throwable> of(List<Runnable> calls) {
    var pool = Executors.newFixedThreadPool(calls.size());
    var start = new CyclicBarrier(calls.size());
    try {
      var running = new ArrayList<Future<Throwable>>();
      calls.forEach(call -> running.add(pool.submit(outcome(start, call))));
      var outcomes = new ArrayList<Throwable>();
      for (var future : running) {
        outcomes.add(future.get(MOST_SECONDS, TimeUnit.SECONDS));
      }
      return outcomes;
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new IllegalStateException("The race did not end", e);
    } finally {
      pool.shutdownNow();
    }
  }

  private static Callable<Throwable> outcome(CyclicBarrier start, Runnable call) {
    return () -> {
      start.await();
      try {
        call.run();
        return null;
      } catch (RuntimeException | Error e) {
        return e;
      }
    };
  }
}
