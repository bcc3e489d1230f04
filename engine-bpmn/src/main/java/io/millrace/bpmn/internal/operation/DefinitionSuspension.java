package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.VersionCache;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeRef;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Suspends versions of processes and lets instances of them start again.
 *
 * @param instances suspends instances
 * @param cache the compiled processes, which know what is suspended
 * @param lock takes the families' locks
 */
public record DefinitionSuspension(
    InstanceSuspension instances, VersionCache<CompiledProcess> cache, FamilyLock lock) {

  private static final String LOOK = "since ";

  /** How long a start may be under way before it is committed. */
  private static final Duration STARTS_TAKE = Duration.ofSeconds(10);

  /** How many ids the configuration of a job has room for. */
  private static final int MOST_MET = 250;

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
      jobs().rest().suspendStarting(context, version.id());
    } else {
      context.unitOfWork().flush(); // what comes to rest from now on sees that the version goes on
      jobs().starting().delete(context, version.id(), job -> isLook(job.handlerConfiguration()));
      jobs().rest().activateStarting(context, version.id());
    }
  }

  /**
   * Suspends the running instances of versions or activates them, all of them in this transaction.
   * Their families are locked in the order of their ids, as all others do. What was called by an
   * instance that stays suspended is left alone.
   *
   * <p>Other nodes go on starting instances until they know that a version is suspended, and starts
   * that are under way are not seen; a job suspends those a moment later.
   */
  public void changeInstances(List<Long> versionIds, boolean suspended, CommandContext context) {
    context.unitOfWork().flush();
    var roots =
        new BulkSql(context.session()).ids(ROOTS + (suspended ? "false" : "true"), versionIds);
    change(versionIds, suspended, roots, Set.of(), context);
    if (suspended) {
      var due = context.now().plus(cache.checkInterval()).plus(STARTS_TAKE);
      versionIds.forEach(id -> planLook(id, due, context));
    }
  }

  private void planLook(long versionId, Instant due, CommandContext context) {
    var version = context.unitOfWork().find(DefinitionEntity.TABLE, versionId);
    var since = context.now().minus(STARTS_TAKE);
    var look = LOOK + since.toEpochMilli() + " " + met(versionId, since, context);
    jobs()
        .createTimer(
            context,
            NewJob.of(scope(version), Jobs.SUSPEND_DEFINITION).withConfiguration(look),
            due);
  }

  /** Those that this suspension has met already; of very many, as many as there is room for. */
  private static String met(long versionId, Instant since, CommandContext context) {
    return context
        .unitOfWork()
        .known(ExecutionEntity.TABLE, one -> one.isProcessInstance() && one.isSuspended())
        .stream()
        .filter(one -> one.processDefinitionId() == versionId && !one.startTime().isBefore(since))
        .limit(MOST_MET)
        .map(one -> Long.toString(one.id(), Character.MAX_RADIX))
        .collect(Collectors.joining(" "));
  }

  /**
   * Suspends the instances of a version that began while it was being suspended, if it still is.
   * What the suspension has met itself is left alone: it runs only if somebody let it go on.
   *
   * @param look what {@link #isLook} knows
   */
  public void lookAgain(DefinitionEntity version, String look, CommandContext context) {
    if (version.isSuspended()) {
      var words = List.of(look.substring(LOOK.length()).trim().split(" "));
      var since = Instant.ofEpochMilli(Long.parseLong(words.get(0)));
      var met =
          words.stream()
              .skip(1)
              .map(id -> Long.parseLong(id, Character.MAX_RADIX))
              .collect(Collectors.toSet());
      var begun = Parameter.of(ColumnType.TIME, since);
      context.unitOfWork().flush();
      var roots =
          new BulkSql(context.session())
              .ids(ROOTS + "false and START_TIME_ >= ?", List.of(version.id()), begun);
      change(List.of(version.id()), true, roots, met, context);
    }
  }

  /** Tells whether a job only looks for instances that began while a version was suspended. */
  public static boolean isLook(String configuration) {
    return configuration != null && configuration.startsWith(LOOK);
  }

  private void change(
      List<Long> versionIds,
      boolean suspended,
      List<Long> roots,
      Set<Long> leftAlone,
      CommandContext context) {
    lock.acquireAll(context, roots);
    roots.forEach(root -> InstanceSuspension.readWhole(root, context));
    var versions = Set.copyOf(versionIds);
    var families = Set.copyOf(roots);
    var executions =
        context
            .unitOfWork()
            .known(ExecutionEntity.TABLE, one -> families.contains(one.rootInstanceId()));
    var concerned =
        executions.stream()
            .filter(one -> one.isProcessInstance() && versions.contains(one.processDefinitionId()))
            .filter(one -> !leftAlone.contains(one.id()))
            .sorted((one, other) -> Long.compare(one.id(), other.id()))
            .toList();
    instances.changeAll(concerned, executions, suspended, context);
  }

  /** Plans that a version is suspended or activated at a time. */
  public void plan(
      DefinitionEntity version,
      boolean suspended,
      boolean withInstances,
      Instant due,
      CommandContext context) {
    var type = suspended ? Jobs.SUSPEND_DEFINITION : Jobs.ACTIVATE_DEFINITION;
    var job = NewJob.of(scope(version), type).withConfiguration(Boolean.toString(withInstances));
    jobs().createTimer(context, job, due);
  }

  private static ScopeRef scope(DefinitionEntity version) {
    return new ScopeRef(
        version.scopeType(), 0, 0, 0, version.id(), version.tenantId(), HistoryLevel.NONE);
  }

  private Jobs jobs() {
    return instances.jobs();
  }
}
