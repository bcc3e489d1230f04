package io.millrace.benchmark.measure;

import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.HistoryCensus;
import io.millrace.benchmark.scenario.Scenario;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The first instance of a process of which nobody knows what it leaves: an example for all others.
 * It runs before the warm-up, and must end, in bounded time.
 *
 * @param scenario the work
 * @param engine who does it
 * @param patience how long it may take
 */
record FirstInstance(Scenario scenario, EngineUnderTest engine, Duration patience) {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  FirstInstance(Scenario scenario, EngineUnderTest engine) {
    this(scenario, engine, PATIENCE);
  }

  /**
   * Runs it on a thread of its own.
   *
   * @param rows the rows of the runtime tables before it
   * @param history what the history held before it
   * @return what the history gained by it
   * @throws IllegalStateException if it does not end
   */
  HistoryCensus run(Map<String, Long> rows, HistoryCensus history) throws InterruptedException {
    await(started());
    List<String> left = left(rows, engine.runtimeRows());
    if (!left.isEmpty()) {
      throw new IllegalStateException(
          "The first instance of "
              + scenario.name()
              + " has not ended when the script has; there are still "
              + String.join(", ", left)
              + ". Give a --script that brings it to its end.");
    }
    return engine.history().since(history);
  }

  private CompletableFuture<Void> started() {
    CompletableFuture<Void> done = new CompletableFuture<>();
    Thread thread = new Thread(() -> run(done), "first-instance");
    thread.setDaemon(true);
    thread.start();
    return done;
  }

  private void run(CompletableFuture<Void> done) {
    try {
      scenario.run(new MeasuredCalls(engine, new Recording()));
      done.complete(null);
    } catch (RuntimeException | Error e) {
      done.completeExceptionally(e);
    }
  }

  private void await(CompletableFuture<Void> done) throws InterruptedException {
    try {
      done.orTimeout(patience.toMillis(), TimeUnit.MILLISECONDS).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof TimeoutException) {
        throw new IllegalStateException(
            "The first instance of "
                + scenario.name()
                + " has not ended after "
                + patience.toSeconds()
                + " s. Look for a loop in the model.");
      }
      throw unwrapped(e);
    }
  }

  private static RuntimeException unwrapped(CompletionException e) {
    return e.getCause() instanceof RuntimeException cause ? cause : e;
  }

  private static List<String> left(Map<String, Long> before, Map<String, Long> after) {
    List<String> left = new ArrayList<>();
    new TreeMap<>(after)
        .forEach(
            (table, rows) -> {
              long more = rows - before.getOrDefault(table, 0L);
              if (more > 0) {
                left.add(more + " rows in " + table);
              }
            });
    return left;
  }
}
