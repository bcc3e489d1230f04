package io.millrace.cmmn.runtime;

/** A listener that waits for its event in a running case. Immutable and thread-safe. */
public interface EventListenerInstance {

  /**
   * Returns the id of the listener: that of its plan item.
   *
   * @return never null
   */
  String getId();

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
   * Returns the name of the listener.
   *
   * @return null if it has none
   */
  String getName();

  /**
   * Returns the id of its definition in the XML.
   *
   * @return the id, or null
   */
  String getPlanItemDefinitionId();

  /**
   * Returns the stage it is in.
   *
   * @return the id of the plan item instance of the stage, or null
   */
  String getStageInstanceId();

  /**
   * Returns the state.
   *
   * @return one of {@link PlanItemInstanceState}
   */
  String getState();
}
