package io.millrace.common.internal.migration;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableEntity;
import java.util.ArrayList;
import java.util.List;

/**
 * The rows of an instance in the tables of the shared layer that say which version they belong to;
 * they go with it. All are read in one trip.
 *
 * @param command the unit of work
 * @param scopeType the engine
 * @param instanceId the instance
 * @param definitionId the version it gets
 * @param elements as what the elements of the rows go on
 */
public record MigratedRows(
    CommandContext command,
    String scopeType,
    long instanceId,
    long definitionId,
    Elements elements) {

  /** As what rows go on. */
  public interface Elements {

    /** Tells whether the rows of an execution or plan item go with the instance. */
    default boolean moves(long elementId) {
      return true;
    }

    /** A task gets its new version. */
    void task(TaskEntity task);

    /** Returns the element of a job in the new version; null to leave it as it is. */
    String of(JobEntity job);

    /** Returns the element of a subscription in the new version; null to leave it as it is. */
    String of(EventSubscriptionEntity subscription);
  }

  /**
   * Reads the rows, and what else is wanted in the same trip.
   *
   * @param locked whether those are locked that others may change without the lock of the family
   */
  public void read(boolean locked, Read<?>... more) {
    var id = Parameter.of(instanceId);
    var reads = new ArrayList<Read<?>>(List.of(more));
    for (var table : List.of(TaskEntity.TABLE, JobEntity.TABLE, EventSubscriptionEntity.TABLE)) {
      var read = Read.where(table, "SCOPE_ID_ = ?", id).via("IX_" + table.name() + "_SCOPE");
      reads.add(locked ? read.locked() : read);
    }
    reads.add(Read.where(VariableEntity.TABLE, "SUB_SCOPE_ID_ = ?", id));
    reads.add(Read.where(VariableEntity.TABLE, "SCOPE_ID_ = ? and SUB_SCOPE_ID_ <> SCOPE_ID_", id));
    command.unitOfWork().fetch(reads);
  }

  /** Gives all of them the new version. */
  public void move() {
    var rows = command.unitOfWork();
    rows.known(TaskEntity.TABLE, row -> isOurs(row.scopeType(), row.scopeId(), row.subScopeId()))
        .forEach(
            row -> {
              row.scopeDefinitionId(definitionId);
              elements.task(row);
            });
    rows.known(JobEntity.TABLE, row -> isOurs(row.scopeType(), row.scopeId(), row.subScopeId()))
        .forEach(row -> row.migrated(definitionId, elements.of(row)));
    rows.known(
            EventSubscriptionEntity.TABLE,
            row -> isOurs(row.scopeType(), row.scopeId(), row.subScopeId()))
        .forEach(this::move);
    rows.known(
            VariableEntity.TABLE, row -> isOurs(row.scopeType(), row.scopeId(), row.subScopeId()))
        .forEach(row -> row.migrated(definitionId));
  }

  private void move(EventSubscriptionEntity row) {
    row.scopeDefinitionId(definitionId);
    var element = elements.of(row);
    if (element != null) {
      row.activityId(element);
    }
  }

  private boolean isOurs(String type, long scopeId, long elementId) {
    return scopeType.equals(type) && scopeId == instanceId && elements.moves(elementId);
  }
}
