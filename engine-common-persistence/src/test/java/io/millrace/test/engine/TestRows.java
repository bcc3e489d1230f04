package io.millrace.test.engine;

import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.UnitOfWork;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableEntity;
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
    var variable = new VariableEntity();
    if (owner instanceof TaskEntity task) {
      variable.taskId(task.id());
      variable.subScopeId(task.subScopeId());
    } else {
      variable.subScopeId(owner.id());
    }
    variable.name(name);
    variable.type("string");
    variable.text("value of " + name);
    variable.createTime(TIME);
    variable.lastUpdatedTime(TIME);
    owner.count(Dependent.VARIABLE, 1);
    return work.insert(variable);
  }
}
