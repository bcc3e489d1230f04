package io.millrace.common.internal.remark;

import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.scope.ShownScope;
import io.millrace.common.internal.task.Subject;
import java.time.Instant;

/**
 * What somebody has left behind about a task or an instance.
 *
 * @param <V> what of it can be changed
 * @param <R> what the API shows
 */
public abstract class RemarkEntity<V, R> extends Entity {

  private long rootInstanceId;
  private long scopeId;
  private long taskId;
  private String tenantId = "";
  private String scopeType;

  /** Declares the columns that say what it is about. */
  static <E extends RemarkEntity<?, ?>> Table<E> describe(Table<E> table) {
    return table
        .ref("ROOT_INSTANCE_ID_", e -> base(e).rootInstanceId, (e, v) -> base(e).rootInstanceId = v)
        .ref("SCOPE_ID_", e -> base(e).scopeId, (e, v) -> base(e).scopeId = v)
        .ref("TASK_ID_", e -> base(e).taskId, (e, v) -> base(e).taskId = v)
        .string("TENANT_ID_", e -> base(e).tenantId, (e, v) -> base(e).tenantId = v)
        .string("SCOPE_TYPE_", e -> base(e).scopeType, (e, v) -> base(e).scopeType = v);
  }

  private static RemarkEntity<?, ?> base(RemarkEntity<?, ?> row) {
    return row;
  }

  /** Says of a new one what it is about. */
  final void about(Subject subject) {
    rootInstanceId = subject.scope().rootId();
    scopeId = subject.scope().instanceId();
    taskId = subject.taskId();
    tenantId = subject.scope().tenantId();
    scopeType = subject.scope().type();
  }

  /** Returns who left it behind; null if nobody was authenticated. */
  public abstract String author();

  /** Returns when it was made, or changed last. */
  public abstract Instant madeAt();

  /** Returns what can be changed. */
  abstract V text();

  /** Changes it. */
  abstract void text(V text);

  /** Returns a copy for callers. */
  abstract R shown();

  final ShownScope scope() {
    return new ShownScope(scopeType, scopeId, 0, 0);
  }

  final String shownTaskId() {
    return ExternalIds.text(taskId);
  }

  final String shownTenantId() {
    return ApiValues.tenant(tenantId);
  }
}
