package io.millrace.common.internal.scope;

import io.millrace.common.internal.persistence.ExternalIds;

/**
 * What a row belongs to, as the API shows it: a process by names of its own, all else as scope.
 *
 * @param scopeType the engine; null for a row that belongs to nothing
 * @param instance the process or case instance; 0 without one
 * @param element the execution or plan item; 0 without one
 * @param definition the version of the definition; 0 without one
 */
public record ShownScope(String scopeType, long instance, long element, long definition) {

  private String ofProcess(long id) {
    return ScopeTypes.BPMN.equals(scopeType) ? ExternalIds.text(id) : null;
  }

  private String ofOther(long id) {
    return ScopeTypes.BPMN.equals(scopeType) ? null : ExternalIds.text(id);
  }

  /** Returns the process instance, or null. */
  public String processInstanceId() {
    return ofProcess(instance);
  }

  /** Returns the execution, or null. */
  public String executionId() {
    return ofProcess(element);
  }

  /** Returns the process definition, or null. */
  public String processDefinitionId() {
    return ofProcess(definition);
  }

  /** Returns the case instance, or null. */
  public String scopeId() {
    return ofOther(instance);
  }

  /** Returns the plan item instance, or null. */
  public String subScopeId() {
    return ofOther(element);
  }

  /** Returns the case definition, or null. */
  public String scopeDefinitionId() {
    return ofOther(definition);
  }

  /** Returns the kind of scope if it is no process, or null. */
  public String type() {
    return ScopeTypes.BPMN.equals(scopeType) ? null : scopeType;
  }
}
