package io.millrace.common.internal.variable;

import io.millrace.common.internal.persistence.Table;
import io.millrace.common.variable.VariableInstance;
import java.time.Instant;

/** A variable of an execution, a plan item, a case or a task. */
public final class VariableEntity extends StoredVariable implements VariableInstance {

  /** The table of these rows. */
  public static final Table<VariableEntity> TABLE =
      Table.of("MR_VARIABLE", VariableEntity::new)
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .ref("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .id("SUB_SCOPE_ID_", e -> e.subScopeId, (e, v) -> e.subScopeId = v)
          .id("TASK_ID_", e -> e.taskId, (e, v) -> e.taskId = v)
          .ref("SCOPE_DEFINITION_ID_", e -> e.scopeDefinitionId, (e, v) -> e.scopeDefinitionId = v)
          .integer("HISTORY_LEVEL_", e -> e.historyLevel, (e, v) -> e.historyLevel = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("TEXT_", e -> e.text, (e, v) -> e.text = v)
          .number("LONG_", e -> e.longValue, (e, v) -> e.longValue = v)
          .real("DOUBLE_", e -> e.doubleValue, (e, v) -> e.doubleValue = v)
          .bytes("BYTES_", e -> e.bytes, (e, v) -> e.bytes = v)
          .time("CREATE_TIME_", e -> e.createTime, (e, v) -> e.createTime = v)
          .time("LAST_UPDATED_TIME_", e -> e.lastUpdatedTime, (e, v) -> e.lastUpdatedTime = v);

  private long rootInstanceId;
  private String tenantId = "";
  private String scopeType;
  private long scopeId;
  private long subScopeId;
  private long taskId;
  private long scopeDefinitionId;
  private int historyLevel;
  private String name;
  private String type;
  private String text;
  private Long longValue;
  private Double doubleValue;
  private byte[] bytes;
  private Instant createTime;
  private Instant lastUpdatedTime;

  @Override
  public Table<VariableEntity> table() {
    return TABLE;
  }

  /** Returns the root instance id. */
  public long rootInstanceId() {
    return rootInstanceId;
  }

  /** Sets the root instance id. */
  public void rootInstanceId(long value) {
    rootInstanceId = value;
    changed();
  }

  @Override
  public String tenantId() {
    return tenantId;
  }

  /** Sets the tenant id. */
  public void tenantId(String value) {
    tenantId = value;
    changed();
  }

  @Override
  public String scopeType() {
    return scopeType;
  }

  /** Sets the scope type. */
  public void scopeType(String value) {
    scopeType = value;
    changed();
  }

  @Override
  public long scopeId() {
    return scopeId;
  }

  /** Sets the scope id. */
  public void scopeId(long value) {
    scopeId = value;
    changed();
  }

  @Override
  public long subScopeId() {
    return subScopeId;
  }

  /** Sets the sub scope id. */
  public void subScopeId(long value) {
    subScopeId = value;
    changed();
  }

  @Override
  public long taskId() {
    return taskId;
  }

  /** Sets the task id. */
  public void taskId(long value) {
    taskId = value;
    changed();
  }

  /** Returns the scope definition id. */
  public long scopeDefinitionId() {
    return scopeDefinitionId;
  }

  /** Sets the scope definition id. */
  public void scopeDefinitionId(long value) {
    scopeDefinitionId = value;
    changed();
  }

  /** Returns the history level. */
  public int historyLevel() {
    return historyLevel;
  }

  /** Sets the history level. */
  public void historyLevel(int value) {
    historyLevel = value;
    changed();
  }

  @Override
  public String name() {
    return name;
  }

  /** Sets the name. */
  public void name(String value) {
    name = value;
    changed();
  }

  @Override
  public String type() {
    return type;
  }

  /** Sets the type. */
  public void type(String value) {
    type = value;
    changed();
  }

  @Override
  public String text() {
    return text;
  }

  /** Sets the text. */
  public void text(String value) {
    text = value;
    changed();
  }

  @Override
  public Long longValue() {
    return longValue;
  }

  /** Sets the long. */
  public void longValue(Long value) {
    longValue = value;
    changed();
  }

  @Override
  public Double doubleValue() {
    return doubleValue;
  }

  /** Sets the double. */
  public void doubleValue(Double value) {
    doubleValue = value;
    changed();
  }

  @Override
  public byte[] bytes() {
    return bytes;
  }

  /** Sets the bytes. */
  public void bytes(byte[] value) {
    bytes = value;
    changed();
  }

  @Override
  public Instant createTime() {
    return createTime;
  }

  /** Sets the create time. */
  public void createTime(Instant value) {
    createTime = value;
    changed();
  }

  @Override
  public Instant lastUpdatedTime() {
    return lastUpdatedTime;
  }

  /** Sets the last updated time. */
  public void lastUpdatedTime(Instant value) {
    lastUpdatedTime = value;
    changed();
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public String getTypeName() {
    return type;
  }

  @Override
  public String getProcessDefinitionId() {
    return scope(scopeDefinitionId).processDefinitionId();
  }

  @Override
  public String getScopeDefinitionId() {
    return scope(scopeDefinitionId).scopeDefinitionId();
  }
}
