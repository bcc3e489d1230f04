package io.millrace.test.database;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Makes two calls at the same moment, one through each node of a cluster, again and again. */
public final class RivalCalls {

  private static final int PAIRS_AT_ONCE = 4;
  private static final int NODES = 2;

  private RivalCalls() {}

  /** One of two calls. */
  public interface Call {

    /**
     * Calls.
     *
     * @param round the number of the pair, from 0
     * @param node through which node, 0 or 1
     * @throws Exception whatever it meets, which is returned to whoever asked for the calls
     */
    void run(int round, int node) throws Exception;
  }

  /**
   * Makes all calls and waits for their ends.
   *
   * @param rounds how many pairs
   * @param call one of a pair; called by several threads
   * @return what the calls threw; empty if all went well
   * @throws InterruptedException if this thread is interrupted meanwhile
   */
  public static List<Exception> run(int rounds, Call call) throws InterruptedException {
    var next = new AtomicInteger();
    var failures = new ConcurrentLinkedQueue<Exception>();
    var threads = Executors.newFixedThreadPool(PAIRS_AT_ONCE * NODES);
    for (var pair = 0; pair < PAIRS_AT_ONCE; pair++) {
      var round = new AtomicInteger();
      var barrier = new CyclicBarrier(NODES, () -> round.set(next.getAndIncrement()));
      for (var node = 0; node < NODES; node++) {
        var own = node;
        threads.execute(() -> loop(rounds, round, barrier, n -> call.run(n, own), failures));
      }
    }
    threads.shutdown();
    if (!threads.awaitTermination(1, TimeUnit.HOURS)) {
      throw new IllegalStateException("The calls have not come back within an hour.");
    }
    return new ArrayList<>(failures);
  }

  private interface Round {
    void run(int number) throws Exception;
  }

  private static void loop(
      int rounds,
      AtomicInteger round,
      CyclicBarrier barrier,
      Round call,
      Queue<Exception> failures) {
    try {
      barrier.await();
      for (var number = round.get(); number < rounds; number = round.get()) {
        try {
          call.run(number);
        } catch (Exception e) {
          failures.add(e);
        }
        barrier.await();
      }
    } catch (Exception e) {
      failures.add(e);
    }
  }
}
