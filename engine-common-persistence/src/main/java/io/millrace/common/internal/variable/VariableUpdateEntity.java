package io.millrace.common.internal.variable;

import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
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

  @Override
  public Table<VariableUpdateEntity> table() {
    return TABLE;
  }

  /** Returns the root instance id. */
  public long rootInstanceId() {
    return rootInstanceId;
  }

  /** Sets the root instance id. */
  public void rootInstanceId(long value) {
    rootInstanceId = value;
  }

  /** Returns the tenant id. */
  public String tenantId() {
    return tenantId;
  }

  /** Sets the tenant id. */
  public void tenantId(String value) {
    tenantId = value;
  }

  /** Returns the scope type. */
  public String scopeType() {
    return scopeType;
  }

  /** Sets the scope type. */
  public void scopeType(String value) {
    scopeType = value;
  }

  /** Returns the scope id. */
  public long scopeId() {
    return scopeId;
  }

  /** Sets the scope id. */
  public void scopeId(long value) {
    scopeId = value;
  }

  /** Returns the sub scope id. */
  public long subScopeId() {
    return subScopeId;
  }

  /** Sets the sub scope id. */
  public void subScopeId(long value) {
    subScopeId = value;
  }

  /** Returns the task id. */
  public long taskId() {
    return taskId;
  }

  /** Sets the task id. */
  public void taskId(long value) {
    taskId = value;
  }

  /** Returns the variable id. */
  public long variableId() {
    return variableId;
  }

  /** Sets the variable id. */
  public void variableId(long value) {
    variableId = value;
  }

  /** Returns the variable rev. */
  public int variableRev() {
    return variableRev;
  }

  /** Sets the variable rev. */
  public void variableRev(int value) {
    variableRev = value;
  }

  /** Returns the name. */
  public String name() {
    return name;
  }

  /** Sets the name. */
  public void name(String value) {
    name = value;
  }

  /** Returns the type. */
  public String type() {
    return type;
  }

  /** Sets the type. */
  public void type(String value) {
    type = value;
  }

  /** Returns the text. */
  public String text() {
    return text;
  }

  /** Sets the text. */
  public void text(String value) {
    text = value;
  }

  /** Returns the long. */
  public Long longValue() {
    return longValue;
  }

  /** Sets the long. */
  public void longValue(Long value) {
    longValue = value;
  }

  /** Returns the double. */
  public Double doubleValue() {
    return doubleValue;
  }

  /** Sets the double. */
  public void doubleValue(Double value) {
    doubleValue = value;
  }

  /** Returns the bytes. */
  public byte[] bytes() {
    return bytes;
  }

  /** Sets the bytes. */
  public void bytes(byte[] value) {
    bytes = value;
  }

  /** Returns the time. */
  public Instant time() {
    return time;
  }

  /** Sets the time. */
  public void time(Instant value) {
    time = value;
  }
}
