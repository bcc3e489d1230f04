package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.worker.WorkerResult;
import io.millrace.common.internal.worker.WorkerScope;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

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
    new WorkerItems(runtime.in(command)).readAhead(ids(jobs, JobEntity::subScopeId));
  }

  static <E> Set<Long> ids(Collection<E> rows, ToLongFunction<E> id) {
    return rows.stream().map(id::applyAsLong).collect(Collectors.toCollection(TreeSet::new));
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
