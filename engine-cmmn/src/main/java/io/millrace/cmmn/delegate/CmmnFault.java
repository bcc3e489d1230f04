package io.millrace.cmmn.delegate;

import io.millrace.common.delegate.ModelledFault;

/**
 * Says that the work of a task went wrong in a way that the case is modelled for: the task becomes
 * {@code failed} instead of the call failing, and sentries that watch its {@code fault} see it.
 * Thrown by a {@link PlanItemJavaDelegate} or by code that an expression calls.
 *
 * <p>Conditions and delegates that run in the same call see {@code faultCode} and {@code
 * faultMessage} as transient variables of the case. The task can be reactivated. Spec: CMMN 1.1
 * §8.4.2, transition {@code fault}.
 */
public class CmmnFault extends RuntimeException implements ModelledFault {

  private static final long serialVersionUID = 1L;

  /** What went wrong, as the application names it; may be null. */
  private final String code;

  /**
   * Creates a fault.
   *
   * @param code what went wrong, as the application names it; may be null
   */
  public CmmnFault(String code) {
    this(code, null);
  }

  /**
   * Creates a fault with a message.
   *
   * @param code what went wrong, as the application names it; may be null
   * @param message more about it, for people; may be null
   */
  public CmmnFault(String code, String message) {
    super(message);
    this.code = code;
  }

  /**
   * Returns what went wrong.
   *
   * @return the code that was given, or null
   */
  public String getCode() {
    return code;
  }
}
