package io.millrace.common.internal.job;

import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.command.CommandContext;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A handler whose work a test gives it, and that notes which jobs it was called with. */
final class TestHandler implements JobHandler {

  /** What a test has a job do. */
  @FunctionalInterface
  interface Work {
    void run(JobEntity job, CommandContext context);
  }

  private final String type;
  private final List<Long> tried = new CopyOnWriteArrayList<>();
  private volatile Work beforeLock = (job, context) -> {};
  private volatile Work work = (job, context) -> {};

  private volatile JobRemainder rest;
  private volatile RetryCycle retryCycle;
  private volatile boolean movesTogether;
  private volatile Runnable look;

  TestHandler(String type) {
    this.type = type;
  }

  /** Gives the work that is done under the lock. */
  TestHandler does(Work value) {
    work = value;
    return this;
  }

  /** Gives the work that is done before the lock. */
  TestHandler doesBeforeLock(Work value) {
    beforeLock = value;
    return this;
  }

  /** Gives what is left of the work after what is done before the lock. */
  TestHandler leaving(JobRemainder value) {
    rest = value;
    return this;
  }

  /** Lets jobs look at their families before the lock, and does something when they are asked. */
  TestHandler lookingAhead(Runnable value) {
    look = value;
    return this;
  }

  @Override
  public boolean looksAhead(JobEntity job) {
    if (look == null) {
      return false;
    }
    look.run();
    return true;
  }

  /** Lets jobs be finished together. */
  TestHandler movingTogether() {
    movesTogether = true;
    return this;
  }

  @Override
  public boolean movesTogether() {
    return movesTogether;
  }

  /** Returns the ids of the jobs whose work was begun, in order. */
  List<Long> tried() {
    return tried;
  }

  @Override
  public String type() {
    return type;
  }

  /** Has jobs tried as a text says; null for the default. */
  TestHandler retriedAs(String cycle) {
    retryCycle = cycle == null ? null : RetryCycle.parse(cycle);
    return this;
  }

  @Override
  public RetryCycle retryCycle(JobEntity job, CommandContext context) {
    return retryCycle;
  }

  @Override
  public JobRemainder beforeLock(JobEntity job, Runnable lock, CommandContext context) {
    beforeLock.run(job, context);
    return rest;
  }

  @Override
  public void execute(JobEntity job, CommandContext context) {
    tried.add(job.id());
    work.run(job, context);
  }
}
