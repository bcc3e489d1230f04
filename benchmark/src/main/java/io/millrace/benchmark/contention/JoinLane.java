package io.millrace.benchmark.contention;

import io.millrace.benchmark.measure.ResponseTimes;
import io.millrace.bpmn.ProcessEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Two callers who do one instance after the other: the first starts it, then each of them completes
 * one of its tasks, through an engine of his own, at the same moment.
 */
final class JoinLane {

  static final String PROCESS = "contention";

  private final List<ProcessEngine> engines;
  private final AtomicInteger numbers;
  private final int instances;
  private final Callable<Boolean> stopped;
  private final CyclicBarrier together = new CyclicBarrier(2);
  private final ResponseTimes times = new ResponseTimes();
  private volatile List<String> tasks;

  /**
   * Creates the lane.
   *
   * @param engines the two engines
   * @param numbers gives the numbers of the instances
   * @param instances how many there are
   * @param stopped tells whether to begin no more
   */
  JoinLane(
      List<ProcessEngine> engines,
      AtomicInteger numbers,
      int instances,
      Callable<Boolean> stopped) {
    this.engines = engines;
    this.numbers = numbers;
    this.instances = instances;
    this.stopped = stopped;
  }

  /** Does the part of one of the two callers, until no instance is left. */
  Caller run(int side) throws Exception {
    Caller caller = new Caller();
    while (true) {
      if (side == 0) {
        tasks = next(caller);
      }
      await();
      List<String> pair = tasks;
      if (pair == null) {
        return caller;
      }
      await();
      if (!pair.isEmpty()) {
        long begin = System.nanoTime();
        complete(caller, engines.get(side), pair.get(side));
        took(System.nanoTime() - begin);
      }
      await();
    }
  }

  /** Returns the tasks of the next instance; none if it could not be started, null at the end. */
  private List<String> next(Caller caller) throws Exception {
    int number = numbers.getAndIncrement();
    if (number >= instances || stopped.call()) {
      return null;
    }
    ProcessEngine engine = engines.get(number % engines.size());
    String id =
        caller.call(
            () ->
                engine
                    .getRuntimeService()
                    .createProcessInstanceBuilder()
                    .processDefinitionKey(PROCESS)
                    .businessKey(Integer.toString(number))
                    .idempotencyKey("start " + number)
                    .start()
                    .getId());
    List<String> found = id == null ? null : caller.call(() -> tasksOf(engine, id));
    return found == null || found.size() < 2 ? List.of() : found;
  }

  private static List<String> tasksOf(ProcessEngine engine, String id) {
    List<String> found = new ArrayList<>();
    engine
        .getTaskService()
        .createTaskQuery()
        .processInstanceId(id)
        .list()
        .forEach(task -> found.add(task.getId()));
    return found;
  }

  private static void complete(Caller caller, ProcessEngine engine, String task) {
    caller.call(
        () -> {
          engine
              .getTaskService()
              .createTaskCompletionBuilder()
              .taskId(task)
              .idempotencyKey("complete " + task)
              .complete();
          return task;
        });
  }

  private void await() throws InterruptedException, BrokenBarrierException {
    together.await();
  }

  private synchronized void took(long nanos) {
    times.took(nanos);
  }

  /** Returns how long the completions took, repetitions included. */
  synchronized ResponseTimes times() {
    return times;
  }
}
