package io.millrace.common.internal.persistence;

/** Makes ids. Thread-safe. */
public interface IdGenerator {

  /**
   * Returns an id that no other call on any node returns, without a round trip on the hot path;
   * always positive.
   */
  long next();
}
