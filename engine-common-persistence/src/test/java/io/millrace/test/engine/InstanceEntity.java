package io.millrace.test.engine;

import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Table;

/** A node of the test engine's tree: an instance, or a step inside one. */
public final class InstanceEntity extends OwnerEntity {

  /** The table of these rows. */
  public static final Table<InstanceEntity> TABLE =
      Table.of("MR_TEST_INSTANCE", InstanceEntity::new)
          .id("ROOT_INSTANCE_ID_", e -> e.rootId, (e, v) -> e.rootId = v)
          .ref("PARENT_ID_", e -> e.parentId, (e, v) -> e.parentId = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .counts(
              Dependent.CHILD,
              Dependent.TASK,
              Dependent.VARIABLE,
              Dependent.IDENTITY_LINK,
              Dependent.JOB,
              Dependent.SUBSCRIPTION);

  /** The statement that creates the table, on every database. */
  public static final String DDL =
      "create table if not exists MR_TEST_INSTANCE (ID_ bigint not null primary key, REV_ int not null, ROOT_INSTANCE_ID_ bigint not null, "
          + "PARENT_ID_ bigint, NAME_ varchar(255), CHILD_COUNT_ int not null, TASK_COUNT_ int not null, "
          + "VARIABLE_COUNT_ int not null, IDENTITY_LINK_COUNT_ int not null, JOB_COUNT_ int not null, SUBSCRIPTION_COUNT_ int not null)";

  private long rootId;
  private long parentId;
  private String name;

  @Override
  public Table<InstanceEntity> table() {
    return TABLE;
  }

  /** Returns the root of the tree. */
  public long rootId() {
    return rootId;
  }

  /** Returns the parent; 0 for a root. */
  public long parentId() {
    return parentId;
  }

  /** Puts the node below another one; null for a root, whose own id has to be known. */
  public void below(InstanceEntity parent) {
    rootId = parent == null ? id() : parent.rootId;
    parentId = parent == null ? 0 : parent.id();
    changed();
  }

  /** Returns the name. */
  public String name() {
    return name;
  }

  /** Gives the node another name. */
  public void rename(String value) {
    name = value;
    changed();
  }
}
