package io.millrace.bpmn.kill;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/** The program that is killed: a node whose jobs never end, so that it holds as many as it can. */
final class StuckNode {

  /** What the lines are that say that a job runs. */
  static final String RUNS = "runs ok";

  private StuckNode() {}

  /**
   * Runs jobs until it is killed.
   *
   * @param arguments URL, user and password of the database, the number of threads
   */
  public static void main(String[] arguments) throws InterruptedException {
    var never = new CountDownLatch(1);
    JavaDelegate work =
        execution -> {
          System.out.println(RUNS);
          never.await();
        };
    var threads = Integer.parseInt(arguments[3]);
    new ProcessEngineConfiguration()
        .setJdbcUrl(arguments[0])
        .setJdbcUsername(arguments[1])
        .setJdbcPassword(arguments[2])
        .setJdbcMaxActiveConnections(threads + 3)
        .setAsyncExecutorThreads(threads)
        .setBeans(Map.of("work", work))
        .setAsyncExecutorActivate(true)
        .buildProcessEngine();
    never.await();
  }
}
