package io.millrace.test.engine;

import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.UnitOfWork;
import io.millrace.common.internal.task.TaskEntity;
import java.time.Instant;

/** Makes rows by hand, with their counts, for tests of what lies below the services. */
public final class TestRows {

  private TestRows() {}

  /** Inserts a root instance. */
  public static InstanceEntity instance(UnitOfWork work, String name) {
    var row = work.insert(new InstanceEntity());
    row.below(null);
    row.rename(name);
    return row;
  }

  /** Inserts an instance below another one. */
  public static InstanceEntity child(UnitOfWork work, InstanceEntity parent, String name) {
    var row = work.insert(new InstanceEntity());
    row.below(parent);
    row.rename(name);
    parent.count(Dependent.CHILD, 1);
    return row;
  }

  /** Inserts a note of an instance. */
  public static NoteEntity note(UnitOfWork work, InstanceEntity owner, String text) {
    return note(work, owner, 0, text);
  }

  /** Inserts a note on a page of an instance. */
  public static NoteEntity note(UnitOfWork work, InstanceEntity owner, long page, String text) {
    owner.count(Dependent.SUBSCRIPTION, 1);
    return work.insert(NoteEntity.of(owner, page, text));
  }

  /** Inserts a task of an instance. */
  public static TaskEntity task(UnitOfWork work, InstanceEntity owner) {
    var task = new TaskEntity();
    task.subScopeId(owner.id());
    task.createTime(Instant.parse("2026-01-02T03:04:05Z"));
    owner.count(Dependent.TASK, 1);
    return work.insert(task);
  }
}
