package io.millrace.common.internal.expression.access;

/**
 * An expression cannot be evaluated any further. The expression that was asked catches it and adds
 * its own text and place; it never reaches a caller.
 */
public final class EvaluationFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean limit;

  private EvaluationFailure(String message, boolean limit) {
    super(message, null, false, false);
    this.limit = limit;
  }

  /**
   * Something is missing, does not fit or is not allowed: a sentence, and a second one that says
   * what to do.
   */
  public static EvaluationFailure of(String message) {
    return new EvaluationFailure(message, false);
  }

  /** A limit was reached: a sentence that names it. */
  public static EvaluationFailure limit(String message) {
    return new EvaluationFailure(message, true);
  }

  /** Tells whether a limit was reached. */
  public boolean isLimit() {
    return limit;
  }
}
