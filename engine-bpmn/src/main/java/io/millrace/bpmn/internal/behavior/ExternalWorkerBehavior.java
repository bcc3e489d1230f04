package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.delegate.WorkerReport;
import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.JobTraits;
import io.millrace.bpmn.internal.operation.WorkerActivity;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.worker.WorkerResult;
import io.millrace.common.internal.worker.WorkerTopic;
import java.util.Map;

/**
 * Waits until a worker outside the engine that asks for its topic says what came out.
 *
 * <p>Spec: BPMN 2.0.2 §13.3.3. Deviation: the work is named by a topic, not by an operation.
 *
 * @param topic what workers ask for
 * @param exchange what passes between them and the activity
 * @param errors what their reports may mean
 * @param retryCycle says how often workers may try; null for the engine's default
 * @param jobs creates the job
 * @param traits knows what models say about jobs
 */
record ExternalWorkerBehavior(
    WorkerTopic topic,
    WorkerExchange exchange,
    WorkerErrors errors,
    Expression retryCycle,
    Jobs jobs,
    JobTraits traits)
    implements ActivityBehavior, WorkerActivity {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    var job =
        NewJob.of(execution.scopeRef(), WorkerTopic.HANDLER_TYPE)
            .at(execution.activityId(), context.node(execution).element().name());
    var scope = context.scope(execution);
    var wanted = traits.forWorkers(job, context.node(execution).element(), () -> scope);
    jobs.outside().create(context.command(), wanted, topic.at(scope), tries(scope));
  }

  private RetryCycle tries(ExpressionScope scope) {
    var cycle = retryCycle == null ? null : retryCycle.evaluateString(scope);
    return cycle == null || cycle.isBlank() ? null : RetryCycle.parse(cycle);
  }

  @Override
  public boolean showsVariables() {
    return exchange.shows();
  }

  @Override
  public Map<String, Object> variables(ExecutionEntity execution, BpmnContext context) {
    return exchange.shown(execution, context);
  }

  @Override
  public void keep(ExecutionEntity execution, WorkerResult result, BpmnContext context) {
    if (result.end() == WorkerResult.End.ERROR) {
      exchange.keepOfError(execution, result.variables(), context);
    } else {
      exchange.keep(execution, result.variables(), context);
    }
  }

  @Override
  public BpmnError meant(WorkerReport report, ExecutionEntity execution, BpmnContext context) {
    return errors.meant(report, execution, context);
  }

  /** Who triggers the execution has done the work; the job goes when the activity is left. */
  @Override
  public void trigger(ExecutionEntity execution, BpmnContext context) {
    context.leave(execution);
  }
}
