package io.millrace.bpmn.internal.job;

import io.millrace.bpmn.internal.model.Continuation;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Continuations;
import io.millrace.bpmn.internal.operation.Flow;
import io.millrace.bpmn.internal.operation.JobTraits;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Cuts the execution of elements into jobs.
 *
 * @param jobs the jobs of the engine
 * @param traits knows what models say about jobs
 */
public record JobContinuations(Jobs jobs, JobTraits traits) implements Continuations {

  @Override
  public void before(ExecutionEntity execution, Node node, BpmnContext context) {
    create(
        execution,
        node,
        WaitNames.ASYNC_BEFORE,
        node.element().continuation().exclusiveBefore(),
        null,
        context);
  }

  @Override
  public void beforeInstance(
      ExecutionEntity instance, Node node, Continuation continuation, BpmnContext context) {
    create(instance, node, WaitNames.ASYNC_INSTANCE, continuation.exclusiveBefore(), null, context);
  }

  @Override
  public void after(
      ExecutionEntity execution,
      Node node,
      Continuation continuation,
      List<Flow> flows,
      BpmnContext context) {
    var chosen =
        flows == null
            ? execution.isSkipped() ? WaitNames.SKIPPED : null
            : flows.stream().map(flow -> flow.element().id()).collect(Collectors.joining(","));
    create(execution, node, WaitNames.ASYNC_AFTER, continuation.exclusiveAfter(), chosen, context);
  }

  private void create(
      ExecutionEntity execution,
      Node node,
      String handlerType,
      boolean exclusive,
      String configuration,
      BpmnContext context) {
    var job =
        NewJob.of(execution.scopeRef(), handlerType)
            .at(node.id(), node.element().name())
            .withExclusive(exclusive)
            .withConfiguration(configuration);
    jobs.createMessage(
        context.command(), traits.of(job, node.element(), () -> context.scope(execution)));
  }
}
