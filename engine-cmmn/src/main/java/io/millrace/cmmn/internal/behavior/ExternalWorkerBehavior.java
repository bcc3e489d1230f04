package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.ItemFault;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.internal.operation.WorkerTask;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.call.CallFailure;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.worker.WorkerResult;
import io.millrace.common.internal.worker.WorkerTopic;
import java.util.Map;

/**
 * Waits until a worker outside the engine that asks for its topic says what came out. One that does
 * not block completes at once and creates no job, since nobody would wait for it.
 *
 * @param topic what workers ask for
 * @param showsVariables whether they get the variables
 * @param blocking whether it waits
 * @param jobs creates the job
 */
record ExternalWorkerBehavior(
    WorkerTopic topic, boolean showsVariables, Blocking blocking, Jobs jobs)
    implements PlanItemBehavior, WorkerTask {

  @Override
  public void start(PlanItemEntity item, CmmnContext context) {
    if (!blocking.waits(item, context)) {
      context.apply(item, Transition.COMPLETE);
      return;
    }
    var job =
        NewJob.of(item.scopeRef(), WorkerTopic.HANDLER_TYPE)
            .at(item.planItemDefinitionId(), item.name());
    jobs.outside().create(context.command(), job, topic.at(context.scope(item)));
  }

  @Override
  public Map<String, Object> variables(PlanItemEntity item, CmmnContext context) {
    var variables = context.variables();
    return showsVariables ? variables.access().all(variables.node(item)) : Map.of();
  }

  @Override
  public void done(PlanItemEntity item, WorkerResult result, CmmnContext context) {
    if (ItemState.of(item.state()) != ItemState.ACTIVE) {
      throw new IllegalStateEngineException(
          "Plan item instance '"
              + item.id()
              + "' ('"
              + item.elementId()
              + "') waits for no worker: it is in the state '"
              + item.state()
              + "'. Drop the work.");
    }
    result.variables().forEach((name, value) -> context.variables().set(item, name, value));
    switch (result.end()) {
      case COMPLETE -> context.apply(item, Transition.COMPLETE);
      case TERMINATE -> context.apply(item, Transition.TERMINATE);
      default -> fail(item, result, context);
    }
  }

  private static void fail(PlanItemEntity item, WorkerResult result, CmmnContext context) {
    new ItemFault(context, item).happen(new CallFailure(result.code(), result.message()));
  }

  @Override
  public void trigger(PlanItemEntity item, CmmnContext context) {
    context.apply(item, Transition.COMPLETE);
  }
}
