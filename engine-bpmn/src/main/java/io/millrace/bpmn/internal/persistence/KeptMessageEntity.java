package io.millrace.bpmn.internal.persistence;

import io.millrace.bpmn.runtime.KeptMessage;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Table;
import java.time.Instant;
import java.util.Date;

/** A message that waits for its receiver. It is written once, and goes with its delivery. */
public final class KeptMessageEntity extends Entity implements KeptMessage {

  /** The table of these rows. */
  public static final Table<KeptMessageEntity> TABLE =
      Table.appendOnly("MR_KEPT_MESSAGE", KeptMessageEntity::new)
          .time("CREATE_TIME_", e -> e.createTime, (e, v) -> e.createTime = v)
          .time("EXPIRATION_TIME_", e -> e.expirationTime, (e, v) -> e.expirationTime = v)
          .ref("PROCESS_INSTANCE_ID_", e -> e.processInstanceId, (e, v) -> e.processInstanceId = v)
          .ref(
              "PROCESS_DEFINITION_ID_",
              e -> e.processDefinitionId,
              (e, v) -> e.processDefinitionId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("BUSINESS_KEY_", e -> e.businessKey, (e, v) -> e.businessKey = v)
          .string("PAYLOAD_", e -> e.payload, (e, v) -> e.payload = v);

  private Instant createTime;
  private Instant expirationTime;
  private long processInstanceId;
  private long processDefinitionId;
  private String tenantId = "";
  private String name;
  private String businessKey;
  private String payload;

  /**
   * Returns a message to be kept.
   *
   * @param instanceId the process instance it is for; 0 for any
   * @param definitionId the version it is for; 0 for any
   */
  public static KeptMessageEntity of(
      String name, String tenantId, String businessKey, long instanceId, long definitionId) {
    var row = new KeptMessageEntity();
    row.name = name;
    row.tenantId = tenantId;
    row.businessKey = businessKey;
    row.processInstanceId = instanceId;
    row.processDefinitionId = definitionId;
    return row;
  }

  /** Says what it brings, and how long it is kept. */
  public KeptMessageEntity carrying(String text, Instant now, Instant until) {
    payload = text;
    createTime = now;
    expirationTime = until;
    return this;
  }

  @Override
  public Table<KeptMessageEntity> table() {
    return TABLE;
  }

  /** Returns when it is given up. */
  public Instant expirationTime() {
    return expirationTime;
  }

  /** Returns what it brings, and whom it is for. */
  public String payload() {
    return payload;
  }

  @Override
  public String getId() {
    return ExternalIds.text(id());
  }

  @Override
  public String getMessageName() {
    return name;
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(tenantId);
  }

  @Override
  public String getBusinessKey() {
    return businessKey;
  }

  @Override
  public String getProcessInstanceId() {
    return processInstanceId == 0 ? null : ExternalIds.text(processInstanceId);
  }

  /** Returns the id of the version it is for; 0 for any. */
  public long processDefinitionId() {
    return processDefinitionId;
  }

  @Override
  public String getProcessDefinitionId() {
    return processDefinitionId == 0 ? null : ExternalIds.text(processDefinitionId);
  }

  @Override
  public Date getCreateTime() {
    return ApiValues.date(createTime);
  }

  @Override
  public Date getExpirationTime() {
    return ApiValues.date(expirationTime);
  }
}
