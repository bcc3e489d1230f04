package io.millrace.test.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/**
 * Threads of a test that each make one call. Nobody waits for ever: what takes too long fails, and
 * shows what all threads were doing.
 */
public final class Callers {

  private static final long MOST_SECONDS = 60;

  private final List<Thread> threads = new ArrayList<>();
  private final List<FutureTask<?>> calls = new ArrayList<>();

  /** Starts a thread per call, in order. */
  public static Callers of(List<? extends Callable<?>> calls) {
    var callers = new Callers();
    calls.forEach(callers::start);
    return callers;
  }

  /** Starts one more thread; returns it. */
  public Thread start(Callable<?> call) {
    var task = new FutureTask<>(call);
    var thread = new Thread(task, "caller-" + threads.size());
    thread.setDaemon(true);
    threads.add(thread);
    calls.add(task);
    thread.start();
    return thread;
  }

  /** Returns a thread. */
  public Thread thread(int index) {
    return threads.get(index);
  }

  /** Returns what each call threw, null for those that went through, in the order of the calls. */
  public List<Throwable> outcomes() {
    var outcomes = new ArrayList<Throwable>();
    var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
    for (var call : calls) {
      outcomes.add(outcome(call, end - System.nanoTime()));
    }
    return outcomes;
  }

  private static Throwable outcome(FutureTask<?> call, long nanos) {
    try {
      call.get(nanos, TimeUnit.NANOSECONDS);
      return null;
    } catch (ExecutionException e) {
      return e.getCause();
    } catch (TimeoutException e) {
      throw new AssertionError("A call has not come back.\n" + dump());
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Waits until something is so, asking again and again. */
  public static void until(String what, BooleanSupplier condition) {
    var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("It never came about that " + what + ".\n" + dump());
      }
      Thread.yield();
    }
  }

  private static String dump() {
    return Thread.getAllStackTraces().entrySet().stream()
        .map(Callers::text)
        .collect(Collectors.joining("\n"));
  }

  private static String text(Map.Entry<Thread, StackTraceElement[]> entry) {
    return entry.getKey()
        + " "
        + entry.getKey().getState()
        + Arrays.stream(entry.getValue())
            .limit(25)
            .map(frame -> "\n    at " + frame)
            .collect(Collectors.joining());
  }
}
