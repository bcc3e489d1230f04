package io.millrace.cmmn.model;

import java.util.List;

/**
 * The declaration of a process or decision that is defined elsewhere.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.10.2, §5.4.10.4.
 *
 * @param info what every element has
 * @param kind what it is
 * @param externalRef its key there, or null for its id
 * @param implementationType the URI of its language, or null
 * @param inputs in document order
 * @param outputs in document order
 */
public record ExternalDefinition(
    ElementInfo info,
    ExternalKind kind,
    String externalRef,
    String implementationType,
    List<CaseParameter> inputs,
    List<CaseParameter> outputs)
    implements CmmnElement {

  /**
   * Copies the collections; none may be null.
   *
   * @param info what every element has
   * @param kind what it is
   * @param externalRef its key there, or null for its id
   * @param implementationType the URI of its language, or null
   * @param inputs in document order
   * @param outputs in document order
   */
  public ExternalDefinition {
    inputs = List.copyOf(inputs);
    outputs = List.copyOf(outputs);
  }
}
