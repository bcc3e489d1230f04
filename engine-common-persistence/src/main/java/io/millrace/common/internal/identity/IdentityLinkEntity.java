package io.millrace.common.internal.identity;

import io.millrace.common.identity.IdentityLink;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import java.time.Instant;

/** Links a user or a group to a task, an instance or a definition. */
public final class IdentityLinkEntity extends Entity implements IdentityLinkRow, IdentityLink {

  /** The table of these rows. */
  public static final Table<IdentityLinkEntity> TABLE =
      Table.of("MR_IDENTITY_LINK", IdentityLinkEntity::new)
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .ref("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .ref("TASK_ID_", e -> e.taskId, (e, v) -> e.taskId = v)
          .ref("SCOPE_DEFINITION_ID_", e -> e.scopeDefinitionId, (e, v) -> e.scopeDefinitionId = v)
          .integer("HISTORY_LEVEL_", e -> e.historyLevel, (e, v) -> e.historyLevel = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("USER_ID_", e -> e.userId, (e, v) -> e.userId = v)
          .string("GROUP_ID_", e -> e.groupId, (e, v) -> e.groupId = v)
          .time("CREATE_TIME_", e -> e.createTime, (e, v) -> e.createTime = v);

  private long rootInstanceId;
  private String tenantId = "";
  private String scopeType;
  private long scopeId;
  private long taskId;
  private long scopeDefinitionId;
  private int historyLevel;
  private String type;
  private String userId;
  private String groupId;
  private Instant createTime;

  @Override
  public String toString() {
    return ApiValues.label(
        "identity link",
        id(),
        type + (userId == null ? " of group " + groupId : " of user " + userId));
  }

  @Override
  public Table<IdentityLinkEntity> table() {
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

  /** Returns the tenant id. */
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
  public long taskId() {
    return taskId;
  }

  /** Sets the task id. */
  public void taskId(long value) {
    taskId = value;
    changed();
  }

  @Override
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
  public String type() {
    return type;
  }

  /** Sets the type. */
  public void type(String value) {
    type = value;
    changed();
  }

  @Override
  public String userId() {
    return userId;
  }

  /** Sets the user id. */
  public void userId(String value) {
    userId = value;
    changed();
  }

  @Override
  public String groupId() {
    return groupId;
  }

  /** Sets the group id. */
  public void groupId(String value) {
    groupId = value;
    changed();
  }

  /** Returns the create time. */
  public Instant createTime() {
    return createTime;
  }

  /** Sets the create time. */
  public void createTime(Instant value) {
    createTime = value;
    changed();
  }

  @Override
  public String getProcessDefinitionId() {
    return shownScope().processDefinitionId();
  }
}
