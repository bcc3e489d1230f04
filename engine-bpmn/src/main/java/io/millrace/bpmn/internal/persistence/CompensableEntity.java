package io.millrace.bpmn.internal.persistence;

import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.RowKey;
import io.millrace.common.internal.persistence.Table;

/**
 * An activity that has completed and can be compensated, at most once: the row goes when its
 * compensation begins.
 */
public final class CompensableEntity extends Entity {

  /** The table of these rows. */
  public static final Table<CompensableEntity> TABLE =
      Table.of("MR_COMPENSABLE", CompensableEntity::new)
          .id("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .id("PROCESS_INSTANCE_ID_", e -> e.processInstanceId, (e, v) -> e.processInstanceId = v)
          .id("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .ref("KEPT_EXECUTION_ID_", e -> e.keptExecutionId, (e, v) -> e.keptExecutionId = v)
          .integer("COMPLETION_ORDER_", e -> e.completionOrder, (e, v) -> e.completionOrder = v)
          .string("ACTIVITY_ID_", e -> e.activityId, (e, v) -> e.activityId = v);

  /** The process instance in which an activity completed. */
  public static final RowKey<CompensableEntity> INSTANCE =
      new RowKey<>(TABLE, CompensableEntity::processInstanceId);

  private long rootInstanceId;
  private long processInstanceId;
  private long scopeId;
  private long keptExecutionId;
  private int completionOrder;
  private String activityId;

  /** Creates the row of an activity that completed in a scope. */
  public static CompensableEntity of(ExecutionEntity scope, String activityId, int order) {
    var row = new CompensableEntity();
    row.rootInstanceId = scope.rootInstanceId();
    row.processInstanceId = scope.processInstanceId();
    row.scopeId = scope.id();
    row.activityId = activityId;
    row.completionOrder = order;
    return row;
  }

  @Override
  public Table<CompensableEntity> table() {
    return TABLE;
  }

  /** Returns the process instance. */
  public long processInstanceId() {
    return processInstanceId;
  }

  /** Returns the execution whose activity it is: a scope, or what compensates it now. */
  public long scopeId() {
    return scopeId;
  }

  /** Hands it to an execution that is going to compensate it, or to an outer scope. */
  public void handTo(ExecutionEntity execution) {
    scopeId = execution.id();
    changed();
  }

  /**
   * Returns the execution that the activity has left behind, with its variables and, of a
   * sub-process, what has completed in it; 0 for none.
   */
  public long keptExecutionId() {
    return keptExecutionId;
  }

  /** Notes the execution that the activity has left behind. */
  public void keptExecutionId(long value) {
    keptExecutionId = value;
    changed();
  }

  /** Returns the place in the order in which activities of the process instance completed. */
  public int completionOrder() {
    return completionOrder;
  }

  /** Its instance goes on with another version, where the activity has another id. */
  public void activityId(String value) {
    activityId = value;
    changed();
  }

  /** Returns the activity that completed. */
  public String activityId() {
    return activityId;
  }
}
