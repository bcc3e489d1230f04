package io.millrace.cmmn.model;

import io.millrace.common.model.ExtensionAttribute;
import io.millrace.common.model.ExtensionElement;
import java.util.List;

/**
 * What stands at an element and means nothing to the execution: kept so that writing a model loses
 * nothing.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.1.5.
 *
 * @param attributes attributes of other namespaces, in document order
 * @param elements children of {@code extensionElements}, in document order
 * @param children child elements that are not within {@code extensionElements}, in document order
 */
public record Extensions(
    List<ExtensionAttribute> attributes,
    List<ExtensionElement> elements,
    List<ExtensionElement> children) {

  /**
   * Copies the collections; none may be null.
   *
   * @param attributes attributes of other namespaces, in document order
   * @param elements children of {@code extensionElements}, in document order
   * @param children child elements that are not within {@code extensionElements}, in document order
   */
  public Extensions {
    attributes = List.copyOf(attributes);
    elements = List.copyOf(elements);
    children = List.copyOf(children);
  }

  /** No extensions. */
  public static final Extensions NONE = new Extensions(List.of(), List.of(), List.of());
}
