package io.millrace.cmmn.runtime;

import java.util.Date;
import java.util.Map;

/**
 * What a plan item of a running case and one of history have in common. Immutable and thread-safe:
 * it shows the plan item as it was when a call returned it.
 */
public interface PlanItemInstanceInfo {

  /**
   * Returns the version of a case that an injected plan item comes from, or one that is inside of
   * an injected stage; {@link #getCaseDefinitionId} is the same for them.
   *
   * @return the id of the case definition; null for plan items of the case's own plan
   */
  String getDerivedCaseDefinitionId();

  /**
   * Returns the id of the plan item instance.
   *
   * @return never null
   */
  String getId();

  /**
   * Returns the name of the plan item.
   *
   * @return null if it has none
   */
  String getName();

  /**
   * Returns the state, the last one of what is over.
   *
   * @return one of {@link PlanItemInstanceState}
   */
  String getState();

  /**
   * Returns the case it belongs to.
   *
   * @return the id, never null
   */
  String getCaseInstanceId();

  /**
   * Returns the version of the definition of its case.
   *
   * @return the id, never null
   */
  String getCaseDefinitionId();

  /**
   * Returns the stage it is in.
   *
   * @return the id of the plan item instance of the stage; null for one that is in no stage but the
   *     plan of the case
   */
  String getStageInstanceId();

  /**
   * Returns the id of the plan item in the XML.
   *
   * @return never null
   */
  String getElementId();

  /**
   * Returns the id of its definition in the XML.
   *
   * @return the id, or null
   */
  String getPlanItemDefinitionId();

  /**
   * Returns its kind.
   *
   * @return one of {@link PlanItemDefinitionType}
   */
  String getPlanItemDefinitionType();

  /**
   * Tells whether it is a stage.
   *
   * @return true if it is
   */
  boolean isStage();

  /**
   * Returns when it came into being.
   *
   * @return the time, or null
   */
  Date getCreateTime();

  /**
   * Returns when it last became available.
   *
   * @return the time, or null
   */
  Date getLastAvailableTime();

  /**
   * Returns when it last became unavailable.
   *
   * @return the time, or null
   */
  Date getLastUnavailableTime();

  /**
   * Returns when it last became enabled.
   *
   * @return the time, or null
   */
  Date getLastEnabledTime();

  /**
   * Returns when it was last disabled.
   *
   * @return the time, or null
   */
  Date getLastDisabledTime();

  /**
   * Returns when it last started.
   *
   * @return the time, or null
   */
  Date getLastStartedTime();

  /**
   * Returns when it was last suspended.
   *
   * @return the time, or null
   */
  Date getLastSuspendedTime();

  /**
   * Returns when the stage or task completed.
   *
   * @return the time, or null
   */
  Date getCompletedTime();

  /**
   * Returns when the event happened or the milestone was reached.
   *
   * @return the time, or null
   */
  Date getOccurredTime();

  /**
   * Returns when it was terminated, other than by an exit criterion.
   *
   * @return the time, or null
   */
  Date getTerminatedTime();

  /**
   * Returns when an exit criterion ended it.
   *
   * @return the time, or null
   */
  Date getExitTime();

  /**
   * Returns when it came to its end, however it did.
   *
   * @return the time; null while it is not over
   */
  Date getEndedTime();

  /**
   * Returns who called when it came into being.
   *
   * @return the id of the user, or null
   */
  String getStartUserId();

  /**
   * Returns the entry criterion by which it started.
   *
   * @return the id in the XML, or null
   */
  String getEntryCriterionId();

  /**
   * Returns the exit criterion by which it ended.
   *
   * @return the id in the XML, or null
   */
  String getExitCriterionId();

  /**
   * Returns the tenant it belongs to.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();

  /**
   * Returns the process or case that this task started.
   *
   * @return the id of the instance, or null
   */
  String getReferenceId();

  /**
   * Returns what {@link #getReferenceId} names.
   *
   * @return one of {@link ReferenceTypes}; null if it names nothing
   */
  String getReferenceType();

  /**
   * Returns the variables of the plan item itself.
   *
   * @return name and value; empty unless the query said {@code includeLocalVariables()}; never
   *     null; unmodifiable
   */
  Map<String, Object> getPlanItemInstanceLocalVariables();
}
