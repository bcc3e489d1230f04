package io.millrace.common.internal.expression;

/**
 * How large expressions may get, and how far they reach.
 *
 * @param sourceLength the longest text that may be parsed, in characters
 * @param nesting how deep expressions may nest
 * @param resultLength the longest text an expression may make, in characters
 * @param opensEngine whether expressions may reach the whole engine
 */
public record ExpressionLimits(
    int sourceLength, int nesting, int resultLength, boolean opensEngine) {

  /** What applies unless an application sets something else. */
  public static final ExpressionLimits DEFAULT =
      new ExpressionLimits(16_384, 200, 1_000_000, false);

  /** Returns these limits for expressions that may reach the whole engine, or may not. */
  public ExpressionLimits withEngine(boolean opens) {
    return new ExpressionLimits(sourceLength, nesting, resultLength, opens);
  }
}
