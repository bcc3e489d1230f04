package io.millrace.common;

/**
 * A decision came out in a way that the element that asked for it cannot take: no rule was hit
 * where one has to be, or several results where one is expected.
 */
public class DecisionException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-4005";

  /**
   * Creates the exception.
   *
   * @param message what was asked, what stood in the way, what to do
   */
  public DecisionException(String message) {
    super(CODE, message);
  }
}
