package io.millrace.common.internal.expression;

/**
 * How large expressions may get.
 *
 * @param sourceLength the longest text that may be parsed, in characters
 * @param nesting how deep expressions may nest
 * @param resultLength the longest text an expression may make, in characters
 */
public record ExpressionLimits(int sourceLength, int nesting, int resultLength) {

  /** What applies unless an application sets something else. */
  public static final ExpressionLimits DEFAULT = new ExpressionLimits(16_384, 200, 1_000_000);
}
