package io.millrace.cmmn.model;

/**
 * An element of a case.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.1.2.
 */
public interface CmmnElement {

  /**
   * Returns what every element has.
   *
   * @return never null
   */
  ElementInfo info();

  /**
   * Returns the id.
   *
   * @return unique in its file; null only for elements to which nothing refers
   */
  default String id() {
    return info().id();
  }

  /**
   * Returns the name.
   *
   * @return or null
   */
  default String name() {
    return info().name();
  }
}
