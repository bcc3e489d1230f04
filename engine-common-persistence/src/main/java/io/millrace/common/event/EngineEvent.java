package io.millrace.common.event;

import java.time.Instant;

/**
 * Something that happened in an engine. Values are those of the moment; an event may be kept and
 * read by other threads.
 */
public interface EngineEvent {

  /**
   * Returns what happened.
   *
   * @return the type, never null
   */
  EngineEventType getType();

  /**
   * Returns when it happened, by the engine's clock.
   *
   * @return the time, never null
   */
  Instant getTime();

  /**
   * Returns the process instance in which it happened.
   *
   * @return the id, or null if it happened in none
   */
  String getProcessInstanceId();

  /**
   * Returns the execution to which it happened.
   *
   * @return the id, or null if it happened to none
   */
  String getExecutionId();

  /**
   * Returns the definition of the process.
   *
   * @return the id, or null if it happened in none
   */
  String getProcessDefinitionId();

  /**
   * Returns the case instance in which it happened.
   *
   * @return the id, or null if it happened in none
   */
  String getScopeId();

  /**
   * Returns the plan item instance to which it happened.
   *
   * @return the id, or null if it happened to none
   */
  String getSubScopeId();

  /**
   * Returns the kind of scope that {@link #getScopeId()} names: {@code cmmn} for a case.
   *
   * @return {@code cmmn}, or null
   */
  String getScopeType();

  /**
   * Returns the definition of the case.
   *
   * @return the id, or null if it happened in none
   */
  String getScopeDefinitionId();

  /**
   * Returns the tenant concerned.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();
}
