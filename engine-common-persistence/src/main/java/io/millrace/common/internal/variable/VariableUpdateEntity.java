package io.millrace.common.internal.variable;

import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.variable.StoredValue;
import java.time.Instant;

/** A value that a variable once had. */
public final class VariableUpdateEntity extends Entity {

  /** The table of these rows. */
  public static final Table<VariableUpdateEntity> TABLE =
      Table.appendOnly("MR_HI_DETAIL", VariableUpdateEntity::new)
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .ref("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .ref("SUB_SCOPE_ID_", e -> e.subScopeId, (e, v) -> e.subScopeId = v)
          .ref("TASK_ID_", e -> e.taskId, (e, v) -> e.taskId = v)
          .id("VARIABLE_ID_", e -> e.variableId, (e, v) -> e.variableId = v)
          .integer("VARIABLE_REV_", e -> e.variableRev, (e, v) -> e.variableRev = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("TEXT_", e -> e.text, (e, v) -> e.text = v)
          .number("LONG_", e -> e.longValue, (e, v) -> e.longValue = v)
          .real("DOUBLE_", e -> e.doubleValue, (e, v) -> e.doubleValue = v)
          .bytes("BYTES_", e -> e.bytes, (e, v) -> e.bytes = v)
          .time("TIME_", e -> e.time, (e, v) -> e.time = v);

  private long rootInstanceId;
  private String tenantId = "";
  private String scopeType;
  private long scopeId;
  private long subScopeId;
  private long taskId;
  private long variableId;
  private int variableRev;
  private String name;
  private String type;
  private String text;
  private Long longValue;
  private Double doubleValue;
  private byte[] bytes;
  private Instant time;

  /** Returns the record of the value that a variable has now. */
  public static VariableUpdateEntity of(VariableEntity row) {
    var update = new VariableUpdateEntity();
    update.rootInstanceId = row.rootInstanceId();
    update.tenantId = row.tenantId();
    update.scopeType = row.scopeType();
    update.scopeId = row.scopeId();
    update.subScopeId = row.subScopeId();
    update.taskId = row.taskId();
    update.variableId = row.id();
    update.variableRev = row.isNew() ? 1 : row.revision() + 1;
    update.name = row.name();
    update.type = row.type();
    update.text = row.text();
    update.longValue = row.longValue();
    update.doubleValue = row.doubleValue();
    update.bytes = row.bytes();
    update.time = row.lastUpdatedTime();
    return update;
  }

  /** Returns the value that was set. */
  public Object decode(VariableTypes types) {
    return types.named(name, type).read(new StoredValue(text, longValue, doubleValue, bytes));
  }

  @Override
  public Table<VariableUpdateEntity> table() {
    return TABLE;
  }

  @Override
  protected int valueBytes() {
    return bytes == null ? 0 : bytes.length;
  }

  /** Returns the root instance id. */
  public long rootInstanceId() {
    return rootInstanceId;
  }

  /** Returns the tenant id. */
  public String tenantId() {
    return tenantId;
  }

  /** Returns the scope type. */
  public String scopeType() {
    return scopeType;
  }

  /** Returns the scope id. */
  public long scopeId() {
    return scopeId;
  }

  /** Returns the sub scope id. */
  public long subScopeId() {
    return subScopeId;
  }

  /** Returns the task id. */
  public long taskId() {
    return taskId;
  }

  /** Returns the variable id. */
  public long variableId() {
    return variableId;
  }

  /** Returns the variable rev. */
  public int variableRev() {
    return variableRev;
  }

  /** Returns the name. */
  public String name() {
    return name;
  }

  /** Returns the type. */
  public String type() {
    return type;
  }

  /** Returns the text. */
  public String text() {
    return text;
  }

  /** Returns the long. */
  public Long longValue() {
    return longValue;
  }

  /** Returns the double. */
  public Double doubleValue() {
    return doubleValue;
  }

  /** Returns the bytes. */
  public byte[] bytes() {
    return bytes;
  }

  /** Returns the time. */
  public Instant time() {
    return time;
  }
}
