package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.worker.OwnersAhead;
import io.millrace.common.internal.worker.WorkerResult;
import io.millrace.common.internal.worker.WorkerScope;
import java.util.List;
import java.util.Map;

/**
 * Leads what workers say to the tasks that wait for them.
 *
 * @param runtime the engine's parts
 */
public record CaseWorkers(CmmnRuntime runtime) implements WorkerScope {

  @Override
  public String scopeType() {
    return ScopeTypes.CMMN;
  }

  @Override
  public void readAhead(List<JobEntity> jobs, CommandContext command) {
    new WorkerItems(runtime.in(command)).readAhead(OwnersAhead.ids(jobs, JobEntity::subScopeId));
  }

  /** A task that ended since the job was read needs nothing: its job goes as well. */
  @Override
  public Map<String, Object> variables(JobEntity job, CommandContext command) {
    var context = runtime.in(command);
    var item = context.tree().find(job.subScopeId());
    return item == null ? Map.of() : task(item, context).variables(item, context);
  }

  @Override
  public void done(JobEntity job, WorkerResult result, CommandContext command) {
    var context = runtime.in(command);
    var item = context.tree().find(job.subScopeId());
    task(item, context).done(item, result, context);
  }

  static WorkerTask task(PlanItemEntity item, CmmnContext context) {
    return (WorkerTask) context.node(item).behavior();
  }
}
