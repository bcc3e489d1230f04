package io.millrace.common.internal.event;

import io.millrace.common.event.EngineEvent;
import io.millrace.common.event.EngineEventType;
import io.millrace.common.internal.persistence.ApiValues;
import java.time.Instant;

/** An event that says what its {@link Occurrence} says. Implementations are immutable. */
public interface OccurredEvent extends EngineEvent {

  /** Returns what happened, when and where. */
  Occurrence occurrence();

  @Override
  default EngineEventType getType() {
    return occurrence().type();
  }

  @Override
  default Instant getTime() {
    return occurrence().time();
  }

  @Override
  default String getProcessInstanceId() {
    return occurrence().scope().processInstanceId();
  }

  @Override
  default String getExecutionId() {
    return occurrence().scope().executionId();
  }

  @Override
  default String getProcessDefinitionId() {
    return occurrence().scope().processDefinitionId();
  }

  @Override
  default String getScopeId() {
    return occurrence().scope().scopeId();
  }

  @Override
  default String getSubScopeId() {
    return occurrence().scope().subScopeId();
  }

  @Override
  default String getScopeType() {
    return occurrence().scope().type();
  }

  @Override
  default String getScopeDefinitionId() {
    return occurrence().scope().scopeDefinitionId();
  }

  @Override
  default String getTenantId() {
    return ApiValues.tenant(occurrence().tenantId());
  }
}
