package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.task.Tasks;
import io.millrace.common.internal.variable.VariableNode;
import io.millrace.common.internal.variable.Variables;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Ends what executions own in the tables of the shared layer.
 *
 * @param tasks the tasks
 * @param variables the variables
 * @param jobs the jobs
 */
public record ExecutionDependents(Tasks tasks, Variables variables, Jobs jobs)
    implements Disposal.OwnedRows {

  @Override
  public void cancelTasks(List<ExecutionEntity> executions, String reason, BpmnContext context) {
    for (var task : tasks.end().cancel(context.command(), executions, reason)) {
      context.history().taskCancelled(task);
    }
  }

  @Override
  public void endVariables(List<ExecutionEntity> executions, BpmnContext context) {
    List<VariableNode> nodes = List.of();
    for (var execution : executions) {
      if (execution.count(Dependent.VARIABLE) > 0) {
        nodes = nodes.isEmpty() ? new ArrayList<>() : nodes;
        nodes.add(context.variables().node(execution));
      }
    }
    if (!nodes.isEmpty()) {
      variables.in(context.command()).end(nodes);
    }
  }

  @Override
  public void endIdentityLinks(ExecutionEntity instance, BpmnContext context) {
    if (instance.count(Dependent.IDENTITY_LINK) > 0) {
      IdentityLinks.of(context.command()).end(LinkOwner.instance(instance, instance.scopeRef()));
    }
  }

  @Override
  public void letPass(ExecutionEntity instance, BpmnContext context) {
    jobs.rest().activateInstances(context.command(), List.of(instance.id()));
  }

  @Override
  public void deleteJobs(ExecutionEntity execution, BpmnContext context) {
    jobs.deleteOf(context.command(), execution);
    if (execution.isProcessInstance() && execution.isSuspended()) {
      // what is on its way to it, and is no job of an execution, finds another receiver or nobody
      jobs.rest().activateInstances(context.command(), List.of(execution.id()));
    }
  }

  @Override
  public void deleteJobs(ExecutionEntity execution, Set<String> elementIds, BpmnContext context) {
    jobs.deleteOf(context.command(), execution, job -> elementIds.contains(job.elementId()));
  }

  @Override
  public void deleteJobs(
      ExecutionEntity execution, String eventId, String part, BpmnContext context) {
    jobs.deleteOf(
        context.command(),
        execution,
        job -> eventId.equals(job.elementId()) && Objects.equals(part, job.handlerConfiguration()));
  }

  @Override
  public boolean hasJobs(ExecutionEntity execution, String elementId, BpmnContext context) {
    return jobs.of(context.command(), execution).stream()
        .anyMatch(job -> elementId.equals(job.elementId()));
  }

  @Override
  public boolean isLeftByJob(ExecutionEntity execution, BpmnContext context) {
    return jobs.of(context.command(), execution).stream()
        .anyMatch(job -> WaitNames.ASYNC_AFTER.equals(job.handlerType()));
  }
}
