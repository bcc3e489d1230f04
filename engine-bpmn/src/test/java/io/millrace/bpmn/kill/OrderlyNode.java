package io.millrace.bpmn.kill;

import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.common.transaction.TransactionState;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The program that is asked to end: a node that runs jobs, and closes its engine when its JVM is
 * told to end, as applications do. It says of each job that it began and that it was committed.
 */
final class OrderlyNode {

  /** What the lines begin with that say that a job began. */
  static final String BEGAN = "began ";

  /** What the lines begin with that say that a job was committed. */
  static final String COMMITTED = "committed ";

  private OrderlyNode() {}

  /**
   * Runs jobs until it is asked to end.
   *
   * @param arguments URL, user and password of the database, the number of threads
   */
  public static void main(String[] arguments) throws InterruptedException {
    var pace = new Semaphore(0);
    JavaDelegate work =
        execution -> {
          var id = execution.getCurrentActivityId() + execution.getId();
          System.out.println(BEGAN + id);
          execution.addTransactionListener(
              TransactionState.COMMITTED, end -> System.out.println(COMMITTED + id));
          pace.tryAcquire(20, TimeUnit.MILLISECONDS); // as if it did something
        };
    var engine =
        new ProcessEngineConfiguration()
            .setJdbcUrl(arguments[0])
            .setJdbcUsername(arguments[1])
            .setJdbcPassword(arguments[2])
            .setAsyncExecutorThreads(Integer.parseInt(arguments[3]))
            .setBeans(Map.of("work", work))
            .setAsyncExecutorActivate(true)
            .buildProcessEngine();
    Runtime.getRuntime().addShutdownHook(new Thread(engine::close));
    new CountDownLatch(1).await();
  }
}
