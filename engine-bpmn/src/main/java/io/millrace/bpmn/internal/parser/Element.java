package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.SourcePosition;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import io.millrace.bpmn.internal.parser.rule.Finding;
import io.millrace.common.internal.xml.XmlTag;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * One element while it is read.
 *
 * <p>A parser asks for the attributes it knows, says what it does with which child, then calls
 * {@link #read} or {@link #text}. What it did not ask for and is not known to be harmless is
 * refused, so that nothing is skipped in silence.
 */
final class Element {

  private final BpmnFile file;
  private final XmlTag tag;
  private final Element parent;
  private final Attributes attributes;
  private final String id;
  private Map<String, Consumer<Element>> children = new HashMap<>();
  private Map<String, Consumer<Element>> extensions = new HashMap<>();

  Element(BpmnFile file, XmlTag tag, Element parent) {
    this.file = file;
    this.tag = tag;
    this.parent = parent;
    this.attributes = new Attributes(tag);
    this.id = isOfBpmn() ? attributes.plain("id") : null;
  }

  BpmnFile file() {
    return file;
  }

  /** Returns the element around it; null for the root. */
  Element parent() {
    return parent;
  }

  String name() {
    return tag.name();
  }

  SourcePosition position() {
    return new SourcePosition(tag.line(), tag.column());
  }

  /** Returns the id, or null where the element has none. */
  String id() {
    return id;
  }

  /** Returns the id, or that of the closest element around it that has one; null where none has. */
  String ownerId() {
    return id != null || parent == null ? id : parent.ownerId();
  }

  boolean isOfBpmn() {
    return Namespaces.BPMN.equals(tag.namespace());
  }

  /** Says what to do with the children of a name in the namespace of the standard. */
  Element child(String name, Consumer<Element> handler) {
    children.put(name, handler);
    return this;
  }

  /** Says what to do with the extension elements of a name in the namespace of any engine. */
  Element extension(String name, Consumer<Element> handler) {
    extensions.put(name, handler);
    return this;
  }

  /** Reads to the end of the element, handing its children to those who asked for them. */
  void read() {
    var dispatcher = new ChildDispatcher(this, children, extensions);
    file.cursor().children(dispatcher::dispatch);
    children = Map.of(); // what waits to be linked holds the element, and need not hold its parsers
    extensions = Map.of();
  }

  /**
   * Reads to the end of the element and returns its text without the white space around it; never
   * null.
   */
  String text() {
    return file.cursor().text().strip();
  }

  /**
   * Reads to the end of the element, handing its children to those who asked for them, and returns
   * its own text without the white space around it; never null.
   */
  String content() {
    var dispatcher = new ChildDispatcher(this, children, extensions);
    return file.cursor().content(dispatcher::dispatch).strip();
  }

  /** Returns an attribute without a prefix, or null. */
  String attribute(String name) {
    return attributes.plain(name);
  }

  /** Returns the part of a qualified name that is the id of an element of this file, or null. */
  String reference(String name) {
    var value = attribute(name);
    return value == null ? null : value.substring(value.indexOf(':') + 1);
  }

  /** Returns an attribute of any engine's namespace, or null. */
  String engine(String name) {
    return engine(uri -> true, name);
  }

  /** Returns an attribute of some of the engines' namespaces, or null. */
  String engine(Predicate<String> namespaces, String name) {
    var values = attributes.engine(namespaces, name);
    if (values.size() > 1) {
      report(
          BpmnProblem.CONTRADICTION,
          "Attribute '"
              + name
              + "' of "
              + this
              + " has different values in different namespaces: "
              + values
              + ".",
          name);
    }
    return values.isEmpty() ? null : values.get(0);
  }

  Attributes attributes() {
    return attributes;
  }

  /** Checks an expression, or a text that may hold some, and returns it. */
  String expression(String text) {
    if (text != null && Syntax.isExpression(text)) {
      file.syntax()
          .expressionError(text)
          .ifPresentOrElse(
              error -> report(BpmnProblem.INVALID_EXPRESSION, "'" + text + "': " + error, text),
              () -> engineUse(text));
    }
    return text;
  }

  private void engineUse(String text) {
    file.syntax()
        .work()
        .engineUse(text)
        .ifPresent(
            path ->
                report(
                    BpmnProblem.ENGINE_IN_EXPRESSION,
                    "'" + text + "' reaches the whole engine by '" + path + "'.",
                    text));
  }

  /** Returns what is wrong with a time, or the name of a calendar; empty for nothing. */
  Optional<String> timeError(TimeCheck.Kind kind, String text) {
    return file.syntax().timeError(kind, text);
  }

  /** Checks a time, or an expression that yields one, and returns it. */
  String time(TimeCheck.Kind kind, String text) {
    if (text != null) {
      timeError(kind, text)
          .ifPresent(error -> report(BpmnProblem.INVALID_TIME, "'" + text + "': " + error, text));
    }
    return expression(text);
  }

  void report(BpmnProblem problem, String message) {
    report(problem, message, null);
  }

  /** Reports a problem of one attribute or text of this element. */
  void report(BpmnProblem problem, String message, String subject) {
    file.problems().report(new Finding(problem, position(), ownerId(), message, subject));
  }

  /** Returns for example {@code userTask 'pay'}. */
  @Override
  public String toString() {
    return id == null ? tag.name() : tag.name() + " '" + id + "'";
  }
}
