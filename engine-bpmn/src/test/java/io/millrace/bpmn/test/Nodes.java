package io.millrace.bpmn.test;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.test.database.Database;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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

  /** Returns one of them. */
  public ProcessEngine get(int index) {
    return engines.get(index);
  }

  @Override
  public void close() {
    engines.forEach(ProcessEngine::close);
  }
}
