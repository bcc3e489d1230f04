package io.millrace.benchmark.jobs;

import io.millrace.benchmark.engine.Model;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A small process that is nothing but jobs. Each of its tasks records that it ran.
 *
 * @param process the id of the process
 * @param shape what it looks like
 * @param branches how many tasks, from 1
 * @param exclusive whether at most one job of an instance runs at a time
 */
public record JobModel(String process, Shape shape, int branches, boolean exclusive) {

  /** What a process looks like. */
  public enum Shape {
    /** Asynchronous service tasks between fork and join; one of them needs no gateways. */
    TASKS,
    /** A timer of a year, then a service task that is not asynchronous. */
    TIMER,
    /**
     * One asynchronous service task whose job fails each time, and is tried again two seconds on.
     */
    POISON,
    /** Start and end, without any job. */
    NOTHING
  }

  /** The greatest number of branches: a larger process says more of its parser than of its jobs. */
  public static final int MOST_BRANCHES = 5_000;

  /** How long the timer of {@link Shape#TIMER} waits. */
  static final Duration YEAR = Duration.ofDays(365);

  private static final String WORK =
      " millrace:class=\"io.millrace.benchmark.delegate.RecordedWork\"/>\n";
  private static final String POISONED =
      "<serviceTask id=\"%1$s\" millrace:async=\"true\" millrace:exclusive=\"%2$s\""
          + " millrace:class=\"io.millrace.benchmark.delegate.RecordedWork\">"
          + "<extensionElements><millrace:failedJobRetryTimeCycle>R3/PT2S"
          + "</millrace:failedJobRetryTimeCycle></extensionElements></serviceTask>\n";
  private static final String TASK =
      "<serviceTask id=\"work%1$d\" millrace:async=\"true\" millrace:exclusive=\"%2$s\"" + WORK;

  /**
   * Names a process after what it is.
   *
   * @param branches how many tasks, from 1
   * @param exclusive whether at most one job of an instance runs at a time
   * @return the process
   */
  public static JobModel of(int branches, boolean exclusive) {
    String name = "asyncJobs" + (branches == 1 ? "" : branches) + (exclusive ? "Exclusive" : "");
    return new JobModel(name, Shape.TASKS, branches, exclusive);
  }

  /**
   * A process whose one job never succeeds.
   *
   * @param exclusive whether at most one job of an instance runs at a time
   * @return the process
   */
  static JobModel poison(boolean exclusive) {
    return new JobModel("poisoned", Shape.POISON, 1, exclusive);
  }

  /**
   * Names the same process differently.
   *
   * @param other the id of the process
   * @return a process that is the same otherwise
   */
  public JobModel named(String other) {
    return new JobModel(other, shape, branches, exclusive);
  }

  /**
   * Writes the process down.
   *
   * @return the model, with Millrace's attributes
   */
  public Model model() {
    return new Model(process + Model.SUFFIX, xml());
  }

  private String xml() {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<definitions xmlns=\"http://www.omg.org/spec/BPMN/20100524/MODEL\""
        + " xmlns:millrace=\"http://millrace.io/schema/bpmn\""
        + " targetNamespace=\"http://millrace.io/benchmark\">\n"
        + ("<process id=\"" + process + "\" isExecutable=\"true\">\n")
        + "<startEvent id=\"start\"/>\n"
        + content()
        + "<endEvent id=\"end\"/>\n</process>\n</definitions>\n";
  }

  private String content() {
    return switch (shape) {
      case TASKS -> branches == 1 ? oneTask() : fork();
      case TIMER -> timer();
      case POISON -> poison();
      case NOTHING -> flow("toEnd", "start", "end");
    };
  }

  private static String timer() {
    return "<intermediateCatchEvent id=\"wait\"><timerEventDefinition><timeDuration>"
        + YEAR
        + "</timeDuration></timerEventDefinition></intermediateCatchEvent>\n"
        + ("<serviceTask id=\"work\"" + WORK)
        + flow("toWait", "start", "wait")
        + flow("toWork", "wait", "work")
        + flow("toEnd", "work", "end");
  }

  private String poison() {
    return POISONED.formatted(Executions.POISON, exclusive)
        + flow("toWork", "start", Executions.POISON)
        + flow("toEnd", Executions.POISON, "end");
  }

  private String oneTask() {
    return task(1) + flow("toWork", "start", "work1") + flow("toEnd", "work1", "end");
  }

  private String fork() {
    return "<parallelGateway id=\"fork\"/><parallelGateway id=\"join\"/>\n"
        + flow("toFork", "start", "fork")
        + IntStream.rangeClosed(1, branches)
            .mapToObj(
                i ->
                    task(i)
                        + flow("to" + i, "fork", "work" + i)
                        + flow("from" + i, "work" + i, "join"))
            .collect(Collectors.joining())
        + flow("toEnd", "join", "end");
  }

  private String task(int number) {
    return TASK.formatted(number, exclusive);
  }

  private static String flow(String id, String from, String to) {
    return "<sequenceFlow id=\"%s\" sourceRef=\"%s\" targetRef=\"%s\"/>%n".formatted(id, from, to);
  }
}
