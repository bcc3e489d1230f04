package io.millrace.bpmn;

import io.millrace.common.EngineException;

/**
 * A message could not be brought to exactly one receiver: nobody waits for it, or several do. The
 * message of the exception tells who was found. Nothing was changed.
 */
public class MismatchingMessageCorrelationException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-4010";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public MismatchingMessageCorrelationException(String message) {
    super(CODE, message);
  }
}
