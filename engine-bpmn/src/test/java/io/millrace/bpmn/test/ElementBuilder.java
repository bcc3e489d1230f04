package io.millrace.bpmn.test;

import java.util.function.Consumer;

/**
 * What any element can be given. Attributes without a prefix of the engines' own words get ours.
 */
public class ElementBuilder<B extends ElementBuilder<B>> {

  private final XmlNode node;

  ElementBuilder(XmlNode node) {
    this.node = node;
  }

  /**
   * Sets an attribute; the name may have one of the prefixes millrace, flowable, activiti, camunda,
   * operaton.
   */
  public B attribute(String name, Object value) {
    node.set(name, value);
    return self();
  }

  /** Sets the name. */
  public B name(String name) {
    return attribute("name", name);
  }

  /** Adds a documentation. */
  public B documentation(String text) {
    return child("documentation", text);
  }

  /** Adds a child with a text. */
  public B child(String name, String text) {
    node.add(new XmlNode(name).text(text));
    return self();
  }

  /** Adds an extension element with attributes: name, value, name, value, … */
  public B extension(String name, Object... attributes) {
    node.extend(withAttributes(name, attributes));
    return self();
  }

  /** Adds an extension element and says more of it. */
  public B extension(String name, Consumer<NodeBuilder> more) {
    var extension = new XmlNode(name);
    more.accept(new NodeBuilder(extension));
    node.extend(extension);
    return self();
  }

  /** Adds a child with attributes: name, value, name, value, … */
  public B inside(String name, Object... attributes) {
    node.add(withAttributes(name, attributes));
    return self();
  }

  /** Adds a child and says more of it. */
  public B inside(String name, Consumer<NodeBuilder> more) {
    var child = new XmlNode(name);
    more.accept(new NodeBuilder(child));
    node.add(child);
    return self();
  }

  /** Sets the text of the element. */
  public B content(String text) {
    node.text(text);
    return self();
  }

  /** Adds an element right inside, with a text of its own. */
  public B insideText(String name, String text, Object... attributes) {
    node.add(withAttributes(name, attributes).text(text));
    return self();
  }

  /** Adds an extension element with a text. */
  public B extensionText(String name, String text) {
    node.extend(new XmlNode(name).text(text));
    return self();
  }

  /** Adds an execution listener of a class. */
  public B executionListener(String event, Class<?> listener) {
    return extension("millrace:executionListener", "event", event, "class", listener.getName());
  }

  /** Adds an execution listener that evaluates an expression. */
  public B executionListener(String event, String expression) {
    return extension("millrace:executionListener", "event", event, "expression", expression);
  }

  XmlNode node() {
    return node;
  }

  @SuppressWarnings("unchecked")
  B self() {
    return (B) this;
  }

  static XmlNode withAttributes(String name, Object... attributes) {
    var element = new XmlNode(name);
    for (var i = 0; i < attributes.length; i += 2) {
      element.set(String.valueOf(attributes[i]), attributes[i + 1]);
    }
    return element;
  }
}
