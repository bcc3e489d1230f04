package io.millrace.common.model;

import java.util.List;

/**
 * An element that is not ours, kept as it stands. Only white space between its child elements is
 * not kept.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §8.3.3, CMMN 1.1 §5.1.5.
 *
 * @param namespace the URI of its namespace; empty where it has none
 * @param name its name without a prefix
 * @param attributes in document order
 * @param content in document order
 */
public record ExtensionElement(
    String namespace,
    String name,
    List<ExtensionAttribute> attributes,
    List<ExtensionContent> content)
    implements ExtensionContent {

  /**
   * Copies the collections; none may be null.
   *
   * @param namespace the URI of its namespace; empty where it has none
   * @param name its name without a prefix
   * @param attributes in document order
   * @param content in document order
   */
  public ExtensionElement {
    attributes = List.copyOf(attributes);
    content = List.copyOf(content);
  }
}
