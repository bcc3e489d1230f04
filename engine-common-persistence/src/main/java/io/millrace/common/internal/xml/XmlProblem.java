package io.millrace.common.internal.xml;

import io.millrace.common.Problem;
import io.millrace.common.Problem.Severity;

/** Why a resource cannot be read as XML. Each stops the reading. */
public enum XmlProblem {
  /** It is not well-formed. */
  MALFORMED("XML-001", "Correct the XML at this place; an XML editor shows what it misses."),
  /** It has a document type declaration. */
  DOCTYPE("XML-002", "Remove the DOCTYPE; no model needs one."),
  /** It has too many bytes. */
  TOO_LARGE("XML-003", "Split the model, or remove what is embedded in it."),
  /** Its elements are nested too deeply. */
  TOO_DEEP("XML-004", "Call processes or cases instead of nesting them."),
  /** An element has too many attributes. */
  TOO_MANY_ATTRIBUTES("XML-005", "Remove attributes that the model does not need."),
  /** Its bytes are not text in its encoding. */
  ENCODING("XML-006", "Save the file in the encoding that its first line names; UTF-8 is best.");

  private final String code;
  private final String remedy;

  XmlProblem(String code, String remedy) {
    this.code = code;
    this.remedy = remedy;
  }

  /**
   * Returns the stable code.
   *
   * @return for example {@code XML-001}
   */
  public String code() {
    return code;
  }

  /**
   * Returns what to do about it.
   *
   * @return a sentence
   */
  public String remedy() {
    return remedy;
  }

  XmlException at(String resource, int line, int column, String message) {
    return new XmlException(
        new Problem(code, Severity.ERROR, resource, line, column, null, message, remedy));
  }
}
