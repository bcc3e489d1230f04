package io.millrace.common.incident;

import io.millrace.common.BadArgumentException;
import io.millrace.common.query.Query;
import java.util.Date;

/** Asks for open incidents. What holds for all queries is said at {@link Query}. */
public interface IncidentQuery extends Query<IncidentQuery, Incident> {

  /**
   * Keeps the incident with this id.
   *
   * @param incidentId the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  IncidentQuery incidentId(String incidentId);

  /**
   * Keeps incidents of this type.
   *
   * @param incidentType the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  IncidentQuery incidentType(String incidentType);

  /**
   * Keeps incidents with this message.
   *
   * @param incidentMessage the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  IncidentQuery incidentMessage(String incidentMessage);

  /**
   * Keeps incidents whose message matches a pattern; {@code %} stands for any characters.
   *
   * @param incidentMessageLike the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  IncidentQuery incidentMessageLike(String incidentMessageLike);

  /**
   * Keeps incidents with this configuration; that of a failed job is its id.
   *
   * @param configuration the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  IncidentQuery configuration(String configuration);

  /**
   * Keeps incidents of this element.
   *
   * @param activityId the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  IncidentQuery activityId(String activityId);

  /**
   * Keeps incidents of this execution.
   *
   * @param executionId the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  IncidentQuery executionId(String executionId);

  /**
   * Keeps incidents of this process instance.
   *
   * @param processInstanceId the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  IncidentQuery processInstanceId(String processInstanceId);

  /**
   * Keeps incidents of instances of this version of a process.
   *
   * @param processDefinitionId the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  IncidentQuery processDefinitionId(String processDefinitionId);

  /**
   * Keeps incidents of this case instance.
   *
   * @param caseInstanceId the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  IncidentQuery caseInstanceId(String caseInstanceId);

  /**
   * Keeps incidents of this tenant.
   *
   * @param tenantId the value
   * @return this query
   * @throws BadArgumentException if it is null
   */
  IncidentQuery tenantId(String tenantId);

  /**
   * Keeps incidents that were opened before a time.
   *
   * @param time the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  IncidentQuery incidentTimestampBefore(Date time);

  /**
   * Keeps incidents that were opened after a time.
   *
   * @param time the time
   * @return this query
   * @throws BadArgumentException if it is null
   */
  IncidentQuery incidentTimestampAfter(Date time);

  /**
   * Orders by id.
   *
   * @return this query
   */
  IncidentQuery orderByIncidentId();

  /**
   * Orders by the time at which they were opened.
   *
   * @return this query
   */
  IncidentQuery orderByIncidentTimestamp();

  /**
   * Orders by type.
   *
   * @return this query
   */
  IncidentQuery orderByIncidentType();

  /**
   * Orders by the element.
   *
   * @return this query
   */
  IncidentQuery orderByActivityId();

  /**
   * Orders by the instance.
   *
   * @return this query
   */
  IncidentQuery orderByProcessInstanceId();

  /**
   * Orders by tenant.
   *
   * @return this query
   */
  IncidentQuery orderByTenantId();
}
