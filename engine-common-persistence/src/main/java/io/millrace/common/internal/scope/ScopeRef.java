package io.millrace.common.internal.scope;

import io.millrace.common.history.HistoryLevel;

/**
 * Names the owner of a shared row: which engine, which instance of which family, which element of
 * it.
 *
 * @param type the engine, such as {@code bpmn}; null for a row that belongs to no instance, such as
 *     a standalone task
 * @param rootId the root instance of the family, whose row is its lock; 0 without an instance
 * @param instanceId the process or case instance; 0 without an instance
 * @param elementId the execution or plan item that owns the row; 0 without an instance
 * @param definitionId the version of the definition; 0 without one
 * @param tenantId the tenant, empty for none
 * @param historyLevel how much of the instance is kept
 */
public record ScopeRef(
    String type,
    long rootId,
    long instanceId,
    long elementId,
    long definitionId,
    String tenantId,
    HistoryLevel historyLevel) {

  /** Returns the scope of a row that belongs to no instance. */
  public static ScopeRef none(String tenantId, HistoryLevel historyLevel) {
    return new ScopeRef(null, 0, 0, 0, 0, tenantId, historyLevel);
  }
}
