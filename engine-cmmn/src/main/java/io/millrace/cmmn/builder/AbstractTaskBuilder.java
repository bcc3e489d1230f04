package io.millrace.cmmn.builder;

import io.millrace.cmmn.model.AsyncSettings;
import io.millrace.cmmn.model.TaskSettings;
import java.util.List;

/**
 * Builds a task. Not thread-safe. Spec: CMMN 1.1 §5.4.10.
 *
 * @param <B> the builder itself
 */
public abstract class AbstractTaskBuilder<B extends AbstractTaskBuilder<B>> extends ItemBuilder<B> {

  private boolean blocking = true;
  private String blockingExpression;
  private boolean async;
  private boolean asyncLeave;
  private String retryCycle;
  private boolean exclusive = true;

  AbstractTaskBuilder(String id) {
    super(id);
  }

  /**
   * Lets the task not wait until its work is done.
   *
   * @return this
   */
  public B nonBlocking() {
    blocking = false;
    return self();
  }

  /**
   * Lets an expression say whether the task waits.
   *
   * @param expression the expression
   * @return this
   */
  public B blocking(String expression) {
    blockingExpression = expression;
    return self();
  }

  /**
   * Lets a job start the task.
   *
   * @return this
   */
  public B async() {
    async = true;
    return self();
  }

  /**
   * Lets a job end the task.
   *
   * @return this
   */
  public B asyncLeave() {
    asyncLeave = true;
    return self();
  }

  /**
   * Lets the jobs of the task run beside other jobs of its case.
   *
   * @return this
   */
  public B notExclusive() {
    exclusive = false;
    return self();
  }

  /**
   * Says how often the jobs of the task are tried, and how far apart.
   *
   * @param cycle such as {@code R5/PT1M} or {@code PT1M,PT5M}, or an expression
   * @return this
   */
  public B failedJobRetryTimeCycle(String cycle) {
    retryCycle = cycle;
    return self();
  }

  TaskSettings taskSettings() {
    return new TaskSettings(
        blocking,
        blockingExpression,
        new AsyncSettings(async, exclusive, asyncLeave, exclusive, retryCycle),
        List.of(),
        List.of());
  }
}
