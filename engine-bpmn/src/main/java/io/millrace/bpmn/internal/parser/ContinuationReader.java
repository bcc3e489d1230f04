package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Continuation;
import io.millrace.bpmn.internal.model.JobAttributes;
import java.util.function.Predicate;

/**
 * Reads where jobs cut the execution of a node, in the words of either family of engines.
 *
 * <p>On a multi-instance activity {@code flowable:async} means a job for each instance, all others
 * mean one job for the activity as a whole. {@code completeAsync} of a call activity means a job
 * behind each call.
 */
final class ContinuationReader {

  private final boolean before;
  private final boolean eachBefore;
  private final boolean after;
  private final boolean eachAfter;
  private final boolean exclusiveBefore;
  private final boolean exclusiveAfter;
  private final String priority;
  private final String workerPriority;
  private String retryCycle;
  private String category;

  ContinuationReader(Element element) {
    Predicate<String> flowable = Namespaces::isFlowable;
    eachBefore = flag(element, "async", element.engine(flowable, "async"), false);
    var asyncBefore = flag(element, "asyncBefore", element.engine("asyncBefore"), false);
    before = flag(element, "async", element.engine(flowable.negate(), "async"), asyncBefore);
    var leave = element.engine("asyncLeave");
    after =
        flag(
            element,
            "asyncLeave",
            leave,
            flag(element, "asyncAfter", element.engine("asyncAfter"), false));
    eachAfter =
        isCall(element) && flag(element, "completeAsync", element.engine("completeAsync"), false);
    exclusiveBefore = flag(element, "exclusive", element.engine("exclusive"), true);
    exclusiveAfter =
        flag(
            element,
            "asyncLeaveExclusive",
            element.engine("asyncLeaveExclusive"),
            leave != null || exclusiveBefore);
    element.extension(
        "failedJobRetryTimeCycle",
        child -> retryCycle = child.time(TimeCheck.Kind.RETRY_CYCLE, textOf(child)));
    priority = PriorityReader.of(element, PriorityReader.JOB);
    workerPriority = PriorityReader.of(element, PriorityReader.WORKER);
    element.extension("jobCategory", child -> category = child.expression(textOf(child)));
  }

  /** A call may go on in a job when what it called has ended. */
  private static boolean isCall(Element element) {
    return element.name().equals("callActivity");
  }

  private JobAttributes job() {
    return new JobAttributes(priority, workerPriority, category);
  }

  /** Returns the continuation of a node that is no multi-instance activity. */
  Continuation ofNode() {
    return new Continuation(
        before || eachBefore,
        after || eachAfter,
        exclusiveBefore,
        exclusiveAfter,
        retryCycle,
        job());
  }

  /** Returns the continuation of a multi-instance activity as a whole. */
  Continuation ofBody() {
    return new Continuation(before, after, exclusiveBefore, exclusiveAfter, retryCycle, job());
  }

  /**
   * Returns the continuation of each instance of a multi-instance activity, given what its loop
   * says.
   */
  Continuation ofInstance(Continuation loop) {
    return new Continuation(
        eachBefore || loop.asyncBefore(),
        eachAfter || loop.asyncAfter(),
        exclusiveBefore && loop.exclusiveBefore(),
        exclusiveAfter && loop.exclusiveAfter(),
        loop.failedJobRetryTimeCycle() == null ? retryCycle : loop.failedJobRetryTimeCycle(),
        job());
  }

  private static boolean flag(Element element, String name, String text, boolean absent) {
    return new Values(element).flag(name, text, absent);
  }

  private static String textOf(Element element) {
    var text = element.text();
    return text.isEmpty() ? null : text;
  }
}
