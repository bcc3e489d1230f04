package io.millrace.common.incident;

import io.millrace.common.BadArgumentException;
import io.millrace.common.query.Query;
import java.util.Date;

/** Asks for incidents, open or over. What holds for all queries is said at {@link Query}. */
public interface HistoricIncidentQuery extends Query<HistoricIncidentQuery, HistoricIncident> {

  /**
   * Keeps the incident with this id.
   *
   * @param incidentId the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery incidentId(String incidentId);

  /**
   * Keeps incidents of this type.
   *
   * @param incidentType the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery incidentType(String incidentType);

  /**
   * Keeps incidents with this message.
   *
   * @param incidentMessage the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery incidentMessage(String incidentMessage);

  /**
   * Keeps incidents whose message matches a pattern; {@code %} stands for any characters.
   *
   * @param incidentMessageLike the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery incidentMessageLike(String incidentMessageLike);

  /**
   * Keeps incidents with this configuration; that of a failed job is its id.
   *
   * @param configuration the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery configuration(String configuration);

  /**
   * Keeps incidents of this element.
   *
   * @param activityId the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery activityId(String activityId);

  /**
   * Keeps incidents of this execution.
   *
   * @param executionId the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery executionId(String executionId);

  /**
   * Keeps incidents of this process instance.
   *
   * @param processInstanceId the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery processInstanceId(String processInstanceId);

  /**
   * Keeps incidents of instances of this version of a process.
   *
   * @param processDefinitionId the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery processDefinitionId(String processDefinitionId);

  /**
   * Keeps incidents of this case instance.
   *
   * @param caseInstanceId the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery caseInstanceId(String caseInstanceId);

  /**
   * Keeps incidents of this tenant.
   *
   * @param tenantId the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery tenantId(String tenantId);

  /**
   * Keeps incidents that were opened before a time.
   *
   * @param time the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery createTimeBefore(Date time);

  /**
   * Keeps incidents that were opened after a time.
   *
   * @param time the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery createTimeAfter(Date time);

  /**
   * Keeps incidents that were over before a time.
   *
   * @param time the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery endTimeBefore(Date time);

  /**
   * Keeps incidents that were over after a time.
   *
   * @param time the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  HistoricIncidentQuery endTimeAfter(Date time);

  /**
   * Keeps incidents that are open.
   *
   * @return this query
   */
  HistoricIncidentQuery open();

  /**
   * Keeps incidents that were resolved.
   *
   * @return this query
   */
  HistoricIncidentQuery resolved();

  /**
   * Keeps incidents that ended with what they concerned.
   *
   * @return this query
   */
  HistoricIncidentQuery deleted();

  /**
   * Orders by id.
   *
   * @return this query
   */
  HistoricIncidentQuery orderByIncidentId();

  /**
   * Orders by the time at which they were opened.
   *
   * @return this query
   */
  HistoricIncidentQuery orderByCreateTime();

  /**
   * Orders by the time at which they were over.
   *
   * @return this query
   */
  HistoricIncidentQuery orderByEndTime();

  /**
   * Orders by type.
   *
   * @return this query
   */
  HistoricIncidentQuery orderByIncidentType();

  /**
   * Orders by the element.
   *
   * @return this query
   */
  HistoricIncidentQuery orderByActivityId();

  /**
   * Orders by the instance.
   *
   * @return this query
   */
  HistoricIncidentQuery orderByProcessInstanceId();

  /**
   * Orders by tenant.
   *
   * @return this query
   */
  HistoricIncidentQuery orderByTenantId();
}
