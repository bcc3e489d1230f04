package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.model.ExternalWorkerTask;
import io.millrace.cmmn.model.Task;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.job.Jobs;

/**
 * Gives tasks whose work is not done in Java their behavior. Thread-safe.
 *
 * @param expressions parses expressions
 * @param jobs creates jobs
 */
public record OutsideTasks(Expressions expressions, Jobs jobs) {

  PlanItemBehavior of(Task task, Blocking blocking) {
    if (task instanceof ExternalWorkerTask worker) {
      return new ExternalWorkerBehavior(
          expressions.parse(worker.topic()), !worker.doNotIncludeVariables(), blocking, jobs);
    }
    throw new IllegalStateException("No behavior is declared for " + task.getClass());
  }
}
