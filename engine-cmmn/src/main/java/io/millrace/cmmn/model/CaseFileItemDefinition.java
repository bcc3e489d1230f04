package io.millrace.cmmn.model;

import java.util.List;

/**
 * The structure of case file items.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.1.7.
 *
 * @param info what every element has
 * @param definitionType the URI of the kind of definition, or null for unspecified
 * @param structureRef the qualified name of the structure, or null
 * @param importRef the id of the import that holds it, or null
 * @param properties in document order
 */
public record CaseFileItemDefinition(
    ElementInfo info,
    String definitionType,
    String structureRef,
    String importRef,
    List<CaseFileProperty> properties)
    implements CmmnElement {

  /**
   * Copies the list, which may not be null.
   *
   * @param info what every element has
   * @param definitionType the URI of the kind of definition, or null for unspecified
   * @param structureRef the qualified name of the structure, or null
   * @param importRef the id of the import that holds it, or null
   * @param properties in document order
   */
  public CaseFileItemDefinition {
    properties = List.copyOf(properties);
  }
}
