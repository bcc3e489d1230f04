package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.cmmn.model.ElementInfo;
import io.millrace.common.internal.xml.XmlAttribute;
import io.millrace.common.internal.xml.XmlNode;
import io.millrace.common.model.SourcePosition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * One element while it is read.
 *
 * <p>Readers ask for what they know. Once all is read, {@link #finish} refuses what nobody asked
 * for, unless it is kept as an extension, so that nothing is skipped in silence.
 */
final class Element {

  private static final int LONGEST_TEXT = 255;

  private final CmmnFile file;
  private final XmlNode node;
  private final Element parent;
  private final String id;
  private final Set<XmlAttribute> taken = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<XmlNode, Element> known = new IdentityHashMap<>();
  private final Set<String> asked = new HashSet<>();
  private final Set<String> askedElements = new HashSet<>();

  Element(CmmnFile file, XmlNode node, Element parent) {
    this.file = file;
    this.node = node;
    this.parent = parent;
    this.id = isOfStandard(node) ? plain("id") : null;
    if (id != null) {
      checkId();
    }
  }

  private void checkId() {
    shortText("id", id);
    if (!id.matches("[\\p{L}_][\\p{L}\\p{N}_.\\-]*")) {
      report(CmmnProblem.INVALID_ID, "The id '" + id + "' is no XML name.");
    } else if (!file.ids().add(id)) {
      var problem = name().equals("case") ? CmmnProblem.DUPLICATE_CASE : CmmnProblem.DUPLICATE_ID;
      report(problem, "The id '" + id + "' is used before.");
    }
  }

  CmmnFile file() {
    return file;
  }

  XmlNode node() {
    return node;
  }

  String name() {
    return node.tag().name();
  }

  String id() {
    return id;
  }

  /** Tells whether it is of the standard; what stands in an element of an engine belongs to it. */
  boolean isStandard() {
    return isOfStandard(node) && (parent == null || parent.isStandard());
  }

  private static boolean isOfStandard(XmlNode node) {
    return Namespaces.CMMN.equals(node.tag().namespace());
  }

  SourcePosition position() {
    return new SourcePosition(node.tag().line(), node.tag().column());
  }

  /** Returns what every element has, extensions included. */
  ElementInfo info() {
    return new InfoReader(this).read();
  }

  /** As {@link #info()}, of an element that is referred to. */
  ElementInfo requiredInfo() {
    if (id == null) {
      report(CmmnProblem.MISSING_ID, "The " + name() + " has no id.");
    }
    return info();
  }

  /** As {@link #requiredInfo()}, of what gets its name when it is created, by an expression. */
  ElementInfo evaluatedInfo() {
    expression(plain("name"));
    return requiredInfo();
  }

  /** Returns the children of a name in the namespace of the standard. */
  List<Element> children(String... names) {
    var wanted = Set.of(names);
    askedElements.addAll(wanted);
    return node.children().stream()
        .filter(Element::isOfStandard)
        .filter(child -> wanted.contains(child.tag().name()))
        .map(this::element)
        .toList();
  }

  /** Returns the only child of a name, or null. */
  Element child(String... names) {
    return only(children(names));
  }

  /** Returns the elements of engines of a name, within extensionElements or without. */
  List<Element> extensions(String... names) {
    var wanted = Set.of(names);
    askedElements.addAll(wanted);
    var found = new ArrayList<Element>();
    for (var child : node.children()) {
      if (isExtension(child, wanted)) {
        found.add(element(child));
      } else if (isExtensionElements(child)) {
        child.children().stream()
            .filter(inner -> isExtension(inner, wanted))
            .map(this::element)
            .forEach(found::add);
      }
    }
    return found;
  }

  /** Returns the only element of engines of a name, or null. */
  Element extension(String... names) {
    return only(extensions(names));
  }

  private Element only(List<Element> elements) {
    if (elements.size() > 1) {
      var second = elements.get(1);
      second.report(
          CmmnProblem.SEVERAL,
          this + " has " + elements.size() + " elements " + second.name() + ".");
    }
    return elements.isEmpty() ? null : elements.get(0);
  }

  private boolean isExtension(XmlNode child, Set<String> wanted) {
    var namespace = child.tag().namespace();
    var unprefixed = namespace.isEmpty() || isOfStandard(child);
    var ours = Namespaces.isEngine(namespace) || !isStandard() && unprefixed;
    return ours && wanted.contains(child.tag().name());
  }

  static boolean isExtensionElements(XmlNode child) {
    return isOfStandard(child) && child.tag().name().equals("extensionElements");
  }

  private Element element(XmlNode child) {
    var element = known.get(child);
    if (element == null) {
      element = new Element(file, child, this);
      known.put(child, element);
    }
    return element;
  }

  /** Returns the text without the white space around it; never null. */
  String text() {
    return node.text().strip();
  }

  /** Returns an attribute without a prefix, or null. */
  String plain(String name) {
    var values = take(attribute -> attribute.namespace().isEmpty(), name);
    return values.isEmpty() ? null : values.get(0);
  }

  /** Returns an attribute of any engine's namespace, or null. */
  String engine(String... names) {
    var values = new ArrayList<String>();
    for (var name : names) {
      take(this::isEngine, name).stream()
          .filter(value -> !values.contains(value))
          .forEach(values::add);
    }
    if (values.size() > 1) {
      report(
          CmmnProblem.CONTRADICTION,
          "The attribute '" + names[0] + "' of " + this + " has different values: " + values + ".");
    }
    return values.isEmpty() ? null : values.get(0);
  }

  /** Tells whether an attribute of any engine's namespace is there and says nothing. */
  boolean isLeftEmpty(String name) {
    return node.tag().attributes().stream()
        .anyMatch(
            attribute ->
                attribute.name().equals(name)
                    && isEngine(attribute)
                    && attribute.value().isBlank());
  }

  private boolean isEngine(XmlAttribute attribute) {
    return Namespaces.isEngine(attribute.namespace())
        || !isStandard() && attribute.namespace().isEmpty();
  }

  private List<String> take(Predicate<XmlAttribute> wanted, String name) {
    asked.add(name);
    var values = new ArrayList<String>(1);
    for (var attribute : node.tag().attributes()) {
      if (attribute.name().equals(name) && wanted.test(attribute)) {
        taken.add(attribute);
        if (!attribute.value().isBlank()) {
          values.add(attribute.value().strip());
        }
      }
    }
    return values;
  }

  /** Checks that a text fits into the database and returns it. */
  String shortText(String what, String text) {
    if (text != null && text.length() > LONGEST_TEXT) {
      report(
          CmmnProblem.TOO_LONG,
          "The " + what + " of the " + name() + " has " + text.length() + " characters.");
    }
    return text;
  }

  /** Checks an expression, or a text that may hold some, and returns it. */
  String expression(String text) {
    if (text != null && CmmnFile.isExpression(text)) {
      file.expressions()
          .error(text)
          .ifPresent(error -> report(CmmnProblem.INVALID_EXPRESSION, "'" + text + "': " + error));
    }
    return text;
  }

  /** Returns an attribute of an engine that may hold expressions, or null. */
  String engineExpression(String... names) {
    return expression(engine(names));
  }

  /**
   * Returns an attribute of an engine, or null: an expression, or a text that goes into the
   * database as it stands and has to fit.
   */
  String stored(String... names) {
    return literal(names[0], engineExpression(names));
  }

  /** Checks that a text fits into the database, unless it is an expression, and returns it. */
  String literal(String what, String text) {
    return text == null || CmmnFile.isExpression(text) ? text : shortText(what, text);
  }

  void report(CmmnProblem problem, String message) {
    file.problems().report(problem, position(), ownerId(), message);
  }

  private String ownerId() {
    return id != null || parent == null ? id : parent.ownerId();
  }

  /** Refuses what nobody asked for, here and below. */
  void finish() {
    new Leftovers(this, taken, asked, known.keySet(), askedElements).refuse();
    known.values().forEach(Element::finish);
  }

  /** Returns for example {@code humanTask 'pay'}. */
  @Override
  public String toString() {
    return id == null ? name() : name() + " '" + id + "'";
  }
}
