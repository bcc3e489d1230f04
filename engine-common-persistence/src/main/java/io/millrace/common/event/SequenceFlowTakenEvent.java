package io.millrace.common.event;

/** An execution went along a sequence flow. */
public interface SequenceFlowTakenEvent extends EngineEvent {

  /**
   * Returns the sequence flow.
   *
   * @return the id in the XML, never null
   */
  String getId();

  /**
   * Returns where it begins.
   *
   * @return the id in the XML, never null
   */
  String getSourceActivityId();

  /**
   * Returns the name of the element where it begins.
   *
   * @return the name in the XML, or null
   */
  String getSourceActivityName();

  /**
   * Returns the kind of element where it begins.
   *
   * @return the name of the XML element, never null
   */
  String getSourceActivityType();

  /**
   * Returns where it leads.
   *
   * @return the id in the XML, never null
   */
  String getTargetActivityId();

  /**
   * Returns the name of the element where it leads.
   *
   * @return the name in the XML, or null
   */
  String getTargetActivityName();

  /**
   * Returns the kind of element where it leads.
   *
   * @return the name of the XML element, never null
   */
  String getTargetActivityType();
}
