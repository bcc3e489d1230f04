package io.millrace.common.model;

/**
 * Where in its resource an element begins. All positions are equal, so that two models are equal
 * where they say the same, wherever in their files they say it.
 *
 * <p>Immutable and thread-safe.
 *
 * @param line from 1, or 0 where the element comes from no file
 * @param column from 1, or 0 where the element comes from no file
 */
public record SourcePosition(int line, int column) {

  /** The position of an element that comes from no file. */
  public static final SourcePosition NONE = new SourcePosition(0, 0);

  @Override
  public boolean equals(Object other) {
    return other instanceof SourcePosition;
  }

  @Override
  public int hashCode() {
    return 0;
  }
}
