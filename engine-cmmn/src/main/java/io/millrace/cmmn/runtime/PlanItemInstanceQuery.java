package io.millrace.cmmn.runtime;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.query.Query;
import io.millrace.common.variable.CaseVariableCriteria;
import io.millrace.common.variable.VariableCriteria;
import java.util.Date;
import java.util.List;
import java.util.Set;

/**
 * Asks for plan items of running cases: those that are not over, unless it says otherwise. What
 * holds for all queries is said at {@link Query}. Criteria about variables ask for variables of the
 * plan item itself, those about variables of the case for variables of its case.
 */
public interface PlanItemInstanceQuery
    extends PlanItemInstanceInfoQuery<PlanItemInstanceQuery, PlanItemInstance>,
        VariableCriteria<PlanItemInstanceQuery>,
        CaseVariableCriteria<PlanItemInstanceQuery> {

  /**
   * Keeps plan items of this case.
   *
   * @param caseInstanceId the id of the case
   * @return this query
   */
  PlanItemInstanceQuery caseInstanceId(String caseInstanceId);

  /**
   * Keeps plan items of these cases.
   *
   * @param caseInstanceIds the ids, at least one
   * @return this query
   */
  PlanItemInstanceQuery caseInstanceIds(Set<String> caseInstanceIds);

  /**
   * Keeps plan items of this version of a case.
   *
   * @param caseDefinitionId the id of the case definition
   * @return this query
   */
  PlanItemInstanceQuery caseDefinitionId(String caseDefinitionId);

  /**
   * Keeps plan items that were injected from this version of a case, with what is inside them.
   *
   * @param derivedCaseDefinitionId the id of the case definition
   * @return this query
   */
  PlanItemInstanceQuery derivedCaseDefinitionId(String derivedCaseDefinitionId);

  /**
   * Keeps plan items right below this stage.
   *
   * @param stageInstanceId the id of the plan item instance of the stage
   * @return this query
   */
  PlanItemInstanceQuery stageInstanceId(String stageInstanceId);

  /**
   * Keeps plan items of this definition.
   *
   * @param planItemDefinitionId the id of the definition in the XML
   * @return this query
   */
  PlanItemInstanceQuery planItemDefinitionId(String planItemDefinitionId);

  /**
   * Keeps plan items of this kind.
   *
   * @param type one of {@link PlanItemDefinitionType}
   * @return this query
   */
  PlanItemInstanceQuery planItemDefinitionType(String type);

  /**
   * Keeps plan items of one of these kinds.
   *
   * @param types of {@link PlanItemDefinitionType}, at least one
   * @return this query
   */
  PlanItemInstanceQuery planItemDefinitionTypes(List<String> types);

  /**
   * Keeps plan items in the state {@link PlanItemInstanceState#ACTIVE}.
   *
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceStateActive();

  /**
   * Keeps plan items in the state {@link PlanItemInstanceState#AVAILABLE}.
   *
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceStateAvailable();

  /**
   * Keeps plan items in the state {@link PlanItemInstanceState#UNAVAILABLE}.
   *
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceStateUnavailable();

  /**
   * Keeps plan items in the state {@link PlanItemInstanceState#ENABLED}.
   *
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceStateEnabled();

  /**
   * Keeps plan items in the state {@link PlanItemInstanceState#DISABLED}.
   *
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceStateDisabled();

  /**
   * Keeps plan items in the state {@link PlanItemInstanceState#ASYNC_ACTIVE}.
   *
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceStateAsyncActive();

  /**
   * Keeps plan items in the state {@link PlanItemInstanceState#ASYNC_ACTIVE_LEAVE}.
   *
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceStateAsyncActiveLeave();

  /**
   * Keeps plan items in the state {@link PlanItemInstanceState#WAITING_FOR_REPETITION}.
   *
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceStateWaitingForRepetition();

  /**
   * Keeps plan items in the state {@link PlanItemInstanceState#SUSPENDED}.
   *
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceStateSuspended();

  /**
   * Keeps plan items in the state {@link PlanItemInstanceState#FAILED}.
   *
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceStateFailed();

  /**
   * Keeps plan items in the state {@link PlanItemInstanceState#COMPLETED}. They are over: ask with
   * {@link #ended()} too.
   *
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceStateCompleted();

  /**
   * Keeps plan items in the state {@link PlanItemInstanceState#TERMINATED}. They are over: ask with
   * {@link #ended()} too.
   *
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceStateTerminated();

  /**
   * Keeps plan items that came into being up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceCreatedBefore(Date time);

  /**
   * Keeps plan items that came into being from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceCreatedAfter(Date time);

  /**
   * Keeps plan items that became available up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceLastAvailableBefore(Date time);

  /**
   * Keeps plan items that became available from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceLastAvailableAfter(Date time);

  /**
   * Keeps plan items that became unavailable up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceLastUnavailableBefore(Date time);

  /**
   * Keeps plan items that became unavailable from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceLastUnavailableAfter(Date time);

  /**
   * Keeps plan items that became enabled up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceLastEnabledBefore(Date time);

  /**
   * Keeps plan items that became enabled from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceLastEnabledAfter(Date time);

  /**
   * Keeps plan items that were disabled up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceLastDisabledBefore(Date time);

  /**
   * Keeps plan items that were disabled from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceLastDisabledAfter(Date time);

  /**
   * Keeps plan items that started up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceLastStartedBefore(Date time);

  /**
   * Keeps plan items that started from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceLastStartedAfter(Date time);

  /**
   * Keeps plan items that were suspended up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceLastSuspendedBefore(Date time);

  /**
   * Keeps plan items that were suspended from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceLastSuspendedAfter(Date time);

  /**
   * Keeps plan items that completed up to this time. They are over: ask with {@link #ended()} too.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceCompletedBefore(Date time);

  /**
   * Keeps plan items that completed from this time on. They are over: ask with {@link #ended()}
   * too.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceCompletedAfter(Date time);

  /**
   * Keeps plan items that occurred up to this time. They are over: ask with {@link #ended()} too.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceOccurredBefore(Date time);

  /**
   * Keeps plan items that occurred from this time on. They are over: ask with {@link #ended()} too.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceOccurredAfter(Date time);

  /**
   * Keeps plan items that were terminated up to this time. They are over: ask with {@link #ended()}
   * too.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceTerminatedBefore(Date time);

  /**
   * Keeps plan items that were terminated from this time on. They are over: ask with {@link
   * #ended()} too.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceTerminatedAfter(Date time);

  /**
   * Keeps plan items that were ended by an exit criterion up to this time. They are over: ask with
   * {@link #ended()} too.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceExitBefore(Date time);

  /**
   * Keeps plan items that were ended by an exit criterion from this time on. They are over: ask
   * with {@link #ended()} too.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceExitAfter(Date time);

  /**
   * Keeps plan items that ended up to this time. They are over: ask with {@link #ended()} too.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceEndedBefore(Date time);

  /**
   * Keeps plan items that ended from this time on. They are over: ask with {@link #ended()} too.
   *
   * @param time the time, inclusive
   * @return this query
   */
  PlanItemInstanceQuery planItemInstanceEndedAfter(Date time);

  /**
   * Finds plan items that are over, instead of those that are not. History keeps them, from level
   * {@link HistoryLevel#ACTIVITY} on.
   *
   * @return this query
   */
  PlanItemInstanceQuery ended();

  /**
   * Finds plan items that are over as well. History keeps them, from level {@link
   * HistoryLevel#ACTIVITY} on.
   *
   * @return this query
   */
  PlanItemInstanceQuery includeEnded();

  /**
   * Orders by the time of the end.
   *
   * @return this query
   */
  PlanItemInstanceQuery orderByEndTime();
}
