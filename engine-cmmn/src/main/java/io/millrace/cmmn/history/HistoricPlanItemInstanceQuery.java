package io.millrace.cmmn.history;

import io.millrace.cmmn.runtime.PlanItemDefinitionType;
import io.millrace.cmmn.runtime.PlanItemInstanceInfoQuery;
import io.millrace.common.query.Query;
import java.util.Date;
import java.util.List;

/**
 * Asks for plan items, those that are over and those that are not, as far as the history level of
 * their case keeps them. What holds for all queries is said at {@link Query}.
 */
public interface HistoricPlanItemInstanceQuery
    extends PlanItemInstanceInfoQuery<HistoricPlanItemInstanceQuery, HistoricPlanItemInstance> {

  /**
   * Keeps plan items of this case.
   *
   * @param caseInstanceId the id of the case
   * @return this query
   */
  HistoricPlanItemInstanceQuery planItemInstanceCaseInstanceId(String caseInstanceId);

  /**
   * Keeps plan items of these cases.
   *
   * @param caseInstanceIds the ids, at least one
   * @return this query
   */
  HistoricPlanItemInstanceQuery planItemInstanceCaseInstanceIds(List<String> caseInstanceIds);

  /**
   * Keeps plan items of this version of a case.
   *
   * @param caseDefinitionId the id of the case definition
   * @return this query
   */
  HistoricPlanItemInstanceQuery planItemInstanceCaseDefinitionId(String caseDefinitionId);

  /**
   * Keeps plan items that were injected from this version of a case, with what was inside them.
   *
   * @param derivedCaseDefinitionId the id of the case definition
   * @return this query
   */
  HistoricPlanItemInstanceQuery planItemInstanceDerivedCaseDefinitionId(
      String derivedCaseDefinitionId);

  /**
   * Keeps plan items right below this stage.
   *
   * @param stageInstanceId the id of the plan item instance of the stage
   * @return this query
   */
  HistoricPlanItemInstanceQuery planItemInstanceStageInstanceId(String stageInstanceId);

  /**
   * Keeps plan items of this definition.
   *
   * @param planItemDefinitionId the id of the definition in the XML
   * @return this query
   */
  HistoricPlanItemInstanceQuery planItemInstanceDefinitionId(String planItemDefinitionId);

  /**
   * Keeps plan items of this kind.
   *
   * @param type one of {@link PlanItemDefinitionType}
   * @return this query
   */
  HistoricPlanItemInstanceQuery planItemInstanceDefinitionType(String type);

  /**
   * Keeps plan items of one of these kinds.
   *
   * @param types of {@link PlanItemDefinitionType}, at least one
   * @return this query
   */
  HistoricPlanItemInstanceQuery planItemInstanceDefinitionTypes(List<String> types);

  /**
   * Keeps plan items that came into being up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery createdBefore(Date time);

  /**
   * Keeps plan items that came into being from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery createdAfter(Date time);

  /**
   * Keeps plan items that became available up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery lastAvailableBefore(Date time);

  /**
   * Keeps plan items that became available from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery lastAvailableAfter(Date time);

  /**
   * Keeps plan items that became unavailable up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery lastUnavailableBefore(Date time);

  /**
   * Keeps plan items that became unavailable from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery lastUnavailableAfter(Date time);

  /**
   * Keeps plan items that became enabled up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery lastEnabledBefore(Date time);

  /**
   * Keeps plan items that became enabled from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery lastEnabledAfter(Date time);

  /**
   * Keeps plan items that were disabled up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery lastDisabledBefore(Date time);

  /**
   * Keeps plan items that were disabled from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery lastDisabledAfter(Date time);

  /**
   * Keeps plan items that started up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery lastStartedBefore(Date time);

  /**
   * Keeps plan items that started from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery lastStartedAfter(Date time);

  /**
   * Keeps plan items that were suspended up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery lastSuspendedBefore(Date time);

  /**
   * Keeps plan items that were suspended from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery lastSuspendedAfter(Date time);

  /**
   * Keeps plan items that completed up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery completedBefore(Date time);

  /**
   * Keeps plan items that completed from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery completedAfter(Date time);

  /**
   * Keeps plan items that occurred up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery occurredBefore(Date time);

  /**
   * Keeps plan items that occurred from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery occurredAfter(Date time);

  /**
   * Keeps plan items that were terminated up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery terminatedBefore(Date time);

  /**
   * Keeps plan items that were terminated from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery terminatedAfter(Date time);

  /**
   * Keeps plan items that were ended by an exit criterion up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery exitBefore(Date time);

  /**
   * Keeps plan items that were ended by an exit criterion from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery exitAfter(Date time);

  /**
   * Keeps plan items that ended up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery endedBefore(Date time);

  /**
   * Keeps plan items that ended from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  HistoricPlanItemInstanceQuery endedAfter(Date time);

  /**
   * Keeps plan items that are over.
   *
   * @return this query
   */
  HistoricPlanItemInstanceQuery ended();

  /**
   * Keeps plan items that are not over.
   *
   * @return this query
   */
  HistoricPlanItemInstanceQuery notEnded();

  /**
   * Orders by the time of the end.
   *
   * @return this query
   */
  HistoricPlanItemInstanceQuery orderByEndedTime();

  /**
   * Orders by the time at which they last became available.
   *
   * @return this query
   */
  HistoricPlanItemInstanceQuery orderByLastAvailableTime();

  /**
   * Orders by the time at which they last became unavailable.
   *
   * @return this query
   */
  HistoricPlanItemInstanceQuery orderByLastUnavailableTime();

  /**
   * Orders by the time at which they last became enabled.
   *
   * @return this query
   */
  HistoricPlanItemInstanceQuery orderByLastEnabledTime();

  /**
   * Orders by the time at which they were last disabled.
   *
   * @return this query
   */
  HistoricPlanItemInstanceQuery orderByLastDisabledTime();

  /**
   * Orders by the time at which they last started.
   *
   * @return this query
   */
  HistoricPlanItemInstanceQuery orderByLastStartedTime();

  /**
   * Orders by the time at which they were last suspended.
   *
   * @return this query
   */
  HistoricPlanItemInstanceQuery orderByLastSuspendedTime();
}
