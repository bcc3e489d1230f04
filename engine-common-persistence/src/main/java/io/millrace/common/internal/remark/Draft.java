package io.millrace.common.internal.remark;

/**
 * What a caller has read and may have changed. Not thread-safe.
 *
 * @param <V> what can be changed
 */
public final class Draft<V> {

  private final V found;
  private V saved;
  private V value;

  Draft(V found) {
    this.found = found;
    this.saved = found;
    this.value = found;
  }

  /** Returns what the caller wants it to be. */
  V value() {
    return value;
  }

  void value(V wanted) {
    value = wanted;
  }

  /**
   * Tells whether a row is as it was when this was read, or as this was saved: the transaction of
   * the last saving may have been rolled back.
   */
  boolean isOf(V current) {
    return current.equals(saved) || current.equals(found);
  }

  void saved() {
    saved = value;
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
