package io.millrace.common.internal.query.condition;

/**
 * The two places a history query looks at. All other queries have but one, which counts as {@link
 * #RUNNING}.
 */
public enum Arm {
  /** Runtime tables: what still runs. */
  RUNNING,
  /** History tables: what is over. */
  ENDED
}
