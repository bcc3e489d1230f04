package io.millrace.bpmn.model;

/**
 * A process.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.2.
 *
 * @param source what stands in the file
 */
public record Process(ElementSource source) implements FlowElementsContainer {

  /**
   * Tells whether it is meant to run. Without the attribute it runs, as {@code
   * docs/bpmn-problems.md} says.
   *
   * @return true where the file does not say
   */
  public boolean isExecutable() {
    return source().flag("isExecutable", true);
  }

  /**
   * Tells whether it takes part in no other collaboration than its own.
   *
   * @return false where the file does not say
   */
  public boolean isClosed() {
    return source().flag("isClosed", false);
  }

  /**
   * Returns its type.
   *
   * @return {@code None}, {@code Public} or {@code Private}; or null
   */
  public String processType() {
    return source().attribute("processType");
  }

  /**
   * Returns the tag of its version.
   *
   * @return or null
   */
  public String versionTag() {
    return source().engineAttribute("versionTag");
  }

  /**
   * Returns how long the history of its instances is kept.
   *
   * @return days or an ISO-8601 duration, or null
   */
  public String historyTimeToLive() {
    return source().engineAttribute("historyTimeToLive");
  }
}
