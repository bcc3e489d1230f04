package io.millrace.cmmn.model;

import io.millrace.common.model.Documentation;
import io.millrace.common.model.SourcePosition;
import java.util.List;

/**
 * What every element of a case has, whatever its kind.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.1.2.
 *
 * @param id the id, unique in its file; null only for elements to which nothing refers
 * @param name the name, or null
 * @param documentation in document order
 * @param extensions what is kept without being understood
 * @param position where the element begins in its file
 */
public record ElementInfo(
    String id,
    String name,
    List<Documentation> documentation,
    Extensions extensions,
    SourcePosition position) {

  /**
   * Copies the list, which may not be null.
   *
   * @param id the id, unique in its file; null only for elements to which nothing refers
   * @param name the name, or null
   * @param documentation in document order
   * @param extensions what is kept without being understood
   * @param position where the element begins in its file
   */
  public ElementInfo {
    documentation = List.copyOf(documentation);
  }

  /**
   * Creates what an element has that comes from no file.
   *
   * @param id the id, or null
   * @param name the name, or null
   * @return with neither documentation nor extensions
   */
  public static ElementInfo of(String id, String name) {
    return new ElementInfo(id, name, List.of(), Extensions.NONE, SourcePosition.NONE);
  }
}
