package io.millrace.common.internal.identity;

import io.millrace.common.history.HistoricIdentityLink;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import java.time.Instant;
import java.util.Date;

/** An identity link of a task or an instance that is over. */
public final class HistoricIdentityLinkEntity extends Entity
    implements IdentityLinkRow, HistoricIdentityLink {

  /** The table of these rows. */
  public static final Table<HistoricIdentityLinkEntity> TABLE =
      Table.appendOnly("MR_HI_IDENTITY_LINK", HistoricIdentityLinkEntity::new)
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .ref("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .ref("TASK_ID_", e -> e.taskId, (e, v) -> e.taskId = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("USER_ID_", e -> e.userId, (e, v) -> e.userId = v)
          .string("GROUP_ID_", e -> e.groupId, (e, v) -> e.groupId = v)
          .time("CREATE_TIME_", e -> e.createTime, (e, v) -> e.createTime = v);

  private long rootInstanceId;
  private String tenantId = "";
  private String scopeType;
  private long scopeId;
  private long taskId;
  private String type;
  private String userId;
  private String groupId;
  private Instant createTime;

  @Override
  public Table<HistoricIdentityLinkEntity> table() {
    return TABLE;
  }

  /** Returns what history keeps of a link. */
  public static HistoricIdentityLinkEntity of(IdentityLinkEntity link) {
    var kept = new HistoricIdentityLinkEntity();
    kept.rootInstanceId = link.rootInstanceId();
    kept.tenantId = link.tenantId();
    kept.scopeType = link.scopeType();
    kept.scopeId = link.scopeId();
    kept.taskId = link.taskId();
    kept.type = link.type();
    kept.userId = link.userId();
    kept.groupId = link.groupId();
    kept.createTime = link.createTime();
    return kept;
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

  @Override
  public String scopeType() {
    return scopeType;
  }

  /** Sets the scope type. */
  public void scopeType(String value) {
    scopeType = value;
  }

  @Override
  public long scopeId() {
    return scopeId;
  }

  /** Sets the scope id. */
  public void scopeId(long value) {
    scopeId = value;
  }

  @Override
  public long taskId() {
    return taskId;
  }

  /** Sets the task id. */
  public void taskId(long value) {
    taskId = value;
  }

  @Override
  public String type() {
    return type;
  }

  /** Sets the type. */
  public void type(String value) {
    type = value;
  }

  @Override
  public String userId() {
    return userId;
  }

  /** Sets the user id. */
  public void userId(String value) {
    userId = value;
  }

  @Override
  public String groupId() {
    return groupId;
  }

  /** Sets the group id. */
  public void groupId(String value) {
    groupId = value;
  }

  /** Returns the create time. */
  public Instant createTime() {
    return createTime;
  }

  /** Sets the create time. */
  public void createTime(Instant value) {
    createTime = value;
  }

  /** Returns 0: links of definitions have no history. */
  @Override
  public long scopeDefinitionId() {
    return 0;
  }

  @Override
  public Date getCreateTime() {
    return ApiValues.date(createTime);
  }
}
