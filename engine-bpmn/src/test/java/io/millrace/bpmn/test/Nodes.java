package io.millrace.bpmn.test;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.test.database.Database;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Engines on the database of a test whose job executors run, each with a pool of its own. */
public final class Nodes implements AutoCloseable {

  private static final int BESIDE_WORKERS = 3;

  private final List<ProcessEngine> engines = new ArrayList<>();

  private Nodes() {}

  /**
   * Starts nodes.
   *
   * @param database the database, whose tables are there
   * @param count how many nodes
   * @param threads how many jobs each runs at the same time
   * @param beans what expressions see
   */
  public static Nodes start(Database database, int count, int threads, Map<String, Object> beans) {
    var nodes = new Nodes();
    for (var i = 0; i < count; i++) {
      nodes.engines.add(
          new ProcessEngineConfiguration()
              .setJdbcUrl(database.url())
              .setJdbcUsername(database.user())
              .setJdbcPassword(database.password())
              .setJdbcMaxActiveConnections(threads + BESIDE_WORKERS)
              .setAsyncExecutorThreads(threads)
              .setBeans(beans)
              .setAsyncExecutorActivate(true)
              .buildProcessEngine());
    }
    return nodes;
  }

  /** Returns how many they are. */
  public int size() {
    return engines.size();
  }

  /** Waits until they have done something; fails if that takes too long. */
  public void await(CountDownLatch done, long seconds) throws InterruptedException {
    if (!done.await(seconds, TimeUnit.SECONDS)) {
      throw new AssertionError(
          engines.size() + " nodes left " + done.getCount() + " to do after " + seconds + " s");
    }
  }

  @Override
  public void close() {
    engines.forEach(ProcessEngine::close);
  }
}
