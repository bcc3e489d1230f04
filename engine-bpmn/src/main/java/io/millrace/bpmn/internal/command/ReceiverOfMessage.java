package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.runtime.Execution;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;

/**
 * An execution that waited for a message, as its subscription tells.
 *
 * @param id the execution
 * @param instanceId its process instance
 * @param rootId the root of its family
 * @param getActivityId where it waited
 * @param tenantId the tenant, empty for none
 */
record ReceiverOfMessage(
    long id, long instanceId, long rootId, String getActivityId, String tenantId)
    implements Execution {

  static ReceiverOfMessage of(EventSubscriptionEntity waiting) {
    return new ReceiverOfMessage(
        waiting.subScopeId(),
        waiting.scopeId(),
        waiting.rootInstanceId(),
        waiting.activityId(),
        waiting.tenantId());
  }

  /** Returns the receiver of what {@link #text} gave. */
  static ReceiverOfMessage of(String text, String tenantId) {
    var parts = text.split(" ", 4);
    return new ReceiverOfMessage(
        Long.parseLong(parts[0]),
        Long.parseLong(parts[1]),
        Long.parseLong(parts[2]),
        parts.length > 3 ? parts[3] : null,
        tenantId);
  }

  /** Returns what a key remembers; without the activity where its id is too long for that. */
  String text() {
    var ids = id + " " + instanceId + " " + rootId;
    return getActivityId.length() > 150 ? ids : ids + " " + getActivityId;
  }

  @Override
  public String getId() {
    return ExternalIds.text(id);
  }

  @Override
  public String getParentId() {
    return null;
  }

  @Override
  public String getProcessInstanceId() {
    return ExternalIds.text(instanceId);
  }

  @Override
  public String getSuperExecutionId() {
    return null;
  }

  @Override
  public String getRootProcessInstanceId() {
    return ExternalIds.text(rootId);
  }

  @Override
  public boolean isEnded() {
    return false;
  }

  @Override
  public boolean isSuspended() {
    return false;
  }

  @Override
  public String getName() {
    return null;
  }

  @Override
  public String getDescription() {
    return null;
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(tenantId);
  }
}
