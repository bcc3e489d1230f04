package io.millrace.cmmn.model;

import java.util.List;

/**
 * The information of a case.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.3.1.
 *
 * @param info what every element has
 * @param items in document order
 */
public record CaseFile(ElementInfo info, List<CaseFileItem> items) implements CmmnElement {

  /**
   * Copies the list, which may not be null.
   *
   * @param info what every element has
   * @param items in document order
   */
  public CaseFile {
    items = List.copyOf(items);
  }
}
