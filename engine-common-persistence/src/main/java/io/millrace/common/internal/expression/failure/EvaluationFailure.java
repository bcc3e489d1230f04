package io.millrace.common.internal.expression.failure;

/**
 * An expression cannot be evaluated any further. The expression that was asked catches it and adds
 * its own text and place; it never reaches a caller.
 */
public final class EvaluationFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Kind kind;

  private EvaluationFailure(String message, Throwable cause, Kind kind) {
    super(message, cause, false, false);
    this.kind = kind;
  }

  private enum Kind {
    MISFIT,
    LIMIT,
    CODE
  }

  /**
   * Something is missing, does not fit or is not allowed: a sentence, and a second one that says
   * what to do.
   */
  public static EvaluationFailure of(String message) {
    return new EvaluationFailure(message, null, Kind.MISFIT);
  }

  /** A limit was reached: a sentence that names it. */
  public static EvaluationFailure limit(String message) {
    return new EvaluationFailure(message, null, Kind.LIMIT);
  }

  /** Code of the application threw a checked exception: a sentence that names the code. */
  public static EvaluationFailure ofCode(String message, Throwable checked) {
    return new EvaluationFailure(message, checked, Kind.CODE);
  }

  /** Tells whether a limit was reached. */
  public boolean isLimit() {
    return kind == Kind.LIMIT;
  }

  /** Tells whether code of the application threw the cause. */
  public boolean isOfCode() {
    return kind == Kind.CODE;
  }
}
