package io.millrace.bpmn.builder;

import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.common.internal.xml.KeptXml;
import io.millrace.common.internal.xml.XmlDraft;
import io.millrace.common.model.ExtensionElement;

/**
 * Builds an element of any kind. Not thread-safe.
 *
 * @param <B> the builder itself
 */
public abstract class ElementBuilder<B extends ElementBuilder<B>> {

  private final Draft draft;

  ElementBuilder(Draft draft) {
    this.draft = draft;
  }

  abstract B self();

  final Draft draft() {
    return draft;
  }

  final void engine(String attribute, String value) {
    draft.engine(attribute, value);
  }

  /**
   * Names it.
   *
   * @param text what users see
   * @return this
   */
  public B name(String text) {
    draft().set("name", text);
    return self();
  }

  /**
   * Documents it.
   *
   * @param text a text for people
   * @return this
   */
  public B documentation(String text) {
    draft
        .xml()
        .document(new XmlDraft(Namespaces.BPMN, "documentation").text(text).node(Namespaces.BPMN));
    return self();
  }

  /**
   * Sets an attribute of the standard that has no method of its own.
   *
   * @param attribute its name
   * @param value its value
   * @return this
   */
  public B attribute(String attribute, String value) {
    draft.set(attribute, value);
    return self();
  }

  /**
   * Sets an attribute of any namespace, such as {@code http://flowable.org/bpmn}.
   *
   * @param namespace the URI of its namespace
   * @param attribute its name without a prefix
   * @param value its value
   * @return this
   */
  public B attribute(String namespace, String attribute, String value) {
    draft.xml().set(namespace, attribute, value);
    return self();
  }

  /**
   * Adds an extension element of any namespace.
   *
   * @param element the element with all that is in it
   * @return this
   */
  public B extension(ExtensionElement element) {
    draft.xml().extend(KeptXml.node(element));
    return self();
  }
}
