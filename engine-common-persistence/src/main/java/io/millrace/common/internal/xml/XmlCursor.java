package io.millrace.common.internal.xml;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads one XML resource forwards, element by element. Not thread-safe.
 *
 * <p>The cursor stands on an element. {@link #children} and {@link #text} read to its end; what a
 * handler leaves unread is skipped. Every method throws {@link XmlException} where the resource
 * stops being XML that we accept: malformed, with a DOCTYPE, or past one of the {@link XmlLimits}.
 */
public final class XmlCursor {

  private final String resource;
  private final XmlText text;
  private final XmlLimits limits;
  private final XMLStreamReader reader;
  private final List<XmlContent> before = new ArrayList<>(0);
  private int depth;
  private XmlTag tag;

  private XmlCursor(String resource, XmlText text, XmlLimits limits) {
    this.resource = resource;
    this.text = text;
    this.limits = limits;
    try {
      this.reader = SecureStax.open(text.toString(), limits);
    } catch (XMLStreamException e) {
      throw malformed(e);
    }
  }

  /**
   * Opens a resource and moves to its root element.
   *
   * @param resource its name, for problems
   * @param xml its bytes, in the encoding they declare
   * @param limits how large it may be
   * @return a cursor on the root element
   */
  public static XmlCursor open(String resource, byte[] xml, XmlLimits limits) {
    if (xml.length > limits.bytes()) {
      throw XmlProblem.TOO_LARGE.at(
          resource, 0, 0, "It has " + xml.length + " bytes; the limit is " + limits.bytes() + ".");
    }
    var cursor = new XmlCursor(resource, new XmlDecoder(resource, xml).decode(), limits);
    while (cursor.depth == 0) {
      cursor.remark(cursor.next(), cursor.before);
    }
    cursor.tag = cursor.readTag();
    return cursor;
  }

  /**
   * Returns the start tag the cursor reached last.
   *
   * @return never null
   */
  public XmlTag tag() {
    return tag;
  }

  /**
   * Reads to the end of the current element.
   *
   * @param handler gets the start tag of each child element, in document order
   */
  public void children(Consumer<XmlTag> handler) {
    var level = depth;
    while (depth >= level) {
      if (next() == XMLStreamConstants.START_ELEMENT) {
        tag = readTag();
        handler.accept(tag);
        skipTo(level);
      }
    }
  }

  /**
   * Reads to the end of the current element.
   *
   * @param handler gets the start tag of each child element, in document order
   * @return its own text, that of its child elements left out; never null
   */
  public String content(Consumer<XmlTag> handler) {
    var level = depth;
    var content = new StringBuilder();
    while (depth >= level) {
      var event = next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        tag = readTag();
        handler.accept(tag);
        skipTo(level);
      } else if (depth == level && isText(event)) {
        content.append(reader.getText());
      }
    }
    return content.toString();
  }

  /**
   * Reads to the end of the current element.
   *
   * @return its own text, that of its child elements left out; never null
   */
  public String text() {
    var level = depth;
    var content = new StringBuilder();
    while (depth >= level) {
      var event = next();
      if (depth == level && isText(event)) {
        content.append(reader.getText());
      }
    }
    return content.toString();
  }

  /**
   * Reads the resource from its root element to its end.
   *
   * @return all of it but its comments and processing instructions
   */
  public XmlTree tree() {
    var prefixes = new LinkedHashMap<String, String>();
    var root = node(prefixes, false);
    finish();
    return new XmlTree(root, prefixes);
  }

  /**
   * Reads the resource from its root element to its end.
   *
   * @return all of it
   */
  public XmlDocument document() {
    var root = node(new LinkedHashMap<>(), true);
    var after = new ArrayList<XmlContent>(0);
    for (var event = next(); event != XMLStreamConstants.END_DOCUMENT; event = next()) {
      remark(event, after);
    }
    return new XmlDocument(before, root, after);
  }

  private XmlNode node(Map<String, String> prefixes, boolean remarks) {
    var level = depth;
    var start = tag;
    start.declarations().forEach((prefix, uri) -> declare(prefixes, prefix, uri));
    var content = new ArrayList<XmlContent>();
    var text = new StringBuilder();
    while (depth >= level) {
      var event = next();
      if (isText(event)) {
        text.append(reader.getText());
      } else if (event == XMLStreamConstants.START_ELEMENT) {
        moveTo(content, text);
        tag = readTag();
        content.add(node(prefixes, remarks));
      } else if (remarks && isRemark(event)) {
        moveTo(content, text);
        remark(event, content);
      }
    }
    moveTo(content, text);
    return new XmlNode(start, XmlTree.withoutIndentation(content));
  }

  private void remark(int event, List<XmlContent> content) {
    if (event == XMLStreamConstants.COMMENT) {
      content.add(new XmlComment(reader.getText()));
    } else if (event == XMLStreamConstants.PROCESSING_INSTRUCTION) {
      content.add(new XmlInstruction(reader.getPITarget(), orEmpty(reader.getPIData()).strip()));
    }
  }

  private static void moveTo(List<XmlContent> content, StringBuilder text) {
    if (!text.isEmpty()) {
      content.add(new XmlCharacters(text.toString()));
      text.setLength(0);
    }
  }

  private static void declare(Map<String, String> prefixes, String prefix, String uri) {
    if (!prefix.isEmpty() && !uri.isEmpty()) {
      prefixes.putIfAbsent(prefix, uri);
    }
  }

  private Map<String, String> declarations() {
    var count = reader.getNamespaceCount();
    if (count == 0) {
      return Map.of();
    }
    var declarations = new LinkedHashMap<String, String>();
    for (var i = 0; i < count; i++) {
      declarations.put(orEmpty(reader.getNamespacePrefix(i)), orEmpty(reader.getNamespaceURI(i)));
    }
    return Collections.unmodifiableMap(declarations);
  }

  /** Reads to the end of the resource, so that what follows the root element is checked as well. */
  public void finish() {
    skipTo(0);
    while (next() != XMLStreamConstants.END_DOCUMENT) {
      // comments and processing instructions
    }
  }

  private void skipTo(int level) {
    while (depth > level) {
      next();
    }
  }

  private int next() {
    var event = advance();
    switch (event) {
      case XMLStreamConstants.START_ELEMENT -> enter();
      case XMLStreamConstants.END_ELEMENT -> depth--;
      case XMLStreamConstants.DTD -> throw stop(XmlProblem.DOCTYPE, "It has a DOCTYPE.");
      case XMLStreamConstants.ENTITY_REFERENCE ->
          throw stop(
              XmlProblem.MALFORMED, "The entity '" + reader.getLocalName() + "' is not declared.");
      default -> {}
    }
    return event;
  }

  private int advance() {
    try {
      return reader.next();
    } catch (XMLStreamException e) {
      throw malformed(e);
    } catch (RuntimeException e) { // the JDK's reader trips over some malformed input
      throw stop(XmlProblem.MALFORMED, "It is not well-formed.");
    }
  }

  private void enter() {
    depth++;
    var name = reader.getLocalName();
    if (depth > limits.depth()) {
      throw stop(
          XmlProblem.TOO_DEEP,
          "Element '" + name + "' is more than " + limits.depth() + " elements deep.");
    }
    var count = reader.getAttributeCount() + reader.getNamespaceCount();
    if (count > limits.attributes()) {
      throw stop(
          XmlProblem.TOO_MANY_ATTRIBUTES,
          "Element '"
              + name
              + "' has "
              + count
              + " attributes; the limit is "
              + limits.attributes()
              + ".");
    }
  }

  private XmlTag readTag() {
    var end = location();
    var place = text.tagBefore(end.getLineNumber(), end.getColumnNumber());
    return new XmlTag(
        orEmpty(reader.getNamespaceURI()),
        reader.getLocalName(),
        attributes(),
        declarations(),
        place.line(),
        place.column());
  }

  private List<XmlAttribute> attributes() {
    var count = reader.getAttributeCount();
    if (count == 0) {
      return List.of();
    }
    var attributes = new ArrayList<XmlAttribute>(count);
    for (var i = 0; i < count; i++) {
      attributes.add(
          new XmlAttribute(
              orEmpty(reader.getAttributeNamespace(i)),
              reader.getAttributeLocalName(i),
              reader.getAttributeValue(i)));
    }
    return attributes;
  }

  private Location location() {
    return reader.getLocation();
  }

  private XmlException stop(XmlProblem problem, String message) {
    return problem.at(resource, location().getLineNumber(), location().getColumnNumber(), message);
  }

  private XmlException malformed(XMLStreamException e) {
    var failure = StaxFailure.of(e);
    return failure.problem().at(resource, failure.line(), failure.column(), failure.message());
  }

  private static boolean isText(int event) {
    return event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA;
  }

  private static boolean isRemark(int event) {
    return event == XMLStreamConstants.COMMENT
        || event == XMLStreamConstants.PROCESSING_INSTRUCTION;
  }

  private static String orEmpty(String text) {
    return text == null ? "" : text;
  }
}
