package io.millrace.bpmn.model;

/**
 * A task that runs a script.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.3.
 *
 * @param source what stands in the file
 */
public record ScriptTask(ElementSource source) implements Task {

  /**
   * Returns the language of the script.
   *
   * @return or null
   */
  public String scriptFormat() {
    return source().attribute("scriptFormat");
  }

  /**
   * Returns the script.
   *
   * @return as it stands, without the white space around it; or null
   */
  public String script() {
    return source().childText("script");
  }

  /**
   * Returns where its result is kept.
   *
   * @return the name of a variable, or null
   */
  public String resultVariable() {
    return source().engineAttribute("resultVariable");
  }
}
