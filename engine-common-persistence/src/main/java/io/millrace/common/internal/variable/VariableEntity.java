package io.millrace.common.internal.variable;

import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableInstance;
import java.time.Instant;

/** A variable of an execution, a plan item, a case or a task. */
public final class VariableEntity extends StoredVariable implements VariableInstance {

  /** The table of these rows. */
  public static final Table<VariableEntity> TABLE =
      Table.of("MR_VARIABLE", VariableEntity::new)
          .withOtherKey()
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .ref("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .id("SUB_SCOPE_ID_", e -> e.subScopeId, (e, v) -> e.subScopeId = v)
          .id("TASK_ID_", e -> e.taskId, (e, v) -> e.taskId = v)
          .ref("SCOPE_DEFINITION_ID_", e -> e.scopeDefinitionId, (e, v) -> e.scopeDefinitionId = v)
          .integer("HISTORY_LEVEL_", e -> e.historyLevel, (e, v) -> e.historyLevel = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("TYPE_", e -> e.type, VariableEntity::readType)
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

  /** Returns a new variable of a node, without a value. */
  public static VariableEntity of(VariableNode node, String name) {
    var row = new VariableEntity();
    var scope = node.scope();
    row.rootInstanceId = scope.rootId();
    row.tenantId = scope.tenantId();
    row.scopeType = scope.type();
    row.scopeId = scope.instanceId();
    row.subScopeId = scope.elementId();
    row.taskId = node.taskId();
    row.scopeDefinitionId = scope.definitionId();
    row.historyLevel = scope.historyLevel().ordinal();
    row.name = name;
    return row;
  }

  private void readType(String value) {
    if (isChangeable() && type.equals(value)) {
      readAgain();
    } else {
      reset();
    }
    type = value;
  }

  /** Takes another value; the first one is its creation. */
  public void store(String typeName, StoredValue stored, Instant now) {
    reset();
    type = typeName;
    text = stored.text();
    longValue = stored.number();
    doubleValue = stored.decimal();
    bytes = stored.bytes();
    createTime = createTime == null ? now : createTime;
    lastUpdatedTime = now;
    changed();
  }

  /** Takes value and times that it had before its scope ended. */
  void revive(HistoricVariableEntity kept) {
    store(kept.type(), kept.stored(), kept.lastUpdatedTime());
    createTime = kept.createTime();
  }

  /** Tells whether this is the value it has. */
  boolean isStoredAs(String typeName, StoredValue stored) {
    return type.equals(typeName) && stored.equals(stored());
  }

  /**
   * Returns what is to be stored now, since the value was changed in place after it was read; null
   * if it was not.
   */
  StoredValue changedInPlace(VariableTypes types) {
    var reader = types.named(name, type);
    var now = types.write(name, reader, decode(types));
    var before = stored();
    var isSame = now.equals(before) || now.equals(types.write(name, reader, reader.read(before)));
    return isSame ? null : now;
  }

  /** Returns the value that the columns stand for, also if it was changed in place. */
  Object valueBefore(VariableTypes types) {
    return isChangeable() ? types.named(name, type).read(stored()) : decode(types);
  }

  @Override
  public String toString() {
    return ApiValues.label("variable", id(), name);
  }

  @Override
  public Table<VariableEntity> table() {
    return TABLE;
  }

  /** Returns the root instance id. */
  public long rootInstanceId() {
    return rootInstanceId;
  }

  @Override
  public String tenantId() {
    return tenantId;
  }

  @Override
  public String scopeType() {
    return scopeType;
  }

  @Override
  public long scopeId() {
    return scopeId;
  }

  @Override
  public long subScopeId() {
    return subScopeId;
  }

  @Override
  public long taskId() {
    return taskId;
  }

  /** Its instance goes on with another version. */
  public void migrated(long definitionId) {
    scopeDefinitionId = definitionId;
    changed();
  }

  /** Returns the scope definition id. */
  public long scopeDefinitionId() {
    return scopeDefinitionId;
  }

  /** Returns the history level. */
  public int historyLevel() {
    return historyLevel;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String type() {
    return type;
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public Long longValue() {
    return longValue;
  }

  @Override
  public Double doubleValue() {
    return doubleValue;
  }

  @Override
  public byte[] bytes() {
    return bytes;
  }

  @Override
  public Instant createTime() {
    return createTime;
  }

  @Override
  public Instant lastUpdatedTime() {
    return lastUpdatedTime;
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
