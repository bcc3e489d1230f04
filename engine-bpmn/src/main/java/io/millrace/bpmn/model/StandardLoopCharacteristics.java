package io.millrace.bpmn.model;

/**
 * The activity is done again while a condition holds.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.7.
 *
 * @param source what stands in the file
 */
public record StandardLoopCharacteristics(ElementSource source) implements LoopCharacteristics {

  /**
   * Tells whether the condition is looked at before the first time.
   *
   * @return false where the file does not say
   */
  public boolean testBefore() {
    return source().flag("testBefore", false);
  }

  /**
   * Returns how often at most.
   *
   * @return or null
   */
  public String loopMaximum() {
    return source().attribute("loopMaximum");
  }

  /**
   * Returns the condition.
   *
   * @return as it stands, without the white space around it; or null
   */
  public String loopCondition() {
    return source().childText("loopCondition");
  }
}
