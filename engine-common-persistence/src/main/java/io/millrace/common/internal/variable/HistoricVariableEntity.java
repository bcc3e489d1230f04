package io.millrace.common.internal.variable;

import io.millrace.common.history.HistoricVariableInstance;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Table;
import java.time.Instant;

/** The last value of a variable that was removed or whose scope is over. */
public final class HistoricVariableEntity extends StoredVariable
    implements HistoricVariableInstance {

  /** The table of these rows. */
  public static final Table<HistoricVariableEntity> TABLE =
      Table.appendOnly("MR_HI_VARIABLE", HistoricVariableEntity::new)
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .ref("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .ref("SUB_SCOPE_ID_", e -> e.subScopeId, (e, v) -> e.subScopeId = v)
          .ref("TASK_ID_", e -> e.taskId, (e, v) -> e.taskId = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("TEXT_", e -> e.text, (e, v) -> e.text = v)
          .number("LONG_", e -> e.longValue, (e, v) -> e.longValue = v)
          .real("DOUBLE_", e -> e.doubleValue, (e, v) -> e.doubleValue = v)
          .bytes("BYTES_", e -> e.bytes, (e, v) -> e.bytes = v)
          .time("CREATE_TIME_", e -> e.createTime, (e, v) -> e.createTime = v)
          .time("LAST_UPDATED_TIME_", e -> e.lastUpdatedTime, (e, v) -> e.lastUpdatedTime = v)
          .time("REMOVED_TIME_", e -> e.removedTime, (e, v) -> e.removedTime = v);

  private long rootInstanceId;
  private String tenantId = "";
  private String scopeType;
  private long scopeId;
  private long subScopeId;
  private long taskId;
  private String name;
  private String type;
  private String text;
  private Long longValue;
  private Double doubleValue;
  private byte[] bytes;
  private Instant createTime;
  private Instant lastUpdatedTime;
  private Instant removedTime;

  /** Returns what history keeps of a variable; it goes under the variable's id. */
  public static HistoricVariableEntity of(VariableEntity row) {
    var kept = new HistoricVariableEntity();
    kept.rootInstanceId = row.rootInstanceId();
    kept.tenantId = row.tenantId();
    kept.scopeType = row.scopeType();
    kept.scopeId = row.scopeId();
    kept.subScopeId = row.subScopeId();
    kept.taskId = row.taskId();
    kept.name = row.name();
    kept.type = row.type();
    kept.text = row.text();
    kept.longValue = row.longValue();
    kept.doubleValue = row.doubleValue();
    kept.bytes = row.bytes();
    kept.createTime = row.createTime();
    kept.lastUpdatedTime = row.lastUpdatedTime();
    return kept;
  }

  /** Notes that the variable was removed while its scope went on. */
  HistoricVariableEntity removed(Instant now) {
    removedTime = now;
    return this;
  }

  @Override
  public String toString() {
    return ApiValues.label("historic variable", id(), name);
  }

  @Override
  public Table<HistoricVariableEntity> table() {
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
  public String getVariableName() {
    return name;
  }

  @Override
  public String getVariableTypeName() {
    return type;
  }
}
