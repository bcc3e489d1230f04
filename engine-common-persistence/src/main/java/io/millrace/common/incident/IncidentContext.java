package io.millrace.common.incident;

/** What an incident concerns. A snapshot; immutable to callers. */
public interface IncidentContext {

  /**
   * Returns the id.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns what kind of incident it is.
   *
   * @return {@link Incident#FAILED_JOB_TYPE}, {@link Incident#FAILED_EXTERNAL_TASK_TYPE}, or a type
   *     of the application's
   */
  String getIncidentType();

  /**
   * Returns what more is to be known: the id of the job where a job failed.
   *
   * @return the text, or null
   */
  String getConfiguration();

  /**
   * Returns the execution concerned.
   *
   * @return its id; null for none, or where a case is concerned
   */
  String getExecutionId();

  /**
   * Returns the process instance concerned.
   *
   * @return its id; null for none, or where a case is concerned
   */
  String getProcessInstanceId();

  /**
   * Returns the process definition concerned.
   *
   * @return its id; null for none, or where a case is concerned
   */
  String getProcessDefinitionId();

  /**
   * Returns the case instance concerned.
   *
   * @return its id, or null
   */
  String getScopeId();

  /**
   * Returns the plan item concerned.
   *
   * @return its id, or null
   */
  String getSubScopeId();

  /**
   * Returns the kind of instance that {@link #getScopeId()} names: {@code cmmn} for a case.
   *
   * @return {@code cmmn}, or null
   */
  String getScopeType();

  /**
   * Returns the case definition concerned.
   *
   * @return its id, or null
   */
  String getScopeDefinitionId();

  /**
   * Returns the element of the model.
   *
   * @return its id, or null
   */
  String getActivityId();

  /**
   * Returns the tenant.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();
}
