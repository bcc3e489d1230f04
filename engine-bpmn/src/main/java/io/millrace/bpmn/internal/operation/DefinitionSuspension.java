package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.VersionCache;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeRef;
import java.time.Instant;
import java.util.List;

/**
 * Suspends versions of processes and lets instances of them start again.
 *
 * @param instances suspends instances
 * @param cache the compiled processes, which know what is suspended
 * @param lock takes the families' locks
 */
public record DefinitionSuspension(
    InstanceSuspension instances, VersionCache<CompiledProcess> cache, FamilyLock lock) {

  private static final String ROOTS =
      "select distinct ROOT_INSTANCE_ID_ from MR_EXECUTION where PROCESS_DEFINITION_ID_ @in"
          + " and PARENT_ID_ is null and SUSPENDED_ = ";

  /** Suspends a version or activates it; one that is so already stays as it is. */
  public void change(DefinitionEntity version, boolean suspended, CommandContext context) {
    if (version.isSuspended() == suspended) {
      return;
    }
    version.suspended(suspended);
    cache.changes(version, context);
    if (suspended) {
      jobs().suspendStarting(context, version.id());
    } else {
      jobs().activateStarting(context, version.id());
    }
  }

  /**
   * Suspends the running instances of versions or activates them, all of them in this transaction.
   * Their families are locked in the order of their ids, as all others do. What was called by an
   * instance that stays suspended is left alone.
   */
  public void changeInstances(List<Long> versionIds, boolean suspended, CommandContext context) {
    context.unitOfWork().flush();
    var roots =
        new BulkSql(context.session()).ids(ROOTS + (suspended ? "false" : "true"), versionIds);
    lock.acquireAll(context, roots);
    roots.forEach(root -> InstanceSuspension.readWhole(root, context));
    context
        .unitOfWork()
        .known(
            ExecutionEntity.TABLE,
            one -> one.isProcessInstance() && versionIds.contains(one.processDefinitionId()))
        .stream()
        .sorted((one, other) -> Long.compare(one.id(), other.id()))
        .forEach(one -> changeInstance(one, suspended, context));
  }

  private void changeInstance(ExecutionEntity instance, boolean suspended, CommandContext context) {
    if (instance.isSuspended() != suspended
        && (suspended || instances.suspendedCaller(instance, context) == null)) {
      instances.change(instance, suspended, context);
    }
  }

  /** Plans that a version is suspended or activated at a time. */
  public void plan(
      DefinitionEntity version,
      boolean suspended,
      boolean withInstances,
      Instant due,
      CommandContext context) {
    var scope =
        new ScopeRef(
            version.scopeType(), 0, 0, 0, version.id(), version.tenantId(), HistoryLevel.NONE);
    var type = suspended ? Jobs.SUSPEND_DEFINITION : Jobs.ACTIVATE_DEFINITION;
    var job = NewJob.of(scope, type).withConfiguration(Boolean.toString(withInstances));
    jobs().createTimer(context, job, due);
  }

  private Jobs jobs() {
    return instances.jobs();
  }
}
