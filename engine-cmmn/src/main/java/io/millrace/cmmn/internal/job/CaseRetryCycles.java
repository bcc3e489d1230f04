package io.millrace.cmmn.internal.job;

import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.job.JobEntity;

/**
 * Knows how often models want the jobs of their plan items to be tried.
 *
 * @param runtime the engine's parts
 * @param expressions parses retry cycles that are expressions
 */
public record CaseRetryCycles(CmmnRuntime runtime, Expressions expressions) {

  /** Returns the retry cycle of the plan item of a job; null if it has none. */
  RetryCycle of(JobEntity job, CommandContext command) {
    var graph = runtime.graphs().require(job.scopeDefinitionId(), command);
    var text = graph.of(job.elementId()).get(0).async().failedJobRetryTimeCycle();
    if (text == null) {
      return null;
    }
    var context = runtime.in(command);
    var cycle =
        expressions
            .parse(text)
            .evaluateString(context.scope(context.tree().find(job.subScopeId())));
    return cycle == null || cycle.isBlank() ? null : RetryCycle.parse(cycle);
  }
}
