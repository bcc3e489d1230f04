package io.millrace.bpmn.internal.job;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.job.JobEntity;
import java.util.Map;

/**
 * Knows how often models want their jobs to be tried.
 *
 * @param runtime the engine's parts
 * @param expressions parses retry cycles that are expressions
 */
public record ModelRetryCycles(BpmnRuntime runtime, Expressions expressions) {

  /** Returns the retry cycle of the element of a job; null if it has none. */
  RetryCycle of(JobEntity job, CommandContext command) {
    var process = runtime.definitions().require(job.scopeDefinitionId(), command);
    var text = text(process.node(job.elementId()).element(), job);
    if (text == null) {
      return null;
    }
    var cycle = expressions.parse(text).evaluateString(scope(job, command));
    return cycle == null || cycle.isBlank() ? null : RetryCycle.parse(cycle);
  }

  private static String text(FlowNode element, JobEntity job) {
    if (WaitNames.ASYNC_INSTANCE.equals(job.handlerType())
        && element instanceof Activity activity) {
      var ofLoop = activity.loop().continuation().failedJobRetryTimeCycle();
      if (ofLoop != null) {
        return ofLoop;
      }
    }
    return element.continuation().failedJobRetryTimeCycle();
  }

  private ExpressionScope scope(JobEntity job, CommandContext command) {
    var context = runtime.in(command);
    var execution = job.subScopeId() == 0 ? null : context.tree().find(job.subScopeId());
    return execution == null ? ExpressionScope.of(Map.of()) : context.scope(execution);
  }
}
