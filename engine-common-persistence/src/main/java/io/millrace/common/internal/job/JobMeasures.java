package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandEnvironment;
import io.millrace.common.internal.command.Completion;
import io.millrace.common.internal.metrics.Measures;
import io.millrace.common.metrics.EngineMetric;
import java.time.Duration;
import java.util.List;

/**
 * Measures the jobs of a node. What is said in a transaction counts when that is committed.
 *
 * @param environment where to find the time and who is told
 */
record JobMeasures(CommandEnvironment environment) implements JobListener {

  private Measures measures() {
    return environment.database().measures();
  }

  /** This node has taken jobs. */
  void claimed(List<JobEntity> jobs) {
    if (measures().isOn()) {
      jobs.forEach(job -> measures().count(EngineMetric.JOBS_CLAIMED, job.handlerType()));
    }
  }

  /**
   * A try begins; returns what {@link #ended} needs to know. A cycle that failed keeps its due
   * date, from which nobody can tell how long its next try waited.
   */
  long begun(JobEntity job) {
    if (measures().isOn() && (job.repeat() == null || job.failures() == 0)) {
      var wait = Duration.between(job.dueDate(), environment.now());
      measures().time(EngineMetric.JOBS_WAIT, job.handlerType(), wait);
    }
    return measures().begin();
  }

  /** A try is over, however it ended. */
  void ended(JobEntity job, long begin) {
    measures().timeSince(EngineMetric.JOBS_RUN, job.handlerType(), begin);
  }

  /** A job turned out to be this node's no more. */
  void lost(JobEntity job) {
    measures().count(EngineMetric.JOBS_LOST, job.handlerType());
  }

  /** A try ended for which the job is not charged. */
  void postponed(JobEntity job) {
    measures().count(EngineMetric.JOBS_POSTPONED, job.handlerType());
  }

  @Override
  public void succeeded(JobEntity job, CommandContext context) {
    countAtEnd(EngineMetric.JOBS_SUCCEEDED, job, context);
  }

  @Override
  public void failed(JobEntity job, Throwable cause, CommandContext context) {
    countAtEnd(EngineMetric.JOBS_FAILED, job, context);
  }

  @Override
  public void buried(JobEntity job, CommandContext context) {
    countAtEnd(EngineMetric.JOBS_DEAD, job, context);
  }

  @Override
  public boolean hearsCancellations() {
    return false;
  }

  private void countAtEnd(EngineMetric metric, JobEntity job, CommandContext context) {
    var type = job.handlerType();
    context.onCompletion(
        new Completion() {
          @Override
          public void committed() {
            measures().count(metric, type);
          }
        });
  }
}
