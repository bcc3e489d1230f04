package io.millrace.bpmn.internal.model;

/**
 * Where the execution of a flow node is handed to a job, so that a transaction ends there.
 *
 * @param asyncBefore whether a job enters the node
 * @param asyncAfter whether a job leaves the node
 * @param exclusiveBefore whether the job that enters runs alone among the exclusive jobs of its
 *     instance
 * @param exclusiveAfter whether the job that leaves runs alone among the exclusive jobs of its
 *     instance
 * @param failedJobRetryTimeCycle how often and how far apart failed jobs of the node are retried,
 *     as written ({@code R5/PT5M}, {@code PT1M,PT5M} or an expression), or null for the engine's
 *     default
 * @param job what the jobs of the node are like
 */
public record Continuation(
    boolean asyncBefore,
    boolean asyncAfter,
    boolean exclusiveBefore,
    boolean exclusiveAfter,
    String failedJobRetryTimeCycle,
    JobAttributes job) {

  /** Neither before nor after; jobs are exclusive and retried as the engine's settings say. */
  public static final Continuation NONE =
      new Continuation(false, false, true, true, null, JobAttributes.NONE);
}
