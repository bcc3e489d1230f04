package io.millrace.common.internal.subscription;

import io.millrace.common.eventsubscription.EventSubscription;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.scope.ShownScope;
import java.time.Instant;
import java.util.Date;

/** A row of an event subscription, and how the API shows it. */
interface EventSubscriptionRow extends EventSubscription {

  long id();

  String tenantId();

  String scopeType();

  long scopeId();

  long subScopeId();

  long scopeDefinitionId();

  String eventType();

  String eventName();

  String activityId();

  String configuration();

  Instant createTime();

  private ShownScope scope() {
    return new ShownScope(scopeType(), scopeId(), subScopeId(), scopeDefinitionId());
  }

  @Override
  default String getId() {
    return ExternalIds.text(id());
  }

  @Override
  default String getEventType() {
    return eventType();
  }

  @Override
  default String getEventName() {
    return EventSubscriptionEntity.shownName(eventName());
  }

  @Override
  default String getActivityId() {
    return activityId();
  }

  @Override
  default String getExecutionId() {
    return scope().executionId();
  }

  @Override
  default String getProcessInstanceId() {
    return scope().processInstanceId();
  }

  @Override
  default String getProcessDefinitionId() {
    return scope().processDefinitionId();
  }

  @Override
  default String getScopeId() {
    return scope().scopeId();
  }

  @Override
  default String getSubScopeId() {
    return scope().subScopeId();
  }

  @Override
  default String getScopeType() {
    return scope().type();
  }

  @Override
  default String getScopeDefinitionId() {
    return scope().scopeDefinitionId();
  }

  @Override
  default String getConfiguration() {
    return configuration();
  }

  @Override
  default Date getCreated() {
    return ApiValues.date(createTime());
  }

  @Override
  default String getTenantId() {
    return ApiValues.tenant(tenantId());
  }
}
