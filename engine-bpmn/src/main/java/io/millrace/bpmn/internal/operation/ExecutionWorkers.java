package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ExpressionException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.worker.FailWorkerJobCommand;
import io.millrace.common.internal.worker.OwnersAhead;
import io.millrace.common.internal.worker.WorkerResult;
import io.millrace.common.internal.worker.WorkerScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Leads what workers say to the executions that wait for them.
 *
 * @param runtime the engine's parts
 */
public record ExecutionWorkers(BpmnRuntime runtime) implements WorkerScope {

  private static final Logger LOG = LoggerFactory.getLogger(ExecutionWorkers.class);

  @Override
  public String scopeType() {
    return ExecutionEntity.SCOPE_TYPE;
  }

  /** One read for the executions, one for each level around them, one for the variables. */
  @Override
  public void readAhead(List<JobEntity> jobs, CommandContext command) {
    var context = runtime.in(command);
    var ahead = new OwnersAhead(command);
    var waiting = ahead.rows(ExecutionEntity.TABLE, OwnersAhead.ids(jobs, JobEntity::subScopeId));
    var seen = new TreeSet<Long>();
    var owners = new ArrayList<ExecutionEntity>();
    var level = waiting.stream().filter(one -> showsVariables(one, context)).toList();
    while (!level.isEmpty()) {
      owners.addAll(level);
      level = ahead.rows(ExecutionEntity.TABLE, above(level, seen));
    }
    ahead.variables(owners);
  }

  private static Set<Long> above(List<ExecutionEntity> level, Set<Long> seen) {
    var above = OwnersAhead.ids(level, ExecutionEntity::parentId);
    above.remove(0L);
    above.removeAll(seen);
    seen.addAll(above);
    return above;
  }

  /** What is wrong with a definition is said when somebody asks for the variables. */
  private static boolean showsVariables(ExecutionEntity execution, BpmnContext context) {
    try {
      return activity(execution, context).showsVariables();
    } catch (RuntimeException e) {
      return false;
    }
  }

  /** An activity that ended since the job was read needs nothing: its job goes as well. */
  @Override
  public Map<String, Object> variables(JobEntity job, CommandContext command) {
    var context = runtime.in(command);
    var execution = context.tree().find(job.subScopeId());
    return execution == null
        ? Map.of()
        : activity(execution, context).variables(execution, context);
  }

  @Override
  public void done(JobEntity job, WorkerResult result, CommandContext command) {
    var context = runtime.in(command);
    var execution = context.tree().find(job.subScopeId());
    var activity = activity(execution, context);
    activity.keep(execution, result, context);
    switch (result.end()) {
      case COMPLETE -> {
        var report = new ReportedWork(job, job.lockOwner(), null, null, job.retries());
        var error = activity.meant(report, execution, context);
        if (error == null) {
          context.leave(execution);
        } else {
          new ErrorPropagation(context).propagate(error, execution);
        }
      }
      case ERROR ->
          new ErrorPropagation(context)
              .propagate(new BpmnError(result.code(), result.message()), execution);
      default ->
          throw new IllegalStateEngineException(
              "Cannot terminate the "
                  + job
                  + ": it belongs to a process. Complete it, or end it with an error.");
    }
  }

  /**
   * What cannot be judged is a failure like any other: what the worker reports must not be lost.
   */
  @Override
  public WorkerResult meaning(
      JobEntity job, FailWorkerJobCommand.Report said, int left, CommandContext command) {
    var context = runtime.in(command);
    var execution = context.tree().find(job.subScopeId());
    var report =
        new ReportedWork(job, job.lockOwner(), said.message(), said.details(), Math.max(0, left));
    try {
      var error = activity(execution, context).meant(report, execution, context);
      return error == null
          ? null
          : new WorkerResult(
              WorkerResult.End.ERROR, Map.of(), error.getErrorCode(), error.getErrorMessage());
    } catch (ExpressionException e) {
      LOG.warn("Whether the failure of {} means an error of the model cannot be told", job, e);
      return null;
    }
  }

  private static WorkerActivity activity(ExecutionEntity execution, BpmnContext context) {
    return (WorkerActivity) context.node(execution).inner();
  }
}
