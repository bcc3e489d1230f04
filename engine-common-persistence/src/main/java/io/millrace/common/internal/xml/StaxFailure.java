package io.millrace.common.internal.xml;

import java.util.regex.Pattern;
import javax.xml.stream.XMLStreamException;

/** What the JDK's reader complains of, without its own wrapping. */
record StaxFailure(XmlProblem problem, int line, int column, String message) {

  private static final String LIMIT = "JAXP0001";
  private static final String ATTRIBUTE_LIMIT = "JAXP00010002";
  private static final Pattern WRAPPING = Pattern.compile("(?s)^ParseError at .*?\\nMessage: ");
  private static final Pattern NAMESPACES =
      Pattern.compile("^http://www\\.w3\\.org/.*?#(\\w+)\\?(.*)$");

  static StaxFailure of(XMLStreamException e) {
    var raw = e.getMessage() == null ? "It is not well-formed." : e.getMessage();
    var message = WRAPPING.matcher(raw).replaceFirst("").strip();
    var place = e.getLocation();
    return new StaxFailure(
        message.startsWith(ATTRIBUTE_LIMIT) ? XmlProblem.TOO_MANY_ATTRIBUTES : XmlProblem.MALFORMED,
        place == null ? 0 : Math.max(0, place.getLineNumber()),
        place == null ? 0 : Math.max(0, place.getColumnNumber()),
        message.startsWith(LIMIT) ? limitOf(message) : readable(message));
  }

  private static String limitOf(String message) {
    return message.startsWith(ATTRIBUTE_LIMIT)
        ? "An element has too many attributes."
        : "A name is too long.";
  }

  /**
   * The JDK has no text for what breaks the rules of namespaces, only a key and the names at fault.
   */
  private static String readable(String message) {
    var matcher = NAMESPACES.matcher(message);
    if (!matcher.matches()) {
      return message;
    }
    var names = matcher.group(2).replace("&", ", ");
    return switch (matcher.group(1)) {
      case "AttributeNotUnique", "AttributeNSNotUnique" ->
          "An attribute is given twice: " + names + ".";
      case "AttributePrefixUnbound", "ElementPrefixUnbound" ->
          "A prefix is not declared: " + names + ".";
      default -> "A namespace is used in a wrong way: " + names + ".";
    };
  }
}
