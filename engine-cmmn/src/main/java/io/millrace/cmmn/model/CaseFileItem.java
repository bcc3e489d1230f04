package io.millrace.cmmn.model;

import java.util.List;

/**
 * A piece of information of a case.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.3.2.
 *
 * @param info what every element has
 * @param definitionRef the id of its {@link CaseFileItemDefinition}, or null
 * @param multiplicity how many instances there can be
 * @param sourceRef the id of the item it is derived from, or null
 * @param targetRefs the ids of the items it refers to
 * @param children in document order
 */
public record CaseFileItem(
    ElementInfo info,
    String definitionRef,
    Multiplicity multiplicity,
    String sourceRef,
    List<String> targetRefs,
    List<CaseFileItem> children)
    implements CmmnElement {

  /**
   * Copies the collections; none may be null.
   *
   * @param info what every element has
   * @param definitionRef the id of its {@link CaseFileItemDefinition}, or null
   * @param multiplicity how many instances there can be
   * @param sourceRef the id of the item it is derived from, or null
   * @param targetRefs the ids of the items it refers to
   * @param children in document order
   */
  public CaseFileItem {
    targetRefs = List.copyOf(targetRefs);
    children = List.copyOf(children);
  }
}
