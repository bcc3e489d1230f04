package io.millrace.cmmn.internal.parser;

import io.millrace.common.Problem;
import io.millrace.common.internal.xml.ProblemLog;
import io.millrace.common.internal.xml.XmlCursor;
import io.millrace.common.internal.xml.XmlTag;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Reads elements of one file and refuses what is not supported. Used by one thread. */
final class CmmnElements {

  static final String NAMESPACE = "http://www.omg.org/spec/CMMN/20151109/MODEL";

  private static final int LONGEST_TEXT = 255;
  private static final Set<String> ALWAYS = Set.of("id", "name");
  private static final String DOCUMENTATION = "documentation";

  private final XmlCursor cursor;
  private final ProblemLog log;
  private final Set<String> ids = new HashSet<>();

  CmmnElements(XmlCursor cursor, ProblemLog log) {
    this.cursor = cursor;
    this.log = log;
  }

  /** Adds a problem of an element. */
  void refuse(CmmnProblem problem, XmlTag tag, String message) {
    log.add(
        new Problem(
            problem.code(),
            Problem.Severity.ERROR,
            log.resource(),
            tag.line(),
            tag.column(),
            tag.attribute("id"),
            message,
            problem.remedy()));
  }

  /**
   * Checks id, name and attributes of an element.
   *
   * @param more attributes beside id and name, with the values they may have; none means any
   */
  void check(XmlTag tag, Map<String, Set<String>> more) {
    var id = tag.attribute("id");
    if (id == null || id.isBlank()) {
      refuse(CmmnProblem.MISSING_ID, tag, "The " + tag.name() + " has no id.");
    } else if (!ids.add(id)) {
      refuse(CmmnProblem.DUPLICATE_ID, tag, "The id '" + id + "' is used before.");
    }
    for (var attribute : tag.attributes()) {
      var values = attribute.namespace().isEmpty() ? more.get(attribute.name()) : null;
      if (attribute.namespace().isEmpty() && ALWAYS.contains(attribute.name())) {
        checkLength(tag, attribute.name(), attribute.value());
      } else if (values == null || !values.isEmpty() && !values.contains(attribute.value())) {
        refuse(
            CmmnProblem.UNSUPPORTED_ATTRIBUTE,
            tag,
            "The %s has the attribute %s=\"%s\", which is not supported."
                .formatted(tag.name(), attribute.name(), attribute.value()));
      }
    }
  }

  private void checkLength(XmlTag tag, String attribute, String value) {
    if (value.length() > LONGEST_TEXT) {
      refuse(
          CmmnProblem.TOO_LONG,
          tag,
          "The %s of the %s has %d characters.".formatted(attribute, tag.name(), value.length()));
    }
  }

  /** Reads the children of the current element; a documentation is passed over. */
  void children(Map<String, Consumer<XmlTag>> readers) {
    cursor.children(
        tag -> {
          var ours = NAMESPACE.equals(tag.namespace());
          var reader = ours ? readers.get(tag.name()) : null;
          if (reader != null) {
            reader.accept(tag);
          } else if (!ours || !DOCUMENTATION.equals(tag.name())) {
            refuse(tag);
          }
        });
  }

  /** Refuses an element. */
  void refuse(XmlTag tag) {
    refuse(
        CmmnProblem.UNSUPPORTED_ELEMENT,
        tag,
        "The element '" + tag.name() + "' is not supported here.");
  }
}
