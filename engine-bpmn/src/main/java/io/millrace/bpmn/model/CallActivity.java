package io.millrace.bpmn.model;

/**
 * A call of another process, or of a case.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.6.
 *
 * @param source what stands in the file
 */
public record CallActivity(ElementSource source) implements Activity {

  /**
   * Returns the process it calls.
   *
   * @return a key, an id or an expression; or null
   */
  public String calledElement() {
    return source().attribute("calledElement");
  }

  /**
   * Returns the case it calls.
   *
   * @return a text or an expression, or null
   */
  public String caseRef() {
    return source().engineAttribute("caseRef");
  }

  /**
   * Returns which version it calls.
   *
   * @return {@code latest}, {@code deployment}, {@code version} or {@code versionTag}; or null
   */
  public String calledElementBinding() {
    return source().engineAttribute("calledElementBinding");
  }

  /**
   * Returns the version it calls.
   *
   * @return a text or an expression, or null
   */
  public String calledElementVersion() {
    return source().engineAttribute("calledElementVersion");
  }

  /**
   * Returns the tag of the version it calls.
   *
   * @return a text or an expression, or null
   */
  public String calledElementVersionTag() {
    return source().engineAttribute("calledElementVersionTag");
  }
}
