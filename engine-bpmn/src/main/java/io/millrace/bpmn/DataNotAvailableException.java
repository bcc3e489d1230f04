package io.millrace.bpmn;

import io.millrace.common.EngineException;

/**
 * An activity or event cannot begin or complete, because data that its model asks for is not there.
 *
 * <p>Spec: BPMN 2.0.2 §10.4.1, §10.4.2. Deviation: the standard lets the element wait; here the
 * call fails and nothing is changed, or the job that entered the element is tried again.
 */
public class DataNotAvailableException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-4011";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public DataNotAvailableException(String message) {
    super(CODE, message);
  }
}
