package io.millrace.test.engine;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.UnitOfWork;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.internal.variable.VariableNode;
import io.millrace.common.variable.StoredValue;
import java.time.Instant;

/** Makes rows of the shared tables by hand, with their counts, for tests of what lies below the services. */
public final class TestRows {

  private static final Instant TIME = Instant.parse("2026-01-02T03:04:05Z");

  private TestRows() {}

  /** Inserts a root instance. */
  public static InstanceEntity instance(UnitOfWork work, String name) {
    var row = work.insert(new InstanceEntity());
    row.below(null);
    row.rename(name);
    return row;
  }

  /** Inserts a task of an instance. */
  public static TaskEntity task(UnitOfWork work, InstanceEntity owner) {
    var task = new TaskEntity();
    task.subScopeId(owner.id());
    task.createTime(TIME);
    owner.count(Dependent.TASK, 1);
    return work.insert(task);
  }

  /** Inserts a variable of an instance or a task. */
  public static VariableEntity variable(UnitOfWork work, OwnerEntity owner, String name) {
    var variable = VariableEntity.of(node(owner), name);
    variable.store("string", StoredValue.ofText("value of " + name), TIME);
    owner.count(Dependent.VARIABLE, 1);
    return work.insert(variable);
  }

  private static VariableNode node(OwnerEntity owner) {
    return owner instanceof TaskEntity task
        ? new VariableNode(task, scope(task.subScopeId()), task.id(), null)
        : new VariableNode(owner, scope(owner.id()), 0, null);
  }

  private static ScopeRef scope(long elementId) {
    return new ScopeRef(null, 0, 0, elementId, 0, "", HistoryLevel.NONE);
  }
}
