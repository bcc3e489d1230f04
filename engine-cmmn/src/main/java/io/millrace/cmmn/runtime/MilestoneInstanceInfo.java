package io.millrace.cmmn.runtime;

import java.util.Date;

/** A milestone that was reached. Immutable and thread-safe. */
public interface MilestoneInstanceInfo {

  /**
   * Returns the id of the milestone instance: that of its plan item.
   *
   * @return never null
   */
  String getId();

  /**
   * Returns the name of the milestone.
   *
   * @return null if it has none
   */
  String getName();

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
   * Returns the id of the plan item in the XML.
   *
   * @return never null
   */
  String getElementId();

  /**
   * Returns the tenant it belongs to.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();

  /**
   * Returns when it was reached.
   *
   * @return never null
   */
  Date getTimeStamp();
}
